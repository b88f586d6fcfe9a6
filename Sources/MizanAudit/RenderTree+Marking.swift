import MizanBase
import MizanDrawing
import MizanRenderTree

extension RenderTree {
    /// The tree with frames drawn around areas, over all that it shows, and its own edge where an area lies beyond it.
    ///
    /// - Parameter areas: Absolute and physical; the tree grows to the right and downwards where they reach beyond it.
    public func marking(_ areas: [FixedRect]) -> RenderTree {
        var tree = self
        if areas.contains(where: { $0.maxX > size.width || $0.maxY > size.height }) {
            tree.nodes.append(
                RenderNode(
                    path: "mark/screen", type: "Mark", parent: nil, frame: FixedRect(origin: .zero, size: size),
                    direction: direction, role: "none", hidden: true,
                    content: .shape(
                        RenderNode.Shape(
                            kind: .rectangle, paint: .color(RenderNode.Fill(color: MarkStyle.edge)),
                            stroke: Stroke(width: MarkStyle.thin)))))
        }
        for (number, area) in areas.enumerated() {
            tree.size.width = max(tree.size.width, min(area.maxX + MarkStyle.room, size.width + MarkStyle.mostRoom))
            tree.size.height = max(tree.size.height, min(area.maxY + MarkStyle.room, size.height + MarkStyle.mostRoom))
            // White inside the colour: one of them is seen on any ground.
            for (width, color) in [(MarkStyle.outer, RGBA.white), (MarkStyle.inner, MarkStyle.color)] {
                tree.nodes.append(
                    RenderNode(
                        path: "mark/\(number)/\(width)", type: "Mark", parent: nil, frame: area, direction: direction,
                        role: "none", hidden: true,
                        content: .shape(
                            RenderNode.Shape(
                                kind: .roundedRectangle(radius: .points(4)), inset: .points(-3),
                                paint: .color(RenderNode.Fill(color: color)), stroke: Stroke(width: width)))))
            }
        }
        return tree
    }
}

/// The look of a mark.
private enum MarkStyle {
    static let color = RGBA(red: 215, green: 0, blue: 90)
    static let edge = RGBA(red: 128, green: 128, blue: 128)
    static let thin = FixedLength.points(1)
    static let outer = FixedLength.points(5)
    static let inner = FixedLength.points(2.5)
    static let room = FixedLength.points(8)
    /// So much is shown of what lies outside of the screen.
    static let mostRoom = FixedLength.points(200)
}

extension FixedLength {
    /// A length that is on the grid.
    fileprivate static func points(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }
}
