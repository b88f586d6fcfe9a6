import _FoundationICU

extension CharacterProperties {
    /// Belongs to the Latin font in East Asian text: letters and digits of other scripts, and narrow shared characters.
    ///
    /// `East_Asian_Width` decides for the characters that scripts share; letters have a script, and those of `é` or `α` are ambiguous
    /// only because old character sets had them. Ambiguous punctuation (quotation marks, dashes, the ellipsis, the middle dot)
    /// and ambiguous symbols belong to the East Asian font. Signs that belong to numbers (currencies; `°`, `×` and `±` of Latin-1)
    /// don't. Full-width letters and half-width kana are East Asian.
    ///
    /// Source: UAX #11 §5; W3C's *Requirements for Japanese Text Layout* §3.1.2, *Chinese* §3.1.6.
    static func isNarrow(_ codePoint: UInt32) -> Bool {
        let character = Int32(truncatingIfNeeded: codePoint)
        let width = swift_u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH)
        if width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue) { return false }
        let script = swift_u_getIntPropertyValue(character, UCHAR_SCRIPT)
        if script > Int32(USCRIPT_INHERITED.rawValue), script != Int32(USCRIPT_UNKNOWN.rawValue) {
            return !Script.isEastAsian(number: UInt32(script))
        }
        if width == Int32(U_EA_NEUTRAL.rawValue) || width == Int32(U_EA_NARROW.rawValue) { return true }
        let category = UInt32(UInt8(bitPattern: swift_u_charType(character)))
        if category == U_CURRENCY_SYMBOL.rawValue { return true }
        let isLatin1Sign = [U_MATH_SYMBOL, U_MODIFIER_SYMBOL, U_OTHER_SYMBOL, U_OTHER_NUMBER].contains {
            $0.rawValue == category
        }
        return codePoint < 0x100 && isLatin1Sign
    }
}
