import MizanBase
import MizanRenderTree

extension View {
    /// Rotates the drawn view around a point of its frame; the frame stays. Source: SwiftUI's
    /// `rotationEffect(_:anchor:)`.
    ///
    /// A positive angle turns clockwise in a left-to-right interface. In a right-to-left one the picture is the mirror image,
    /// as in SwiftUI: it turns counterclockwise, around the anchor's mirror image.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(by: RotationModifier(angle: angle, anchor: anchor))
    }

    /// Scales the drawn view from a point of its frame; the frame stays. Source: SwiftUI's `scaleEffect(x:y:anchor:)`.
    ///
    /// A negative factor flips. Not-a-number counts as 1.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        modified(by: ScaleModifier(scale: Size(width: x, height: y), anchor: anchor))
    }

    /// Scales the drawn view from a point of its frame; the frame stays. Source: SwiftUI's `scaleEffect(_:anchor:)`.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the drawn view with a width and a height as factors. Source: SwiftUI's `scaleEffect(_:anchor:)`.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
}

private struct RotationModifier: NodeModifier {
    let angle: Angle
    let anchor: UnitPoint

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        RotationNode(node, angle: angle, anchor: anchor, direction: context.direction)
    }
}

private final class RotationNode: EffectNode {
    private let angle: Angle
    private let anchor: UnitPoint

    init(_ child: LayoutNode, angle: Angle, anchor: UnitPoint, direction: LayoutDirection) {
        self.angle = angle
        self.anchor = anchor
        super.init(child, direction: direction)
    }

    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> RenderEffect.Kind? {
        let degrees = try fixed(angle.degrees, in: builder, path: path)
        guard degrees != .zero else { return nil }
        // Negated on the grid: rounding first is what keeps the mirror image exact.
        return .rotation(
            degrees: direction == .leftToRight ? degrees : -degrees,
            anchor: try place(anchor, in: frame, builder: builder, path: path))
    }
}

private struct ScaleModifier: NodeModifier {
    let scale: Size
    let anchor: UnitPoint

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        ScaleNode(node, scale: scale, anchor: anchor, direction: context.direction)
    }
}

private final class ScaleNode: EffectNode {
    private let scale: Size
    private let anchor: UnitPoint

    init(_ child: LayoutNode, scale: Size, anchor: UnitPoint, direction: LayoutDirection) {
        self.scale = scale
        self.anchor = anchor
        super.init(child, direction: direction)
    }

    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> RenderEffect.Kind? {
        let x = try fixed(scale.width, nan: 1, in: builder, path: path)
        let y = try fixed(scale.height, nan: 1, in: builder, path: path)
        let one = FixedLength(rawValue: FixedLength.unitsPerPoint)
        guard x != one || y != one else { return nil }
        return .scale(x: x, y: y, anchor: try place(anchor, in: frame, builder: builder, path: path))
    }
}
