import MizanBase
import MizanDrawing
import MizanImages
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanText
import Testing
import MizanRendering

/// What inline markup of localized strings comes to in a render tree.
@Suite struct MarkupLayoutTests {
    private func tree() throws -> RenderTree {
        try Text("Pay **now**, \("**2**"): `x` ~~y~~ *z* [here](https://example.com/\("a b"))").laidOut(width: 400)
    }

    private func text(_ tree: RenderTree) throws -> RenderText {
        for node in tree.nodes {
            if case .text(let text) = node.content { return text }
        }
        throw DiagnosticError(Diagnostic(rule: "test", message: "no text"))
    }

    @Test func `emphasis comes from the semibold face, an argument's asterisks stay`() throws {
        let tree = try tree()
        let text = try text(tree)
        #expect(text.text.string == "Pay now, **2**: x y z here")
        let bold = text.lines.flatMap(\.runs).filter { tree.fonts[$0.font].name == "NotoSans-SemiBold" }
        #expect(bold.map(\.range) == [4..<7])
    }

    @Test func `the tree says where emphasis, code, strikethrough and links are`() throws {
        let tree = try tree()
        let runs = try text(tree).text.runs
        #expect(runs.map(\.range) == [4..<7, 16..<17, 18..<19, 20..<21, 22..<26])
        #expect(
            runs.map(\.attributes.presentation) == [.stronglyEmphasized, .code, .strikethrough, .emphasized, []])
        #expect(runs.last?.attributes.link == "https://example.com/a b")
        #expect(
            tree.text.contains(
                " markup 4..<7 (presentation stronglyEmphasized) markup 16..<17 (presentation code) "
                    + "markup 18..<19 (presentation strikethrough) markup 20..<21 (presentation emphasized) "
                    + "markup 22..<26 (link \"https://example.com/a b\")\n"))
        #expect(try RenderTree(json: tree.json, file: "tree") == tree)
    }

    /// Writes down the rectangles that it is asked to fill.
    private struct StrokeCanvas: DrawingTarget {
        var strokes: [Path] = []

        mutating func save() {}
        mutating func restore() {}
        mutating func concatenate(_ transform: AffineTransformation) {}
        mutating func clip(to path: Path) {}
        mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) { strokes.append(path) }
        mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) {}
        mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) { save() }
        mutating func endTransparencyLayer() { restore() }
        mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {}
    }

    @Test func `one stroke goes through what is struck, and nothing else`() throws {
        let tree = try Text(verbatim: "").laidOut(width: 400)
        #expect(try strokes(of: tree).isEmpty)
        let struck = try Text("a ~~bc d~~ e").laidOut(width: 400)
        let line = try #require(try text(struck).lines.first)
        let glyphs = line.runs.flatMap(\.glyphs)
        let (start, end) = (glyphs[2].x, glyphs[6].x)
        // 17 pt: a twentieth is 0.85, what stands 0.325 em above the baseline 5.525.
        let rect = Rect(
            x: (line.frame.minX + start).points,
            y: (line.baseline - FixedLength(rawValue: 5_5250)).points, width: (end - start).points, height: 0.85)
        #expect(try strokes(of: struck) == [ShapeKind.rectangle.path(in: rect)])
    }

    @Test func `a link is tinted and underlined, in the tree and in its JSON`() throws {
        let plain = try Text("a [bc](https://example.com) d").laidOut(width: 400)
        let text = try text(plain)
        let line = try #require(text.lines.first)
        #expect(line.runs.map(\.range) == [0..<2, 2..<4, 4..<6])
        #expect(line.runs[0].color == line.runs[2].color && line.runs[0].color != line.runs[1].color)
        let stroke = try #require(line.decorations.first)
        #expect(line.decorations.count == 1 && stroke.position == .underline && stroke.color == line.runs[1].color)
        #expect(stroke.x == line.runs[1].glyphs[0].x && stroke.x + stroke.size.width == line.runs[2].glyphs[0].x)
        #expect(stroke.y.points == 1.7 && stroke.size.height.points == 0.85)
        #expect(plain.text.contains(" underline \(stroke.x),1.7 \(stroke.size.width)x0.85 glyphs "))
        #expect(try RenderTree(json: plain.json, file: "tree") == plain)
        #expect(try strokes(of: plain) == [ShapeKind.rectangle.path(in: stroke.rect(on: line))])
        // From right to left too, and over a line's end, on each line.
        let hebrew = try Text("[שלום עולם](https://example.com)").laidOut(width: 60)
        #expect(try self.text(hebrew).lines.map(\.decorations.count) == [1, 1])
        let tinted = try Text("[a](https://example.com)").tint(.red).laidOut(width: 400)
        #expect(try self.text(tinted).lines[0].runs[0].color != line.runs[1].color)
    }

    @Test func `emphasis is italic where the script has one, code is monospaced`() throws {
        func faces(_ key: LocalizedStringKey) throws -> [String] {
            let tree = try Text(key).laidOut(width: 400)
            return try text(tree).lines.flatMap(\.runs).map { tree.fonts[$0.font].name }
        }
        #expect(
            try faces("a *b* ***c***") == [
                "NotoSans-Regular", "NotoSans-Italic", "NotoSans-Regular", "NotoSans-BoldItalic",
            ])
        #expect(try faces("*ไทย*") == ["NotoSansThaiUI-Regular"])
        #expect(
            try faces("a `b` **`c`**") == [
                "NotoSans-Regular", "NotoSansMono-Regular", "NotoSans-Regular", "NotoSansMono-Bold",
            ])
        let tree = try Text(verbatim: "a").font(.system(.body, design: .monospaced)).laidOut(width: 400)
        #expect(tree.fonts.map(\.name) == ["NotoSansMono-Regular"])
    }

    private func strokes(of tree: RenderTree) throws -> [Path] {
        var canvas = StrokeCanvas()
        try tree.draw(on: &canvas, fonts: testEnvironment().fonts)
        return canvas.strokes
    }
}
