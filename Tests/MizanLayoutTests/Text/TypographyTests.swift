import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanText
import Testing

/// Features of fonts, lines along a text, case, texts that are joined.
@Suite("Typography")
struct TypographyTests {
    private func text(_ view: some View) throws -> RenderText {
        let tree = try view.laidOut(width: 400, scale: 2)
        let texts = tree.nodes.compactMap { node -> RenderText? in
            if case .text(let text) = node.content { text } else { nil }
        }
        return try #require(texts.first)
    }

    private func glyphs(_ view: some View) throws -> [UInt32] {
        try text(view).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    }

    @Test("a feature changes the glyphs of fonts that have it, and only those")
    func features() throws {
        let plain = try glyphs(Text(verbatim: "Rome 1920"))
        #expect(try glyphs(Text(verbatim: "Rome 1920").font(.body.smallCaps())) != plain)
        #expect(try glyphs(Text(verbatim: "rome").font(.body.lowercaseSmallCaps())) != glyphs(Text(verbatim: "rome")))
        #expect(try glyphs(Text(verbatim: "rome").font(.body.uppercaseSmallCaps())) == glyphs(Text(verbatim: "rome")))
        let onum = try #require(FontFeature("onum"))
        let old = try glyphs(Text(verbatim: "Rome 1920").feature(onum))
        #expect(old != plain && old.prefix(5) == plain.prefix(5))
        // Turned off again by the last that is said.
        #expect(
            try glyphs(
                Text(verbatim: "Rome 1920").font(.body.feature(onum).feature(#require(FontFeature("onum", value: 0)))))
                == plain)
        #expect(try glyphs(Text(verbatim: "שלום").feature(onum)) == glyphs(Text(verbatim: "שלום")))
        #expect(FontFeature("tnumx") == nil && FontFeature("é") == nil)
        // The digits of Noto Sans are of one width unless they are asked to be proportional.
        let pnum = try #require(FontFeature("pnum"))
        #expect(try glyphs(Text(verbatim: "111").feature(pnum)) != glyphs(Text(verbatim: "111")))
        #expect(try glyphs(Text(verbatim: "111").monospacedDigit().feature(pnum)).count == 3)
        #expect(
            try Text(verbatim: "1").font(.body.monospacedDigit()).laidOut(width: 99, scale: 2).text.contains(
                "font body (feature tnum)"))
    }

    @Test("one letter alone takes the feature too, whatever was shaped before")
    func singleLetters() throws {
        let plain = try glyphs(Text(verbatim: "a"))
        #expect(try glyphs(Text(verbatim: "a").font(.body.smallCaps())) != plain)
        #expect(try glyphs(Text(verbatim: "a")) == plain)
    }

    @Test("an underline leaves out descenders, and nothing else")
    func underlines() throws {
        let flat = try text(Text(verbatim: "moon").underline()).lines[0]
        #expect(flat.decorations.count == 1)
        #expect(flat.decorations[0].size.width == flat.frame.size.width)
        let line = try text(Text(verbatim: "mogul").underline()).lines[0]
        #expect(line.decorations.count == 2)
        let (left, right) = (line.decorations[0], line.decorations[1])
        let descender = line.runs[0].glyphs[2]
        #expect(left.x == .zero && left.x + left.size.width > line.runs[0].glyphs[1].x)
        #expect(left.x + left.size.width < right.x && right.x > descender.x)
        #expect(right.x + right.size.width == line.frame.size.width)
        // A line through a text stays whole.
        #expect(try text(Text(verbatim: "mogul").strikethrough()).lines[0].decorations.count == 1)
    }

    @Test("patterns, colours, and who asks for them")
    func patterns() throws {
        let color = Color(RGBA(red: 1, green: 2, blue: 3))
        let line = try text(Text(verbatim: "moon").underline(pattern: .dash, color: color)).lines[0]
        let stroke = try #require(line.decorations.first)
        let dashes = stroke.rects(on: line)
        #expect(line.decorations.count == 1 && dashes.count > 5)
        #expect(line.decorations.allSatisfy { $0.color == RGBA(red: 1, green: 2, blue: 3) })
        #expect(abs(dashes[0].width - 4 * dashes[0].height) < 1e-9)
        #expect(abs(dashes[1].minX - dashes[0].minX - 6 * dashes[0].height) < 1e-9)
        #expect(
            dashes[0].minX == stroke.rect(on: line).minX
                && dashes.allSatisfy { $0.maxX <= stroke.rect(on: line).maxX + 1e-9 })
        // The view's modifier reaches the texts inside, and a text can take it back.
        let stack = VStack { Text(verbatim: "moon") }.underline()
        #expect(try text(stack).lines[0].decorations.count == 1)
        #expect(try text(VStack { Text(verbatim: "moon").underline(false) }.underline()).lines[0].decorations.isEmpty)
        let inner = Text("now \(Text(verbatim: "moon").underline()) and then")
        let part = try text(inner).lines[0]
        #expect(part.decorations.count == 1 && part.decorations[0].size.width < part.frame.size.width)
    }

