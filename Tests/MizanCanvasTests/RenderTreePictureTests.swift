import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDrawing
import MizanRenderTree
import MizanText
import TestSupport
import Testing

struct RenderTreePictureTests {
    static let fonts = Checkout.file("Fonts").path

    private func length(_ points: Double) throws -> FixedLength { try #require(FixedLength(points: points)) }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws -> FixedRect {
        FixedRect(x: try length(x), y: try length(y), width: try length(width), height: try length(height))
    }

    private func node(_ path: String, _ frame: FixedRect, _ content: RenderNode.Content) -> RenderNode {
        RenderNode(path: path, type: "Node", parent: nil, frame: frame, direction: .leftToRight, content: content)
    }

    /// A capsule, a word in bold and an arrow that points left, on 40 × 30 points.
    private func tree(mirroredArrow: Bool = false) throws -> RenderTree {
        let face = try CairoCanvasTests.font("NotoSans-Bold")
        let run = RenderText.Run(
            font: 0, size: try length(10), level: 0, range: 0..<2, color: .black,
            glyphs: [try CairoCanvasTests.glyph(43, x: 0), try CairoCanvasTests.glyph(50, x: 7.7)])
        let line = RenderText.Line(
            frame: try rect(2, 12, 16, 12), baseline: try length(22), range: 0..<2, direction: .leftToRight,
            runs: [run])
        let arrow = Path([
            .move(to: Point(x: 0, y: 5)), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 10, y: 10)), .close,
        ])
        let image = RenderImage(
            name: "arrow", size: FixedSize(width: try length(10), height: try length(10)), mirrors: true,
            layers: [FilledPath(path: arrow, color: nil)])
        return RenderTree(
            versions: .current, scale: try length(2), direction: .leftToRight,
            size: FixedSize(width: try length(40), height: try length(30)), fonts: [FontReference(face)],
            images: [image],
            nodes: [
                node(
                    "bar", try rect(4, 2, 30, 6), .shape(.capsule, fill: RenderNode.Fill(color: CairoCanvasTests.red))),
                node("text", try rect(2, 12, 16, 12), .text(RenderText(text: AttributedText("HO"), lines: [line]))),
                node(
                    "arrow", try rect(24, 14, 10, 10),
                    .image(RenderNode.Image(image: 0, mirrored: mirroredArrow, color: .black))),
            ])
    }

    @Test func everyKindOfNodeIsDrawnInItsFrame() throws {
        let bitmap = try tree().bitmap(fonts: FontCollection(directory: Self.fonts), scale: 2)
        #expect(bitmap.width == 80 && bitmap.height == 60)
        #expect(bitmap[40, 10] == CairoCanvasTests.red)
        // The capsule's corner is empty, its side is not.
        #expect(bitmap[8, 4] == .white)
        #expect(bitmap[9, 10] == CairoCanvasTests.red)
        // The stem of the H, and the white right of the baseline's end.
        #expect(bitmap[7, 40] == .black)
        #expect(bitmap[7, 46] == .white)
        // The arrow's tip is at the left: ink on the right edge's top, none on the left's.
        #expect(bitmap[66, 31] == .black)
        #expect(bitmap[49, 31] == .white)
    }

    @Test func aMirroredImageTurnsInsideItsFrame() throws {
        let fonts = try FontCollection(directory: Self.fonts)
        let plain = try tree().bitmap(fonts: fonts)
        let mirrored = try tree(mirroredArrow: true).bitmap(fonts: fonts)
        guard case .pixels(let difference) = plain.compared(with: mirrored) else {
            Issue.record("the arrow did not turn")
            return
        }
        #expect((48..<68).contains(difference.columns.lowerBound) && difference.columns.upperBound <= 68)
        #expect((28..<48).contains(difference.rows.lowerBound) && difference.rows.upperBound <= 48)
        for y in 28..<48 {
            for x in 48..<68 {
                let (left, right) = try (#require(plain[x, y]), #require(mirrored[48 + 67 - x, y]))
                #expect(abs(Int(left.red) - Int(right.red)) <= 17)
            }
        }
    }

    @Test func thePictureIsThePNGAndTheSameEachTime() throws {
        let fonts = try FontCollection(directory: Self.fonts)
        let bytes = try tree().png(fonts: fonts, scale: 3)
        #expect(try PNGDecoder.decode(bytes) == tree().bitmap(fonts: fonts, scale: 3))
        #expect(try tree().png(fonts: FontCollection(directory: Self.fonts), scale: 3) == bytes)
    }

    @Test func aTreeIsNotDrawnWithOtherFonts() throws {
        let other = try FontCollection(files: [Self.fonts + "/NotoSans-Regular.ttf"])
        let error = try #require(throws: DiagnosticError.self) { try tree().png(fonts: other) }
        #expect(error.diagnostics.first?.rule == "font-missing")
    }
}
