import _FoundationICU

/// The way a character joins its neighbours in cursive scripts.
///
/// Source: UAX #44, `Joining_Type`; The Unicode Standard §9.2, rules R1 to R7.
package enum JoiningType: UInt32, Sendable {
    // The numbers are ICU's.
    case nonJoining = 0
    /// ZWJ and tatweel.
    case joinCausing = 1
    case dualJoining = 2
    /// Joins the character after it alone: rare.
    case leftJoining = 3
    /// Joins the character before it alone, as alef.
    case rightJoining = 4
    /// A mark or a format character: its neighbours join as if it were absent.
    case transparent = 5

    /// The type of a code point, by its entry in ``CharacterEntry/table``.
    package init(_ codePoint: UInt32) {
        self =
            JoiningType(rawValue: CharacterEntry(rawValue: CharacterEntry.table[codePoint]).joiningNumber)
            ?? .nonJoining
    }

    /// Whether it joins a character after it that joins back.
    package var joinsNext: Bool { self == .dualJoining || self == .joinCausing || self == .leftJoining }
    /// Whether it joins a character before it that joins back.
    package var joinsPrevious: Bool { self == .dualJoining || self == .joinCausing || self == .rightJoining }
}
