import MizanBase

// SwiftUI's code writes `CGRect`, `CGPoint` and `CGSize`, and Foundation has types of these names too. As members of the
// protocols that such code conforms to, the names are Mizan's there, whatever a file imports; elsewhere they are
// Foundation's, and nothing is ambiguous.

extension View {
    /// A rectangle as SwiftUI's code writes it.
    public typealias CGRect = Rect
    /// A place as SwiftUI's code writes it.
    public typealias CGPoint = Point
    /// A width and a height as SwiftUI's code writes it.
    public typealias CGSize = Size
}

extension ViewModifier {
    /// A rectangle as SwiftUI's code writes it.
    public typealias CGRect = Rect
    /// A place as SwiftUI's code writes it.
    public typealias CGPoint = Point
    /// A width and a height as SwiftUI's code writes it.
    public typealias CGSize = Size
}

extension Layout {
    /// A rectangle as SwiftUI's code writes it.
    public typealias CGRect = Rect
    /// A place as SwiftUI's code writes it.
    public typealias CGPoint = Point
    /// A width and a height as SwiftUI's code writes it.
    public typealias CGSize = Size
}
