import MizanBase

extension LintRules {
    static let outerSpaces = LintRule(
        "outer-spaces", .warning,
        finds:
            "a translation that begins or ends with a space and its source doesn't, or the other way round; two spaces in a row",
        because: "the text doesn't align, or touches what follows",
        fix: "begin and end as the source does",
        inEntry: { entry, table in
            let translations = table.translations(of: entry).filter { $0.text.value.hasInk && $0.source.value.hasInk }
            return translations.compactMap { translation -> Fault? in
                let added = translation.addedSpace
                return (added ?? translation.lostSpace(among: translations)).map {
                    Fault(
                        place: translation.text.place, language: translation.language,
                        message: "\(translation.subject) \($0)", severity: added == nil ? .note : .warning)
                }
            }
        })
}

extension LintedTranslation {
    fileprivate var addedSpace: String? {
        let source = source.value, own = text.value
        // The parts of a text are joined in another way in each language.
        guard text.variable == nil else {
            return own.hasTwoSpaces && !source.hasTwoSpaces ? "has two spaces in a row" : nil
        }
        if own.last?.isNewline == true, source.last?.isNewline != true, source.last?.isSpace != true {
            return "ends with a line break, and its source doesn't"
        }
        if own.first?.isSpace == true, source.first?.isSpace != true {
            return "begins with a space, and its source doesn't"
        }
        if own.last?.isSpace == true, source.last?.isSpace != true {
            return "ends with a space, and its source doesn't"
        }
        return own.hasTwoSpaces && !source.hasTwoSpaces ? "has two spaces in a row" : nil
    }

    /// A space at an end of the source that most other languages keep: otherwise it is a slip of the source's.
    fileprivate func lostSpace(among translations: [LintedTranslation]) -> String? {
        guard !language.writesWithoutSpaces, text.variable == nil else { return nil }
        let others = translations.filter { $0.language != language && !$0.language.writesWithoutSpaces }
        func isLost(_ end: KeyPath<String, Character?>) -> Bool {
            guard source.value[keyPath: end]?.isSpace == true, text.value[keyPath: end]?.isSpace != true else {
                return false
            }
            let keeping = others.count { $0.text.value[keyPath: end]?.isSpace == true }
            return keeping > 1 && 2 * keeping > others.count
        }
        if isLost(\.first) { return "lacks the space at its source's beginning" }
        return isLost(\.last) ? "lacks the space at its source's end" : nil
    }
}

extension LanguageTag {
    /// Whether its words aren't parted by spaces.
    fileprivate var writesWithoutSpaces: Bool {
        ["zh", "yue", "ja", "th", "lo", "km", "my", "bo", "dz"].contains(language)
    }
}

extension Character {
    fileprivate var isSpace: Bool { self == " " || self == "\u{A0}" || self == "\u{3000}" || self == "\t" }
}

extension String {
    fileprivate var hasInk: Bool { contains { !$0.isWhitespace } }

    /// Whether two spaces are between words of a line; what begins a line may be indented.
    fileprivate var hasTwoSpaces: Bool {
        guard contains("  ") else { return false }
        return split(whereSeparator: \.isNewline).contains { line in
            var words = line[...]
            while words.first == " " { words.removeFirst() }
            while words.last == " " { words.removeLast() }
            return words.contains("  ")
        }
    }
}
