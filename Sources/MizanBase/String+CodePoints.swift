extension String {
    /// The part of the text between two UTF-16 offsets, cut at the text's ends; half of a surrogate pair is U+FFFD.
    package func part(utf16 range: Range<Int>) -> String {
        let count = utf16.count
        let range = range.clamped(to: 0..<count)
        let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
        return String(decoding: utf16[start..<utf16.index(start, offsetBy: range.count)], as: UTF16.self)
    }
}

extension Unicode.Scalar {
    /// As Unicode writes it: `U+0041`, `U+1F389`.
    package var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
