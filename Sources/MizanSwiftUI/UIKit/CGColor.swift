import Mizan
import MizanLayout

/// A colour of Core Graphics, which is UIKit's here. Source: Core Graphics' `CGColor`.
public typealias CGColor = UIColor

extension UIColor {
    /// The same colour. Source: UIKit's `init(cgColor:)`.
    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

    /// The same colour for Core Graphics.
    public var cgColor: CGColor { self }
}

extension Color {
    /// The colour of Core Graphics. Source: SwiftUI's `init(cgColor:)`.
    public init(cgColor: CGColor) { self = cgColor.color }
}
