import _FoundationICU

/// Line breaks at “ ” ‘ ’ « » ‹ › and their like by Unicode's own rules. ICU's depend on the language, by which a mark is
/// taken for an opening or a closing one, and so break `”÷Hej` in English, and not behind `„Ja“ ` in Russian. Chinese keeps
/// ICU's, as browsers do.
///
/// Source: UAX #14 of Unicode 16, LB15a, LB15b, LB19 and LB19a.
extension TextBoundary {
    /// Takes away ICU's superfluous line boundaries, and adds the missing ones.
    static func correctQuotations(_ boundaries: inout [TextBoundary], in units: UnsafeBufferPointer<UInt16>) {
        guard units.contains(where: isQuotation) else { return }
        let text = QuotationContext(units: units)
        var result: [TextBoundary] = []
        result.reserveCapacity(boundaries.count)
        var index = 0
        for boundary in boundaries {
            while index < boundary.offset {
                if isQuotation(units[index]) {
                    if text.hasBreak(before: index), index > result.last?.offset ?? 0 {
                        result.append(TextBoundary(offset: index, isMandatory: false))
                    }
                    if let missing = text.breakAfterSpaces(after: index), missing < boundary.offset {
                        result.append(TextBoundary(offset: missing, isMandatory: false))
                    }
                }
                index += 1
            }
            if boundary.isMandatory || boundary.offset >= units.count || !text.forbids(boundary.offset) {
                result.append(boundary)
            }
        }
        boundaries = result
    }

    /// The class QU with the general category Pi or Pf.
    fileprivate static func isQuotation(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xab, 0xbb, 0x2018, 0x2019, 0x201b...0x201d, 0x201f, 0x2039, 0x203a: true
        case 0x2e02...0x2e05, 0x2e09, 0x2e0a, 0x2e0c, 0x2e0d, 0x2e1c, 0x2e1d, 0x2e20, 0x2e21: true
        default: false
        }
    }
}

/// The text around a quotation mark that the rules need.
private struct QuotationContext {
    let units: UnsafeBufferPointer<UInt16>

    /// Whether no line ends at an offset because of the mark beside it.
    func forbids(_ offset: Int) -> Bool {
        guard let before = base(before: offset) else { return false }
        if isQuotation(before) {  // LB19, LB19a: [QU - Pf] ×; QU × [^EA]; (sot | [^EA]) QU ×
            return !isFinal(before) || !isEastAsian(offset) || !isEastAsian(base(before: before))
        }
        if isSpace(before) {
            let held = base(beforeSpacesAt: before)
            if let held, lineBreak(held) == U_LB_ZWSPACE { return false }  // LB8
            if isQuotation(offset), isFinal(offset), closes(offset) { return true }  // LB15b
            guard let held, isQuotation(held) else { return false }
            return opens(held)  // LB15a
        }
        guard isQuotation(offset), lineBreak(before) != U_LB_ZWSPACE else { return false }
        // LB19, LB19a: × [QU - Pi]; [^EA] × QU; × QU ([^EA] | eot)
        return isFinal(offset) || !isEastAsian(before) || !isEastAsian(end(ofClusterAt: offset))
    }

    /// Whether a line can end between spaces and the mark behind them: LB18, after the rules before it.
    func hasBreak(before mark: Int) -> Bool {
        guard mark > 0, isSpace(mark - 1), !forbids(mark) else { return false }
        return base(beforeSpacesAt: mark - 1).map { lineBreak($0) != U_LB_OPEN_PUNCTUATION } ?? true  // LB14
    }

    /// The offset behind a mark and the spaces that follow it, where a line can end there: LB18, after the rules before
    /// it.
    func breakAfterSpaces(after mark: Int) -> Int? {
        let first = end(ofClusterAt: mark)
        var offset = first
        while offset < units.count, isSpace(offset) { offset += 1 }
        guard offset > first, offset < units.count, !opens(mark), !TextBoundary.holdsMark(at: offset, in: units) else {
            return nil
        }
        switch lineBreak(offset) {
        case U_LB_MANDATORY_BREAK, U_LB_CARRIAGE_RETURN, U_LB_LINE_FEED, U_LB_NEXT_LINE, U_LB_ZWSPACE,
            U_LB_WORD_JOINER, U_LB_CLOSE_PUNCTUATION, U_LB_CLOSE_PARENTHESIS, U_LB_EXCLAMATION, U_LB_BREAK_SYMBOLS:
            return nil
        case U_LB_INFIX_NUMERIC:  // LB15c, LB15d
            return offset + 1 < units.count && lineBreak(offset + 1) == U_LB_NUMERIC ? offset : nil
        case U_LB_QUOTATION:
            return isQuotation(offset) && isFinal(offset) && closes(offset) ? nil : offset
        default: return offset
        }
    }

