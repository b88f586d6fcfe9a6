import Foundation
import MizanBase

/// What is looked up in the localization of the running task (``Localization/current``), as SwiftUI's code writes it.
extension String {
    /// A key with its arguments. Source: Foundation's `String.LocalizationValue`.
    public typealias LocalizationValue = LocalizedStringKey

    /// A localized string: looked up by its key, its arguments in isolates as characters, its markup as it is written. Source:
    /// Foundation's `String(localized:table:bundle:locale:comment:)`.
    ///
    /// - Parameters:
    ///   - key: the key, with its arguments by interpolation.
    ///   - table: the table, `Localizable` where nil.
    ///   - bundle: the bundle whose resources have the table: `.module`; nil and `.main` for the localization's main one.
    ///   - locale: another reader than the task's.
    ///   - comment: for translators.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: LanguageTag? = nil,
        comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(key, table: table, locale: locale, bundle: bundle, comment: comment))
    }

    /// A localized string with a key of its own; the default value is the text in the source language.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: LanguageTag? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle, comment: comment))
    }

    /// The string of a resource.
    public init(localized resource: LocalizedStringResource) { self = Localization.inEffect.string(resource) }
}

extension AttributedString {
    /// A localized text: its arguments in isolates as characters, its links and the language of its parts as attributes. Source:
    /// Foundation's `AttributedString(localized:)`.
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

    /// A text's characters, with the marks of its isolates; of its attributes links and languages.
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
            }
            self += part
        }
    }
}

/// The string of a key in the localization of the running task. Source: Foundation's `NSLocalizedString`.
///
/// - Parameters:
///   - key: The key; it has no arguments, and its `%` stay.
///   - tableName: The table, `Localizable` where nil.
///   - bundle: The bundle whose resources have the table: `.module`.
///   - value: The text where no table has the key; the key where empty.
///   - comment: For translators.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    String(
        localized: LocalizedStringResource(
            key: key, defaultValue: value.isEmpty ? nil : value, table: tableName,
            bundle: ModuleStrings.name(of: bundle),
            comment: comment))
}
