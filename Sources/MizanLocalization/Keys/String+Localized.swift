import MizanBase

extension Localization {
    /// A localized text as a string: markup stays as it is written, and arguments stand in isolates as characters.
    ///
    /// - Parameters:
    ///   - resource: The text's key and arguments.
    ///   - marks: Whether FSI, LRI, RLI and PDI stand around arguments.
    public func string(_ resource: LocalizedStringResource, _ marks: AttributedText.Marks = .marked) -> String {
        resolve(resource, interpretsMarkup: false, depth: 0).text.plainText(marks)
    }

    /// A value as a string that keeps its direction: it stands in an isolate as characters.
    ///
    /// Without one the first strong character decides how a text made of the string runs, and that may be a mark that the
    /// formatter put before a sign: in Arabic `-2°` begins with LRM.
    ///
    /// - Parameters:
    ///   - value: The value to write in the reader's form.
    ///   - marks: Whether FSI, LRI, RLI and PDI stand around the value and around symbols inside.
    public func string(_ value: LocalizedValue, _ marks: AttributedText.Marks = .marked) -> String {
        let text = format(value)
        return text.text.isolated(text.writingDirection).plainText(marks)
    }

    /// A format that is at hand, with its arguments in isolates as characters.
    ///
    /// If `NSLocalizedString` returned the format and its text has plural forms, the arguments choose one. Source: Foundation's
    /// `String.localizedStringWithFormat(_:_:)`.
    public func localizedStringWithFormat(_ format: String, _ arguments: any LocalizedArgument...) -> String {
        string(format: format, arguments: arguments.map(\.localizedValue))
    }
}

extension String {
    /// A localized string: looked up by its key, its arguments in isolates as characters, its markup as it is written.
    ///
    /// Source: Foundation's `String(localized:table:bundle:locale:comment:)`; the bundles and the reader's locale,
    /// which Foundation takes from the process, are in the localization here.
    ///
    /// - Parameters:
    ///   - key: the key, with its arguments by interpolation.
    ///   - table: the table, `Localizable` where nil.
    ///   - bundle: the name of the bundle, the main one where nil.
    ///   - locale: another reader than the localization's.
    ///   - comment: for translators.
    ///   - localization: the strings.
    public init(
        localized key: LocalizedStringKey, table: String? = nil, bundle: String? = nil, locale: LanguageTag? = nil,
        comment: StaticString? = nil, in localization: Localization
    ) {
        let resource = LocalizedStringResource(key, table: table, locale: locale, bundle: bundle, comment: comment)
        self = localization.string(resource)
    }

    /// A localized string with a key of its own; the default value is the text in the source language.
    public init(
        localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, bundle: String? = nil,
        locale: LanguageTag? = nil, comment: StaticString? = nil, in localization: Localization
    ) {
        let resource = LocalizedStringResource(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle, comment: comment)
        self = localization.string(resource)
    }

    /// The string of a resource.
    public init(localized resource: LocalizedStringResource, in localization: Localization) {
        self = localization.string(resource)
    }
}

extension AttributedText {
    /// A localized text with its isolates, and its markup as attributes.
    ///
    /// Source: Foundation's `AttributedString(localized:)`.
    public init(localized resource: LocalizedStringResource, in localization: Localization) {
        self = localization.resolve(resource).text
    }
}
