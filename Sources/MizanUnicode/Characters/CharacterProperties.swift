import _FoundationICU

/// Properties of code points that decide how they are drawn.
public enum CharacterProperties {
    /// Has no glyph unless a font or a process needs one: joiners, bidi marks, variation selectors, the soft hyphen.
    ///
    /// Source: DerivedCoreProperties, `Default_Ignorable_Code_Point`.
    public static func isDefaultIgnorable(_ codePoint: UInt32) -> Bool {
        // All of them lie at or beyond U+00AD.
        codePoint >= 0xad
            && swift_u_hasBinaryProperty(
                Int32(truncatingIfNeeded: codePoint), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
    }

    /// A tab, or a character that ends a line: it acts, and has no glyph.
    public static func isControl(_ codePoint: UInt32) -> Bool { codePoint == 0x09 || endsLine(codePoint) }

    /// Any other control (C0, C1): it does nothing in a text, and shows, so that nothing hides there.
    ///
    /// Source: CSS Text 3 §4.1.
    public static func isShownControl(_ codePoint: UInt32) -> Bool {
        (codePoint < 0x20 || (0x7f..<0xa0).contains(codePoint)) && !isControl(codePoint)
    }

    /// The picture of a control that shows (U+2400 to U+2421); nil for one of C1, which have none, and for all else.
    public static func picture(ofControl codePoint: UInt32) -> UInt32? {
        guard isShownControl(codePoint) else { return nil }
        return codePoint < 0x20 ? 0x2400 + codePoint : codePoint == 0x7f ? 0x2421 : nil
    }

    /// Ends a line wherever it stands: LF, VT, FF, CR, NEL, U+2028 and U+2029 (UAX #14 LB4, LB5), and the information
    /// separators that end a paragraph (UAX #9 P1).
    public static func endsLine(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0x0a...0x0d, 0x1c...0x1e, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// A letter, a digit or an ideograph: what makes a piece between word boundaries a word. Source: UAX #29, as ICU's rule
    /// status tells words from the rest.
    public static func isAlphanumeric(_ codePoint: UInt32) -> Bool {
        swift_u_isalnum(Int32(truncatingIfNeeded: codePoint)) != 0
    }

    /// A decimal digit of any script. Source: the general category Nd.
    public static func isDigit(_ codePoint: UInt32) -> Bool {
        swift_u_isdigit(Int32(truncatingIfNeeded: codePoint)) != 0
    }

    /// A space that a font without it shows by the width of its own space: Zs without U+1680.
    public static func isSpaceSeparator(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0x20, 0xa0, 0x2000...0x200a, 0x202f, 0x205f, 0x3000: true
        default: false
        }
    }

    /// Shows nothing, or needs not: white space, controls, format characters, default ignorable ones, U+2800 (the
    /// braille pattern without dots), and code points that are unassigned or have a meaning only in a font.
    public static func isBlank(_ codePoint: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(codePoint), codePoint != 0x2800 else { return true }
        // Letters, digits and signs of ASCII.
        if (0x21...0x7e).contains(codePoint) { return false }
        if isControl(codePoint) || isDefaultIgnorable(codePoint) { return true }
        switch Int(swift_u_charType(Int32(truncatingIfNeeded: scalar.value))) {
        case Int(U_SPACE_SEPARATOR.rawValue), Int(U_LINE_SEPARATOR.rawValue), Int(U_PARAGRAPH_SEPARATOR.rawValue),
            Int(U_CONTROL_CHAR.rawValue), Int(U_FORMAT_CHAR.rawValue), Int(U_PRIVATE_USE_CHAR.rawValue),
            Int(U_UNASSIGNED.rawValue), Int(U_SURROGATE.rawValue):
            return true
        default: return false
        }
    }

    /// Whether the character is a combining mark: it belongs to the character before it. Source: `General_Category` M.
    public static func isMark(_ codePoint: UInt32) -> Bool {
        switch Int(swift_u_charType(Int32(truncatingIfNeeded: codePoint))) {
        case Int(U_NON_SPACING_MARK.rawValue), Int(U_ENCLOSING_MARK.rawValue), Int(U_COMBINING_SPACING_MARK.rawValue):
            return true
        default: return false
        }
    }

    /// Whether the character is a mark that encloses its base. Source: `General_Category` Me.
    public static func isEnclosingMark(_ codePoint: UInt32) -> Bool {
        swift_u_charType(Int32(truncatingIfNeeded: codePoint)) == Int8(truncatingIfNeeded: U_ENCLOSING_MARK.rawValue)
    }

    /// Whether the character is a mark with a width. Source: `General_Category` Mc.
    public static func isSpacingMark(_ codePoint: UInt32) -> Bool {
        swift_u_charType(Int32(truncatingIfNeeded: codePoint))
            == Int8(truncatingIfNeeded: U_COMBINING_SPACING_MARK.rawValue)
    }

    /// The class by which marks are ordered and placed around their base; 0 for all that are no such marks.
    ///
    /// Source: `Canonical_Combining_Class`.
    public static func combiningClass(of codePoint: UInt32) -> UInt8 {
        swift_u_getCombiningClass(Int32(truncatingIfNeeded: codePoint))
    }

    /// Joins with others to one emoji: emoji, and unassigned characters in their blocks.
    ///
    /// Source: `Extended_Pictographic` of Unicode 17, which leaves out the signs that are no emoji; ICU 76 has that of 16.
    public static func isPictographic(_ codePoint: UInt32) -> Bool {
        let character = Int32(truncatingIfNeeded: codePoint)
        guard swift_u_hasBinaryProperty(character, UCHAR_EXTENDED_PICTOGRAPHIC) != 0 else { return false }
        return isEmoji(codePoint) || swift_u_charType(character) == Int8(truncatingIfNeeded: U_UNASSIGNED.rawValue)
    }

    /// May be shown as an emoji; digits are among them. Source: UTS #51, `Emoji`.
    public static func isEmoji(_ codePoint: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(truncatingIfNeeded: codePoint), UCHAR_EMOJI) != 0
    }

    /// Is shown as an emoji by default. Source: UTS #51, `Emoji_Presentation`.
    public static func isEmojiPresentation(_ codePoint: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(truncatingIfNeeded: codePoint), UCHAR_EMOJI_PRESENTATION) != 0
    }
}
