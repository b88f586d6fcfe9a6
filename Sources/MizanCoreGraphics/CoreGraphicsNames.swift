import MizanBase
import MizanDrawing

/// A rectangle as SwiftUI's code writes it; Core Graphics' own, which Foundation has too, does not reach through the product.
public typealias CGRect = Rect
/// A place as SwiftUI's code writes it.
public typealias CGPoint = Point
/// A width and a height as SwiftUI's code writes it.
public typealias CGSize = Size
/// A map of the plane as SwiftUI's code writes it.
public typealias CGAffineTransform = AffineTransformation
