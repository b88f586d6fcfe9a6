// What `import Mizan` offers: the views with their modifiers and environment in full, and of the modules below the types that a
// program names to localize its views, to lay them out and to draw their trees. Everything else of these modules comes with an
// import of theirs: `import MizanRenderTree`, `MizanRendering`, `MizanText`, `MizanTransfer`.

// As SwiftUI does: its code writes `CGFloat`, `Date`, `UUID` and `@Observable` without another import.
@_exported import Foundation
@_exported import MizanCoreGraphics
@_exported import MizanLayout
@_exported import MizanPreviews
@_exported import Observation

// A declaration that is exported by itself goes before the same name of a whole module: next to `import Foundation` these are
// still ours.

@_exported import struct MizanBase.Angle
@_exported import struct MizanBase.AttributedText
@_exported import enum MizanBase.Axis
@_exported import struct MizanBase.Diagnostic
@_exported import struct MizanBase.DiagnosticError
@_exported import enum MizanBase.Edge
@_exported import struct MizanBase.EdgeInsets
@_exported import struct MizanBase.FixedLength
@_exported import struct MizanBase.FixedPoint
@_exported import struct MizanBase.FixedRect
@_exported import struct MizanBase.FixedSize
@_exported import struct MizanBase.FontWeight
@_exported import struct MizanBase.LanguageTag
@_exported import enum MizanBase.LayoutDirection
@_exported import struct MizanBase.Point
@_exported import struct MizanBase.RGBA
@_exported import struct MizanBase.Rect
@_exported import struct MizanBase.Size
@_exported import enum MizanBase.TextAlignment
@_exported import enum MizanBase.WritingDirection

@_exported import typealias MizanCoreGraphics.CGAffineTransform
@_exported import typealias MizanCoreGraphics.CGPoint
@_exported import typealias MizanCoreGraphics.CGRect
@_exported import typealias MizanCoreGraphics.CGSize
@_exported import struct MizanCoreGraphics.CGVector

@_exported import struct MizanDrawing.AffineTransformation
@_exported import enum MizanDrawing.FillRule
@_exported import struct MizanDrawing.Path
@_exported import struct MizanDrawing.Stroke

@_exported import struct MizanImages.EncodedBitmap

@_exported import struct MizanLocalization.Localization
@_exported import struct MizanLocalization.LocalizedStringKey
@_exported import struct MizanLocalization.LocalizedStringResource
@_exported import struct MizanLocalization.LocalizedText
@_exported import class MizanLocalization.DateComponentsFormatter
@_exported import class MizanLocalization.ListFormatter
@_exported import class MizanLocalization.PersonNameComponentsFormatter
@_exported import class MizanLocalization.RelativeDateTimeFormatter
@_exported import enum MizanLocalization.LocalizedValue
@_exported import enum MizanLocalization.PseudoLanguage
@_exported import struct MizanLocalization.StringBundle
@_exported import struct MizanLocalization.StringCatalog
@_exported import enum MizanLocalization.TermOfAddress
@_exported import func MizanLocalization.NSLocalizedString

@_exported import enum MizanRenderTree.BlendMode
@_exported import protocol MizanRendering.DrawingTarget
@_exported import enum MizanRendering.CanvasCompositing
@_exported import struct MizanRendering.CanvasGlyphRun
@_exported import struct MizanRenderTree.CanvasGradient
@_exported import enum MizanRenderTree.CanvasPaint
@_exported import struct MizanRenderTree.RenderImage
@_exported import struct MizanRenderTree.RenderNode
@_exported import struct MizanRenderTree.RenderText
@_exported import struct MizanRenderTree.RenderTree
@_exported import enum MizanRenderTree.SymbolRenderingMode

@_exported import struct MizanText.FontCollection
@_exported import class MizanText.FontFace
@_exported import class MizanText.TextCache
