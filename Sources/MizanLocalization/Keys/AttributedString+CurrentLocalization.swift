import Foundation
import MizanBase

extension AttributedString {
    /// A localized text: its arguments in isolates as characters, its links, languages and inline presentation
    /// intents as attributes. Source: Foundation's `AttributedString(localized:)`.
    public init(localized resource: LocalizedStringResource) {
        self.init(Localization.inEffect.resolve(resource).text)
    }

    /// A localized text: looked up by its key.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: LanguageTag? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(key, table: table, locale: locale, bundle: bundle, comment: comment))
    }

    /// A localized text for a reader of another locale, by Foundation's locale.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
        comment: StaticString? = nil
    ) {
        self.init(localized: key, table: table, bundle: bundle, locale: LanguageTag(locale), comment: comment)
    }

    /// A text's characters with the marks of its isolates, and its links, languages and inline presentation intents.
    public init(_ text: AttributedText) {
        self.init()
        let edges = Set(
            text.runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, text.string.utf16.count]
        )
        .sorted()
        for (start, end) in zip(edges, edges.dropFirst()) {
            var part = AttributedString(String(decoding: text.markedUnits(in: start..<end), as: UTF16.self))
            for run in text.runs where run.range.contains(start) {
                if let link = run.attributes.link { part.link = URL(string: link) }
                if let language = run.attributes.language { part.languageIdentifier = language.identifier }
                if !run.attributes.presentation.isEmpty {
                    part.inlinePresentationIntent =
                        (part.inlinePresentationIntent ?? []).union(run.attributes.presentation)
                }
            }
            self += part
        }
    }
}
