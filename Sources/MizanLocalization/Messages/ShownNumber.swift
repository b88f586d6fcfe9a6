import Foundation

/// The number that a text shows: what a plural form is chosen by where a format style wrote it, which keeps to itself how many
/// digits it writes.
struct ShownNumber {
    let value: Double
    let fractionDigits: Int

    /// Nil where the text shows no number, or more than one.
    ///
    /// - Parameter locale: whose decimal and grouping separators are in it.
    init?(_ text: String, locale: Locale) {
        let decimal = locale.decimalSeparator?.unicodeScalars.first ?? "."
        let grouping = locale.groupingSeparator?.unicodeScalars.first
        var digits = ""
        var fraction: Int?
        var isOver = false
        var isNegative = false
        for scalar in text.unicodeScalars {
            if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
                // A second number.
                if isOver { return nil }
                digits.append(String(Int(value)))
                fraction = fraction.map { $0 + 1 }
            } else if digits.isEmpty {
                if ["-", "\u{2212}"].contains(scalar) { isNegative = true }
            } else if scalar == decimal, fraction == nil, !isOver {
                digits.append(".")
                fraction = 0
            } else if scalar != grouping {
                isOver = true
            }
        }
        guard let value = Double(digits), fraction ?? 0 < 100 else { return nil }
        self.value = isNegative ? -value : value
        fractionDigits = fraction ?? 0
    }
}
