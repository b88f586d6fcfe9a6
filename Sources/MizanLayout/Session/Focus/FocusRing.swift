import MizanBase
import MizanDrawing
import MizanRenderTree

/// The ring around a view that has the focus: a node of its own after those of the view, which takes no room and no events.
struct FocusRing {
    private let paint: ShapePaint
    private let environment: EnvironmentValues

    /// The distance of the ring's middle from the view's edges, and its thickness and radius, in points.
    private static let distance = 3.0
    private static let thickness = 3.0
    private static let radius = 8.0

    /// Nil where views have no ring: with touch, and where the author leaves it out.
    init?(in environment: EnvironmentValues) {
        guard environment.focusMode != .touch, environment.isFocusEffectEnabled else { return nil }
        self.environment = environment
        paint = ShapePaint(environment.tint ?? .accentColor)
    }

    /// The ring around a node.
    func node(around node: RenderNode, direction: LayoutDirection, builder: RenderTreeBuilder) throws -> RenderNode {
        let name = NodePath(node.path + "/FocusRing")
        func length(_ points: Double) throws -> FixedLength { try builder.length(points, path: name) }
        var shape = RenderNode.Shape(
            kind: .roundedRectangle(radius: try length(Self.radius)),
            paint: try paint.rendered(in: direction, environment: environment, path: name))
        shape.inset = try length(-Self.distance)
        shape.stroke = try Stroke(StrokeStyle(lineWidth: Self.thickness), path: name)
        var ring = RenderNode(
            name: name, type: "FocusRing", parent: nil, frame: node.frame, direction: node.direction, role: "none",
            hidden: true, content: .shape(shape))
        ring.allowsHitTesting = false
        return ring
    }
}
