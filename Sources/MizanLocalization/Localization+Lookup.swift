import MizanBase
import MizanUnicode

extension Localization {
    /// What was found for a key, ready to take arguments.
    struct FoundMessage: Sendable {
        var message: Message
        var language: LanguageTag
        var isFallback: Bool
        var direction: WritingDirection
        var plurals: PluralRules
    }

    /// The table that is meant where none is named.
    static let defaultTable = "Localizable"

    func found(_ resource: LocalizedStringResource) -> FoundMessage {
        let key = MessageCache.Key(
            table: resource.table ?? Self.defaultTable, key: resource.key, defaultValue: resource.defaultValue,
            takesArguments: !resource.arguments.isEmpty)
        if let found = messages.found(key) { return found }
        let found = look(for: key)
        messages.store(found, for: key)
        return found
    }

    private func look(for key: MessageCache.Key) -> FoundMessage {
        var compiler = MessageCompiler(pseudo: pseudo, takesArguments: key.takesArguments)
        let catalogs = (tables[key.table] ?? []).filter { $0.entries[key.key] != nil }
        let best = bestLanguage(for: key.key, in: catalogs)
        for catalog in catalogs {
            guard let localization = catalog.entries[key.key]?.localizations[best.language] else { continue }
            let isSource = best.language == catalog.sourceLanguage
            guard isSource || localization.value.isTranslated,
                let format = localization.format(device: device, isSource: isSource)
            else { continue }
            return found(compiler.message(format), best)
        }
        // The source language needs no entry: the key, or what the code says, is the text.
        return found(compiler.message(key.defaultValue ?? key.key), best)
    }

    private func found(_ message: Message, _ best: (language: LanguageTag, isFallback: Bool)) -> FoundMessage {
        FoundMessage(
            message: message, language: best.language, isFallback: best.isFallback,
            direction: pseudo.contains(.rtlStrings)
                ? .rightToLeft : WritingDirection(best.language.layoutDirection),
            plurals: messages.plurals(of: best.language))
    }

    /// The language that a reader gets one key in; a fallback where it is none of the locale's.
    private func bestLanguage(
        for key: String, in catalogs: [StringCatalog]
    ) -> (language: LanguageTag, isFallback: Bool) {
        let source = catalogs.first?.sourceLanguage ?? sourceLanguage
        var available: Set<LanguageTag> = [source]
        var isTranslatable = catalogs.isEmpty
        for catalog in catalogs {
            guard let entry = catalog.entries[key], entry.shouldTranslate else { continue }
            isTranslatable = true
            available.insert(catalog.sourceLanguage)
            available.formUnion(entry.localizations.filter { $0.value.value.isTranslated }.keys)
        }
        guard isTranslatable else { return (source, false) }
        let sorted = available.sorted { $0.identifier < $1.identifier }
        guard let best = messages.match(sorted, for: locale) else { return (source, true) }
        return (best, false)
    }
}
