import MizanLocalization

/// A percent sign that was meant to begin a specifier and doesn't, `% 1$s`, `%# @sites @`, `％@`, or that wasn't and does,
/// `50% off`.
struct BrokenSpecifier {
    /// What was meant.
    enum IntendedMeaning: Hashable {
        /// A specifier.
        case specifier(String)
        /// A percent sign, which stays one.
        case percentSign
        /// A percent sign, which takes an argument with the letters after it.
        case readAsArgument
    }

    /// The piece as it stands, up to what it was meant to be.
    let written: String
    let meaning: IntendedMeaning

    /// Signs that look like `%` and aren't it.
    private static let otherPercentSigns: Set<Unicode.Scalar> = ["\u{FF05}", "\u{FE6A}", "\u{66A}"]
    /// Full-width forms of what stands behind a percent sign.
    private static let fullWidth: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{FF20}": "@", "\u{FF04}": "$", "\u{FF03}": "#",
    ]
    /// No specifier is longer; the name of a variable aside.
    private static let reach = 80

    /// The first of a text; nil where there is none.
    ///
    /// - Parameter isFormat: Whether the text is known to be a format, so that a percent sign alone is a fault too.
    static func first(in text: String, isFormat: Bool) -> BrokenSpecifier? {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 >= 0x80 }) else { return nil }
        var rest = Substring(text).unicodeScalars[...]
        /// Whether a number is before the sign, typed or as an argument, and whether a space is between them.
        var (followsNumber, isSpaced) = (false, false)
        while let scalar = rest.popFirst() {
            let isSpace = scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
            defer {
                followsNumber =
                    scalar.properties.generalCategory == .decimalNumber || (scalar == "%" || isSpace) && followsNumber
                isSpaced = isSpace
            }
            if scalar == "%" {
                if rest.first == "%" {
                    rest.removeFirst()
                    continue
                }
                if rest.starts(with: "arg".unicodeScalars) { continue }
                if let length = FormatString.specifierLength(of: String(rest.prefix(reach))) {
                    let specifier = String(rest.prefix(length))
                    // A variable whose end is missing.
                    if specifier == "#@", let broken = meant(scalar, rest) { return broken }
                    if isFormat, specifier.contains(" "), specifier.last == "@" {
                        return BrokenSpecifier(
                            written: "%" + specifier, meaning: .specifier("%" + specifier.filter { $0 != " " }))
                    }
                    rest.removeFirst(length)
                    let flags = specifier.dropLast()
                    if isFormat, followsNumber, rest.first?.properties.isAlphabetic == true,
                        flags.allSatisfy({ $0 == " " || $0 == "-" }), !isSpaced || flags.contains(" ")
                    {
                        return BrokenSpecifier(written: "%" + specifier, meaning: .readAsArgument)
                    }
                    followsNumber = !specifier.hasSuffix("@")
                    continue
                }
                if let broken = meant(scalar, rest) { return broken }
                if isFormat { return BrokenSpecifier(written: "%" + String(rest.prefix(1)), meaning: .percentSign) }
            } else if otherPercentSigns.contains(scalar) {
                if let broken = meant(scalar, rest) { return broken }
            }
        }
        return nil
    }

    /// The specifier that the text behind a sign was meant to be, without its spaces; nil where it was meant to be none.
    private static func meant(_ sign: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> BrokenSpecifier? {
        var compact = String.UnicodeScalarView()
        /// Where each scalar of the compact text ends in the rest.
        var ends: [Int] = []
        for (index, scalar) in rest.prefix(reach).enumerated() where !scalar.properties.isWhitespace {
            compact.append(fullWidth[scalar] ?? scalar)
            ends.append(index + 1)
        }
        let text = String(compact)
        if sign == "%", text.hasPrefix("#@"), !text.dropFirst(2).contains("@") {
            let name = text.dropFirst(2).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return BrokenSpecifier(written: "%" + String(rest.prefix(12)), meaning: .specifier("%#@\(name)@"))
        }
        guard let length = FormatString.specifierLength(of: text), ends.indices.contains(length - 1) else { return nil }
        let specifier = String(String.UnicodeScalarView(compact.prefix(length)))
        // A word may begin as a specifier does.
        let isCertain = specifier.contains("$") || specifier.hasSuffix("@") || (sign != "%" && specifier.count > 1)
        guard isCertain else { return nil }
        return BrokenSpecifier(
            written: String(sign) + String(String.UnicodeScalarView(rest.prefix(ends[length - 1]))),
            meaning: .specifier("%" + specifier))
    }
}
