import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanSymbols

extension ImagePicture {
    /// The picture in place of a missing image: a box with a cross, on the grid of the symbols, in the colour around
    /// it. It is the same in both directions.
    static let placeholder = ImagePicture(
        size: Symbol.grid,
        layers: [
            FilledPath(
                path: Path { path in
                    path.addRect(Rect(x: 2, y: 2, width: 20, height: 20))
                    path.addRect(Rect(x: 4, y: 4, width: 16, height: 16))
                }, color: nil, rule: .evenOdd),
            FilledPath(
                path: Path { path in
                    path.addLines(cross)
                    path.closeSubpath()
                }, color: nil),
        ])

    private static var cross: [Point] {
        [
            (7.5, 6), (12, 10.5), (16.5, 6), (18, 7.5), (13.5, 12), (18, 16.5), (16.5, 18), (12, 13.5), (7.5, 18),
            (6, 16.5), (10.5, 12), (6, 7.5),
        ].map { Point(x: $0.0, y: $0.1) }
    }
}
