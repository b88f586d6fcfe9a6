// As SwiftUI does: its code writes `CGFloat`, `Date`, `UUID` and `@Observable` without another import.
@_exported import Foundation
@_exported import MizanBase
@_exported import MizanCoreGraphics
@_exported import MizanDrawing
@_exported import MizanFocus
@_exported import MizanImages
@_exported import MizanLayout
@_exported import MizanLocalization
@_exported import MizanRenderTree
@_exported import MizanRendering
@_exported import MizanSymbols
@_exported import MizanText
@_exported import MizanTransfer
@_exported import Observation

/// A map of the plane as SwiftUI's code writes it.
public typealias CGAffineTransform = MizanDrawing.AffineTransformation

// A name that is imported by itself goes before the same name of a whole module: with `import Foundation` beside `import Mizan`
// these are still ours.
@_exported import typealias MizanCoreGraphics.CGPoint
@_exported import typealias MizanCoreGraphics.CGRect
@_exported import typealias MizanCoreGraphics.CGSize
@_exported import class MizanLocalization.PersonNameComponentsFormatter
@_exported import func MizanLocalization.NSLocalizedString