    /// LB15a: an initial mark that stands where something begins holds the text behind its spaces.
    private func opens(_ mark: Int) -> Bool {
        guard !isFinal(mark) else { return false }
        guard let before = base(before: mark) else { return true }
        switch lineBreak(before) {
        case U_LB_MANDATORY_BREAK, U_LB_CARRIAGE_RETURN, U_LB_LINE_FEED, U_LB_NEXT_LINE, U_LB_OPEN_PUNCTUATION,
            U_LB_QUOTATION, U_LB_GLUE, U_LB_SPACE, U_LB_ZWSPACE:
            return true
        default: return false
        }
    }

    /// LB15b: a final mark before which something ends holds the text before its spaces.
    private func closes(_ mark: Int) -> Bool {
        let next = end(ofClusterAt: mark)
        guard next < units.count else { return true }
        switch lineBreak(next) {
        case U_LB_SPACE, U_LB_GLUE, U_LB_WORD_JOINER, U_LB_CLOSE_PUNCTUATION, U_LB_QUOTATION, U_LB_CLOSE_PARENTHESIS,
            U_LB_EXCLAMATION, U_LB_INFIX_NUMERIC, U_LB_BREAK_SYMBOLS, U_LB_MANDATORY_BREAK, U_LB_CARRIAGE_RETURN,
            U_LB_LINE_FEED, U_LB_NEXT_LINE, U_LB_ZWSPACE:
            return true
        default: return false
        }
    }

    private func base(beforeSpacesAt last: Int) -> Int? {
        var start = last
        while start > 0, isSpace(start - 1) { start -= 1 }
        return base(before: start)
    }

    private func isQuotation(_ offset: Int) -> Bool { TextBoundary.isQuotation(units[offset]) }

    private func isSpace(_ offset: Int) -> Bool { units[offset] == 0x20 }

    private func isFinal(_ mark: Int) -> Bool {
        swift_u_charType(Int32(units[mark])) == Int8(truncatingIfNeeded: U_FINAL_PUNCTUATION.rawValue)
    }

    /// False where there is no character.
    private func isEastAsian(_ offset: Int?) -> Bool {
        guard let offset, offset < units.count else { return false }
        let width = swift_u_getIntPropertyValue(codePoint(at: offset), UCHAR_EAST_ASIAN_WIDTH)
        return [U_EA_FULLWIDTH, U_EA_HALFWIDTH, U_EA_WIDE].contains { Int32(bitPattern: $0.rawValue) == width }
    }

    private func lineBreak(_ offset: Int) -> ULineBreak {
        ULineBreak(
            rawValue: ULineBreak.RawValue(
                bitPattern: swift_u_getIntPropertyValue(codePoint(at: offset), UCHAR_LINE_BREAK)))
    }

    /// The character before an offset, marks and joiners passed over where they belong to it (LB9, LB10); nil at the text's
    /// start.
    private func base(before offset: Int) -> Int? {
        var start = offset
        var mark: Int?
        while start > 0 {
            start -= units[start - 1] & 0xfc00 == 0xdc00 && start > 1 ? 2 : 1
            switch lineBreak(start) {
            case U_LB_COMBINING_MARK, U_LB_ZWJ: mark = start
            case U_LB_MANDATORY_BREAK, U_LB_CARRIAGE_RETURN, U_LB_LINE_FEED, U_LB_NEXT_LINE, U_LB_SPACE, U_LB_ZWSPACE:
                return mark ?? start
            default: return start
            }
        }
        return mark
    }

    private func end(ofClusterAt offset: Int) -> Int {
        var end = offset + 1
        while end < units.count {
            let value = lineBreak(end)
            guard value == U_LB_COMBINING_MARK || value == U_LB_ZWJ else { break }
            end += units[end] & 0xfc00 == 0xd800 ? 2 : 1
        }
        return min(end, units.count)
    }

    private func codePoint(at offset: Int) -> Int32 {
        let unit = units[offset]
        guard unit & 0xfc00 == 0xd800, offset + 1 < units.count else { return Int32(unit) }
        return (Int32(unit) & 0x3ff) << 10 + (Int32(units[offset + 1]) & 0x3ff) + 0x10000
    }
}
