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

    /// The leading edges of the first line's glyphs, in points.
    private func places(_ string: String, _ alignment: TextAlignment) throws -> [Double] {
        let view = Text(verbatim: string).multilineTextAlignment(alignment).frame(width: 120)
        return try text(view).lines[0].runs.flatMap(\.glyphs).map(\.x.points)
    }

    private func glyphs(_ view: some View) throws -> [UInt32] {
        try text(view).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    }

    @Test("letters of a monospaced font have one width")
    func monospaced() throws {
        func width(_ view: some View) throws -> FixedLength { try text(view).lines[0].frame.size.width }
        #expect(try width(Text(verbatim: "iiii")) < width(Text(verbatim: "MMMM")))
        #expect(try width(Text(verbatim: "iiii").monospaced()) == width(Text(verbatim: "MMMM").monospaced()))
        #expect(try width(Text(verbatim: "iiii").monospaced(false)) == width(Text(verbatim: "iiii")))
        #expect(
            try width(Text(verbatim: "iiii").font(.title.monospaced()))
                == width(Text(verbatim: "MMMM").font(.title.monospaced())))
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

    @Test(
        "justified lines fill the width, but for the last one of a paragraph",
        arguments: [
            "one two three four five six seven eight nine ten\neleven twelve thirteen fourteen",
            "يقرأ القارئ نصًا عربيًا طويلًا من اليمين إلى اليسار كل يوم\nثم يكتب رسالة قصيرة إلى صديقه",
            "كتاب Swift in Depth وكتاب The Art of Type على الرف في المكتبة الكبيرة",
        ])
    func justified(_ string: String) throws {
        let plain = try text(Text(verbatim: string).frame(width: 150))
        let lines = try text(Text(verbatim: string).multilineTextAlignment(.justified).frame(width: 150)).lines
        try #require(lines.map(\.range) == plain.lines.map(\.range) && lines.count > 3)
        for (index, line) in lines.enumerated() {
            let isLast = index == lines.count - 1 || Array(string.utf16)[line.range.upperBound - 1] == 10
            let unit = line.runs.map { $0.size.points / 1_000 }.max() ?? 0
            #expect(isLast || abs(line.frame.size.width.points - 150) < unit)
            #expect(!isLast || line.frame.size.width == plain.lines[index].frame.size.width)
            // The same glyphs, and no gap but at spaces.
            #expect(line.runs.flatMap(\.glyphs).map(\.id) == plain.lines[index].runs.flatMap(\.glyphs).map(\.id))
        }
    }

    @Test("of a justified line all spaces grow alike, those behind the last tab alone, and carets follow")
    func justifiedSpaces() throws {
        let (plain, wide) = try (
            places("aa aa aa aaaaaaaa aaaa", .leading), places("aa aa aa aaaaaaaa aaaa", .justified)
        )
        let moved = zip(plain, wide).map { $1 - $0 }
        try #require(moved.count > 7)
        #expect(moved[0] == 0 && moved[2] == 0 && moved[3] > 1)
        #expect(abs(moved[6] - 2 * moved[3]) < 0.05)
        let (tab, wideTab) = try (places("a\ta a aaaaaaaaaaaa", .leading), places("a\ta a aaaaaaaaaaaa", .justified))
        try #require(tab.count > 3 && wideTab.count == tab.count)
        #expect(tab[1] == wideTab[1] && tab[3] < wideTab[3])
        let view = Text(verbatim: "aa aa aa aaaaaaaa aaaa").multilineTextAlignment(.justified).frame(width: 120)
        let shown = try text(view)
        let layout = try view.layout(
            proposal: ProposedViewSize(width: 400, height: nil), environment: testEnvironment(scale: 2))
        let caret = try #require(layout.textPositions(at: "Text")?.carets(at: 3).first)
        let line = shown.lines[0]
        #expect(abs(caret.x - (line.frame.minX + line.runs[0].glyphs[3].x).points) < 0.01)
    }

    @Test("a colour behind letters, part of a joined word too, is as high as its line")
    func backgrounds() throws {
        let color = Color(RGBA(red: 1, green: 2, blue: 3))
        let line = try text(Text("now \(Text(verbatim: "moon").textBackground(color)) and then")).lines[0]
        let part = try #require(line.decorations.first)
        #expect(line.decorations.count == 1 && part.position == .background)
        let glyphs = line.runs.flatMap(\.glyphs)
        #expect(part.x == glyphs[4].x && part.x + part.size.width == glyphs[8].x)
        #expect(part.rect(on: line).minY == line.frame.minY.points && part.size.height == line.frame.size.height)
        // The two letters of lam-alef are one glyph; the letters of a word keep their joined forms.
        let whole = try text(Text(verbatim: "سلام")).lines[0]
        let word = try text(Text(verbatim: "سل") + Text(verbatim: "ام").textBackground(color)).lines[0]
        #expect(word.runs.flatMap(\.glyphs).map(\.id) == whole.runs.flatMap(\.glyphs).map(\.id))
        let behind = try #require(word.decorations.first)
        #expect(behind.x == .zero && behind.size.width < word.frame.size.width && word.decorations.count == 1)
        #expect(try text(VStack { Text(verbatim: "moon") }.textBackground(color)).lines[0].decorations.count == 1)
    }

    @Test("a line's height is a multiple of its fonts'")
    func lineHeight() throws {
        let plain = try text(Text(verbatim: "moon"))
        let high = try text(VStack { Text(verbatim: "moon") }.lineHeight(.multiple(factor: 1.5)))
        #expect(abs(high.lines[0].frame.size.height.points - 1.5 * plain.lines[0].frame.size.height.points) < 0.01)
        #expect(try text(Text(verbatim: "moon").lineHeight(.normal)).lines == plain.lines)
    }

    @Test("spacing and height of the texts in a view, unless a text says its own")
    func letters() throws {
        func width(_ view: some View) throws -> Double { try text(view).lines[0].frame.size.width.points }
        let plain = try width(Text(verbatim: "moon"))
        #expect(try abs(width(VStack { Text(verbatim: "moon") }.tracking(2)) - plain - 8) < 0.01)
        #expect(try abs(width(VStack { Text(verbatim: "moon").kerning(1) }.kerning(2)) - plain - 4) < 0.01)
        // Letters that join stay together: the space is after the last one.
        #expect(try abs(width(VStack { Text(verbatim: "قمر") }.tracking(2)) - width(Text(verbatim: "قمر")) - 2) < 0.01)
        let raised = try text(VStack { Text(verbatim: "moon") }.baselineOffset(3)).lines[0]
        #expect(raised.runs[0].glyphs.allSatisfy { $0.y.points == -3 })
    }

    @Test("a space at a text's end parts it from the next text")
    func trailingSpaces() throws {
        func lefts(_ texts: [String]) throws -> [Double] {
            let row = HStack(spacing: 0) { ForEach(texts, id: \.self) { Text(verbatim: $0) } }
            let tree = try row.laidOut(width: 400, scale: 16)
            return tree.nodes.compactMap { node in
                if case .text = node.content { node.frame.minX.points - tree.nodes[0].frame.minX.points } else { nil }
            }
        }
        for last in ["Sign up", "سجل"] {
            let (before, after, alone) = (
                try lefts(["Account?", last]), try lefts(["Account? ", last]), try lefts(["Account?", " ", last])
            )
            #expect(after[1] > before[1] + 3)
            #expect((after[1] - alone[2]).magnitude < 0.1)
        }
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
        let layout = try view.layout(
            proposal: ProposedViewSize(width: 300, height: nil), environment: testEnvironment(scale: 2))
        let node = try #require(layout.tree.nodes.first { $0.type == "Text" })
        let positions = try #require(layout.textPositions(at: node.path))
        let caret = try #require(positions.caret(at: TextPosition(0)))
        #expect(caret.x == node.frame.minX.points && caret.top == node.frame.minY.points)
        let hit = try #require(positions.position(at: Point(x: node.frame.maxX.points + 50, y: caret.top + 5)))
        #expect(hit == TextPosition(7))
        #expect(layout.textPositions(at: "Other") == nil)
        let read = LaidOutView(tree: try RenderTree(json: layout.tree.json, file: "tree.json"))
        #expect(read.textPositions(at: node.path) == nil)
    }
}
