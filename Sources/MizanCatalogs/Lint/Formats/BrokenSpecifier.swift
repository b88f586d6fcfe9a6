import MizanLocalization

/// A percent sign that was meant to begin a specifier and doesn't: `% 1$s`, `%# @sites @`, `％@`.
struct BrokenSpecifier {
    /// The piece as it stands, up to what it was meant to be.
    let written: String
    /// The specifier that was meant; nil for a percent sign alone.
    let meant: String?

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
        while let scalar = rest.popFirst() {
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
                        return BrokenSpecifier(written: "%" + specifier, meant: "%" + specifier.filter { $0 != " " })
                    }
                    rest.removeFirst(length)
                    continue
                }
                if let broken = meant(scalar, rest) { return broken }
                if isFormat { return BrokenSpecifier(written: "%" + String(rest.prefix(1)), meant: nil) }
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
            return BrokenSpecifier(written: "%" + String(rest.prefix(12)), meant: "%#@\(name)@")
        }
        guard let length = FormatString.specifierLength(of: text), ends.indices.contains(length - 1) else { return nil }
        let specifier = String(String.UnicodeScalarView(compact.prefix(length)))
        // A word may begin as a specifier does.
        let isCertain = specifier.contains("$") || specifier.hasSuffix("@") || (sign != "%" && specifier.count > 1)
        guard isCertain else { return nil }
        return BrokenSpecifier(
            written: String(sign) + String(String.UnicodeScalarView(rest.prefix(ends[length - 1]))),
            meant: "%" + specifier)
    }
}
