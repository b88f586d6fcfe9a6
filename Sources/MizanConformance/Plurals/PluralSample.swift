/// A number as CLDR's plural rules list it: `3`, `1.50`, `1.1c6`.
///
/// Source: UTS #35 part 3 §5.1.1 (operands), §5.1.3 (samples).
package struct PluralSample: Hashable, Sendable {
    /// All digits as one whole number: 150 for `1.50`.
    package let digits: Int
    /// The number of digits behind the point.
    package let fractionDigits: Int
    /// The power of ten of compact notation: 6 for “1.1 million”.
    package let exponent: Int

    /// The number.
    package var value: Double {
        var value = Double(digits)
        for _ in 0..<fractionDigits { value /= 10 }
        for _ in 0..<exponent { value *= 10 }
        return value
    }

    /// The number as the list has it.
    package var text: String {
        let written = String(digits)
        let padded = String(repeating: "0", count: max(fractionDigits + 1 - written.count, 0)) + written
        let whole = padded.dropLast(fractionDigits)
        return whole + (fractionDigits > 0 ? "." + padded.suffix(fractionDigits) : "")
            + (exponent > 0 ? "c\(exponent)" : "")
    }

    /// Numbers of one range, at most.
    private static let limit = 100_000

    /// One number, or those of a range: `0.0~1.5` are sixteen. Nil for any other text.
    package static func samples(_ text: String) -> [PluralSample]? {
        let ends = text.split(separator: "~", omittingEmptySubsequences: false).map { PluralSample($0) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
            first.fractionDigits == last.fractionDigits, first.exponent == last.exponent,
            first.digits <= last.digits, last.digits - first.digits < limit
        else { return nil }
        return (first.digits...last.digits).map {
            PluralSample(digits: $0, fractionDigits: first.fractionDigits, exponent: first.exponent)
        }
    }

    private init(digits: Int, fractionDigits: Int, exponent: Int) {
        self.digits = digits
        self.fractionDigits = fractionDigits
        self.exponent = exponent
    }

    private init?(_ text: Substring) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "c" || $0 == "e" }
        let number = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (1...2).contains(number.count), number.allSatisfy({ !$0.isEmpty }),
            number.joined().utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let digits = Int(number.joined()), let exponent = Int(parts.count == 2 ? parts[1] : "0"),
            (0...18).contains(exponent)
        else { return nil }
        self.init(digits: digits, fractionDigits: number.count == 2 ? number[1].count : 0, exponent: exponent)
    }
}
