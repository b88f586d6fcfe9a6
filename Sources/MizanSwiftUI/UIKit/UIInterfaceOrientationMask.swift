/// Orientations that a screen allows. Source: UIKit's `UIInterfaceOrientationMask`; nothing turns here.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits of the orientations.
    public let rawValue: UInt

    /// The orientations of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright, with the top above.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upright, with the top below.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On the right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On the left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On one of the two sides.
    public static let landscape: UIInterfaceOrientationMask = [landscapeLeft, landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [portrait, landscape]
    /// All of the four orientations.
    public static let all: UIInterfaceOrientationMask = [allButUpsideDown, portraitUpsideDown]
}
