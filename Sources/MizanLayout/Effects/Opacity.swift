import MizanBase
import MizanRenderTree

extension View {
    /// The view drawn as one picture whose opacity is multiplied, from 0 to 1; no number counts as 1. Source: SwiftUI's
    /// `opacity(_:)`.
    public func opacity(_ opacity: Double) -> some View {
        modified { OpacityNode($0, opacity: opacity, hides: false, direction: $1.direction) }
    }

    /// The view takes its place, and shows nothing: the tree has its nodes, hidden and of opacity 0. Source: SwiftUI's
    /// `hidden()`.
    public func hidden() -> some View {
        modified { OpacityNode($0, opacity: 0, hides: true, direction: $1.direction) }
    }
}

private final class OpacityNode: EffectNode {
    private let opacity: Double
    private let hidesView: Bool

    init(_ child: LayoutNode, opacity: Double, hides: Bool, direction: LayoutDirection) {
        self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        hidesView = hides
        super.init(child, direction: direction)
    }

    override var hides: Bool { hidesView }

    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: String
    ) throws -> RenderEffect.Kind? {
        opacity == 1 ? nil : .opacity(try fixed(opacity, in: builder, path: path))
    }
}
