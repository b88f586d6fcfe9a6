import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanText

extension RenderTree {
    /// A small tree made by hand that has every kind of content and every optional value.
    static var sample: RenderTree {
        func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }
        func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FixedRect {
            FixedRect(x: length(x), y: length(y), width: length(width), height: length(height))
        }
        let run = RenderText.Run(
            font: 0, size: length(17), level: 1, range: 0..<4, color: .black,
            glyphs: [
                RenderText.Glyph(id: 7, x: length(0), y: length(-0.5), cluster: 3),
                RenderText.Glyph(id: 9, x: length(4.25), y: .zero, cluster: 0),
            ])
        let line = RenderText.Line(
            frame: rect(60, 4, 32, 23), baseline: length(22), range: 0..<4, direction: .rightToLeft, runs: [run],
            missingGlyphs: [2..<3])
        let isolate = AttributedText.Isolate(range: 1..<3, direction: .natural)
        let text = RenderText(text: AttributedText("אבגד", isolates: [isolate]), lines: [line])
        let triangle = Path([
            .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 24, y: 12)), .line(to: Point(x: 0, y: 24)), .close,
        ])
        let rejection = Fallback.Rejection(
            segment: "HStack", axis: .horizontal, needs: length(341), offered: length(92),
            node: "HStack/Text")
        return RenderTree(
            versions: .current, scene: "Forecast", variant: "he_w100", scale: length(2), direction: .rightToLeft,
            size: FixedSize(width: length(100), height: length(60)),
            fonts: [FontReference(name: "Sample-Regular", revision: "2.003", checksum: 0x0051_b0e7)],
            images: [
                RenderImage(
                    name: "arrow", size: FixedSize(width: length(24), height: length(24)), mirrors: true,
                    layers: [FilledPath(path: triangle, color: nil)])
            ],
            nodes: [
                RenderNode(
                    path: "list", type: "ViewThatFits", parent: nil, frame: rect(0, 0, 100, 60),
                    direction: .rightToLeft,
                    took: Fallback(index: 1, count: 2, rejected: [rejection])),
                RenderNode(
                    path: "list/title/background", type: "RoundedRectangle", parent: 0, frame: rect(56, 4, 40, 23),
                    direction: .rightToLeft,
                    content: .shape(
                        .roundedRectangle(radius: length(6)), fill: RenderNode.Fill(name: "card", color: .white))),
                RenderNode(
                    path: "list/title", type: "Text", parent: 0, frame: rect(56, 4, 40, 23), direction: .rightToLeft,
                    role: "heading", label: "שם \"ארוך\"", hidden: true, content: .text(text)),
                RenderNode(
                    path: "list/HStack", type: "HStack", parent: 0, frame: rect(10, 30, 86, 24),
                    direction: .leftToRight,
                    scroll: RenderNode.Scroll(
                        contentSize: FixedSize(width: length(200), height: length(90)),
                        offset: FixedPoint(x: length(100), y: length(12.5)), scrollerSide: .right)),
                RenderNode(
                    path: "list/HStack/Image", type: "Image", parent: 3, frame: rect(10, 30, 24, 24),
                    direction: .rightToLeft, content: .image(RenderNode.Image(image: 0, mirrored: true, color: .black))),
            ])
    }
}
