import Foundation
import Mizan

// Appearance proxies change UIKit's bars and controls, which aren't drawn here, so they have no effect. The compiler warns about each
// use, because the picture would differ.

/// Values that UIKit's appearance proxies accept without effect.
///
/// It has the properties of all proxies, so their types don't declare them again.
open class UIAppearanceProxy: UIView {
    /// Has no effect here.
    public var barTintColor: UIColor?
    /// Has no effect here.
    public var unselectedItemTintColor: UIColor?
    /// Has no effect here.
    public var separatorColor: UIColor?
    /// Has no effect here.
    public var selectedSegmentTintColor: UIColor?
    /// Has no effect here.
    public var currentPageIndicatorTintColor: UIColor?
    /// Has no effect here.
    public var pageIndicatorTintColor: UIColor?
    /// Has no effect here.
    public var onTintColor: UIColor?
    /// Has no effect here.
    public var thumbTintColor: UIColor?
    /// Has no effect here.
    public var shadowImage: UIImage?
    /// Has no effect here.
    public var backgroundImage: UIImage?
    /// Has no effect here.
    public var isTranslucent = true
    /// Has no effect here.
    public var isOpaque = true
    /// Has no effect here.
    public var bounces = true
    /// Has no effect here.
    public var isScrollEnabled = true
    /// Has no effect here.
    public var isPagingEnabled = false
    /// Has no effect here.
    public var showsVerticalScrollIndicator = true
    /// Has no effect here.
    public var showsHorizontalScrollIndicator = true
    /// Has no effect here.
    public var allowsSelection = true
    /// Has no effect here.
    public var prefersLargeTitles = false
    /// Has no effect here.
    public var minuteInterval = 1
    /// Has no effect here.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// Has no effect here.
    public var contentInset = UIEdgeInsets.zero
    /// Has no effect here.
    public var layoutMargins = UIEdgeInsets.zero
    /// Has no effect here.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Has no effect here.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Has no effect here.
    public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// Has no effect here.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Has no effect here.
    public var clearButtonMode = UITextField.ViewMode.never

