import MizanBase
import MizanUnicode

extension HorizontalAlignment {
    /// The decimal separator of a number, else the end of its digits: numbers below each other line up their units.
    ///
    /// ```swift
    /// Text(price, format: .currency(code: "EGP")).gridColumnAlignment(.decimal)
    /// ```
    ///
    /// A number has its units on the same side in a right-to-left interface as in any other, since its digits run from left to
    /// right there too; those of N'Ko and Adlam run from the right. Of a text with several numbers the first one counts, of a
    /// stack the first text that has one. A column of a grid lies at its trailing edge where it is wider than its numbers, and
    /// so does a cell without a number, such as its title; elsewhere than in grids, a view without a number has the guide at
    /// its trailing edge. SwiftUI has none; it is what a decimal tab (`NSTextTab`) does.
    public static let decimal = HorizontalAlignment(guide: .decimal)
}

/// Where the units of a number stand in a text.
enum DecimalAlignment {
    /// The UTF-16 range from the first digit of a text's first number to the last one before its decimal separator; nil for a
    /// text without digits.
    ///
    /// The separator is the locale's own, in its digits or in Latin ones. Whatever else stands alone between two digits parts
    /// groups: a comma, a full stop, an apostrophe, a space.
    static func wholePart(of text: String, locale: LanguageTag) -> Range<Int>? {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.firstIndex(where: isDigit) else { return nil }
        var separators: Set<Unicode.Scalar> = []
        var end = first + 1
        while end < scalars.count {
            if isDigit(scalars[end]) {
                end += 1
                continue
            }
            guard end + 1 < scalars.count, isDigit(scalars[end + 1]), isSeparator(scalars[end]) else { break }
            if separators.isEmpty { separators = NumberingSystem.decimalSeparators(of: locale) }
            if separators.contains(scalars[end]) { break }
            end += 2
        }
        let offsets = [0, first, end].map { index in
            scalars[..<index].reduce(0) { $0 + UTF16.width($1) }
        }
        return offsets[1]..<offsets[2]
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", "'", "\u{2019}", "\u{66b}", "\u{66c}", "\u{b7}", "\u{2396}": true
        default: CharacterProperties.isSpaceSeparator(scalar.value)
        }
    }
}
