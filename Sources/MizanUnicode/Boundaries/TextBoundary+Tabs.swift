import _FoundationICU

/// Line breaks behind tabs. UAX #14 has a tab in the class of hyphens that break behind them (BA), and LB21a holds the
/// text after a Hebrew letter and a hyphen: a price behind a tab would be split instead. A tab is white space and
/// breaks as a space does, as in browsers.
///
/// Source: CSS Text 3 §4.1.1.
extension TextBoundary {
    /// A copy of a text with spaces in the place of the tabs that follow Hebrew letters; nil where there are none.
    static func spacingTabs(in text: UnsafeBufferPointer<UInt16>) -> [UInt16]? {
        guard text.contains(0x09) else { return nil }
        var result: [UInt16]?
        var isBehindHebrew = false
        for (offset, unit) in text.enumerated() {
            if unit == 0x09 {
                if isBehindHebrew {
                    if result == nil { result = Array(text) }
                    result?[offset] = 0x20
                }
            } else if unit >= 0x300 {
                // Below, nothing is of the class HL or CM that stands between a letter and a tab.
                switch swift_u_getIntPropertyValue(Int32(unit), UCHAR_LINE_BREAK) {
                case Int32(bitPattern: U_LB_HEBREW_LETTER.rawValue): isBehindHebrew = true
                case Int32(bitPattern: U_LB_COMBINING_MARK.rawValue), Int32(bitPattern: U_LB_ZWJ.rawValue): break
                default: isBehindHebrew = false
                }
            } else {
                isBehindHebrew = false
            }
        }
        return result
    }
}
