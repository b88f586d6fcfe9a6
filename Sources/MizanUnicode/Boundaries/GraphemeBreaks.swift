import _FoundationICU

/// Finds grapheme clusters in one walk over the characters' entries: ICU's own iterator takes longer than all other
/// work on a character, and cuts stacked letters apart where Unicode 17 doesn't (``ConjunctBreak``).
///
/// Source: UAX #29 §3.1.1 (Unicode 17.0), GB3–GB999.
@frozen
public struct GraphemeBreaks: Sendable {
    /// The class of the character before. The start counts as a control: behind one there is always a boundary.
    @usableFromInline var last: UInt32 = Self.control
    /// GB11: 1 behind a pictographic and its extenders, 2 behind a joiner after these.
    @usableFromInline var pictographic: UInt8 = 0
    /// GB9c: 1 behind a consonant, 2 behind a linker after one.
    @usableFromInline var conjunct: UInt8 = 0
    /// GB12, GB13: an odd number of regional indicators stands before.
    @usableFromInline var isOddIndicator = false

    /// At the start of a text.
    @inlinable public init() {}

    /// Goes on by a character.
    ///
    /// - Returns: Whether a cluster begins with it.
    @inlinable
    @inline(__always)
    public mutating func begins(_ entry: CharacterEntry) -> Bool {
        let next = entry.graphemeBreak
        if (last | next) == 0 {
            // GB999; the rules with memory need an extender or a joiner before.
            pictographic = entry.isPictographic ? 1 : 0
            conjunct = entry.conjunctBreak == 1 ? 1 : 0
            return true
        }
        return step(entry, next)
    }

    @usableFromInline
    mutating func step(_ entry: CharacterEntry, _ next: UInt32) -> Bool {
        let result = isBoundary(before: entry, next)
        if entry.isPictographic {
            pictographic = 1
        } else if next == Self.joiner, pictographic == 1 {
            pictographic = 2
        } else if next != Self.extend || pictographic != 1 {
            pictographic = 0
        }
        switch entry.conjunctBreak {
        case 1: conjunct = 1
        case 3 where conjunct > 0: conjunct = 2
        case 2: break
        default: conjunct = 0
        }
        isOddIndicator = next == Self.indicator && !(isOddIndicator && last == Self.indicator)
        last = next
        return result
    }

    private func isBoundary(before entry: CharacterEntry, _ next: UInt32) -> Bool {
        if last == Self.carriageReturn, next == Self.lineFeed { return false }  // GB3
        if Self.isControl(last) || Self.isControl(next) { return true }  // GB4, GB5
        switch next {
        case Self.extend, Self.joiner, Self.spacingMark: return false  // GB9, GB9a
        case Self.l where last == Self.l: return false  // GB6
        case Self.v where last == Self.l || last == Self.lv || last == Self.v: return false  // GB6, GB7
        case Self.t where last == Self.lv || last == Self.v || last == Self.lvt || last == Self.t:
            return false  // GB7, GB8
        case Self.lv where last == Self.l, Self.lvt where last == Self.l: return false  // GB6
        case Self.indicator where last == Self.indicator && isOddIndicator: return false  // GB12, GB13
        default: break
        }
        if last == Self.prepend { return false }  // GB9b
        if conjunct == 2, entry.conjunctBreak == 1 { return false }  // GB9c
        return !(pictographic == 2 && entry.isPictographic)  // GB11
    }

    private static func isControl(_ value: UInt32) -> Bool {
        value == control || value == carriageReturn || value == lineFeed
    }

    @usableFromInline static let control = UInt32(U_GCB_CONTROL.rawValue)
    private static let carriageReturn = UInt32(U_GCB_CR.rawValue)
    private static let lineFeed = UInt32(U_GCB_LF.rawValue)
    private static let extend = UInt32(U_GCB_EXTEND.rawValue)
    private static let joiner = UInt32(U_GCB_ZWJ.rawValue)
    private static let spacingMark = UInt32(U_GCB_SPACING_MARK.rawValue)
    private static let prepend = UInt32(U_GCB_PREPEND.rawValue)
    private static let indicator = UInt32(U_GCB_REGIONAL_INDICATOR.rawValue)
    private static let l = UInt32(U_GCB_L.rawValue)
    private static let v = UInt32(U_GCB_V.rawValue)
    private static let t = UInt32(U_GCB_T.rawValue)
    private static let lv = UInt32(U_GCB_LV.rawValue)
    private static let lvt = UInt32(U_GCB_LVT.rawValue)
}
