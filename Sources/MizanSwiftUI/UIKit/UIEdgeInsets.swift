import Foundation
import Mizan
import MizanBase
import MizanLayout

/// Insets at the physical edges. Source: UIKit's `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset at the upper edge, in points.
    public var top: CGFloat
    /// The inset at the left edge, in points.
    public var left: CGFloat
    /// The inset at the lower edge, in points.
    public var bottom: CGFloat
    /// The inset at the right edge, in points.
    public var right: CGFloat

    /// Insets of zero at each edge.
    public static let zero = UIEdgeInsets()

    /// Insets at each edge.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Insets at logical edges. Source: UIKit's `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The inset at the upper edge, in points.
    public var top: CGFloat
    /// The inset at the leading edge, in points.
    public var leading: CGFloat
    /// The inset at the lower edge, in points.
    public var bottom: CGFloat
    /// The inset at the trailing edge, in points.
    public var trailing: CGFloat

    /// Insets at each edge.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension EdgeInsets {
    /// Insets at logical edges. Source: SwiftUI's `init(_:)`.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
