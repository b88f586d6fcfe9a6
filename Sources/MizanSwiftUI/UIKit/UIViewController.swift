import Mizan
import MizanLayout

/// A UIKit view controller. Source: UIKit's `UIViewController`; it is never shown.
open class UIViewController: UIResponder {
    /// A controller that is never shown.
    public override init() {}

    /// The view of the controller.
    public var view = UIView()
    /// The title for a bar.
    public var title: String?

    /// The controller that shows this one; always nil.
    public var presentingViewController: UIViewController? { nil }
    /// The controller that this one shows; always nil.
    public var presentedViewController: UIViewController? { nil }

    /// Has no effect here.
    public func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {}
    /// Has no effect here.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

    /// Runs after the view is loaded; never called here.
    open func viewDidLoad() {}
    /// Runs before the view appears; never called here.
    open func viewWillAppear(_ animated: Bool) {}
    /// Runs after the view appears; never called here.
    open func viewDidAppear(_ animated: Bool) {}
}

/// A controller of a view. Source: UIKit's `UIHostingController`.
open class UIHostingController<Content: View>: UIViewController {
    /// The view that it would show.
    public var rootView: Content

    /// A controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}

/// A controller that shares things. Source: UIKit's `UIActivityViewController`; it is never shown.
open class UIActivityViewController: UIViewController {
    /// A controller for what is shared.
    public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}
