import MizanUnicode

extension SourceText {
    /// The number that an offset is inside of, in UTF-16 units; nil at a number's ends and outside of numbers.
    ///
    /// A number is a run of digits, with at most one separator between two of them and with the sign before the first. The
    /// separators are those of UAX #9 W4 (CS and ES) and the apostrophe, which groups digits in Switzerland.
    func number(around offset: Int) -> Range<Int>? {
        guard isInsideNumber(offset) else { return nil }
        var (start, end) = (offset, offset)
        while isInsideNumber(start) { start = characterStart(before: start) }
        while isInsideNumber(end) { end += SourceText.codePoint(in: UnsafeBufferPointer(units), at: end).length }
        // A mark on the last digit is part of its grapheme cluster.
        start = graphemeStart(at: start)
        while end < units.count, !marks[end].isGraphemeStart { end += 1 }
        return start..<end
    }

    /// Whether there are only digits, signs and spaces.
    var hasNoLetters: Bool {
        marks.allSatisfy { mark in
            switch mark.bidiClass {
            case .leftToRight, .rightToLeft, .arabicLetter: false
            default: true
            }
        }
    }

    /// Whether the characters on both sides of an offset belong to one number.
    func isInsideNumber(_ offset: Int) -> Bool {
        guard offset > 0, offset < units.count else { return false }
        let before = characterStart(before: offset)
        if isDigit(before) {
            if isDigit(offset) { return true }
            let next = offset + SourceText.codePoint(in: UnsafeBufferPointer(units), at: offset).length
            return isSeparator(offset) && next < units.count && isDigit(next)
        }
        guard isDigit(offset), isSeparator(before) else { return false }
        guard before > 0 else { return marks[before].bidiClass == .europeanSeparator }
        let first = characterStart(before: before)
        if isDigit(first) { return true }
        // A sign; after a letter it is a hyphen.
        return marks[before].bidiClass == .europeanSeparator
            && !CharacterProperties.isAlphanumeric(
                SourceText.codePoint(in: UnsafeBufferPointer(units), at: first).value)
    }

    /// Whether a number goes on after a separator before the offset: `2026-|11`.
    func isAfterSeparatorInNumber(_ offset: Int) -> Bool {
        isInsideNumber(offset) && isDigit(offset) && isSeparator(characterStart(before: offset))
    }

    /// Whether a sign of a number, such as a currency or a percent sign, is next to a digit at an offset.
    func isBetweenDigitAndSign(_ offset: Int) -> Bool {
        guard offset > 0, offset < units.count else { return false }
        let before = characterStart(before: offset)
        let isSign = { (index: Int) in marks[index].bidiClass == .europeanTerminator }
        return isDigit(offset) && isSign(before) || isDigit(before) && isSign(offset)
    }

    private func characterStart(before offset: Int) -> Int {
        offset > 1 && units[offset - 1] & 0xfc00 == 0xdc00 && units[offset - 2] & 0xfc00 == 0xd800
            ? offset - 2 : offset - 1
    }

    /// Whether a decimal digit begins at an offset; those of Indian and other scripts are letters for bidi.
    private func isDigit(_ offset: Int) -> Bool {
        switch marks[offset].bidiClass {
        case .europeanNumber, .arabicNumber: return true
        case .leftToRight:
            let codePoint = SourceText.codePoint(in: UnsafeBufferPointer(units), at: offset).value
            return codePoint > 0x7f && Unicode.Scalar(codePoint)?.properties.numericType == .decimal
        default: return false
        }
    }

    private func isSeparator(_ offset: Int) -> Bool {
        switch marks[offset].bidiClass {
        case .commonSeparator, .europeanSeparator: true
        default: units[offset] == 0x27 || units[offset] == 0x2019
        }
    }
}
