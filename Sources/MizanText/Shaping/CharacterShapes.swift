import MizanUnicode

/// The shapes that HarfBuzz made of punctuation marks, digits and spaces that stood alone between other fonts or
/// directions: in mixed text every second item is one, and each call takes a microsecond.
///
/// Such a character has one glyph whatever is around it: nothing joins it.
struct CharacterShapes {
    /// All that a single character's glyph depends on.
    struct CharacterKey: Equatable {
        /// ``FontFace/serial``.
        let face: UInt64
        let unit: UInt16
        let isRightToLeft: Bool
        let script: UInt32
        /// HarfBuzz's pointer, which stands for the language as long as the process runs.
        let language: UInt

        fileprivate var slot: Int {
            let mixed = (face &* 31 &+ UInt64(script)) &* 0x9e37_79b9_7f4a_7c15
            return Int(truncatingIfNeeded: mixed >> 32 ^ UInt64(unit) &* 5 ^ UInt64(language) >> 4)
                & (Self.slotCount - 1)
        }

        fileprivate static let slotCount = 1_024
    }

    private struct CachedGlyph {
        let key: CharacterKey
        let glyph: Glyph
    }

    /// A later character may take an earlier one's slot.
    private var entries = [CachedGlyph?](repeating: nil, count: CharacterKey.slotCount)

    /// White space, numbers and neutral characters, alone in their cluster.
    static func isAlone(_ range: Range<Int>, in source: SourceText) -> Bool {
        range.count == 1 && source.marks[range.lowerBound].classBit & BidiClasses.weak != 0
            && !source.marks[range.lowerBound].isInvisible
            && CharacterEntry(rawValue: CharacterEntry.table[UInt32(source.units[range.lowerBound])]).graphemeBreak == 0
    }

    /// The glyph of a character that was shaped before; its cluster is another's.
    func glyph(_ key: CharacterKey) -> Glyph? {
        guard let entry = entries[key.slot], entry.key == key else { return nil }
        return entry.glyph
    }

    mutating func store(_ glyph: Glyph, for key: CharacterKey) {
        entries[key.slot] = CachedGlyph(key: key, glyph: glyph)
    }
}
