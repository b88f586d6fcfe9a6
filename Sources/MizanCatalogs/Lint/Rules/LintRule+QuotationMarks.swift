import MizanBase
import MizanUnicode

extension LintRules {
    /// Source: CLDR, `delimiters`.
    static let quotationMarks = LintRule(
        "quotation-marks", .warning,
        finds: "quotation marks that aren't the language's, or that aren't closed as they were opened",
        because: "„Text” and “Text„ look like slips of the hand",
        fix: "write the marks of the language"
    ) { (translation: LintedTranslation) in
        guard translation.text.value != translation.source.value else { return [] }
        let conventions = QuotationConventions(translation.language)
        guard let written = conventions.wrong(in: translation.words) else { return [] }
        return [
            Fault(
                message:
                    "\(translation.subject) has the quotation marks \(written), and \(translation.language) writes "
                    + conventions.example, fix: "write \(conventions.example)")
        ]
    }
}

/// The pairs of quotation marks that a language uses.
private struct QuotationConventions {
    private let pairs: Set<QuotationMarks.MarkPair>
    let example: String

    /// Pairs that are usual next to those of CLDR.
    private static let others: [String: [String]] = [
        "da": ["»«", "„“", "„”", "””"], "sv": ["»»", "»«"], "fi": ["»»"], "nb": ["“”", "„“"], "no": ["“”", "«»"],
        "nn": ["“”"],
        "de": ["»«"], "de-CH": ["«»"], "nl": ["“”", "„”", "„“"], "pl": ["«»", "»«"], "cs": ["»«"], "sk": ["»«"],
        "sl": ["»«"], "hr": ["„”", "»«", "“”"], "bs": ["„”", "“”"], "sr": ["„“", "»«", "“”"], "hu": ["»«"],
        "ro": ["«»"],
        "es": ["“”", "«»"], "ca": ["“”"], "gl": ["“”", "«»"], "eu": ["“”"], "pt": ["“”", "«»"], "pt-PT": ["«»", "“”"],
        "it": ["“”", "«»"], "fr": ["“”", "«»"], "el": ["“”", "«»"], "tr": ["“”", "«»"], "uk": ["“”", "„“", "«»"],
        "be": ["“”", "„“"], "ru": ["„“"], "bg": ["“”"], "mk": ["“”"], "ka": ["“”"], "hy": ["“”"],
        "sq": ["„“", "„”", "“”"],
        "ar": ["“”", "«»"], "fa": ["“”"], "ur": ["“”"], "ckb": ["“”", "«»"], "he": ["“”", "„”", "”“", "””"],
        "yi": ["„”", "“”"],
        "ja": ["“”", "《》"], "zh": ["“”", "「」", "《》"], "ko": ["“”", "「」", "《》"], "vi": ["“”", "«»"],
        "et": ["„”", "“”", "«»"],
        "lv": ["„“", "„”", "«»"], "lt": ["“”", "„”"], "az": ["«»"], "kk": ["“”"], "eo": ["“”", "«»", "„“"],
        "lb": ["„“"],
        "is": ["“”"],
    ]

    init(_ language: LanguageTag) {
        var pairs: Set<QuotationMarks.MarkPair> = []
        let marks = QuotationMarks(language)
        if let marks { pairs = [marks.outer, marks.inner] }
        for pair in (Self.others[language.identifier] ?? []) + (Self.others[language.language] ?? []) {
            let scalars = Array(pair.unicodeScalars)
            pairs.insert(QuotationMarks.MarkPair(scalars[0], scalars[1]))
        }
        // Unlike CLDR's, which has the root's marks for some.
        if language.script == Script("Cyrl") { pairs.formUnion([.init("«", "»"), .init("„", "“")]) }
        self.pairs = marks == nil ? [] : pairs
        let outer = marks?.outer
        example = outer.map { "\($0.opening)…\($0.closing)" } ?? ""
    }

    /// The first marks that no pair of the language has, or that aren't closed; nil if all are right.
    func wrong(in text: String) -> String? {
        guard !pairs.isEmpty, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        let marks = text.unicodeScalars.filter { $0.isDoubleQuotationMark || $0 == "\"" }
        guard marks.contains(where: { $0 != "\"" }) else { return nil }
        var open: [Unicode.Scalar] = []
        for mark in marks {
            if let opening = open.last,
                pairs.contains(QuotationMarks.MarkPair(opening, mark)) || opening == "\"" && mark == "\""
            {
                open.removeLast()
            } else if mark == "\"" || pairs.contains(where: { $0.opening == mark }) {
                open.append(mark)
            } else if let opening = open.last {
                return "\(opening)…\(mark)"
            } else {
                open.append(mark)
            }
        }
        return open.isEmpty ? nil : "\(open[0])…\(open.count > 1 ? String(open[1]) : "")"
    }
}

extension Unicode.Scalar {
    /// Double marks; single ones may be apostrophes.
    fileprivate var isDoubleQuotationMark: Bool { "“”„‟«»「」『』〝〞〟《》".unicodeScalars.contains(self) }
}
