import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Draws the view as one picture and multiplies its opacity by a factor from 0 to 1; not-a-number counts as 1.
    /// Source: SwiftUI's `opacity(_:)`.
    public func opacity(_ opacity: Double) -> some View {
        modified(by: OpacityModifier(opacity: opacity, hides: false))
    }

    /// Hides the view and keeps its place: the tree has its nodes, hidden and with opacity 0. Source: SwiftUI's
    /// `hidden()`.
    public func hidden() -> some View { modified(by: OpacityModifier(opacity: 0, hides: true)) }
}

private struct OpacityModifier: NodeModifier {
    let opacity: Double
    let hides: Bool

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        OpacityNode(node, opacity: opacity, hides: hides, direction: context.direction)
    }
}

/// An opacity that a view's place decides.
struct OpacityEffect: DrawingEffect {
    let opacity: Double

    func kind(in place: EffectFrame) throws -> RenderEffect.Operation? {
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        return opacity == 1 ? nil : .opacity(try place.fixed(opacity))
    }
}

/// Draws its view as one picture with an opacity.
package final class OpacityNode: EffectNode {
    private let opacity: Double
    private let hidesView: Bool

    package init(_ child: LayoutNode, opacity: Double, hides: Bool, direction: LayoutDirection) {
        self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        hidesView = hides
        super.init(child, direction: direction)
    }

    override var hides: Bool { hidesView }

    override var isInvisible: Bool { opacity == 0 }

    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> RenderEffect.Operation? {
        opacity == 1 ? nil : .opacity(try fixed(opacity, in: builder, path: path))
    }
}
