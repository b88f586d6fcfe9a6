import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Mixes the drawn view with what is behind it, up to the nearest group. Source: SwiftUI's `blendMode(_:)`.
    public func blendMode(_ mode: BlendMode) -> some View { drawn(with: BlendEffect(mode: mode)) }

    /// Draws the view as one picture before effects around it change that, and keeps blend modes inside from what is behind. Source:
    /// SwiftUI's `compositingGroup()`.
    public func compositingGroup() -> some View { drawn(with: BlendEffect(mode: .normal)) }

    /// Draws the view as one picture, like ``compositingGroup()``. Source: SwiftUI's `drawingGroup(opaque:colorMode:)`, whose
    /// parameters choose how pixels are stored there.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }

    /// The view itself: a still layout has no animation to keep together. Source: SwiftUI's `geometryGroup()`.
    public func geometryGroup() -> some View { self }
}

/// The storage of a group's pixels. Source: SwiftUI's `ColorRenderingMode`; here it is always `nonLinear`.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

private struct BlendEffect: DrawingEffect {
    let mode: BlendMode

    var notDrawn: Diagnostic? {
        mode == .plusDarker ? .notDrawn("the blend mode plusDarker", fix: "use multiply") : nil
    }

    func kind(in place: EffectFrame) -> RenderEffect.Operation? { .blend(mode) }
}
