import MizanBase

extension LintRule {
    static let brokenSpecifier = LintRule(
        "broken-specifier", .error,
        finds: "a percent sign that was meant to begin a specifier and doesn't: % 1$s, %# @name @, ％@",
        because: "the reader sees it as it stands, and the argument not at all",
        fix: "write the specifier without spaces and with the ASCII percent sign, and a percent sign of the text as %%",
        errorWhere: "a specifier was meant, and not a percent sign of the text"
    ) { (entry: LintedEntry, table: LintedTable) in
        guard !entry.isStale else { return [] }
        let format = EntryFormat(entry, in: table)
        return entry.localizations.flatMap { localization in
            localization.texts.filter { $0.isTranslated || localization.language == table.sourceLanguage }
                .compactMap { text -> Fault? in
                    let isFormat = format.isFormat || !localization.variables.isEmpty
                    guard let broken = BrokenSpecifier.first(in: text.value, isFormat: isFormat) else { return nil }
                    let subject = text.name.map { "\($0) " } ?? ""
                    return Fault(
                        place: text.place, language: localization.language,
                        message: subject
                            + (broken.meant == nil
                                ? "\(Diagnostic.quote(text.value)) is a format, and its \(Diagnostic.quote(broken.written)) is no specifier"
                                : "\(Diagnostic.quote(text.value)) has \(Diagnostic.quote(broken.written)), which is no specifier"),
                        severity: broken.meant == nil ? .warning : .error,
                        fix: broken.meant.map { "write \($0)" } ?? "write %% for a percent sign")
                }
        }
    }
}
