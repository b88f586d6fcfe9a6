import MizanBase
import MizanRenderTree

extension View {
    /// A soft image of the view behind it. Source: SwiftUI's `shadow(color:radius:x:y:)`.
    ///
    /// - Parameters:
    ///   - color: Where the view is opaque.
    ///   - radius: How soft it is, the standard deviation of the blur in points; no number and what is below 0 counts as 0.
    ///   - x: How far it lies to the right, in either direction of the interface: light does not come from another side for
    ///     who reads from the right. SwiftUI hands the offset on as it is, too.
    ///   - y: How far it lies downwards.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> some View {
        modified { node, context in
            ShadowNode(
                node, fill: try color.fill(in: context.environment), radius: radius, x: x, y: y,
                direction: context.direction)
        }
    }
}

private final class ShadowNode: EffectNode {
    private let fill: RenderNode.Fill
    private let radius: Double
    private let offset: Point

    init(
        _ child: LayoutNode, fill: RenderNode.Fill, radius: Double, x: Double, y: Double, direction: LayoutDirection
    ) {
        self.fill = fill
        self.radius = max(radius.isNaN ? 0 : radius, 0)
        offset = Point(x: x, y: y)
        super.init(child, direction: direction)
    }

    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: String
    ) throws -> RenderEffect.Kind? {
        .shadow(
            RenderEffect.Shadow(
                fill: fill, radius: try fixed(radius, in: builder, path: path),
                x: try fixed(offset.x, in: builder, path: path), y: try fixed(offset.y, in: builder, path: path)))
    }
}
