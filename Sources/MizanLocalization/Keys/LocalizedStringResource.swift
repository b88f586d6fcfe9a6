import Foundation
import MizanBase

/// A localized string to be looked up later, with all that the lookup needs.
///
/// Source: Foundation's `LocalizedStringResource`.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key that the string is looked up by.
    public var key: String
    /// The format of the source language, where the key isn't it.
    public var defaultValue: String?
    /// The table, `Localizable` where nil.
    public var table: String?
    /// The name of the bundle whose table is meant, the main one where nil.
    public var bundle: String?
    /// The locale of a reader of its own; nil for the localization's.
    public var locale: LanguageTag?
    /// For translators.
    public var comment: String?
    /// The arguments that the format's specifiers print.
    public var arguments: [LocalizedValue]

    /// A key of its own, with a default format and its arguments by interpolation.
    ///
    /// - Parameters:
    ///   - key: the key that the string is looked up by.
    ///   - defaultValue: the text in the source language; its arguments are the resource's.
    ///   - table: the table, `Localizable` where nil.
    ///   - locale: a reader of its own.
    ///   - bundle: the name of the bundle, the main one where nil.
    ///   - comment: for translators.
    public init(
        _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: LanguageTag? = nil,
        bundle: String? = nil, comment: StaticString? = nil
    ) {
        self.init(
            key: key.description, defaultValue: defaultValue.key, table: table, bundle: bundle, locale: locale,
            comment: comment?.description, arguments: defaultValue.arguments)
    }

    /// A key that is the format of the source language.
    public init(
        _ key: LocalizedStringKey, table: String? = nil, locale: LanguageTag? = nil, bundle: String? = nil,
        comment: StaticString? = nil
    ) {
        self.init(
            key: key.key, table: table, bundle: bundle, locale: locale, comment: comment?.description,
            arguments: key.arguments)
    }

    /// A resource whose parts are known only at run time, as scene files have them.
    public init(
        key: String, defaultValue: String? = nil, table: String? = nil, bundle: String? = nil,
        locale: LanguageTag? = nil, comment: String? = nil, arguments: [LocalizedValue] = []
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        self.locale = locale
        self.comment = comment
        self.arguments = arguments
    }

    /// A key without arguments.
    public init(stringLiteral value: String) { self.init(key: value) }

    /// A key with a specifier for each argument.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
}
