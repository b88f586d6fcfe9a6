import MizanUnicode

/// A combining mark that the face of its base lacks: it is set in the first face that has it, and placed around the base.
///
/// Such a mark is no item: it is part of its base's grapheme cluster, so carets, hits and breaks see one cluster.
struct FallbackMark: Sendable {
    /// Where the mark is placed. Source: HarfBuzz's fallback for fonts without anchors, hb-ot-shape-fallback.cc.
    enum Vertical: Hashable, Sendable {
        case above, below
        /// Touches the base.
        case attachedAbove, attachedBelow
        /// Through or around the base.
        case overlay
        /// Where the mark's own font has it.
        case own
    }

    /// The side of the base that the mark is aligned with.
    enum Horizontal: Hashable, Sendable {
        case left, center, right
        /// Over the end of the base: the mark spans two bases.
        case end
    }

    /// UTF-16 units.
    let range: Range<Int>
    /// The start of its grapheme cluster.
    let cluster: Int
    /// Nil if no font has the mark.
    let face: FontFace?
    /// The number in `face`.
    let glyph: UInt32
    /// Follows its base with a width.
    let isSpacing: Bool
    let vertical: Vertical
    let horizontal: Horizontal

    /// - Parameter cluster: the start of the grapheme cluster.
    init(_ codePoint: UInt32, range: Range<Int>, cluster: Int, face: FontFace?) {
        self.range = range
        self.cluster = cluster
        self.face = face
        glyph = face?.tables.glyphs[codePoint] ?? 0
        isSpacing = CharacterProperties.isSpacingMark(codePoint)
        let combiningClass = CharacterProperties.combiningClass(of: codePoint)
        vertical =
            switch combiningClass {
            case 1: .overlay
            case 0 where CharacterProperties.isEnclosingMark(codePoint): .overlay
            case 214, 216: .attachedAbove
            case 200, 202, 204: .attachedBelow
            case 228, 230, 232, 234: .above
            case 218, 220, 222, 233, 240: .below
            default: Self.vertical(of: glyph, in: face)
            }
        horizontal =
            switch combiningClass {
            case 200, 218, 228: .left
            case 204, 216, 222, 232: .right
            case 233, 234: .end
            default: .center
            }
    }

    /// The place of a mark whose class is only its order among the marks of its script: by where its ink is.
    private static func vertical(of glyph: UInt32, in face: FontFace?) -> Vertical {
        guard let face, let ink = face.ink(of: glyph) else { return .own }
        if ink.maxY <= face.unitsPerEm / 8 { return .below }
        return ink.minY >= face.unitsPerEm * 3 / 8 ? .above : .own
    }

    /// No font has so many glyphs.
    private static let flag: UInt32 = 1 << 31

    /// The ``Glyph/id`` of the mark with an index among those of its text.
    static func glyphID(of index: Int) -> UInt32 { flag | UInt32(truncatingIfNeeded: index) }

    /// The index that a glyph's number stands for.
    @inline(__always)
    static func index(of id: UInt32) -> Int? { id & flag != 0 ? Int(id & ~flag) : nil }
}

extension Glyph {
    /// The index in ``ShapedText/fallbackMarks`` for a mark from another font than the item's.
    @inline(__always)
    var fallbackMark: Int? { FallbackMark.index(of: id) }
}
