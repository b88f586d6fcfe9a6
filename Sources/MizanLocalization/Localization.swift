import Foundation
import MizanBase
import MizanUnicode

/// The strings and formats that a reader of one locale sees.
///
/// A value: copies share a cache that changes no answer.
public struct Localization: Sendable {
    /// The asked locale: it decides digits, units and dates, and which languages are looked for.
    public let locale: LanguageTag
    /// The time zone of dates.
    public let timeZone: TimeZone
    /// The instant from which relative dates count; nil where nobody said it.
    public var now: Date?
    /// The pseudo-languages that are on, each once, sorted by name.
    public let pseudo: [PseudoLanguage]
    /// The kind of device whose texts are shown, where a table has several.
    public let device: DeviceIdiom
    let tables: [String: [StringCatalog]]
    let sourceLanguage: LanguageTag
    let localeDirection: WritingDirection
    let messages: MessageCache
    let formatters: FormatterCache

    /// No strings: English, UTC.
    public static let empty = Localization(catalogs: [], locale: .english)

    /// The strings of catalogs for a locale.
    ///
    /// - Parameters:
    ///   - catalogs: where several are of one table, the first that has a string in a language says it.
    ///   - locale: the reader's, such as `ar-EG` or `hi-u-nu-deva`.
    ///   - timeZone: the time zone of dates.
    ///   - pseudo: the pseudo-languages that change localized strings, in any order.
    ///   - device: the kind of device whose texts are shown.
    public init(
        catalogs: [StringCatalog], locale: LanguageTag, timeZone: TimeZone = .gmt, pseudo: [PseudoLanguage] = [],
        device: DeviceIdiom = .other
    ) {
        self.init(
            tables: Dictionary(grouping: catalogs, by: \.table),
            sourceLanguage: catalogs.first?.sourceLanguage ?? .english, locale: locale, timeZone: timeZone,
            pseudo: Set(pseudo).sorted { $0.rawValue < $1.rawValue }, device: device)
    }

    private init(
        tables: [String: [StringCatalog]], sourceLanguage: LanguageTag, locale: LanguageTag, timeZone: TimeZone,
        pseudo: [PseudoLanguage], device: DeviceIdiom
    ) {
        self.tables = tables
        self.sourceLanguage = sourceLanguage
        self.locale = locale
        localeDirection = WritingDirection(locale.layoutDirection)
        self.timeZone = timeZone
        self.pseudo = pseudo
        self.device = device
        messages = MessageCache()
        formatters = FormatterCache.shared(locale: locale, timeZone: timeZone)
    }

    /// The same strings for a reader of another locale.
    public func inLocale(_ locale: LanguageTag) -> Localization {
        var result = Localization(
            tables: tables, sourceLanguage: sourceLanguage, locale: locale, timeZone: timeZone, pseudo: pseudo,
            device: device)
        result.now = now
        return result
    }

    /// The text of a resource in the best language that has it, its arguments formatted for the locale.
    ///
    /// A resource without arguments is no format: its `%` stay. Where no catalog has the key, the default value or
    /// the key itself is the text.
    public func resolve(_ resource: LocalizedStringResource) -> LocalizedText {
        resolve(resource, depth: 0)
    }

    /// The text of a key in the best language that has it.
    public func resolve(_ key: LocalizedStringKey, table: String? = nil, comment: String? = nil) -> LocalizedText {
        resolve(LocalizedStringResource(key: key.key, table: table, comment: comment, arguments: key.arguments))
    }

    /// A value that stands alone; pseudo-languages change it only where it is a localized text.
    public func format(_ value: LocalizedValue) -> LocalizedText {
        if case .resource(let resource) = value { return resolve(resource) }
        let argument = argument(value, depth: 0)
        return LocalizedText(text: argument.text, language: locale, writingDirection: argument.direction)
    }
}
