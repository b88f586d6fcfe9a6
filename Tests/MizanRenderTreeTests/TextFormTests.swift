import MizanBase
import MizanRenderTree
import Testing

/// Definitions 3, on a tree made by hand.
@Suite("The text form of a tree")
struct TextFormTests {
    @Test("every kind of node, to the letter")
    func sample() throws {
        let lines = RenderTree.sample.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.replacing(/(glyphs|mirrors) [0-9a-f]{8}/) { "\($0.output.1) #" }
        }
        #expect(
            Array(lines.dropFirst()) == [
                "font Sample-Regular 2.003 0051b0e7",
                "image arrow 24x24 mirrors #",
                "variant Forecast he_w100 rtl scale 2 size 100x60",
                "list ViewThatFits 0,0 100x60 took 2 of 2 (HStack needs 341 > 92 for HStack/Text)",
                "  title/background RoundedRectangle 4,4 40x23 cornerRadius 6 fill card #ffffff",
                "  title Text 4,4 40x23 role heading hidden color #000000 label \"שם \\\"ארוך\\\"\"",
                "    line 4,0 32x23 baseline 18 rtl missing-characters 2..<3 \"U+05D2\" glyphs # \"א\\u{2068}בג\\u{2069}ד\"",
                "  HStack 4,30 86x24 ltr scrolls 200x90 (offset 100,12.5 scroller trailing)",
                "    Image 0,0 24x24 mirrored rtl symbol arrow color #000000",
                "",
            ])
    }

    @Test("a scrolled place counts from the leading side")
    func scrolling() throws {
        var tree = RenderTree.sample
        tree.nodes[3].direction = .rightToLeft
        // 200 wide, 86 shown, 100 scrolled from the left: 14 from the right.
        #expect(tree.text.contains("HStack 4,30 86x24 scrolls 200x90 (offset 14,12.5 scroller leading)\n"))
    }

    @Test("glyphs are printed where asked for")
    func glyphs() {
        let lines = RenderTree.sample.text(glyphs: true).split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.contains("glyph Sample-Regular 7 0,-0.5 cluster 3 level 1"))
        #expect(lines.contains("glyph Sample-Regular 9 4.25,0 cluster 0 level 1"))
    }

    @Test("the glyphs' checksum is that of what a line shows, not of where it stands")
    func checksum() throws {
        func checksum(_ change: (inout RenderText.Line) -> Void) throws -> Substring {
            var tree = RenderTree.sample
            guard case .text(var text) = tree.nodes[2].content else { throw CancellationError() }
            change(&text.lines[0])
            tree.nodes[2].content = .text(text)
            return try #require(tree.text.firstMatch(of: /glyphs ([0-9a-f]{8})/)).output.1
        }
        let original = try checksum { _ in }
        #expect(try checksum { $0.frame.origin.x = .zero } == original)
        #expect(try checksum { $0.baseline = .zero } == original)
        #expect(try checksum { $0.runs[0].color = .white } == original)
        let changes: [(inout RenderText.Line) -> Void] = [
            { $0.runs[0].glyphs[0].id = 8 }, { $0.runs[0].glyphs[1].x = FixedLength(rawValue: 42_501) },
            { $0.runs[0].glyphs[0].y = .zero }, { $0.runs[0].glyphs[0].cluster = 2 }, { $0.runs[0].level = 3 },
            { $0.runs[0].size = FixedLength(rawValue: 180_000) }, { $0.runs[0].glyphs.swapAt(0, 1) },
        ]
        for change in changes { #expect(try checksum(change) != original) }
    }

    @Test("changes wherever the JSON form does")
    func everyChange() throws {
        var trees = [RenderTree.sample]
        func changed(_ change: (inout RenderTree) -> Void) {
            var tree = RenderTree.sample
            change(&tree)
            trees.append(tree)
        }
        changed { $0.scene = "Other" }
        changed { $0.variant = "ar_w100" }
        changed { $0.scale = nil }
        changed { $0.fonts[0].checksum = 1 }
        changed { $0.images[0].layers[0].color = .white }
        changed { $0.images[0].mirrors = false }
        changed { $0.images[0].hasCounterpart = true }
        changed { $0.nodes[4].direction = .leftToRight }
        changed { $0.nodes[2].role = nil }
        changed { $0.nodes[2].label = nil }
        changed { $0.nodes[2].hidden = false }
        changed { $0.nodes[3].scroll = nil }
        changed { $0.nodes[3].scroll?.scrollerSide = .left }
        changed { $0.nodes[3].scroll?.offset.x = .zero }
        changed { $0.nodes[0].chosenAlternative = nil }
        changed { $0.nodes[0].chosenAlternative?.rejected[0].node = "HStack/Text[1]" }
        changed { $0.changeLine { $0.decorations = [Self.stroke(.black)] } }
        changed { $0.changeLine { $0.decorations = [Self.stroke(.white)] } }
        changed { $0.changeLine { $0.colorGlyphs([.black, .white]) } }
        changed { $0.changeLine { $0.colorGlyphs([.white, .black]) } }
        changed { $0.nodes[1].content = .shape(.ellipse, fill: RenderNode.Fill(name: "card", color: .white)) }
        changed { $0.nodes[1].frame.origin.y = .zero }
        changed { $0.nodes.removeLast() }
        #expect(Set(trees.map(\.text)).count == trees.count)
        #expect(Set(trees.map(\.json)).count == trees.count)
    }

    private static func stroke(_ color: RGBA, x: FixedLength = .zero) -> RenderText.Decoration {
        let width = FixedLength(rawValue: 4 * FixedLength.unitsPerPoint)
        return RenderText.Decoration(
            kind: .underline, x: x, y: .zero, size: FixedSize(width: width, height: width), color: color)
    }

    @Test("a stroke has a colour where it isn't that of the letters along it")
    func strokeColors() throws {
        func strokes(_ change: (inout RenderText.Line) -> Void) throws -> [String] {
            var tree = RenderTree.sample
            tree.changeLine(change)
            let read = TreeOutline(text: tree.text)
            #expect(read.text == tree.text)
            return read.nodes[2].lines[0].attributes.filter { $0.name == .underline }.map(\.text)
        }
        let second = FixedLength(rawValue: 17 * FixedLength.unitsPerPoint / 4)
        #expect(try strokes { $0.decorations = [Self.stroke(.black)] } == ["underline 0,0 4x4"])
        #expect(try strokes { $0.decorations = [Self.stroke(.white)] } == ["underline 0,0 4x4 (color #ffffff)"])
        // Under two letters, of which the first is black.
        let both = try strokes {
            $0.colorGlyphs([.black, .white])
            $0.decorations = [Self.stroke(.black), Self.stroke(.white, x: second), Self.stroke(.black, x: second)]
        }
        #expect(both == ["underline 0,0 4x4", "underline 4.25,0 4x4", "underline 4.25,0 4x4 (color #000000)"])
        var dashed = Self.stroke(.white)
        dashed.pattern = .dash
        #expect(
            try strokes { $0.decorations = [dashed] } == ["underline 0,0 4x4 (color #ffffff pattern dash)"])
    }

    @Test("letters in another colour than the text's first have it with their range")
    func letterColors() {
        func line(_ colors: [RGBA]) -> String {
            var tree = RenderTree.sample
            tree.changeLine { $0.colorGlyphs(colors) }
            return TreeOutline(text: tree.text).nodes[2].lines[0].text
        }
        #expect(!line([.black, .black]).contains("color"))
        #expect(line([.black, .white]).contains(" color #ffffff (place 0..<1) glyphs "))
        #expect(line([.white, .black]).contains(" color #000000 (place 0..<1) glyphs "))
    }
}

extension RenderTree {
    /// Changes the one line of the sample's text.
    fileprivate mutating func changeLine(_ change: (inout RenderText.Line) -> Void) {
        guard case .text(var text) = nodes[2].content else { return }
        change(&text.lines[0])
        nodes[2].content = .text(text)
    }
}

extension RenderText.Line {
    /// Gives each of the two glyphs a run and a colour, from left to right.
    fileprivate mutating func colorGlyphs(_ colors: [RGBA]) {
        guard let run = runs.first else { return }
        runs = zip(run.glyphs, colors).map { glyph, color in
            RenderText.Run(
                font: run.font, size: run.size, level: run.level,
                range: glyph.cluster..<(glyph.cluster == 0 ? 1 : 4), color: color, glyphs: [glyph])
        }
    }
}