    @Test("spacing and height of the texts in a view, unless a text says its own")
    func letters() throws {
        func width(_ view: some View) throws -> Double { try text(view).lines[0].frame.size.width.points }
        let plain = try width(Text(verbatim: "moon"))
        #expect(try abs(width(VStack { Text(verbatim: "moon") }.tracking(2)) - plain - 8) < 0.01)
        #expect(try abs(width(VStack { Text(verbatim: "moon").kerning(1) }.kerning(2)) - plain - 4) < 0.01)
        // Letters that join stay together.
        #expect(try width(VStack { Text(verbatim: "قمر") }.tracking(2)) == width(Text(verbatim: "قمر")))
        let raised = try text(VStack { Text(verbatim: "moon") }.baselineOffset(3)).lines[0]
        #expect(raised.runs[0].glyphs.allSatisfy { $0.y.points == -3 })
    }

    @Test(
        "case follows the language",
        arguments: [
            ("tr", "ilginç", "İLGİNÇ"), ("en", "ilginç", "ILGINÇ"), ("el", "Άνθρωπος", "ΑΝΘΡΩΠΟΣ"),
            ("nl", "ijs", "IJS"),
            ("de", "Straße", "STRASSE"), ("he", "שלום", "שלום"),
        ])
    func cases(_ language: String, _ text: String, _ expected: String) throws {
        let view = Text(verbatim: text).textCase(.uppercase).environment(\.locale, LanguageTag(language))
        #expect(try self.text(view).text.string == expected)
    }

    @Test("the parts of a text stay what they are in another case")
    func caseParts() throws {
        let view = Text("größe \(Text(verbatim: "straße").bold()) \("שלום")!").textCase(.uppercase)
        let result = try text(view).text
        #expect(result.string == "GRÖSSE STRASSE שלום!")
        #expect(result.isolates.map(\.range).contains(15..<19))
        #expect(try text(Text(verbatim: "ABC").textCase(.lowercase)).text.string == "abc")
    }

    @Test("joined texts are one paragraph, each part as it was")
    func joining() throws {
        let joined: Text = Text(verbatim: "one ").bold() + Text(verbatim: "two") + Text(verbatim: " three").underline()
        let result = try text(joined)
        #expect(result.text.string == "one two three")
        #expect(result.text.isolates.isEmpty)
        #expect(Set(result.lines[0].runs.map(\.font)).count == 2)
        let strokes = result.lines[0].decorations
        #expect(strokes.count == 1 && strokes[0].x > .zero)
        #expect(try text(Text("\(joined)!")).text.string == "one two three!")
        // The direction is that of the first part.
        #expect(try text(Text(verbatim: "שלום ") + Text(verbatim: "abc")).lines[0].direction == .rightToLeft)
    }

    @Test("the text of a tree knows where its characters stand, in the tree's coordinates")
    func positions() throws {
        let view = Text(verbatim: "abc אבג").padding(20)
        let tree = try view.laidOut(width: 300, scale: 2)
        let node = try #require(tree.nodes.first { $0.type == "Text" })
        guard case .text(let text) = node.content else { return }
        let positions = try #require(text.positions)
        let caret = try #require(positions.caret(at: TextPosition(0)))
        #expect(caret.x == node.frame.minX.points && caret.top == node.frame.minY.points)
        let hit = try #require(positions.position(at: Point(x: node.frame.maxX.points + 50, y: caret.top + 5)))
        #expect(hit == TextPosition(7))
        let read = try RenderTree(json: tree.json, file: "tree.json")
        guard case .text(let text)? = read.nodes.first(where: { $0.type == "Text" })?.content else { return }
        #expect(text.positions == nil)
    }
}
