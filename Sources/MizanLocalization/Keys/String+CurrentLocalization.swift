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

    /// A localized string for a reader of another locale, by Foundation's locale.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
        comment: StaticString? = nil
    ) {
        self.init(localized: key, table: table, bundle: bundle, locale: LanguageTag(locale), comment: comment)
    }

    /// A localized string with a key of its own for a reader of another locale, by Foundation's locale.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale, comment: StaticString? = nil
    ) {
        self.init(
            localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: LanguageTag(locale),
            comment: comment)
    }

    /// The string of a resource.
    public init(localized resource: LocalizedStringResource) { self = Localization.inEffect.string(resource) }
}

/// The string of a key in the localization of the running task. Source: Foundation's `NSLocalizedString`.
///
/// A text with plural forms is a format of the form `other`; `String(format:)` and `String.localizedStringWithFormat` choose the
/// form by their arguments, for this string and its copies.
///
/// - Parameters:
///   - key: The key; it has no arguments yet, and its `%` stay.
///   - tableName: The table, `Localizable` where nil.
///   - bundle: The bundle whose resources have the table: `.module`.
///   - value: The text where no table has the key; the key where empty.
///   - comment: For translators.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    Localization.inEffect.format(
        of: LocalizedStringResource(
            key: key, defaultValue: value.isEmpty ? nil : value, table: tableName,
            bundle: ModuleStrings.name(of: bundle)))
}
