import Mizan
import MizanBase
import MizanLayout

/// The appearance of an interface. Source: UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified, light, dark
}

/// The kind of device. Source: UIKit's `UIUserInterfaceIdiom`.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom

/// The direction of an interface. Source: UIKit's `UIUserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// The traits of an interface: a colour scheme, a scale, a kind of device. Source: UIKit's `UITraitCollection`.
public final class UITraitCollection: Sendable {
    /// The light or the dark appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The direction of the interface.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// The pixels per point.
    public let displayScale: CGFloat

    /// The traits of an environment.
    init(_ environment: EnvironmentValues?) {
        userInterfaceStyle = environment?.colorScheme == .dark ? .dark : .light
        userInterfaceIdiom = environment?.userInterfaceIdiom ?? .phone
        layoutDirection = environment?.layoutDirection ?? .leftToRight
        displayScale = CGFloat(environment?.displayScale ?? 2)
    }

    /// The traits of an appearance, otherwise those of the running layout.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        let current = UITraitCollection(EnvironmentValues.current)
        self.userInterfaceStyle = userInterfaceStyle
        userInterfaceIdiom = current.userInterfaceIdiom
        layoutDirection = current.layoutDirection
        displayScale = current.displayScale
    }

    /// The traits of the running layout.
    public static var current: UITraitCollection { UITraitCollection(EnvironmentValues.current) }

    /// The colour scheme of the appearance.
    var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}
