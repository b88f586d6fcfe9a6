/// The action for a pointer that comes over a view, or leaves it.
enum HoverAction: ViewTrait {
    typealias Value = (Bool) -> Void

    /// All of them run.
    static func joined(_ outer: @escaping Value, _ inner: @escaping Value) -> Value {
        { isOver in
            inner(isOver)
            outer(isOver)
        }
    }
}

/// The effect of a pointer over a view. Source: SwiftUI's `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, highlight, lift }

    private let kind: Kind

    /// As the view has it.
    public static let automatic = HoverEffect(kind: .automatic)
    /// Becomes lighter.
    public static let highlight = HoverEffect(kind: .highlight)
    /// Comes nearer.
    public static let lift = HoverEffect(kind: .lift)
}

extension View {
    /// Runs an action when a pointer comes over the view, or leaves it. No event of a session is one. Source: SwiftUI's
    /// `onHover(perform:)`.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { saying(HoverAction.self, action) }

    /// Sets the effect of a pointer over the view, which a picture doesn't show. Source: SwiftUI's `hoverEffect(_:)`.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}
