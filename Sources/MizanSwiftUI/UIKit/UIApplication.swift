import Foundation
import Mizan
import MizanLayout

/// The program around an interface. Source: UIKit's `UIApplication`.
///
/// It opens links by the environment's `openURL`, in bodies and in the actions of a session. It has no windows, and the notifications
/// that it names are posted by the program alone.
public final class UIApplication: Sendable {
    /// A key of the options for a link, which have no effect. Source: UIKit's `UIApplication.OpenExternalURLOptionsKey`.
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

    /// The program around the interface.
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

    /// Opens a link by the environment's `openURL`.
    ///
    /// - Parameters:
    ///   - url: The link to be opened.
    ///   - options: These have no effect.
    ///   - completion: It gets whether something opened the link.
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

    /// Whether a link has a scheme: what opens it isn't known here.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// It has no effect here.
    public func registerForRemoteNotifications() {}
    /// It has no effect here.
    public func unregisterForRemoteNotifications() {}
    /// Has no effect; the completion gets no error.
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}

// The names of notifications, which programs post and observe themselves.
extension UIApplication {
    /// The program is in use again.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The program will be out of use.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The program is in the background.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The program will come to the front.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The program will end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// The program has started.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// The machine's memory is short.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The reader took a picture of the screen.
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// It is another day, or the clock was set.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}
