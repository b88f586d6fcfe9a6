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
/// The kind is the environment's `userInterfaceIdiom`, otherwise a phone. The other values never come from the host.
public final class UIDevice: Sendable {
    /// The state of a battery. Source: UIKit's `UIDevice.BatteryState`.
    public enum BatteryState: Int, Hashable, Sendable {
        case unknown, unplugged, charging, full
    }

    /// The device of the running layout.
    public static let current = UIDevice()
    /// The notification of a new orientation; never posted here.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// The notification of a new battery state; never posted here.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// The notification of a new battery level; never posted here.
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
    /// Nil, because it isn't a particular device.
    public var identifierForVendor: UUID? { nil }

    /// Portrait unless the screen is wider than it is high; otherwise landscape left.
    public var orientation: UIDeviceOrientation {
        let screen = UIScreen.main.bounds
        return screen.width > screen.height ? .landscapeLeft : .portrait
    }

    /// -1, because the battery isn't monitored.
    public var batteryLevel: Float { -1 }
    /// Always unknown, because the battery isn't monitored.
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
    /// Has no effect here.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Has no effect here.
    public func playInputClick() {}
}
