import Foundation
import MizanBase
import MizanUnicode

/// The output of C's conversions, in the locale's digits, groups and signs. Source: IEEE Std 1003.1 `printf`;
/// Foundation's `String(format:locale:)`.
extension Localization {
    /// A whole number as a specifier prints it.
    func string(of value: Int128, _ specifier: FormatSpecifier) -> String {
        switch specifier.conversion {
        case "d", "@", "u":
            if specifier.isPlain, let plain = formatters.plain { return plain.string(from: value) }
        case "x", "X", "o": return specifier.digits(ofBits: specifier.bits(of: value))
        case "c": return Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String(Character($0)) } ?? ""
        default: break
        }
        guard !specifier.isFractional else { return string(of: Double(value), specifier) }
        let digits = specifier.precision ?? (specifier.padsZeros && !specifier.alignsLeft ? specifier.width : 1)
        let skeleton = Self.skeleton(fractionDigits: 0) + Self.sign(specifier) + Self.integerDigits(digits)
        return formatters.number(skeleton)?.string(from: value) ?? String(value)
    }

    /// A number as a specifier prints it.
    func string(of value: Double, _ specifier: FormatSpecifier) -> String {
        switch specifier.conversion {
        case "f":
            let fraction = specifier.precision ?? 6
            if specifier.isPlain, let text = formatters.plain?.string(from: value, fractionDigits: fraction...fraction)
            {
                return text
            }
            var skeleton = Self.skeleton(fractionDigits: fraction) + Self.sign(specifier)
            if specifier.padsZeros, !specifier.alignsLeft {
                skeleton += Self.integerDigits(specifier.width - (fraction + 1) - (value < 0 ? 1 : 0))
            }
            return formatters.number(skeleton)?.string(from: value) ?? "\(value)"
        case "e", "E":
            let skeleton = "\(Self.scientific) \(Self.skeleton(fractionDigits: specifier.precision ?? 6))"
            return formatters.number(skeleton + Self.sign(specifier))?.string(from: value) ?? "\(value)"
        case "g", "G":
            let precision = max(specifier.precision ?? 6, 1)
            let digits =
                specifier.isAlternate ? String(repeating: "@", count: precision) : "@" + Self.optional(precision - 1)
            let form = (-4..<precision).contains(value.exponent(digits: precision)) ? "" : Self.scientific + " "
            return formatters.number(form + digits + Self.sign(specifier))?.string(from: value) ?? "\(value)"
        case "a", "A":
            // The bits of a number, which no locale writes in a form of its own.
            let precision = specifier.precision.map { ".\($0)" } ?? ""
            return String(format: "%\(precision)\(specifier.conversion)", value)
        case "d", "u", "x", "X", "o", "c": return string(of: Int128(Int64(clamping: value)), specifier)
        default:
            if let text = formatters.plain?.string(from: value, fractionDigits: 0...6) { return text }
            return formatters.number(".######")?.string(from: value) ?? "\(value)"
        }
    }

    /// An exponent of two digits at least, with its sign.
    private static let scientific = "scientific/*ee/sign-always"

    private static func sign(_ specifier: FormatSpecifier) -> String { specifier.showsPlus ? " sign-always" : "" }

    /// At least so many digits before the decimal sign.
    private static func integerDigits(_ count: Int) -> String {
        count > 1 ? " integer-width/+" + String(repeating: "0", count: count) : ""
    }

    private static func optional(_ digits: Int) -> String { String(repeating: "#", count: digits) }
}

extension Double {
    /// The power of ten of the first digit, once the number is rounded to so many digits; 0 for a number that has none.
    fileprivate func exponent(digits: Int) -> Int {
        String(format: "%.\(digits - 1)e", self).split(separator: "e").dropFirst().first.flatMap { Int($0) } ?? 0
    }
}

extension FormatSpecifier {
    /// Whether it prints a number's bits, whose digits are read from the left in every language.
    var showsBits: Bool { ["x", "X", "o", "a", "A"].contains(conversion) }

    /// The bits that `%x` shows of a number: without a length 32, unless it has more.
    fileprivate func bits(of value: Int128) -> UInt64 {
        guard !isLong, let short = Int32(exactly: value) else { return UInt64(truncatingIfNeeded: value) }
        return UInt64(UInt32(bitPattern: short))
    }

    /// Hexadecimal or octal digits, with their prefix, and with zeros to the precision, or else to the width.
    func digits(ofBits bits: UInt64) -> String {
        let isOctal = conversion == "o"
        let digits = String(bits, radix: isOctal ? 8 : 16, uppercase: conversion == "X")
        var prefix = isAlternate && bits != 0 ? isOctal ? "0" : "0\(conversion)" : ""
        var count = precision ?? (padsZeros && !alignsLeft ? width - prefix.count : 0)
        // Octal's prefix is one more digit, where there isn't a zero already.
        if isOctal, precision != nil, count > digits.count { (prefix, count) = ("", count) }
        return prefix + String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }

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
