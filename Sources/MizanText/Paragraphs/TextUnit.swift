import MizanUnicode

/// The properties of a UTF-16 unit that layout needs, in two bytes: its character's bidi class, its level, and a few
/// flags.
struct TextUnit: Hashable, Sendable {
    /// Bits 0–4 the class, 5–8 flags, 9–15 the level.
    private(set) var rawValue: UInt16

    /// A grapheme cluster begins here.
    static let graphemeStart: UInt16 = 1 << 5
    /// A line that begins here, or ends before here, has to be shaped anew around the break.
    static let unsafeToBreak: UInt16 = 1 << 6
    /// No glyph begins here: what a glyph before shows, as in a ligature, or nothing.
    static let insideGlyph: UInt16 = 1 << 7
    /// Part of a grapheme cluster that has no glyph and no width: controls, marks, joiners.
    static let invisible: UInt16 = 1 << 8

    private static let levelShift: UInt16 = 9

    /// - Parameter bidiNumber: of the class, ICU's.
    init(bidiNumber: UInt32, flags: UInt16) { rawValue = UInt16(truncatingIfNeeded: bidiNumber & 0x1f) | flags }

    /// ICU's number of the class.
    var bidiNumber: Int { Int(rawValue & 0x1f) }
    /// The class of the character that the unit belongs to.
    var bidiClass: BidiClass { BidiClass(rawValue: UInt8(rawValue & 0x1f)) ?? .otherNeutral }
    /// The class as one bit of ``BidiClasses``.
    var classBit: UInt32 { 1 << UInt32(rawValue & 0x1f) }

    var isGraphemeStart: Bool { rawValue & Self.graphemeStart != 0 }
    var isUnsafeToBreak: Bool { rawValue & Self.unsafeToBreak != 0 }
    var isInsideGlyph: Bool { rawValue & Self.insideGlyph != 0 }
    var isInvisible: Bool { rawValue & Self.invisible != 0 }
    /// White space, separators, isolate controls and the characters that X9 removes: it takes the paragraph's level at
    /// a line's end.
    var trails: Bool { BidiClasses.trailing & classBit != 0 }

    /// The embedding level, before what UAX #9 L1 does at line ends; at most 127.
    var level: UInt8 {
        get { UInt8(truncatingIfNeeded: rawValue >> Self.levelShift) }
        set { rawValue = rawValue & (1 << Self.levelShift - 1) | UInt16(newValue) << Self.levelShift }
    }

    mutating func insert(_ flags: UInt16) { rawValue |= flags }
}
