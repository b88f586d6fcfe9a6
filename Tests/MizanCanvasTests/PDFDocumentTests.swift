import Foundation
import MizanBase
import MizanCanvas
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText
import Testing
import MizanRendering

struct PDFDocumentTests {
    private func length(_ points: Double) throws -> FixedLength { try #require(FixedLength(points: points)) }

    /// “HO” in a text that is read “הו”: the glyphs stand from left to right, the characters are read from the right.
    private func tree(clusters: [Int], level: UInt8, text: String = "הו", width: Double = 40) throws -> RenderTree {
        let face = try CairoCanvasTests.font()
        let glyphs = try zip([UInt32(43), 50, 50], clusters).enumerated().map { place, glyph in
            RenderText.Glyph(id: glyph.0, x: try length(Double(place) * 8), y: .zero, cluster: glyph.1)
        }
        let run = RenderText.Run(
            font: 0, size: try length(10), level: level, range: 0..<text.utf16.count, color: .black, glyphs: glyphs)
        let frame = FixedRect(x: .zero, y: .zero, width: try length(width), height: try length(30))
        let line = RenderText.Line(
            frame: frame, baseline: try length(22), range: 0..<text.utf16.count, direction: .leftToRight, runs: [run])
        let node = RenderNode(
            path: "text", type: "Text", parent: nil, frame: frame, direction: .leftToRight,
            content: .text(RenderText(text: AttributedText(text), lines: [line])))
        return RenderTree(
            versions: .current, scale: try length(2), direction: .leftToRight, size: frame.size,
            fonts: [FontReference(face)], images: [], nodes: [node])
    }

    /// The clusters of the run that a tree draws.
    private struct Listener: DrawingTarget {
        var clusters: [CanvasGlyphRun.Cluster] = []

        mutating func draw(_ run: CanvasGlyphRun, at origin: Point) { clusters += run.clusters }
        func save() {}
        func restore() {}
        func concatenate(_ transform: AffineTransformation) {}
        func clip(to path: Path) {}
        func fill(_ path: Path, rule: FillRule, with color: RGBA) {}
        func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) {}
        func endTransparencyLayer() {}
        func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {}
        func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) throws {}
    }

    private func clusters(_ tree: RenderTree) throws -> [CanvasGlyphRun.Cluster] {
        var listener = Listener()
        try tree.draw(on: &listener, fonts: FontCollection(directory: RenderTreePictureTests.fonts))
        return listener.clusters
    }

    @Test func glyphsStandForTheirCharactersInTheOrderOfReading() throws {
        typealias Cluster = CanvasGlyphRun.Cluster
        #expect(
            try clusters(tree(clusters: [0, 1], level: 0, text: "ab"))
                == [Cluster(text: "a", glyphCount: 1), Cluster(text: "b", glyphCount: 1)])
        #expect(
            try clusters(tree(clusters: [1, 0], level: 1))
                == [Cluster(text: "ה", glyphCount: 1), Cluster(text: "ו", glyphCount: 1)])
        // A letter with its mark, as three glyphs of two clusters; a ligature of two letters.
        #expect(
            try clusters(tree(clusters: [2, 2, 0], level: 1, text: "שׁו"))
                == [Cluster(text: "שׁ", glyphCount: 1), Cluster(text: "ו", glyphCount: 2)])
        #expect(try clusters(tree(clusters: [0], level: 1, text: "لا")) == [Cluster(text: "لا", glyphCount: 1)])
        // Glyphs that don't follow their characters are one cluster.
        #expect(
            try clusters(tree(clusters: [0, 1], level: 1, text: "ab")) == [Cluster(text: "ab", glyphCount: 2)])
    }

    @Test func pagesHaveTheSizesOfTheirTrees() throws {
        let fonts = try FontCollection(directory: RenderTreePictureTests.fonts)
        let pages = try [40.0, 60].map {
            PDFDocument.Page(try tree(clusters: [1, 0], level: 1, width: $0), fonts: fonts)
        }
        let bytes = try PDFDocument(pages: pages, title: "חשבונית").data()
        let text = String(decoding: bytes, as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-1.4"))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("/MediaBox [ 0 0 40 30 ]") && text.contains("/MediaBox [ 0 0 60 30 ]"))
        // A title beyond ASCII is UTF-16, in hexadecimal.
        #expect(text.lowercased().contains("feff05d705e905d105d505e005d905ea"))
        // A font as a font: text that can be selected.
        #expect(text.contains("+NotoSans-Regular") && text.contains("/ToUnicode"))
    }

    @Test func sameTreeGivesTheSameBytes() throws {
        let fonts = try FontCollection(directory: RenderTreePictureTests.fonts)
        let tree = try tree(clusters: [1, 0], level: 1)
        #expect(try tree.pdf(fonts: fonts) == tree.pdf(fonts: fonts))
        let dated = PDFDocument(pages: [PDFDocument.Page(tree, fonts: fonts)], creationDate: "2024-05-06T07:08:09Z")
        #expect(try String(decoding: dated.data(), as: Unicode.ASCII.self).contains("20240506070809"))
    }

    @Test func nothingIsNoDocument() {
        #expect(throws: DiagnosticError.self) { try PDFDocument(pages: []).data() }
    }
}
