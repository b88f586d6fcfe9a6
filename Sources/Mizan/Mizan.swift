// As SwiftUI does: its code writes `CGFloat`, `Date` and `UUID` without another import.
@_exported import Foundation
@_exported import MizanBase
@_exported import MizanDrawing
@_exported import MizanImages
@_exported import MizanLayout
@_exported import MizanLocalization
@_exported import MizanRenderTree
@_exported import MizanText
