import Foundation
import MizanBase
import MizanRenderTree
import MizanText

/// The font requested for a text. Source: SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        /// A size in points, whatever the reader's text size.
        case size(Double)
        /// The points at the default text size grow with a style; without one they don't.
        case custom(String, Double, relativeTo: TextStyle?)
    }

    private var base: Base
    private var requestedWeight: RequestedWeight?
    private var explicitWidth: FontWidth?
    private var isItalic = false
    private var design: Design?
    private var features: [FontFeature] = []
    /// The height of lines, as a difference to the font's own.
    private(set) var leading = Leading.standard
    /// The place of a font's name in a file; nil for a font made in code.
    package var place: SourcePlace?

    /// 34 pt at the default text size.
    public static let largeTitle = Font(base: .style(.largeTitle))
    /// 28 pt at the default text size.
    public static let title = Font(base: .style(.title))
    /// 22 pt at the default text size.
    public static let title2 = Font(base: .style(.title2))
    /// 20 pt at the default text size.
    public static let title3 = Font(base: .style(.title3))
    /// 17 pt semibold at the default text size.
    public static let headline = Font(base: .style(.headline))
    /// 17 pt at the default text size; the default font of texts.
    public static let body = Font(base: .style(.body))
    /// 16 pt at the default text size.
    public static let callout = Font(base: .style(.callout))
    /// 15 pt at the default text size.
    public static let subheadline = Font(base: .style(.subheadline))
    /// 13 pt at the default text size.
    public static let footnote = Font(base: .style(.footnote))
    /// 12 pt at the default text size.
    public static let caption = Font(base: .style(.caption))
    /// 11 pt at the default text size.
    public static let caption2 = Font(base: .style(.caption2))

    /// A font's weight on the scale of OpenType. Source: SwiftUI's `Font.Weight`.
    public typealias Weight = FontWeight

    /// A font's width in percent of the normal one. Source: SwiftUI's `Font.Width`.
    public typealias Width = FontWidth

    /// A variant of the system's font: `monospaced` takes a monospaced family, where there is one. The others change
    /// nothing: request a family with ``custom(_:size:relativeTo:)``. Source: SwiftUI's `Font.Design`.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The distance between lines. Source: SwiftUI's `Font.Leading`.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// The factor of the font's line height: body's is 22 pt, 20 pt if tight and 24 pt if loose. Source: the tables of leading in
        /// Apple's Human Interface Guidelines, *Typography*.
        var lineHeightMultiple: Double {
            switch self {
            case .standard: 1
            case .tight: 20.0 / 22
            case .loose: 24.0 / 22
            }
        }
    }

    /// The same font with another distance between lines. Source: SwiftUI's `leading(_:)`.
    public func leading(_ leading: Leading) -> Font {
        var font = self
        font.leading = leading
        return font
    }

    /// The same font in another design; nil for the default one.
    func design(_ design: Design?) -> Font {
        var font = self
        font.design = design
        return font
    }

    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: FontWeight? = nil) -> Font {
        Font(base: .style(style), requestedWeight: weight.map { .exactly($0) }, design: design)
    }

    /// A font of a fixed size in points.
    public static func system(size: CGFloat, weight: FontWeight? = nil, design: Design? = nil) -> Font {
        Font(base: .size(size), requestedWeight: weight.map { .exactly($0) }, design: design)
    }

    /// A font of a family with the given size at the default text size. It grows with a text style, in proportion to
    /// the style's line height in the type table, rounded to whole points.
    ///
    /// An unknown family is an error when the view is laid out, rule `unknown-font-family`. Characters that the family
    /// doesn't cover come from the other fonts. Source: SwiftUI's `custom(_:size:relativeTo:)`.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
        Font(base: .custom(name, size, relativeTo: style))
    }

    /// A font of a family and of a fixed size in points. Source: SwiftUI's `custom(_:fixedSize:)`.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name, fixedSize, relativeTo: nil))
    }

    /// The same font in another weight.
    public func weight(_ weight: FontWeight) -> Font { self.weight(.exactly(weight)) }

    func weight(_ weight: RequestedWeight?) -> Font {
        var font = self
        font.requestedWeight = weight
        return font
    }

    /// The same font in another width, where its family has one: as faces of their own, or by the axis of a variable font. Source:
    /// SwiftUI's `width(_:)`.
    public func width(_ width: FontWidth) -> Font { self.width(Optional(width)) }

    func width(_ width: FontWidth?) -> Font {
        var font = self
        font.explicitWidth = width
        return font
    }

    /// The same font in the emphasized weight of its text style, such as semibold for body; in bold if it has no text style.
    /// Source: SwiftUI's `bold()`; Apple's Human Interface Guidelines, *Typography*.
    public func bold() -> Font { weight(.emphasized) }

    /// The same font slanted, where its family has such a face.
    public func italic() -> Font { italic(true) }

    func italic(_ isItalic: Bool) -> Font {
        var font = self
        font.isItalic = isItalic
        return font
    }

    /// The same font in the design whose letters have one width. Source: SwiftUI's `monospaced()`.
    public func monospaced() -> Font { design(.monospaced) }

    /// The same font with digits of one width, where it has them. Source: SwiftUI's `monospacedDigit()`.
    public func monospacedDigit() -> Font { feature(.tabularFigures) }

    /// The same font with small capitals for all letters, where it has them. Source: SwiftUI's `smallCaps()`.
    public func smallCaps() -> Font { feature(.smallCapitals).feature(.smallCapitalsFromCapitals) }

    /// The same font with small capitals for small letters, where it has them. Source: SwiftUI's `lowercaseSmallCaps()`.
    public func lowercaseSmallCaps() -> Font { feature(.smallCapitals) }

    /// The same font with small capitals for capitals, where it has them. Source: SwiftUI's `uppercaseSmallCaps()`.
    public func uppercaseSmallCaps() -> Font { feature(.smallCapitalsFromCapitals) }

    /// The same font with a typographic feature turned on or off, where it has it; of one tag the last counts.
    public func feature(_ feature: FontFeature) -> Font {
        var font = self
        font.features.removeAll { $0.tag == feature.tag }
        font.features.append(feature)
        // The order in which they are said makes no other font.
        font.features.sort { $0.tag < $1.tag }
        return font
    }

    /// Whether the font is that of a title: a text style from `largeTitle` to `headline`.
    var isTitle: Bool {
        guard case .style(let style) = base else { return false }
        switch style {
        case .largeTitle, .title, .title2, .title3, .headline: return true
        case .body, .callout, .subheadline, .footnote, .caption, .caption2: return false
        }
    }

    /// The request to the font collection at a reader's text size.
    public func description(at size: DynamicTypeSize) -> FontDescription {
        var description =
            switch base {
            case .style(let style): FontDescription(size: style.sizes[size.index])
            case .size(let points): FontDescription(size: points)
            case .custom(let name, let points, let style):
                FontDescription(
                    families: [name], size: style.map { (points * $0.scaleFactor(at: size)).rounded() } ?? points)
            }
        if case .style(let style) = base {
            description.weight = style.weight
            description.emphasizedWeight = style.emphasizedWeight
        }
        if let requestedWeight {
            description.weight = requestedWeight.weight(emphasized: description.emphasizedWeight)
        }
        description.width = explicitWidth ?? .standard
        description.isItalic = isItalic
        description.isMonospaced = design == .monospaced
        description.features = features
        return description
    }
}

