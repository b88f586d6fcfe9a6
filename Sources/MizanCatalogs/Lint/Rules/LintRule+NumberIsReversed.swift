import MizanBase
import MizanLocalization
import MizanUnicode

extension LintRules {
    /// Source: UAX #9 W2, W4, W5.
    static let numberIsReversed = LintRule(
        "number-is-reversed", .warning,
        finds:
            "a telephone or card number, a code or a signed number typed in a text from right to left, seen in reverse",
        because: "each group of digits runs from left to right, and the groups and signs follow the text",
        fix:
            "make it an argument, which stands in an isolate, or put it between LEFT-TO-RIGHT ISOLATE (U+2066) and POP "
            + "DIRECTIONAL ISOLATE (U+2069)",
        errorWhere: "nothing else than one number can be meant"
    ) { (entry: LintedEntry, table: LintedTable) in
        entry.localizations.flatMap { localization -> [Fault] in
            guard localization.language.layoutDirection == .rightToLeft else { return [] }
            return localization.texts.compactMap { text in
                let isolated = text.value.withoutSpecifiers
                let base = isolated.beginsFromLeftToRight ? LayoutDirection.leftToRight : .rightToLeft
                guard let number = ReversedNumber.all(in: isolated, baseDirection: { _ in base }).first else {
                    return nil
                }
                return Fault(
                    place: text.place, language: localization.language,
                    message: "\(Diagnostic.quote(number.text)) of \(Diagnostic.quote(text.value)) is seen as "
                        + Diagnostic.quote(number.seen),
                    severity: number.isCertain ? .error : .warning)
            }
        }
    }
}

extension String {
    /// The text with an object replacement character for each format specifier, as an isolate counts.
    ///
    /// Source: UAX #9, section 3.1.2.
    fileprivate var withoutSpecifiers: String {
        guard contains("%") else { return self }
        return FormatString(self).pieces.map { piece in
            if case .text(let text) = piece { text } else { "\u{FFFC}" }
        }.joined()
    }

    /// Whether the first letter makes the paragraph one from left to right (UAX #9 P2).
    fileprivate var beginsFromLeftToRight: Bool {
        for scalar in unicodeScalars {
            switch BidiClass(scalar.value) {
            case .leftToRight: return true
            case .rightToLeft, .arabicLetter: return false
            default: continue
            }
        }
        return false
    }
}
