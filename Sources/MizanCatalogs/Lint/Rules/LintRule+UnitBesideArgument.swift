import MizanBase
import MizanLocalization

extension LintRules {
    static let unitBesideArgument = LintRule(
        "unit-beside-argument", .warning,
        finds: "a unit, a percent sign, a currency, or the signs of a date or a time, typed beside an argument",
        because: "languages write them before or behind, with a space or without, in other units, digits and calendars",
        fix: "format the value: .formatted(.percent), .currency(code:), Measurement, a date's format, as one argument"
    ) { (string: LocalizableString) in
        AdjacentUnit.first(in: string).map { unit in
            [
                Fault(
                    message:
                        "\(Diagnostic.quote(string.text)) has \(unit.words) typed beside its argument \(unit.argument)")
            ]
        } ?? []
    }

    static let typedDigits = LintRule(
        "typed-digits", .warning,
        finds: "a number typed in a text",
        because: "it keeps its digits where the reader has others, and its word keeps its form",
        fix: "make it an argument, also where it never changes: \\(12)"
    ) { (string: LocalizableString) in
        TypedNumber.first(in: string.text).map { number in
            [Fault(message: "the number \(number) is typed in \(Diagnostic.quote(string.text))")]
        } ?? []
    }
}

/// A unit beside an argument that no format has made.
private struct AdjacentUnit {
    let words: String
    let argument: Int

    private static let currencies: Set<Character> = ["$", "€", "£", "¥", "₹", "₽", "₪", "₩", "₺", "₴", "₫"]
    private static let currencyCodes: Set<String> = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "CNY", "INR"]
    private static let units: Set<String> = [
        "km", "m", "cm", "mm", "mi", "ft", "yd", "kg", "g", "mg", "lb", "lbs", "oz", "km/h", "kmh", "mph", "m/s", "kB",
        "KB",
        "MB", "GB", "TB", "MiB", "GiB", "Hz", "kHz", "MHz", "GHz", "W", "kW", "kWh", "kcal", "cal", "hPa", "mbar", "°",
        "°C",
        "°F", "ºC", "ºF", "hrs", "hr", "min", "mins", "sec", "secs", "ms", "px", "meters", "metres", "kilometers",
        "kilometres", "miles", "feet", "degrees", "percent",
    ]

    static func first(in string: LocalizableString) -> AdjacentUnit? {
        let pieces = FormatString(string.text).pieces
        var number = 0
        for (index, piece) in pieces.enumerated() {
            guard case .argument = piece else { continue }
            number += 1
            let kind = string.arguments.indices.contains(number - 1) ? string.arguments[number - 1].kind : .text
            guard kind != .formatted, kind != .constant, kind != .localized else { continue }
            let before = index > 0 ? text(pieces[index - 1]) : ""
            let after = index + 1 < pieces.count ? text(pieces[index + 1]) : ""
            if let words = adjacentUnit(before: before, after: after) {
                return AdjacentUnit(words: words, argument: number)
            }
            guard index + 2 < pieces.count, case .argument = pieces[index + 2] else { continue }
            if let words = between(after, isThird: index + 4 < pieces.count && text(pieces[index + 3]) == after) {
                return AdjacentUnit(words: words, argument: number)
            }
        }
        return nil
    }

    private static func text(_ piece: FormatString.FormatPiece) -> String {
        if case .text(let text) = piece { text } else { "" }
    }

    private static func adjacentUnit(before: String, after: String) -> String? {
        if let last = before.last(where: { !$0.isWhitespace }), currencies.contains(last) {
            return "the currency “\(last)”"
        }
        // At most one space lies between a number and its unit.
        let rest = after.first?.isWhitespace == true ? after.dropFirst() : after[...]
        guard let first = rest.first else { return nil }
        if first == "%" || first == "٪" { return "a percent sign" }
        if currencies.contains(first) { return "the currency “\(first)”" }
        let word = rest.prefix { !$0.isWhitespace && !".,;:!?)]".contains($0) }
        if units.contains(String(word)) { return "the unit “\(word)”" }
        return currencyCodes.contains(String(word)) ? "the currency “\(word)”" : nil
    }

    /// What stands between two arguments of a date or a time.
    private static func between(_ text: String, isThird: Bool) -> String? {
        switch text {
        case ":": "the colon of a time"
        case "/" where isThird, "." where isThird, "-" where isThird: "the signs of a date"
        default: nil
        }
    }
}

/// A number typed in a text; digits of names aren't any: `iOS 17`, `H.264`, `Wi-Fi 6`.
private enum TypedNumber {
    static func first(in text: String) -> String? {
        let words = FormatString(text).pieces.map { piece in
            if case .text(let text) = piece { text } else { "\u{FFFC}" }
        }.joined().split(whereSeparator: \.isWhitespace)
        for (index, word) in words.enumerated() {
            let number = word.drop { $0.isPunctuation }.reversed().drop { $0.isPunctuation }.reversed()
            guard !number.isEmpty, number.count < 7, number.allSatisfy({ $0.isNumber || $0 == "," }),
                word.allSatisfy({ $0.isNumber || "()“”\"!?.,:;".contains($0) })
            else { continue }
            let before = index > 0 ? words[index - 1] : nil
            let after = index + 1 < words.count ? words[index + 1] : nil
            // A name has a capital letter, also inside of it; the first word of a text has one anyway.
            let isName =
                before.map { word in
                    word.dropFirst().contains(where: \.isUppercase)
                        || index > 1 && word.first?.isUppercase == true
                } ?? false
            let counts = after?.first?.isLowercase ?? false
            let isCounted = before?.first?.isLowercase ?? false
            if !isName, counts || isCounted { return String(number) }
        }
        return nil
    }
}
