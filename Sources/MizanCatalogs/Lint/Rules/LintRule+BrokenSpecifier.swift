import MizanBase

extension LintRules {
    static let brokenSpecifier = LintRule(
        "broken-specifier", .warning,
        finds:
            "a percent sign that was meant to begin a specifier and doesn't: % 1$s, %# @name @, ％@; one that wasn't and does: 50% off",
        because: "the reader sees it as it stands, and the argument not at all or in its place",
        fix: "write the specifier without spaces and with the ASCII percent sign, and a percent sign of the text as %%",
        errorWhere: "a specifier was meant, or an argument is taken"
    ) { (entry: LintedEntry, table: LintedTable) in
        guard !entry.isStale else { return [] }
        let format = EntryFormat(entry, in: table)
        func fault(_ text: LintedText, _ language: LanguageTag, isFormat: Bool) -> Fault? {
            guard let broken = BrokenSpecifier.first(in: text.value, isFormat: isFormat) else { return nil }
            let subject = (text.name.map { "\($0) " } ?? "") + Diagnostic.quote(text.value)
            let written = Diagnostic.quote(broken.written)
            let message =
                switch broken.meaning {
                case .specifier: "\(subject) has \(written), which is no specifier"
                case .percentSign: "\(subject) is a format, and its \(written) is no specifier"
                case .readAsArgument: "\(subject) is a format, and its \(written) is a specifier that takes an argument"
                }
            var fix = "write %% for a percent sign"
            if case .specifier(let meant) = broken.meaning { fix = "write \(meant)" }
            return Fault(
                place: text.place, language: language, message: message,
                severity: broken.meaning == .percentSign ? .warning : .error, fix: fix, cause: broken.written)
        }
        var faults = entry.localizations.flatMap { localization in
            localization.texts.filter { $0.isTranslated || localization.language == table.sourceLanguage }
                .compactMap { text -> Fault? in
                    fault(text, localization.language, isFormat: format.isFormat || !localization.variables.isEmpty)
                }
        }
        if table.keysAreTexts, entry.localization(table.sourceLanguage) == nil {
            let key = LintedText(value: entry.key, place: entry.place)
            faults += [fault(key, table.sourceLanguage, isFormat: format.isFormat)].compactMap { $0 }
        }
        return faults
    }
}
