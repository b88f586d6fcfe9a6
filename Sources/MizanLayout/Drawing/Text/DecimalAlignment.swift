import MizanBase
import MizanUnicode

extension HorizontalAlignment {
    /// The decimal separator of a number, else the end of its digits: it lines up the units of numbers below each
    /// other.
    ///
    /// ```swift
    /// Text(price, format: .currency(code: "EGP")).gridColumnAlignment(.decimal)
    /// ```
    ///
    /// A number has its units on the same side in a right-to-left interface as in any other, since its digits run from
    /// left to right there too; the digits of N'Ko and Adlam run from the right. In a text with several numbers the
    /// first one counts, in a stack the first text with a number. Where a grid's column is wider than its numbers, they
    /// lie at its trailing edge, and so does a cell without a number, such as its title; outside of grids, a view
    /// without a number has the guide at its trailing edge. SwiftUI has no such guide; it works like a decimal tab
    /// (`NSTextTab`).
    public static let decimal = HorizontalAlignment(guide: .decimal)
}

/// The position of the units of a number in a text.
enum DecimalAlignment {
    /// The UTF-16 range from the first digit of a text's first number to the last one before its decimal separator; nil for a
    /// text without digits.
    ///
    /// The separator is the one of the text's language, in its digits or in Latin ones. Any other single character between two
    /// digits separates groups: a comma, a full stop, an apostrophe, a space.
    ///
    /// - Parameter locale: The locale of the text's arguments. If it isn't the text's language, its separator counts too if it is
    ///   the last one of the number and no group of three digits follows.
    static func wholePart(of text: String, language: LanguageTag, locale: LanguageTag) -> Range<Int>? {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.firstIndex(where: isDigit) else { return nil }
        var separators: Set<Unicode.Scalar> = []
        var end = first + 1
        var last: Int?
        while end < scalars.count {
            if isDigit(scalars[end]) {
                end += 1
                continue
            }
            guard end + 1 < scalars.count, isDigit(scalars[end + 1]), isSeparator(scalars[end]) else { break }
            if separators.isEmpty { separators = NumberingSystem.decimalSeparators(of: language) }
            if language == locale, separators.contains(scalars[end]) { break }
            last = end
            end += 2
        }
        if language != locale, let last {
            let isOther = end - last - 1 != 3 && NumberingSystem.decimalSeparators(of: locale).contains(scalars[last])
            if separators.contains(scalars[last]) || isOther { end = last }
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
