import MizanBase

extension LintRules {
    /// Source: WWDC 2022, *Build global apps: Localization by example*.
    static let concatenatedFragments = LintRule(
        "concatenated-fragments", .warning,
        finds: "a text with a space at its beginning or end, or one that a source joins with another",
        because: "other languages order the parts differently, and bend one by the other",
        fix: "write the whole sentence as one text, with arguments"
    ) { (program: LintedProgram) in
        let fragments = program.tables.flatMap { table in
            table.entries.filter { !$0.isStale && $0.isForTranslators }.compactMap { entry -> Fault? in
                let source = entry.localization(table.sourceLanguage)
                guard source != nil || table.keysAreTexts else { return nil }
                let whole = source?.texts.filter { $0.variable == nil } ?? []
                let texts = source == nil ? [(entry.key, entry.place)] : whole.map { ($0.value, $0.place) }
                guard let text = texts.first(where: { $0.0.hasWords && ($0.0.beginsInSpace || $0.0.endsInSpace) })
                else {
                    return nil
                }
                return Fault(
                    place: text.1, key: entry.key, language: table.sourceLanguage,
                    message:
                        "\(Diagnostic.quote(text.0)) \(text.0.beginsInSpace ? "begins" : "ends") with a space: it is joined "
                        + "to another text")
            }
        }
        let joins = program.joins.map { join in
            Fault(
                place: join.place, key: join.key,
                message: "\(Diagnostic.quote(join.key)) is joined to another text by \(join.operation)")
        }
        return fragments + joins
    }
}

extension String {
    fileprivate var beginsInSpace: Bool {
        unicodeScalars.first.map { $0 == " " || $0 == "\t" || $0 == "\u{A0}" } ?? false
    }
    fileprivate var endsInSpace: Bool { unicodeScalars.last.map { $0 == " " || $0 == "\t" || $0 == "\u{A0}" } ?? false }
}
