// As SwiftUI does: its code writes `CGFloat`, `Date` and `UUID` without another import.
@_exported import Foundation
@_exported import MizanBase
@_exported import MizanDrawing
@_exported import MizanImages
@_exported import MizanLayout
@_exported import MizanLocalization
@_exported import MizanRenderTree
@_exported import MizanSymbols
@_exported import MizanText

/// A rectangle as SwiftUI's code writes it; Core Graphics' own, which Foundation has too, does not reach through this module.
public typealias CGRect = MizanBase.Rect
/// A place as SwiftUI's code writes it.
public typealias CGPoint = MizanBase.Point
/// A width and a height as SwiftUI's code writes it.
public typealias CGSize = MizanBase.Size
/// A map of the plane as SwiftUI's code writes it.
public typealias CGAffineTransform = MizanDrawing.AffineTransformation
