import MizanBase
import MizanDrawing
import MizanRenderTree

extension RenderTree {
    /// The tree with its focus map drawn over it: sections shaded, a ring around the place that has the focus or has it first, a frame
    /// around each other one, and an arrow from each place to each of its neighbours.
    public var showingFocus: RenderTree {
        let map = FocusMap(self)
        var tree = self
        func add(_ name: String, _ frame: FixedRect, _ shape: RenderNode.Shape) {
            tree.nodes.append(
                RenderNode(
                    path: "focus/\(name)", type: "FocusMap", parent: nil, frame: frame, direction: direction,
                    role: "none",
                    hidden: true, content: .shape(shape)))
        }
        for section in map.sections {
            add(
                "section/\(section.path)", section.frame,
                RenderNode.Shape(kind: .rectangle, paint: .plain(FocusColor.section)))
        }
        let first = map.focused ?? map.defaultNode
        for item in map.items {
            let isFirst = item.node == first
            add(
                "place/\(item.path)", item.frame,
                RenderNode.Shape(
                    kind: .roundedRectangle(radius: .points(6)), inset: .points(-2), paint: .plain(FocusColor.item),
                    stroke: Stroke(width: .points(isFirst ? 4 : 1))))
        }
        for item in map.items {
            for move in FocusMove.directions {
                guard let neighbor = map.node(move, from: item.node) else { continue }
                let arrow = FocusArrow(from: item.frame.rect, to: nodes[neighbor].frame.rect, move)
                add(
                    "\(move.rawValue)/\(item.path)", FixedRect(origin: .zero, size: size),
                    RenderNode.Shape(
                        kind: .path(arrow.path), paint: .plain(FocusColor.arrow),
                        stroke: Stroke(width: .points(1.5), cap: .round, join: .round)))
            }
        }
        return tree
    }
}

/// The colours of the overlay, which are seen on light and dark grounds.
private enum FocusColor {
    static let section = RGBA(red: 255, green: 149, blue: 0, alpha: 64)
    static let item = RGBA(red: 10, green: 132, blue: 255, alpha: 255)
    static let arrow = RGBA(red: 215, green: 0, blue: 90, alpha: 255)
}

/// An arrow between two frames, from the edge that is left to the nearest edge of the other frame.
private struct FocusArrow {
    let path: Path

    /// Moves there and back are drawn beside each other, by this distance from the middle.
    private static let offset = 3.0
    private static let head = 5.0

    init(from: Rect, to: Rect, _ move: FocusMove) {
        let isSideways = move == .left || move == .right
        let sign = move == .left || move == .up ? -1.0 : 1.0
        func middle(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> (Double, Double) {
            let (start, end) = (max(low, otherLow), min(high, otherHigh))
            if start < end { return ((start + end) / 2, (start + end) / 2) }
            return ((low + high) / 2, (otherLow + otherHigh) / 2)
        }
        var (start, end): (Point, Point)
        if isSideways {
            let (y, otherY) = middle(from.minY, from.maxY, to.minY, to.maxY)
            start = Point(x: sign < 0 ? from.minX : from.maxX, y: y + sign * Self.offset)
            end = Point(x: sign < 0 ? to.maxX : to.minX, y: otherY + sign * Self.offset)
        } else {
            let (x, otherX) = middle(from.minX, from.maxX, to.minX, to.maxX)
            start = Point(x: x + sign * Self.offset, y: sign < 0 ? from.minY : from.maxY)
            end = Point(x: otherX + sign * Self.offset, y: sign < 0 ? to.maxY : to.minY)
        }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
        let (ux, uy) = (dx / length * Self.head, dy / length * Self.head)
        var path = Path()
        path.addLines([start, end])
        path.addLines([
            Point(x: end.x - ux - uy / 2, y: end.y - uy + ux / 2), end,
            Point(x: end.x - ux + uy / 2, y: end.y - uy - ux / 2),
        ])
        self.path = path
    }
}

extension FixedLength {
    fileprivate static func points(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }
}

extension RenderNode.Paint {
    fileprivate static func plain(_ color: RGBA) -> RenderNode.Paint { .color(RenderNode.Fill(color: color)) }
}
