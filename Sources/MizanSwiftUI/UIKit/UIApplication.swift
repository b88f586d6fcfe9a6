import Foundation
import Mizan
import MizanLayout

/// The program that shows an interface. Source: UIKit's `UIApplication`.
///
/// It opens links with the environment's `openURL`, in bodies and in the actions of a session. It has no windows. Only your program
/// posts the notifications that it names.
public final class UIApplication: Sendable {
    /// A key of the options for opening a link. The options have no effect. Source: UIKit's `UIApplication.OpenExternalURLOptionsKey`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// The key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Opens only links to an app.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether a program is in use. Source: UIKit's `UIApplication.State`.
    public enum State: Int, Hashable, Sendable {
        case active, inactive, background
    }

    /// The program that shows the interface.
    public static let shared = UIApplication()
    /// The link to the program's settings.
    public static let openSettingsURLString = "app-settings:"
    /// The link to the settings of its notifications.
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    private init() {}

    /// Always active: a layout is in use.
    public var applicationState: State { .active }
    /// False; setting it has no effect.
    public var isIdleTimerDisabled: Bool {
        get { false }
        set {}
    }
    /// Nil; setting it has no effect.
    public var shortcutItems: [String]? {
        get { nil }
        set {}
    }
    /// 0; setting it has no effect.
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }
    /// Always false in a layout.
    public var supportsAlternateIcons: Bool { false }
    /// Nil: the program has one icon.
    public var alternateIconName: String? { nil }
    /// Always false in a layout.
    public var isProtectedDataAvailable: Bool { false }
    /// The direction of the running layout.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection
    }

    /// Opens a link with the environment's `openURL`.
    ///
    /// - Parameters:
    ///   - url: The link to open.
    ///   - options: Ignored here.
    ///   - completion: Called with whether the link was opened.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard let environment = EnvironmentValues.current else {
            completion?(false)
            return
        }
        environment.openURL(url) { completion?($0) }
    }

    /// Whether a link has a scheme. Mizan doesn't know which links can be opened.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Has no effect here.
    public func registerForRemoteNotifications() {}
    /// Has no effect here.
    public func unregisterForRemoteNotifications() {}
    /// Has no effect; calls the completion without an error.
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}

// The names of notifications. Only programs post and observe them.
extension UIApplication {
    /// The program became active.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The program will become inactive.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The program moved to the background.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The program will move to the foreground.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The program will end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// The program has started.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// The device is low on memory.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The user took a screenshot.
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// The day changed, or the clock was set.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}
