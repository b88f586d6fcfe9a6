import Mizan

// Haptic feedback. A layout has none, so these generators do nothing; the picture doesn't change.

/// Haptic feedback for impacts. Source: UIKit's `UIImpactFeedbackGenerator`.
public final class UIImpactFeedbackGenerator: Sendable {
    /// The mass of the colliding objects. Source: UIKit's `UIImpactFeedbackGenerator.FeedbackStyle`.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// A generator, which does nothing here.
    public init(style: FeedbackStyle = .medium) {}

    /// Has no effect here.
    public func prepare() {}
    /// Has no effect here.
    public func impactOccurred() {}
    /// Has no effect here.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for success and failure. Source: UIKit's `UINotificationFeedbackGenerator`.
public final class UINotificationFeedbackGenerator: Sendable {
    /// A kind of event. Source: UIKit's `UINotificationFeedbackGenerator.FeedbackType`.
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }

    /// A generator, which does nothing here.
    public init() {}

    /// Has no effect here.
    public func prepare() {}
    /// Has no effect here.
    public func notificationOccurred(_ type: FeedbackType) {}
}

/// Haptic feedback for changes of a selection. Source: UIKit's `UISelectionFeedbackGenerator`.
public final class UISelectionFeedbackGenerator: Sendable {
    /// A generator, which does nothing here.
    public init() {}

    /// Has no effect here.
    public func prepare() {}
    /// Has no effect here.
    public func selectionChanged() {}
}
