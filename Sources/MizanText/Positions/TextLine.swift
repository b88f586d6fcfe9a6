import MizanBase

/// One line of a laid-out text.
public struct TextLine: Sendable {
    /// The line's text in UTF-16 units, with the spaces and the newline at its end. A line cut in the middle includes
    /// its hidden text; one cut at its start or end ends there.
    public var range: Range<Int>
    /// The text, in UTF-16 units, that the ellipsis of this line stands for; nil for a line without one.
    public var hidden: Range<Int>?
    /// In points. The spaces at a paragraph's end count as far as they fit; those that a line break leaves at a line's end
    /// hang outside. Source: CSS Text 3 §4.1.3.
    public var width: Double
    /// In points below the text's top.
    public var top: Double
    /// In points: the largest ascender and the largest descender of the fonts used and of the paragraph's own.
    public var height: Double
    /// In points below the text's top.
    public var baseline: Double
    /// The paragraph's direction, decided once.
    public var direction: LayoutDirection

    let store: LineStore
    /// The length of the spaces at the end that hang outside of the width, in points.
    private let overhang: Double
    /// The line's pieces in the store, in visual order.
    let pieces: Range<Int>

    var text: ShapedText { store.text }

    init(_ content: LineContent, in store: LineStore) {
        range = content.range
        hidden = content.hidden
        width = content.width
        overhang = content.overhang
        top = content.top
        height = content.metrics.height
        baseline = content.top + content.metrics.ascent
        direction = content.direction
        pieces = content.pieces
        self.store = store
    }

    /// The text that the line shows, in UTF-16 units: one range, or two around the hidden text.
    public var visibleRanges: [Range<Int>] {
        guard let hidden, hidden.lowerBound > range.lowerBound, hidden.upperBound < range.upperBound else {
            return [range]
        }
        return [range.lowerBound..<hidden.lowerBound, hidden.upperBound..<range.upperBound]
    }

    /// The distance of the line's leading visible edge from a box's, in points, towards trailing; negative where a
    /// centred or trailing-aligned line is wider.
    ///
    /// - Parameters:
    ///   - width: the box's, in points.
    ///   - alignment: leading and trailing follow `interface`, natural and justified the paragraph's direction,
    ///     left and right neither.
    ///   - interface: the direction of the interface, which decides the leading side.
    public func leadingOffset(in width: Double, alignment: TextAlignment, interface: LayoutDirection) -> Double {
        let rest = width - self.width
        return switch alignment {
        case .leading: 0
        case .trailing: rest
        case .center: rest / 2
        case .natural, .justified: direction == interface ? 0 : rest
        case .left: interface == .leftToRight ? 0 : rest
        case .right: interface == .rightToLeft ? 0 : rest
        }
    }

    /// The x of the line's left visible edge in a box, in points, by the same rule.
    public func leftOffset(in width: Double, alignment: TextAlignment, interface: LayoutDirection) -> Double {
        let leading = leadingOffset(in: width, alignment: alignment, interface: interface)
        return interface == .leftToRight ? leading : width - self.width - leading
    }

    /// The clusters that no font covers, and the marks that no font has, by their UTF-16 ranges; each shows one
    /// missing-glyph box.
    public var missing: [Range<Int>] {
        text.missing.isEmpty
            ? [] : text.missing.filter { cluster in visibleRanges.contains { $0.contains(cluster.lowerBound) } }
    }

    /// Calls a function with each piece and the x of its left edge, from left to right. The part that hangs at the end
    /// of a right-to-left line lies left of 0.
    func forEachPiece(_ body: (LinePiece, Double) -> Void) {
        var x = direction == .rightToLeft ? 0 - overhang : 0
        for piece in store.pieces.elements[pieces] {
            body(piece, x)
            x += piece.advance
        }
    }

    /// The glyphs of a piece in visual order.
    func glyphs(of piece: LinePiece) -> Slice<UnsafeMutableBufferPointer<Glyph>> {
        piece.isLineGlyphs ? store.glyphs.elements[piece.glyphs] : text.glyphs[piece.glyphs]
    }
}
