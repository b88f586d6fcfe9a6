import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanText
import Testing

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

    @Test func `bold comes from the bold face, an argument's asterisks stay`() throws {
        let tree = try tree()
        let text = try text(tree)
        #expect(text.text.string == "Pay now, **2**: x y z here")
        let bold = text.lines.flatMap(\.runs).filter { tree.fonts[$0.font].name == "NotoSans-Bold" }
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
                " stronglyEmphasized 4..<7 code 16..<17 strikethrough 18..<19 emphasized 20..<21 "
                    + "link 22..<26 \"https://example.com/a b\"\n"))
        #expect(try RenderTree(json: tree.json, file: "tree") == tree)
    }

    /// Writes down the rectangles that it is asked to fill.
    private struct StrokeCanvas: Canvas {
        var strokes: [Path] = []

        mutating func save() {}
        mutating func restore() {}
        mutating func concatenate(_ transform: AffineTransform) {}
        mutating func clip(to path: Path) {}
        mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) { strokes.append(path) }
        mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) {}
        mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {}
    }

    @Test func `one stroke goes through what is struck, and nothing else`() throws {
        let tree = try Text(verbatim: "").laidOut(width: 400)
        #expect(try strokes(of: tree).isEmpty)
        let struck = try Text("a ~~bc d~~ e").laidOut(width: 400)
        let line = try #require(try text(struck).lines.first)
        let glyphs = line.runs.flatMap(\.glyphs)
        let (start, end) = (glyphs[2].x, glyphs[6].x)
        let rect = Rect(
            x: (line.frame.minX + start).points, y: line.baseline.points - 17 * 0.325, width: (end - start).points,
            height: 17 * 0.05)
        #expect(try strokes(of: struck) == [ShapeKind.rectangle.path(in: rect)])
    }

    private func strokes(of tree: RenderTree) throws -> [Path] {
        var canvas = StrokeCanvas()
        try tree.draw(on: &canvas, fonts: testEnvironment().fonts)
        return canvas.strokes
    }
}
