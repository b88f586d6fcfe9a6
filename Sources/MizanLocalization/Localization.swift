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
    /// The instant from which relative dates count; nil where none is given.
    public var now: Date?
    /// The pseudo-languages that are on, each once, sorted by name.
    public let pseudo: [PseudoLanguage]
    /// The kind of device whose texts are shown, where a table has several.
    public let device: DeviceIdiom
    /// The presentation width for which texts are chosen where a table has several; nil for the widest.
    public internal(set) var presentationWidth: Int?
    /// How words are made to agree.
    public var inflection = InflectionOptions()
    /// The bundles by name.
    let bundles: [String: MatchedBundle]
    let mainBundle: String
    package let developmentLanguage: LanguageTag
    let localeDirection: WritingDirection
    let messages: MessageCache
    let formatters: FormatterCache

    /// No strings: English, UTC.
    public static let empty = Localization(bundles: [], locale: .english)

    /// The strings of bundles for a locale.
    ///
    /// - Parameters:
    ///   - bundles: the first is the main one, whose tables are meant where a resource names no bundle; of two of one
    ///     name the first is laid over the second.
    ///   - locale: the reader's, such as `ar-EG` or `hi-u-nu-deva`.
    ///   - timeZone: the time zone of dates.
    ///   - pseudo: the pseudo-languages that change localized strings, in any order.
    ///   - device: the kind of device whose texts are shown.
    public init(
        bundles: [StringBundle], locale: LanguageTag, timeZone: TimeZone = .gmt, pseudo: [PseudoLanguage] = [],
        device: DeviceIdiom = .other
    ) {
        let named = Dictionary(bundles.map { ($0.name, $0) }) { $0.laid(over: $1) }
        self.bundles = named.mapValues { MatchedBundle($0, locale: locale) }
        mainBundle = bundles.first?.name ?? StringBundle.mainName
        developmentLanguage = bundles.first?.developmentLanguage ?? .english
        self.locale = locale
        localeDirection = WritingDirection(locale.layoutDirection)
        self.timeZone = timeZone
        self.pseudo = Set(pseudo).sorted { $0.rawValue < $1.rawValue }
        self.device = device
        messages = MessageCache()
        formatters = FormatterCache.shared(locale: locale, timeZone: timeZone)
    }

    /// The strings of catalogs for a locale, as one bundle.
    ///
    /// - Parameters:
    ///   - catalogs: Where several are of one table, the first that has a string in a language counts.
    ///   - locale: The reader's.
    ///   - timeZone: That in which times are written.
    ///   - pseudo: The pseudo-languages that every string goes through, to see how a screen takes it.
    ///   - device: The device that the strings are for, where they vary by it.
    public init(
        catalogs: [StringCatalog], locale: LanguageTag, timeZone: TimeZone = .gmt, pseudo: [PseudoLanguage] = [],
        device: DeviceIdiom = .other
    ) {
        self.init(
            bundles: [StringBundle(tables: catalogs)], locale: locale, timeZone: timeZone, pseudo: pseudo,
            device: device)
    }

    /// The strings of bundles for a reader of several languages: the locale is the first of them that the main bundle
    /// has strings for, or else its language of development.
    ///
    /// - Parameters:
    ///   - bundles: The main one first.
    ///   - preferences: The reader's languages, best first; ``MizanBase/LanguageTag/preferences(acceptLanguage:)`` reads
    ///     them from a request.
    ///   - timeZone: That in which times are written.
    ///   - pseudo: The pseudo-languages that every string goes through, to see how a screen takes it.
    ///   - device: The device that the strings are for, where they vary by it.
    public init(
        bundles: [StringBundle], preferences: [LanguageTag], timeZone: TimeZone = .gmt, pseudo: [PseudoLanguage] = [],
        device: DeviceIdiom = .other
    ) {
        let main = bundles.first
        let preference = LanguageMatching.preference(among: preferences, served: main?.localizations ?? [])
        self.init(
            bundles: bundles, locale: preference ?? main?.developmentLanguage ?? .english, timeZone: timeZone,
            pseudo: pseudo, device: device)
    }

    /// The language of the main bundle that the reader is shown where a string has it.
    public var language: LanguageTag { bundles[mainBundle]?.matches.first ?? developmentLanguage }

    /// The same strings for a reader of another locale.
    public func inLocale(_ locale: LanguageTag) -> Localization { remade(locale: locale, device: device) }

    /// The same strings on another kind of device.
    public func onDevice(_ device: DeviceIdiom) -> Localization { remade(locale: locale, device: device) }

    private func remade(locale: LanguageTag, device: DeviceIdiom) -> Localization {
        let main = bundles[mainBundle].map { [$0.strings] } ?? []
        let others = bundles.filter { $0.key != mainBundle }.map(\.value.strings)
        return Localization(
            bundles: main + others, locale: locale, timeZone: timeZone, pseudo: pseudo, device: device
        ).replacingReader(readerOf: self)
    }

    /// The same strings where there is little room: of texts for several widths the widest that is no wider, or else
    /// the narrowest. Nil takes the widest.
    ///
    /// The unit is for the author of the strings to choose. Source: `variantFittingPresentationWidth(_:)`.
    public func fittingPresentationWidth(_ width: Int?) -> Localization {
        var result = self
        result.presentationWidth = width
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
    public func resolve(
        _ key: LocalizedStringKey, table: String? = nil, bundle: String? = nil, comment: String? = nil
    ) -> LocalizedText {
        resolve(
            LocalizedStringResource(
                key: key.key, table: table, bundle: bundle, comment: comment, arguments: key.arguments))
    }

    /// A value that stands alone; pseudo-languages change it only where it is a localized text.
    public func format(_ value: LocalizedValue) -> LocalizedText {
        if case .resource(let resource) = value { return resolve(resource) }
        let argument = argument(value, depth: 0)
        return LocalizedText(
            text: argument.text, language: locale, writingDirection: argument.direction,
            problems: problems(of: value, depth: 0))
    }
}
