import MizanBase

/// One line of a laid-out text.
public struct TextLine: Sendable {
    /// The line's text in UTF-16 units, with the spaces and the newline at its end.
    public var range: Range<Int>
    /// In points, without the spaces at the end.
    public var width: Double
    /// In points below the text's top.
    public var top: Double
    /// In points: the largest ascender and the largest descender of the fonts used and of the paragraph's own.
    public var height: Double
    /// In points below the text's top.
    public var baseline: Double
    /// The paragraph's direction, decided once.
    public var direction: LayoutDirection

    /// The glyphs from left to right; made anew by each call.
    public var runs: [GlyphRun] { [] }

    /// The grapheme clusters in logical order; made anew by each call.
    public var clusters: [TextCluster] { [] }

    /// The clusters that no font covers, by their UTF-16 ranges; each shows one missing-glyph box.
    public var missing: [Range<Int>] { [] }

    /// The x of the line's left visible edge in a box, in points; negative where a centred or right-aligned line is wider.
    ///
    /// - Parameters:
    ///   - width: the box's, in points.
    ///   - interface: the direction that leading and trailing follow.
    public func leftOffset(in width: Double, alignment: TextAlignment, interface: LayoutDirection) -> Double {
        let rest = width - self.width
        switch alignment {
        case .leading: return interface == .leftToRight ? 0 : rest
        case .trailing: return interface == .leftToRight ? rest : 0
        case .center: return rest / 2
        case .natural: return direction == .leftToRight ? 0 : rest
        }
    }
}
