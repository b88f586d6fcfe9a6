import _FoundationICU

/// Japanese phrases that ICU's dictionary splits.
///
/// Phrases come from a dictionary, which knows neither UAX #14's classes nor all polite forms. Source: UTS #35 §3.2, `lw-phrase`; UAX #14 LB13 and LB21.
extension TextBoundary {
    /// Whether a phrase goes on at an offset where ICU ends it.
    static func holdsPhrase(at offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Bool {
        guard offset > 0, offset < units.count else { return false }
        let (before, next) = (units[offset - 1], units[offset])
        switch before {
        case 0x20, 0x200b, 0x3000: return false
        // くだ|さい: the end of most requests.
        case 0x3060 where next == 0x3055: return offset > 1 && units[offset - 2] == 0x304f
        // The honorific お or ご belongs to the word after it.
        case 0x304a where isIdeograph(next), 0x3054 where isIdeograph(next): return true
        default: break
        }
        switch swift_u_getIntPropertyValue(Int32(next), UCHAR_LINE_BREAK) {
        case Int32(bitPattern: U_LB_NONSTARTER.rawValue), Int32(bitPattern: U_LB_CONDITIONAL_JAPANESE_STARTER.rawValue):
            return true
        default: return false
        }
    }
}
