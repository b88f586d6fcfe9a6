import MizanBase
import MizanUnicode

extension Localization {
    /// The table that is meant where none is named.
    public static let defaultTable = "Localizable"

    /// - Parameter takesArguments: Whether specifiers print arguments; nil if they do for a resource that has any.
    func found(
        _ resource: LocalizedStringResource, interpretsMarkup: Bool, takesArguments: Bool? = nil
    ) -> FoundMessage {
        let key = MessageCache.MessageKey(
            bundle: resource.bundle ?? mainBundle, table: resource.table ?? Self.defaultTable, key: resource.key,
            defaultValue: resource.defaultValue, hasArguments: takesArguments ?? !resource.arguments.isEmpty,
            interpretsMarkup: interpretsMarkup, width: presentationWidth)
        if let found = messages.found(key) { return found }
        let found = look(for: key)
        messages.store(found, for: key)
        return found
    }

    /// The arguments, from 1, that the text needs and the resource doesn't have: a specifier would show in their place.
    public func missingArguments(of resource: LocalizedStringResource) -> [Int] {
        if let locale = resource.locale, locale != self.locale {
            return messages.localization(in: locale) { inLocale(locale) }
                .replacingReader(readerOf: self).missingArguments(of: resource)
        }
        return found(resource, interpretsMarkup: true).demands.map(\.number).filter { $0 > resource.arguments.count }
    }

    /// The arguments, from 1, that the text of a key needs, and whether each has to be a number.
    package func demandedArguments(ofKey key: String, table: String, bundle: String? = nil) -> [Int: Bool] {
        let resource = LocalizedStringResource(key: key, table: table, bundle: bundle)
        return Dictionary(
            found(resource, interpretsMarkup: true).demands.map { ($0.number, $0.isNumber) }
        ) { $0 || $1 }
    }

    private func look(for key: MessageCache.MessageKey) -> FoundMessage {
        var found = localization(of: key.key, table: key.table, bundle: key.bundle)
        if found.localization == nil, key.hasArguments, let numbered = FormatString.numberedKey(key.key) {
            let other = localization(of: numbered, table: key.table, bundle: key.bundle)
            if other.localization != nil { found = other }
            found.hasEntry = found.hasEntry || other.hasEntry
        }
        let format =
            found.localization?.format(device: device, width: key.width, isSource: found.isSource)
            // The source language needs no entry: what the code says, or the key, is the text.
            ?? LocalizedFormat(key.defaultValue ?? key.key)
        func message(takesArguments: Bool) -> Message {
            var compiler = MessageCompiler(
                pseudo: pseudo, takesArguments: takesArguments, interpretsMarkup: key.interpretsMarkup)
            return compiler.message(format)
        }
        let compiled = message(takesArguments: key.hasArguments)
        return FoundMessage(
            message: compiled, language: found.language, isFallback: found.isFallback,
            direction: pseudo.contains(where: \.turnsStrings)
                ? .rightToLeft : WritingDirection(found.language.layoutDirection),
            plurals: messages.plurals(of: found.language),
            // A text that is given none is shown with its specifiers, if it has any.
            demands: key.hasArguments || !format.mayHaveArguments
                ? compiled.demands : message(takesArguments: true).demands,
            problems: [unknownName(key, isFound: found.hasEntry), missingWord(key, found)].compactMap(\.self)
                + InflectionMarkup.problems(in: format).map {
                    LocalizedTextProblem(
                        .inflectionMarkup($0), key: key.key, table: key.table, bundle: key.bundle,
                        language: found.language)
                })
    }

    /// The tables' entry for a key; empty for a bundle that isn't there.
    private func localization(of key: String, table: String, bundle: String) -> MatchedBundle.LookupResult {
        guard let bundle = matched(bundle) else {
            return MatchedBundle.LookupResult(
                localization: nil, language: developmentLanguage, isSource: true,
                isFallback: language != developmentLanguage)
        }
        return bundle.localization(of: key, table: table)
    }

    /// The strings of a name: a bundle's, the interface's own words, or those that a module of the program has in its resources.
    func matched(_ name: String) -> MatchedBundle? {
        if name == StringBundle.systemName { return systemWords }
        return bundles[name] ?? ModuleStrings.strings(named: name).map { MatchedBundle($0, locale: locale) }
    }

    /// The presentation widths for which a string has texts of their own, widest first; none for most strings.
    ///
    /// Take a narrower text with ``fittingPresentationWidth(_:)`` where there is little room; no view does it by
    /// itself.
    public func presentationWidths(of resource: LocalizedStringResource) -> [Int] {
        let found = localization(
            of: resource.key, table: resource.table ?? Self.defaultTable, bundle: resource.bundle ?? mainBundle)
        return found.localization?.widths(device: device) ?? []
    }
}
