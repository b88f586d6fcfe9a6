import Mizan

// Taps that a hand feels. A layout has none, so these do nothing; they change no picture.

/// Taps on impact. Source: UIKit's `UIImpactFeedbackGenerator`.
public final class UIImpactFeedbackGenerator: Sendable {
    /// The mass of what collides. Source: UIKit's `UIImpactFeedbackGenerator.FeedbackStyle`.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// A generator, which does nothing here.
    public init(style: FeedbackStyle = .medium) {}

    /// It has no effect here.
    public func prepare() {}
    /// It has no effect here.
    public func impactOccurred() {}
    /// It has no effect here.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Taps on success and failure. Source: UIKit's `UINotificationFeedbackGenerator`.
public final class UINotificationFeedbackGenerator: Sendable {
    /// A kind of event. Source: UIKit's `UINotificationFeedbackGenerator.FeedbackType`.
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }

    /// A generator, which does nothing here.
    public init() {}

    /// It has no effect here.
    public func prepare() {}
    /// It has no effect here.
    public func notificationOccurred(_ type: FeedbackType) {}
}

/// Taps on selection. Source: UIKit's `UISelectionFeedbackGenerator`.
public final class UISelectionFeedbackGenerator: Sendable {
    /// A generator, which does nothing here.
    public init() {}

    /// It has no effect here.
    public func prepare() {}
    /// It has no effect here.
    public func selectionChanged() {}
}
