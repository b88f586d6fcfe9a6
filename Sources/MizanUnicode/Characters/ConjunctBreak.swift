import _FoundationICU

/// Whether a character begins, goes on with or links a conjunct: a stack of letters that is one grapheme cluster.
///
/// ICU 76 knows the linkers of six scripts of India, by Unicode 16. Unicode 17 has those of all scripts that stack, so that
/// neither a line nor an ellipsis parts a Khmer, Burmese, Balinese or Javanese letter from the one under it, and browsers
/// follow it.
///
/// Source: UAX #44, `Indic_Conjunct_Break` (Unicode 17.0); UAX #29 GB9c.
enum ConjunctBreak: UInt32 {
    // The numbers are ICU's.
    case none = 0
    case consonant = 1
    case extender = 2
    case linker = 3

    init(_ codePoint: UInt32) {
        if Self.linkers.contains(codePoint) {
            self = .linker
        } else if Self.consonants.contains(where: { $0.contains(codePoint) }) {
            self = .consonant
        } else {
            let value = swift_u_getIntPropertyValue(Int32(truncatingIfNeeded: codePoint), UCHAR_INDIC_CONJUNCT_BREAK)
            self = UInt32(exactly: value).flatMap(ConjunctBreak.init(rawValue:)) ?? .none
        }
    }

    /// The viramas and stackers that Unicode 17 adds.
    private static let linkers: Set<UInt32> = [
        0x1039, 0x17d2, 0x1a60, 0x1b44, 0x1bab, 0xa9c0, 0xaaf6, 0x10a3f, 0x11133, 0x113d0, 0x1193e, 0x11a47, 0x11a99,
        0x11f42,
    ]

    /// The letters of these linkers' scripts.
    private static let consonants: [ClosedRange<UInt32>] = [
        // Myanmar, Khmer, Tai Tham
        0x1000...0x102a, 0x103f...0x103f, 0x1050...0x1055, 0x105a...0x105d, 0x1061...0x1061, 0x1065...0x1066,
        0x106e...0x1070, 0x1075...0x1081, 0x108e...0x108e, 0x1780...0x17b3, 0x1a20...0x1a54,
        // Balinese, Sundanese
        0x1b0b...0x1b0c, 0x1b13...0x1b33, 0x1b45...0x1b4c, 0x1b83...0x1ba0, 0x1bae...0x1baf, 0x1bbb...0x1bbd,
        // Javanese, Myanmar, Meetei Mayek
        0xa989...0xa98b, 0xa98f...0xa9b2, 0xa9e0...0xa9e4, 0xa9e7...0xa9ef, 0xa9fa...0xa9fe, 0xaa60...0xaa6f,
        0xaa71...0xaa73, 0xaa7a...0xaa7a, 0xaa7e...0xaa7f, 0xaae0...0xaaea, 0xabc0...0xabda,
        // Kharoshthi, Chakma, Tulu-Tigalari
        0x10a00...0x10a00, 0x10a10...0x10a13, 0x10a15...0x10a17, 0x10a19...0x10a35, 0x11103...0x11126,
        0x11144...0x11144, 0x11147...0x11147, 0x11380...0x11389, 0x1138b...0x1138b, 0x1138e...0x1138e,
        0x11390...0x113b5,
        // Dives Akuru, Zanabazar Square, Soyombo, Kawi
        0x11900...0x11906, 0x11909...0x11909, 0x1190c...0x11913, 0x11915...0x11916, 0x11918...0x1192f,
        0x11a00...0x11a00, 0x11a0b...0x11a32, 0x11a50...0x11a50, 0x11a5c...0x11a83, 0x11f04...0x11f10,
        0x11f12...0x11f33,
    ]
}
