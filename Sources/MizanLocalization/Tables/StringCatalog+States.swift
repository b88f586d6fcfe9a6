import MizanBase

extension StringCatalog {
    /// The state of a string's translation into a language.
    public enum TranslationState: Hashable, Sendable {
        /// That of the least finished of its texts, as the file has it: `translated`, `needs_review`, `new` …
        case file(String)
        /// The language has no text, and should.
        case missing
        /// In the source language the key is the text.
        case key
        /// The string isn't to be translated, or has no characters in the source language.
        case excluded

        /// The names of the states that Xcode writes, and of those that no file has.
        public static let known = [
            "translated", "needs_review", "machine_translated", "stale", "new", "missing", "key", "excluded",
        ]

        /// For reports.
        public var name: String {
            switch self {
            case .file(let state): state
            case .missing: "missing"
            case .key: "key"
            case .excluded: "excluded"
            }
        }
    }

    /// The names of the states that strings of the table have, in any language.
    public var states: Set<String> {
        Set(keys.flatMap { key in languages.map { state(of: key, in: $0).name } })
    }

    /// The state of a string in a language; a key that the table lacks is missing. Only in string catalogs is a key a
    /// text.
    public func state(of key: String, in language: LanguageTag) -> TranslationState {
        guard let entry = entries[key] else { return .missing }
        guard let localization = entry.localizations[language] else {
            if !entry.shouldTranslate { return .excluded }
            if language == sourceLanguage, version != nil { return .key }
            return isEmpty(entry) ? .excluded : .missing
        }
        return .file(localization.leastFinishedState)
    }

    /// Whether the text in the source language has no characters, so that there is nothing to translate.
    private func isEmpty(_ entry: KeyEntry) -> Bool {
        guard let source = entry.localizations[sourceLanguage] else { return version != nil && entry.key.isEmpty }
        guard case .unit(let unit) = source.value else { return false }
        return unit.value.isEmpty
    }
}

extension StringCatalog.Localization {
    /// The states that Xcode writes, from the least to the most finished.
    private static let states = ["new", "stale", "machine_translated", "needs_review", "translated"]

    fileprivate var leastFinishedState: String {
        let found = Set(value.states + substitutions.values.flatMap(\.value.states))
        // A state that isn't known can't be said to be finished.
        return found.filter { !Self.states.contains($0) }.min() ?? Self.states.first(where: found.contains)
            ?? "translated"
    }
}

extension StringCatalog.TextOrVariations {
    /// The states of all its texts.
    fileprivate var states: [String] {
        switch self {
        case .unit(let unit): [unit.state]
        case .plural(let forms): forms.values.map(\.state)
        case .device(let branches): branches.values.map(\.leastFinishedState)
        case .width(let branches): branches.values.map(\.leastFinishedState)
        }
    }
}
