/// What line layout asks of a UTF-16 unit.
struct UnitFlags: OptionSet, Sendable {
    let rawValue: UInt8

    /// A grapheme cluster begins here.
    static let graphemeStart = UnitFlags(rawValue: 1)
    /// A line that begins here, or ends before here, has to be shaped anew around the break.
    static let unsafeToBreak = UnitFlags(rawValue: 2)
    /// White space and separators: they hang over at a line's end.
    static let hangs = UnitFlags(rawValue: 4)
    /// Part of a grapheme cluster that has no glyph and no width: controls, marks, joiners.
    static let invisible = UnitFlags(rawValue: 8)
    /// No glyph begins here: what a glyph before shows, as in a ligature, or nothing.
    static let insideGlyph = UnitFlags(rawValue: 16)
}
