import Foundation
import MizanBase
import MizanUnicode

/// The strings and formats that a reader of one locale sees.
public struct Localization: Sendable {
    /// The asked locale: it decides digits, units and dates, and which languages are looked for.
    public let locale: LanguageTag
    /// The time zone of dates.
    public let timeZone: TimeZone
    /// The pseudo-languages that are on, each once, sorted by name.
    public let pseudo: [PseudoLanguage]
    let catalogs: [StringCatalog]

    /// No strings: English, UTC.
    public static let empty = Localization(catalogs: [], locale: .english)

    /// The strings of catalogs for a locale.
    ///
    /// - Parameters:
    ///   - catalogs: where several are of one table, the first that has a string in a language says it.
    ///   - locale: the reader's, such as `ar-EG` or `hi-u-nu-deva`.
    ///   - timeZone: the time zone of dates.
    ///   - pseudo: the pseudo-languages that change localized strings, in any order.
    public init(
        catalogs: [StringCatalog], locale: LanguageTag, timeZone: TimeZone = .gmt, pseudo: [PseudoLanguage] = []
    ) {
        self.catalogs = catalogs
        self.locale = locale
        self.timeZone = timeZone
        self.pseudo = Set(pseudo).sorted { $0.rawValue < $1.rawValue }
    }

    /// The text of a resource in the best language that has it, its arguments formatted for the locale.
    public func resolve(_ resource: LocalizedStringResource) -> LocalizedText {
        LocalizedText(
            text: AttributedText(resource.defaultValue ?? resource.key), language: .english, isFallback: true,
            writingDirection: .leftToRight)
    }

    /// The text of a key in the best language that has it.
    public func resolve(_ key: LocalizedStringKey, table: String? = nil, comment: String? = nil) -> LocalizedText {
        resolve(
            LocalizedStringResource(key: key.key, table: table, comment: comment, arguments: key.arguments))
    }

    /// A value that stands alone.
    public func format(_ value: LocalizedValue) -> LocalizedText {
        LocalizedText(text: AttributedText("\(value)"), language: locale, writingDirection: .natural)
    }
}