extension Font {
    /// Checks that the collection has the family that this font names.
    ///
    /// - Throws: `DiagnosticError`, rule `unknown-font-family`, at the font's place.
    func require(in fonts: FontCollection, at size: DynamicTypeSize) throws {
        do {
            try fonts.requireFamilies(of: description(at: size))
        } catch var error as DiagnosticError {
            for index in error.diagnostics.indices { error.diagnostics[index].place = place }
            throw error
        }
    }
}

extension Font {
    /// `font largeTitle (weight emphasized)`, `font 17`, `font "Noto Serif" (size 20 relativeTo title)`
    var attribute: TreeAttribute {
        var parts: [TreeAttribute?] = []
        let value: TreeAttribute.Value
        switch base {
        case .style(let style): value = .word(style.rawValue)
        case .size(let points): value = .points(points)
        case .custom(let name, let points, let style):
            value = .word(name)
            parts = [.ifPresent(.size, points), style.map { TreeAttribute(.relativeTo, .word($0.rawValue)) }]
        }
        parts += [
            requestedWeight.map { TreeAttribute(.weight, $0.written) },
            explicitWidth.flatMap { TreeAttribute.ifPresent(.width, $0.value) },
            isItalic ? TreeAttribute(.italic) : nil,
            design.map { TreeAttribute(.design, .word(String(describing: $0))) },
        ]
        parts += features.map { TreeAttribute(.feature, .word($0.value == 1 ? $0.tag : "\($0.tag)=\($0.value)")) }
        return TreeAttribute(.font, value, parts: parts.compactMap { $0 })
    }
}
