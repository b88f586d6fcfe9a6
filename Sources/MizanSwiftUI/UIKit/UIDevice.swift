import Foundation
import Mizan
import MizanLayout

/// The orientation of a device. Source: UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The device that the running layout is for. Source: UIKit's `UIDevice`.
///
/// The kind is the environment's `userInterfaceIdiom`, otherwise a phone; the other values are fixed and never the host's.
public final class UIDevice: Sendable {
    /// The state of a battery. Source: UIKit's `UIDevice.BatteryState`.
    public enum BatteryState: Int, Hashable, Sendable {
        case unknown, unplugged, charging, full
    }

    /// The device of the running layout.
    public static let current = UIDevice()
    /// The name of the notification of a new orientation, which is never posted.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// The name of the notification of a new state of the battery, which is never posted.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// The name of the notification of a new level of the battery, which is never posted.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")

    private init() {}

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

    /// `iPad` for a tablet, otherwise `iPhone`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as ``model``.
    public var localizedModel: String { model }
    /// The same as ``model``.
    public var name: String { model }
    /// `iPadOS` for a tablet, otherwise `iOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// Always `26.0`, never the host's version.
    public var systemVersion: String { "26.0" }
    /// Nil: the device is no particular one.
    public var identifierForVendor: UUID? { nil }

    /// Upright if the screen is at least as high as wide, otherwise on its left side.
    public var orientation: UIDeviceOrientation {
        let screen = UIScreen.main.bounds
        return screen.width > screen.height ? .landscapeLeft : .portrait
    }

    /// -1, as for a battery that isn't watched.
    public var batteryLevel: Float { -1 }
    /// Always unknown: no battery is watched.
    public var batteryState: BatteryState { .unknown }
    /// False; setting it has no effect.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Always false in a layout.
    public var isMultitaskingSupported: Bool { false }
    /// Always false in a layout.
    public var isProximityMonitoringEnabled: Bool { false }

    /// Has no effect: the orientation follows from the screen's size.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// It has no effect here.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// It has no effect here.
    public func playInputClick() {}
}
