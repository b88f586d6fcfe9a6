import Foundation
import MizanBase
import MizanUnicode

extension Localization {
    /// The ICU skeleton of a plain number with so many fraction digits, in the locale's groups.
    static func skeleton(fractionDigits: Int) -> String {
        fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits)
    }

    /// A quantity, in the unit that the locale prefers where the style names a usage.
    func string(of value: Double, _ style: MeasurementStyle) -> String {
        formatters.measurement(style)?.string(from: value) ?? string(of: value, style: .decimal)
    }

    /// The whole number nearest to a quantity in the unit that the locale prefers, halves away from zero.
    func rounded(_ value: Double, unit: MeasurementUnit, usage: String?) -> Double {
        let style = MeasurementStyle(
            unit: unit, usage: usage, width: .abbreviated, number: "precision-integer rounding-mode-half-up")
        return formatters.measurement(style)?.format(value).quantity ?? value.rounded(.toNearestOrAwayFromZero)
    }

    /// A number in a style.
    func string(of value: Double, style: NumberStyle) -> String {
        formatters.number(style.skeleton)?.string(from: converted(value, style)) ?? "\(value)"
    }

    /// The number that a style writes: a temperature in the locale's scale.
    func converted(_ value: Double, _ style: NumberStyle) -> Double {
        guard let usage = style.temperatureUsage else { return value }
        return formatters.number("unit/celsius .000000 usage/\(usage)")?.format(value).quantity ?? value
    }

    /// A whole number as a specifier prints it, in the locale's digits and groups, as `String(format:locale:)` does it.
    func string(of value: Int128, _ specifier: FormatSpecifier) -> String {
        switch specifier.conversion {
        case "d", "@", "u":
            if specifier.isPlain, let plain = formatters.plain { return plain.string(from: value) }
        case "x": return (specifier.isAlternate ? "0x" : "") + String(UInt64(truncatingIfNeeded: value), radix: 16)
        case "X":
            return (specifier.isAlternate ? "0X" : "")
                + String(UInt64(truncatingIfNeeded: value), radix: 16, uppercase: true)
        case "o": return (specifier.isAlternate ? "0" : "") + String(UInt64(truncatingIfNeeded: value), radix: 8)
        case "c": return Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String(Character($0)) } ?? ""
        default: break
        }
        guard !specifier.isFractional else { return string(of: Double(value), specifier) }
        var skeleton = Self.skeleton(fractionDigits: 0) + Self.sign(specifier)
        let digits = specifier.precision ?? (specifier.padsZeros && !specifier.alignsLeft ? specifier.width : 1)
        if digits > 1 { skeleton += " integer-width/+" + String(repeating: "0", count: digits) }
        return formatters.number(skeleton)?.string(from: value) ?? String(value)
    }

    /// A number as a specifier prints it, in the locale's digits.
    func string(of value: Double, _ specifier: FormatSpecifier) -> String {
        switch specifier.conversion {
        case "f":
            if specifier.isPlain, let plain = formatters.plain,
                let text = plain.string(from: value, fractionDigits: 6...6)
            {
                return text
            }
            var skeleton = Self.skeleton(fractionDigits: specifier.precision ?? 6) + Self.sign(specifier)
            if specifier.padsZeros, !specifier.alignsLeft {
                let fraction = (specifier.precision ?? 6) + 1
                let digits = specifier.width - fraction - (value < 0 ? 1 : 0)
                if digits > 1 { skeleton += " integer-width/+" + String(repeating: "0", count: digits) }
            }
            return formatters.number(skeleton)?.string(from: value) ?? "\(value)"
        case "e", "E", "g", "G", "a", "A":
            // No locale writes these forms of its own.
            let precision = specifier.precision.map { ".\($0)" } ?? ""
            return String(format: "%\(precision)\(specifier.conversion)", value)
        case "d", "u", "x", "X", "o", "c": return string(of: Int128(Int64(clamping: value)), specifier)
        default:
            if let text = formatters.plain?.string(from: value, fractionDigits: 0...6) { return text }
            return formatters.number(".######")?.string(from: value) ?? "\(value)"
        }
    }

    private static func sign(_ specifier: FormatSpecifier) -> String { specifier.showsPlus ? " sign-always" : "" }
}

extension FormatSpecifier {
    /// The text with spaces to the specifier's width, and cut to its precision where C cuts texts.
    func padded(_ text: String) -> AttributedText {
        if isPlain { return AttributedText(text) }
        var text = text
        if conversion == "s" || conversion == "S", let precision { text = String(text.prefix(precision)) }
        if spacesSign, isNumeric, let first = text.first, first.isNumber { text = " " + text }
        // Counting characters is dear, and few specifiers have a width.
        guard width > 0, case let missing = width - text.count, missing > 0 else { return AttributedText(text) }
        let spaces = String(repeating: " ", count: missing)
        return AttributedText(alignsLeft ? text + spaces : spaces + text)
    }
}

extension Int64 {
    /// The whole part of a number, the nearest end of the range beyond it, 0 for NaN.
    init(clamping value: Double) {
        if value.isNaN {
            self = 0
        } else if let exact = Int64(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value < 0 ? .min : .max
        }
    }
}
