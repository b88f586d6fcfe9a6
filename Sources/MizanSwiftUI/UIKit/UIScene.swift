import Mizan

/// A part of a program's interface. Source: UIKit's `UIScene`; a program here has none.
open class UIScene: UIResponder, Hashable {
    /// Whether a scene is in use. Source: UIKit's `UIScene.ActivationState`.
    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// Always in the foreground.
    public var activationState: ActivationState { .foregroundActive }

    /// Whether both are the same object.
    public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows. Source: UIKit's `UIWindowScene`; a program here has none.
open class UIWindowScene: UIScene {
    /// Always empty: there are no windows.
    public var windows: [UIWindow] { [] }
    /// The window that receives keyboard input; always nil.
    public var keyWindow: UIWindow? { nil }
    /// The screen of the running layout.
    public var screen: UIScreen { .main }
    /// The traits of the running layout.
    public var traitCollection: UITraitCollection { .current }
}

/// A window. Source: UIKit's `UIWindow`; a program here has none.
open class UIWindow: UIView {
    /// The controller of the window's content.
    public var rootViewController: UIViewController?
    /// The scene of the window; always nil.
    public var windowScene: UIWindowScene? { nil }
    /// Whether the window receives keyboard input; always false.
    public var isKeyWindow: Bool { false }
    /// The insets of the screen's edges: none.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// Has no effect here.
    public func makeKey() {}
    /// Has no effect here.
    public func makeKeyAndVisible() {}
    /// The appearance that overrides the environment's; ignored here.
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

extension UIApplication {
    /// Always empty: there are none.
    public var connectedScenes: Set<UIScene> { [] }
    /// Always empty: there are none.
    public var windows: [UIWindow] { [] }
    /// Always nil: there are no windows.
    public var keyWindow: UIWindow? { nil }
}
