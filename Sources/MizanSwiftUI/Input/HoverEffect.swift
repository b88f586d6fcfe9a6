import Mizan

/// The effect of a pointer over a view. Source: SwiftUI's `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
    private enum EffectForm: Hashable, Sendable { case automatic, highlight, lift }

    private let kind: EffectForm

    /// As the view has it.
    public static let automatic = HoverEffect(kind: .automatic)
    /// Becomes lighter.
    public static let highlight = HoverEffect(kind: .highlight)
    /// Comes nearer.
    public static let lift = HoverEffect(kind: .lift)
}

nonisolated extension View {
    /// Sets the effect of a pointer over the view, which a picture doesn't show. Source: SwiftUI's `hoverEffect(_:)`.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}
