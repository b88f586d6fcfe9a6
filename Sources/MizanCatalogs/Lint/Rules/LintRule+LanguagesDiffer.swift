import MizanBase

extension LintRules {
    /// Source: WWDC 2022, *Build global apps: Localization by example*: parts of an app in another language confuse.
    static let languagesDiffer = LintRule(
        "languages-differ", .warning,
        finds: "a table of a program that lacks languages which another of its tables has",
        because: "a part of the interface stays in another language than the rest",
        fix: "translate the table, or take the language away everywhere"
    ) { (program: LintedProgram) in
        Dictionary(grouping: program.tables.filter { !$0.entries.isEmpty }, by: { program.folder(of: $0.bundle) })
            .values
            .flatMap { tables -> [Fault] in
                var owners: [LanguageTag: LintedTable] = [:]
                for table in tables { for language in table.languages { owners[language] = owners[language] ?? table } }
                let all = owners.keys.sorted { $0.identifier < $1.identifier }
                return tables.flatMap { table in
                    all.filter { language in
                        // `en-GB` is served by `en`.
                        !table.languages.contains {
                            $0 == language || language.identifier.hasPrefix($0.identifier + "-")
                        }
                    }.map { language in
                        Fault(
                            place: table.entries.first?.place, language: language,
                            message:
                                "the table \(Diagnostic.quote(table.name)) of \(Diagnostic.quote(table.bundle)) isn't in "
                                + "\(language), which \(Diagnostic.quote(owners[language]?.file ?? "")) has")
                    }
                }
            }
    }
}

extension LintedProgram {
    /// The folder of the program that a bundle or a file's folder belongs to; one of none is a program of its own.
    func folder(of path: String) -> String {
        let bundle = path.hasSuffix("/") ? String(path.dropLast()) : path
        let around = programFolders.filter { bundle == $0 || bundle.hasPrefix($0 + "/") || $0 == "." }
        return around.max { $0.utf8.count < $1.utf8.count } ?? bundle
    }
}
