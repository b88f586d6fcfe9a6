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
    /// A number that identifies the view.
    public var tag = 0
    /// Whether the view accepts touches.
    public var isUserInteractionEnabled = true
    /// The views added to this one.
    public private(set) var subviews: [UIView] = []

    /// Adds a view above the others.
    public func addSubview(_ view: UIView) { subviews.append(view) }

    /// Has no effect here and returns false, because no field of the view has the focus.
    @discardableResult public func endEditing(_ force: Bool) -> Bool { false }

    /// Has no effect here: nothing moves.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
}
