import MizanBase

extension LintRules {
    /// Source: Apple, *String Format Specifiers*; `%2$@` and its like are those of IEEE Std 1003.1 `printf`.
    static let specifiersDiffer = LintRule(
        "specifiers-differ", .warning,
        finds:
            "a text whose specifiers differ from the key's, or from the source's text if the key is a name, in number, kind or position",
        because:
            "an argument that is read as another kind crashes or shows rubbish, and one that isn't asked for isn't shown",
        fix: "write the specifiers of the key; number them where the order changes: %2$@",
        errorWhere: "an argument is read as another kind, or isn't there"
    ) { (entry: LintedEntry, table: LintedTable) in
        guard !entry.isStale else { return [] }
        let format = EntryFormat(entry, in: table)
        return entry.localizations.filter { !$0.language.isPrivate }.flatMap { localization -> [Fault] in
            let comparison = SpecifierComparison(localization, format)
            return comparison.faults(isSource: localization.language == table.sourceLanguage)
        }
    }
}

/// The specifiers of a localization next to those of its key and its source.
private struct SpecifierComparison {
    let localization: LintedLocalization
    let format: EntryFormat
    let found: LocalizationArguments

    init(_ localization: LintedLocalization, _ format: EntryFormat) {
        (self.localization, self.format) = (localization, format)
        found = LocalizationArguments(localization)
    }

    func faults(isSource: Bool) -> [Fault] {
        var faults: [Fault] = []
        var isComplete = true
        for (text, arguments) in found.texts where text.isTranslated || isSource {
            // Said by other rules.
            let isBroken =
                BrokenSpecifier.first(in: text.value, isFormat: format.isFormat) != nil
                || arguments.variables.contains { localization.variable($0.name) == nil }
            isComplete = isComplete && !isBroken
            guard !isBroken, format.isFormat || arguments.isFormat, format.source != nil else { continue }
            // Said by another rule too.
            guard isSource || !text.value.allSatisfy(\.isWhitespace) else {
                isComplete = false
                continue
            }
            guard let fault = misreading(text, arguments) else { continue }
            faults.append(fault)
        }
        guard faults.isEmpty, isComplete, format.isFormat else { return faults }
        return missing(isSource: isSource)
    }

    /// The fault of a text that takes an argument as what it isn't.
    private func misreading(_ text: LintedText, _ arguments: FormatArguments) -> Fault? {
        let subject = text.name.map { "\($0) " } ?? ""
        let source = Diagnostic.quote(format.source ?? "")
        for use in arguments.uses {
            // A variable that counts a text is a fault of the plural.
            if let own = text.variable.flatMap({ found.variables[$0] }), own.number == use.number, own.kind.isNumber {
                continue
            }
            guard let kind = format.arguments[use.number] else {
                // `% of screen`, `%-a a kijelzőnek`: both have a percent sign, and none is a format.
                if format.arguments.isEmpty, use.kind != .object, format.source?.contains("%") == true { continue }
                let count = format.arguments.keys.max() ?? 0
                return fault(
                    text,
                    "\(subject)\(Diagnostic.quote(text.value)) asks for argument \(use.number), and \(source) "
                        + (count == 0 ? "has none" : "has \(count)"),
                    fix: use.isSpaced
                        ? "write %% for a percent sign"
                        : count == 0
                            ? "take the specifier out, or add the argument to the key"
                            : "use the arguments 1 to \(count)",
                    cause: "asks for \(use.number)")
            }
            guard kind != use.kind else { continue }
            let isReordered =
                arguments.uses.allSatisfy { !$0.isNumbered }
                && arguments.uses.map(\.kind.rawValue).sorted() == format.arguments.values.map(\.rawValue).sorted()
            return fault(
                text,
                "\(subject)\(Diagnostic.quote(text.value)) takes argument \(use.number) for \(use.kind.rawValue), which "
                    + "is \(kind.rawValue) in \(source)",
                fix: isReordered ? "number the specifiers: \(numbered(arguments))" : nil,
                cause: "takes \(use.number) for \(use.kind.rawValue)")
        }
        return nil
    }

    /// The specifiers of a text in its order, numbered by the kinds of the key: `%2$lld … %1$@`.
    private func numbered(_ arguments: FormatArguments) -> String {
        var left = format.arguments
        return arguments.uses.map { use in
            let number = left.filter { $0.value == use.kind }.keys.min() ?? use.number
            left[number] = nil
            let specifier = use.kind.rawValue.split(separator: "%").last.map { $0.prefix { $0 != ")" } } ?? "@"
            return "%\(number)$\(specifier)"
        }.joined(separator: " … ")
    }

    /// The texts that leave an argument out, which others of the localization don't show for them.
    private func missing(isSource: Bool) -> [Fault] {
        var faults: [Fault] = []
        let counters = Set(found.variables.values.map(\.number))
        for (text, arguments) in found.texts where text.variable == nil && (text.isTranslated || isSource) {
            let parts = found.texts.filter { $0.text.variable != nil && [text.branch, ""].contains($0.text.branch) }
            var shown = arguments.numbers.union(counters)
            for part in parts { shown.formUnion(part.arguments.numbers) }
            if text.category != nil, let counted = format.counted { shown.insert(counted) }
            let expected = isSource ? format.hasNamedKey ? [] : Set(format.arguments.keys) : format.shown
            faults += fault(text, lacking: expected.subtracting(shown))
            // A form of a variable must show what its other forms show.
            for part in parts where part.text.isTranslated || isSource {
                let siblings = parts.filter { $0.text.variable == part.text.variable }
                let all = siblings.reduce(into: Set<Int>()) { $0.formUnion($1.arguments.numbers) }
                let elsewhere = parts.filter { $0.text.variable != part.text.variable }
                    .reduce(into: arguments.numbers) { $0.formUnion($1.arguments.numbers) }
                let own = part.text.variable.flatMap { found.variables[$0]?.number }
                faults += fault(
                    part.text,
                    lacking: all.subtracting(part.arguments.numbers).subtracting(elsewhere)
                        .subtracting(own.map { [$0] } ?? []))
            }
        }
        return faults
    }

    private func fault(_ text: LintedText, lacking numbers: Set<Int>) -> [Fault] {
        guard let number = numbers.min(), let source = format.source else { return [] }
        let names = numbers.sorted().map(String.init).joined(separator: " and ")
        let subject = text.name.map { "\($0) " } ?? ""
        return [
            fault(
                text,
                "\(subject)\(Diagnostic.quote(text.value)) doesn't show argument\(numbers.count > 1 ? "s" : "") \(names) of "
                    + Diagnostic.quote(source),
                severity: .warning,
                fix: "add %\(number)$\(format.arguments[number] == .object ? "@" : "lld") where the sentence needs it",
                cause: "lacks \(names)")
        ]
    }

    private func fault(
        _ text: LintedText, _ message: String, severity: Diagnostic.Severity = .error, fix: String? = nil, cause: String
    ) -> Fault {
        Fault(
            place: text.place, language: localization.language, message: message, severity: severity, fix: fix,
            cause: cause)
    }
}
