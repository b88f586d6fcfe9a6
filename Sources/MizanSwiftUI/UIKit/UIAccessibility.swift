import Mizan
import MizanLayout

/// The reader's needs. Source: UIKit's `UIAccessibility`. No assistive technology runs in a layout, and nothing moves.
public enum UIAccessibility {
    /// A message to an assistive technology. Source: UIKit's `UIAccessibility.Notification`.
    public enum Notification: Hashable, Sendable {
        case announcement, layoutChanged, screenChanged, pageScrolled
    }

    /// Always false: no assistive technology runs.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false: no assistive technology runs.
    public static var isSwitchControlRunning: Bool { false }
    /// Always false: no assistive technology runs.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false: no assistive technology runs.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Always false: no assistive technology runs.
    public static var isBoldTextEnabled: Bool { false }

    /// Has no effect here.
    public static func post(notification: Notification, argument: Any?) {}
}
