import MizanBase
import MizanUnicode

/// Tables of strings under one name: those of an app, a package or a framework.
///
/// Source: Foundation's `Bundle`, as far as strings go.
public struct StringBundle: Sendable {
    /// The name by which resources refer to it.
    public let name: String
    /// The language that is shown where nothing fits.
    public let developmentLanguage: LanguageTag
    /// The tables by name.
    public private(set) var tables: [String: StringCatalog]
    /// Oddities in its folders that didn't keep it from being read; those in a table are among the table's.
    public internal(set) var warnings: [Diagnostic] = []

    /// The name of the bundle that is meant where a resource names none.
    public static let mainName = "main"

    /// A bundle of tables that were read.
    ///
    /// - Parameters:
    ///   - tables: of two with one name the first counts, entry by entry.
    ///   - name: the name by which resources refer to the bundle.
    ///   - developmentLanguage: nil for the source language of the first table.
    public init(tables: [StringCatalog], name: String = mainName, developmentLanguage: LanguageTag? = nil) {
        self.name = name
        self.developmentLanguage = developmentLanguage ?? tables.first?.sourceLanguage ?? .english
        self.tables = [:]
        for table in tables { add(table) }
    }

    /// Every language that some table has.
    public var localizations: [LanguageTag] {
        Set(tables.values.flatMap(\.languages)).sorted { $0.identifier < $1.identifier }
    }

    /// The bundle with its missing strings taken from another, entry by entry and language by language: an app supplies
    /// the languages that a package lacks, or other words for those that it has.
    ///
    /// Name and development language are those of the bundle below.
    public func laid(over other: StringBundle) -> StringBundle {
        var result = other
        result.tables = tables
        result.warnings = warnings + other.warnings
        for table in other.tables.values { result.add(table) }
        return result
    }

    /// Whether a table of the bundle has the key of a resource, as it is or with its specifiers numbered.
    public func hasString(for resource: LocalizedStringResource) -> Bool {
        guard let table = tables[resource.table ?? Localization.defaultTable] else { return false }
        return [resource.key, resource.arguments.isEmpty ? nil : FormatString.numberedKey(resource.key)]
            .contains { $0.map { table.entries[$0] != nil } ?? false }
    }

    /// Whether a reader of a locale is shown a language of the bundle's that is theirs, or one near to it.
    public func serves(_ locale: LanguageTag) -> Bool { !MatchedBundle(self, locale: locale).matches.isEmpty }

    private mutating func add(_ table: StringCatalog) {
        guard var known = tables[table.table] else {
            tables[table.table] = table
            return
        }
        known.fill(from: table)
        tables[table.table] = known
    }

    /// The available localizations that suit a reader, best first: an ordered part of them, spelled as there.
    ///
    /// Usually one, or a regional one and its parents. Where nothing fits it is the development localization, or else
    /// the first; `Base` is none. Source: Foundation's `Bundle.preferredLocalizations(from:forPreferences:)`, by the
    /// function that it uses on Apple's systems; on Linux Foundation's own answers with the first, for every reader.
    ///
    /// - Parameters:
    ///   - available: the localizations that there are, such as those that a server sent.
    ///   - preferences: the reader's languages, best first.
    ///   - developmentLocalization: the localization where nothing fits.
    public static func preferredLocalizations(
        from available: [String], forPreferences preferences: [String], developmentLocalization: String? = nil
    ) -> [String] {
        let languages = available.filter { $0 != "Base" }
        let found = LanguageMatching.localizations(from: languages, for: preferences)
        guard found.isEmpty else { return found }
        return (developmentLocalization ?? languages.first).map { [$0] } ?? []
    }
}
