import Foundation
import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Draws a soft shadow behind the view. Source: SwiftUI's `shadow(color:radius:x:y:)`.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow where the view is opaque.
    ///   - radius: The standard deviation of the blur in points; not-a-number and values below 0 count as 0.
    ///   - x: The offset to the right in points, in both directions of the interface: the light comes from the same
    ///     side for readers of a right-to-left script. SwiftUI doesn't mirror the offset either.
    ///   - y: The offset downwards in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modified(by: ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
}

private struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: Double
    let x: Double
    let y: Double

    func node(around node: LayoutNode, in context: ViewContext) throws -> LayoutNode {
        ShadowNode(
            node, fill: try color.fill(in: context.environment), radius: radius, x: x, y: y,
            direction: context.direction)
    }
}

final class ShadowNode: EffectNode {
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
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> RenderEffect.Operation? {
        .shadow(
            RenderEffect.Shadow(
                fill: fill, radius: try fixed(radius, in: builder, path: path),
                x: try fixed(offset.x, in: builder, path: path), y: try fixed(offset.y, in: builder, path: path)))
    }
}
