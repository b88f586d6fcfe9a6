import Mizan
import MizanBase
import MizanLayout

/// The screen of the running layout. Source: UIKit's `UIScreen`.
///
/// Its size is the size proposed to the layout's root, and its scale is the environment's `displayScale`. Outside a layout, and for a
/// length that isn't proposed, the screen is 393 × 852 points at a scale of 2. These values never come from the host.
public final class UIScreen: Sendable {
    /// The screen of the running layout.
    public static let main = UIScreen()

    private init() {}

    /// The screen's frame in points.
    public var bounds: CGRect {
        let screen = EnvironmentValues.current?.screen
        return CGRect(
            x: 0, y: 0, width: screen?.length(.horizontal) ?? 393, height: screen?.length(.vertical) ?? 852)
    }

    /// The pixels per point.
    public var scale: CGFloat { CGFloat(EnvironmentValues.current?.displayScale ?? 2) }

    /// The screen's frame in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * Double(scale), height: bounds.height * Double(scale))
    }

    /// The pixels per point.
    public var nativeScale: CGFloat { scale }

    /// The frames per second: 60.
    public var maximumFramesPerSecond: Int { 60 }

    /// The traits of the running layout.
    public var traitCollection: UITraitCollection { UITraitCollection.current }

    /// Half of the greatest brightness; setting it has no effect.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
}
