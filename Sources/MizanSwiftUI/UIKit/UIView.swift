import Mizan
import MizanBase

/// A view of UIKit. Source: UIKit's `UIView`; it is never drawn.
open class UIView: UIResponder {
    /// A view that is never drawn.
    public override init() {}
    /// A view in a frame.
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// The frame in points.
    public var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    /// The frame in its own coordinates.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
    /// The colour of controls.
    public var tintColor: UIColor?
    /// The colour of the background.
    public var backgroundColor: UIColor?
    /// Whether the view is hidden.
    public var isHidden = false
    /// The opacity from 0 to 1.
    public var alpha: CGFloat = 1
    /// A number that names the view.
    public var tag = 0
    /// Whether the view takes touches.
    public var isUserInteractionEnabled = true
    /// The views that were added.
    public private(set) var subviews: [UIView] = []

    /// Adds a view above the others.
    public func addSubview(_ view: UIView) { subviews.append(view) }

    /// It has no effect here; false is returned, since no field of the view has the focus.
    @discardableResult public func endEditing(_ force: Bool) -> Bool { false }

    /// It has no effect here: nothing moves.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
}