    /// Has no effect here.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    /// Has no effect here.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    /// Has no effect here.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// Has no effect here.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// The metrics of a bar. Source: UIKit's `UIBarMetrics`.
public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default`, compact
}

/// A control. Source: UIKit's `UIControl`.
public enum UIControl {
    /// The state of a control. Source: UIKit's `UIControl.State`.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the state.
        public let rawValue: UInt

        /// The state of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The state at rest.
        public static let normal: State = []
        /// The state while pressed.
        public static let highlighted = State(rawValue: 1)
        /// The state of a disabled control.
        public static let disabled = State(rawValue: 2)
        /// The state of a selected control.
        public static let selected = State(rawValue: 4)
    }
}

/// The appearance of a bar. Source: UIKit's `UIBarAppearance`.
open class UIBarAppearance {
    /// An appearance without effect here.
    public init() {}

    /// Has no effect here.
    public var backgroundColor: UIColor?
    /// Has no effect here.
    public var backgroundImage: UIImage?
    /// Has no effect here.
    public var shadowColor: UIColor?
    /// Has no effect here.
    public var shadowImage: UIImage?

    /// Has no effect here.
    public func configureWithDefaultBackground() {}
    /// Has no effect here.
    public func configureWithOpaqueBackground() {}
    /// Has no effect here.
    public func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar. Source: UIKit's `UINavigationBarAppearance`.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Has no effect here.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect here.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar. Source: UIKit's `UITabBarAppearance`.
open class UITabBarAppearance: UIBarAppearance {}

/// The appearance of a toolbar. Source: UIKit's `UIToolbarAppearance`.
open class UIToolbarAppearance: UIBarAppearance {}

/// The proxy of navigation bars. Source: UIKit's `UINavigationBar`.
open class UINavigationBar: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UINavigationBar.appearance() has no effect here")
    public static func appearance() -> UINavigationBar { UINavigationBar() }
    /// Has no effect here.
    public var standardAppearance = UINavigationBarAppearance()
    /// Has no effect here.
    public var compactAppearance: UINavigationBarAppearance?
    /// Has no effect here.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// The proxy of tab bars. Source: UIKit's `UITabBar`.
open class UITabBar: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UITabBar.appearance() has no effect here")
    public static func appearance() -> UITabBar { UITabBar() }
    /// Has no effect here.
    public var standardAppearance = UITabBarAppearance()
    /// Has no effect here.
    public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The proxy of toolbars. Source: UIKit's `UIToolbar`.
open class UIToolbar: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UIToolbar.appearance() has no effect here")
    public static func appearance() -> UIToolbar { UIToolbar() }
    /// Has no effect here.
    public var standardAppearance = UIToolbarAppearance()
    /// Has no effect here.
    public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// The proxy of tables. Source: UIKit's `UITableView`.
open class UITableView: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UITableView.appearance() has no effect here")
    public static func appearance() -> UITableView { UITableView() }
}

/// The proxy of rows of tables. Source: UIKit's `UITableViewCell`.
open class UITableViewCell: UIAppearanceProxy {
    /// The line between rows. Source: UIKit's `UITableViewCell.SeparatorStyle`.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        case none, singleLine
    }

    /// A proxy without effect.
    @available(*, deprecated, message: "UITableViewCell.appearance() has no effect here")
    public static func appearance() -> UITableViewCell { UITableViewCell() }
}

/// The proxy of collections. Source: UIKit's `UICollectionView`.
open class UICollectionView: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UICollectionView.appearance() has no effect here")
    public static func appearance() -> UICollectionView { UICollectionView() }
}

/// The proxy of scroll views. Source: UIKit's `UIScrollView`.
open class UIScrollView: UIAppearanceProxy {
    /// How the keyboard is dismissed. Source: UIKit's `UIScrollView.KeyboardDismissMode`.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none, onDrag, interactive
    }

    /// A proxy without effect.
    @available(*, deprecated, message: "UIScrollView.appearance() has no effect here")
    public static func appearance() -> UIScrollView { UIScrollView() }
}

/// The proxy of segmented controls. Source: UIKit's `UISegmentedControl`.
open class UISegmentedControl: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UISegmentedControl.appearance() has no effect here")
    public static func appearance() -> UISegmentedControl { UISegmentedControl() }
}

/// The proxy of fields. Source: UIKit's `UITextField`.
open class UITextField: UIAppearanceProxy {
    /// When something is shown. Source: UIKit's `UITextField.ViewMode`.
    public enum ViewMode: Int, Hashable, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// A proxy without effect.
    @available(*, deprecated, message: "UITextField.appearance() has no effect here")
    public static func appearance() -> UITextField { UITextField() }
}

/// The proxy of text editors. Source: UIKit's `UITextView`.
open class UITextView: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UITextView.appearance() has no effect here")
    public static func appearance() -> UITextView { UITextView() }
}

/// The proxy of page dots. Source: UIKit's `UIPageControl`.
open class UIPageControl: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UIPageControl.appearance() has no effect here")
    public static func appearance() -> UIPageControl { UIPageControl() }
}

/// The proxy of sliders. Source: UIKit's `UISlider`.
open class UISlider: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UISlider.appearance() has no effect here")
    public static func appearance() -> UISlider { UISlider() }
}

/// The proxy of switches. Source: UIKit's `UISwitch`.
open class UISwitch: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UISwitch.appearance() has no effect here")
    public static func appearance() -> UISwitch { UISwitch() }
}

/// The proxy of steppers. Source: UIKit's `UIStepper`.
open class UIStepper: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UIStepper.appearance() has no effect here")
    public static func appearance() -> UIStepper { UIStepper() }
}

/// The proxy of date pickers. Source: UIKit's `UIDatePicker`.
open class UIDatePicker: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UIDatePicker.appearance() has no effect here")
    public static func appearance() -> UIDatePicker { UIDatePicker() }
}

/// The proxy of buttons of bars. Source: UIKit's `UIBarButtonItem`.
open class UIBarButtonItem: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UIBarButtonItem.appearance() has no effect here")
    public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

/// The proxy of items of tab bars. Source: UIKit's `UITabBarItem`.
open class UITabBarItem: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UITabBarItem.appearance() has no effect here")
    public static func appearance() -> UITabBarItem { UITabBarItem() }
}

/// The proxy of search fields. Source: UIKit's `UISearchBar`.
open class UISearchBar: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UISearchBar.appearance() has no effect here")
    public static func appearance() -> UISearchBar { UISearchBar() }
}

/// The proxy of refresh controls. Source: UIKit's `UIRefreshControl`.
open class UIRefreshControl: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UIRefreshControl.appearance() has no effect here")
    public static func appearance() -> UIRefreshControl { UIRefreshControl() }
}

/// The proxy of progress bars. Source: UIKit's `UIProgressView`.
open class UIProgressView: UIAppearanceProxy {
    /// A proxy without effect.
    @available(*, deprecated, message: "UIProgressView.appearance() has no effect here")
    public static func appearance() -> UIProgressView { UIProgressView() }
}
