import MizanBase

extension LintRules {
    static let formatShown = LintRule(
        "format-shown", .warning,
        finds: "String(format:) for a text that is shown and has a number among its arguments",
        because: "it writes numbers as C does, whatever the reader's digits and separators are",
        fix: "use String(localized:) with an interpolation, or String.localizedStringWithFormat"
    ) { (program: LintedProgram) in
        program.formats.filter { $0.argument == nil && !program.writesTextsAlone($0) }.map { format in
            Fault(
                place: format.place, key: format.format,
                message: "\(Diagnostic.quote(format.format)) is shown by String(format:), without a locale")
        }
    }

    /// Source: WWDC 2022, *Build global apps: Localization by example*: “weather in My Location” takes another preposition in
    /// German than “weather in Berlin”.
    static let localizedArgument = LintRule(
        "localized-argument", .warning,
        finds: "a localized text as the argument of another",
        because: "the sentence bends the word, and the word the sentence: gender, case, preposition, capital letter",
        fix: "write the whole sentence as a text of its own for each word"
    ) { (program: LintedProgram) in
        let strings = program.strings.flatMap { string in
            string.arguments.filter { $0.kind == .localized }.prefix(1).map { argument in
                Fault(
                    place: string.place, key: string.key,
                    message:
                        "\(Diagnostic.quote(string.text)) has the localized text "
                        + "\(Diagnostic.quote(argument.expression)) as an argument")
            }
        }
        return strings
            + program.formats.compactMap { format in
                format.argument.map { argument in
                    Fault(
                        place: format.place, key: format.format,
                        message:
                            "\(Diagnostic.quote(format.format)) has the localized text \(Diagnostic.quote(argument)) as an argument"
                    )
                }
            }
    }

    /// Source: WWDC 2021, *Streamline your localized strings*: a framework's text is looked up in the app without its bundle.
    static let lookupWithoutBundle = LintRule(
        "lookup-without-bundle", .warning,
        finds:
            "a look-up without a bundle in a package's target that has tables of its own, or for a text of another bundle",
        because: "it looks in the app, which doesn't have the text, and the key is shown",
        fix: "say bundle: .module, or #bundle",
        errorWhere: "the target's own table, or the other bundle's, has the key"
    ) { (program: LintedProgram) in
        let suppliers = Set(program.suppliers.compactMap(program.target))
        let tables = Dictionary(grouping: program.tables) { program.target(of: $0.bundle) }
        let misplaced = program.misplaced.map { misplaced in
            Fault(
                place: misplaced.string.place, key: misplaced.string.key,
                message:
                    "\(Diagnostic.quote(misplaced.string.key)) is looked up in the main bundle, and the bundle "
                    + "\(Diagnostic.quote(misplaced.bundle)) has it",
                severity: .error, fix: "name the bundle: \(misplaced.bundle)")
        }
        let strings = program.strings.compactMap { string -> Fault? in
            guard string.bundle == nil, let target = program.target(of: string.place.file), let own = tables[target],
                !suppliers.contains(target)
            else { return nil }
            let isKnown = own.contains { $0.name == string.table ?? "Localizable" && $0.entry(string.key) != nil }
            return Fault(
                place: string.place, key: string.key,
                message:
                    "\(string.origin) looks \(Diagnostic.quote(string.key)) up in the app, not in the tables of "
                    + Diagnostic.quote(target),
                severity: isKnown ? .error : .warning)
        }
        return misplaced + strings
    }

    /// Source: WWDC 2022, *Build global apps: Localization by example*: “Archive” is a folder and a command, in Spanish two
    /// words.
    static let shortKeyTwoViews = LintRule(
        "short-key-two-views", .warning,
        finds: "one short key for a command and for a title",
        because: "a verb and a noun are one word in English alone",
        fix:
            "give each a key of its own with a default value: String(localized: \"Archive.menuItem\", defaultValue: \"Archive\")"
    ) { (program: LintedProgram) in
        struct Name: Hashable {
            let key: String
            let table: String?
            let bundle: String?
            let program: String
        }
        var first: [Name: LocalizableString] = [:]
        var said: Set<Name> = []
        return program.strings.compactMap { string in
            guard let kind = SourceCall.kind(of: string.origin), string.arguments.isEmpty,
                string.key.hasWords, string.key.split(whereSeparator: \.isWhitespace).count == 1,
                !string.key.contains(".") || string.defaultValue == nil
            else { return nil }
            let file = string.place.file
            let folder =
                file.contains("/") ? String(file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)) : "."
            let name = Name(
                key: string.key, table: string.table, bundle: string.bundle, program: program.folder(of: folder))
            guard let other = first[name] else {
                first[name] = string
                return nil
            }
            guard let otherKind = SourceCall.kind(of: other.origin), otherKind != kind, said.insert(name).inserted
            else {
                return nil
            }
            return Fault(
                place: string.place, key: string.key,
                message:
                    "\(Diagnostic.quote(string.key)) is the \(kind) of \(string.origin) here, and a \(otherKind) elsewhere",
                notes: [.init(place: other.place, message: "\(other.origin) shows it here")])
        }
    }
}

extension LintedProgram {
    /// Whether a format has texts alone as its arguments: nothing of them follows the reader's locale.
    fileprivate func writesTextsAlone(_ format: SourceFormat) -> Bool {
        guard let text = format.text else { return false }
        // A key that is a name has its arguments in the source language's text.
        let source = tables.lazy.compactMap { table in
            table.entry(text).flatMap { EntryFormat($0, in: table).arguments }
        }.first { !$0.isEmpty }
        let kinds = source ?? FormatArguments(text).kinds
        return !kinds.isEmpty && kinds.values.allSatisfy { $0 == .object || $0 == .text || $0 == .character }
    }

    /// The folder of the package's target in which a file or folder lies; nil outside of all.
    fileprivate func target(of path: String) -> String? {
        for package in packageFolders {
            let sources = package == "." ? "Sources/" : package + "/Sources/"
            guard path.hasPrefix(sources) else { continue }
            guard let target = path.dropFirst(sources.count).split(separator: "/").first else { continue }
            return sources + target
        }
        return nil
    }
}
