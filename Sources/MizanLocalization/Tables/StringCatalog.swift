import MizanBase
import MizanDocument
import MizanUnicode

/// A table of strings in several languages: an `.xcstrings` file, or the `.strings` and `.stringsdict` files of one name.
public struct StringCatalog: Sendable {
    /// The file, as named by the caller; the first where there are several.
    public let file: String
    /// The name by which resources refer to the table: the file's without folder and ending.
    public let table: String
    /// The language of keys and default values.
    public let sourceLanguage: LanguageTag
    /// The version of the `.xcstrings` format, such as `1.0`; nil for other formats.
    public let version: String?
    /// The keys, in the file's order.
    public private(set) var keys: [String] = []
    /// The entries by key.
    package private(set) var entries: [String: KeyEntry] = [:]
    /// Oddities in the file that didn't keep it from being read.
    public internal(set) var warnings: [Diagnostic] = []
    private var languageSet: Set<LanguageTag>

    /// Every language that some entry has, and the source language; sorted by tag.
    public var languages: [LanguageTag] { languageSet.sorted { $0.identifier < $1.identifier } }

    /// A table without strings.
    init(file: String, table: String?, sourceLanguage: LanguageTag, version: String? = nil) {
        self.file = file
        self.table = table ?? Self.tableName(of: file)
        self.sourceLanguage = sourceLanguage
        self.version = version
        languageSet = [sourceLanguage]
    }

    /// The file's name without folder and ending.
    private static func tableName(of file: String) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let ending = [".xcstrings", ".stringsdict", ".strings"].first { name.hasSuffix($0) }
        return ending.map { String(name.dropLast($0.count)) } ?? name
    }

    /// Takes an entry in that was read from a file of so many bytes; gives the one that had its key before.
    ///
    /// Throws where there are too many (`Limits.tableKeys`).
    mutating func read(_ entry: KeyEntry, ofBytes count: Int) throws -> KeyEntry? {
        let limit = Limits.tableKeys + count / Limits.tableKeyBytes
        guard keys.count < limit else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "table-size", place: entry.place,
                    message: "a table of more than \(limit) keys in \(count) bytes",
                    fix: "divide it"))
        }
        return insert(entry)
    }

    @discardableResult mutating func insert(_ entry: KeyEntry) -> KeyEntry? {
        let before = entries.updateValue(entry, forKey: entry.key)
        if before == nil { keys.append(entry.key) }
        languageSet.formUnion(entry.localizations.keys)
        return before
    }

    /// Takes over translations that this table lacks: whole entries, and languages of entries.
    package mutating func fill(from other: StringCatalog) {
        for key in other.keys {
            guard var entry = other.entries[key] else { continue }
            if other.sourceLanguage != sourceLanguage, entry.localizations[other.sourceLanguage] == nil {
                // There the key itself is the text, and here that would be forgotten.
                entry.localizations[other.sourceLanguage] = Localization(value: .unit(StringUnit(value: key)))
            }
            if var known = entries[key] {
                known.comment = known.comment ?? entry.comment
                known.localizations.merge(entry.localizations) { $0.value.isTranslated ? $0 : $1 }
                entry = known
            }
            insert(entry)
        }
        warnings += other.warnings
    }

    /// The catalog's entry for one key.
    package struct KeyEntry: Hashable, Sendable {
        /// The key.
        package var key: String
        /// The key's place in the file.
        package var place: SourcePlace
        /// For translators.
        package var comment: String?
        /// Whether translations count.
        package var shouldTranslate: Bool
        /// `manual`, `stale`, `migrated`, `extracted_with_value`.
        package var extractionState: String?
        /// The localization of each language.
        package var localizations: [LanguageTag: Localization]

        /// An entry for a key.
        package init(
            key: String, place: SourcePlace, comment: String? = nil, shouldTranslate: Bool = true,
            extractionState: String? = nil, localizations: [LanguageTag: Localization] = [:]
        ) {
            self.key = key
            self.place = place
            self.comment = comment
            self.shouldTranslate = shouldTranslate
            self.extractionState = extractionState
            self.localizations = localizations
        }
    }

    /// The localization of a key in one language.
    package struct Localization: Hashable, Sendable {
        /// The text, or its forms.
        package var value: TextOrVariations
        /// Named parts with forms of their own, referred to as `%#@name@`; the branches of variations know them too.
        package var substitutions: [String: Substitution]

        /// A text or forms with the parts that they name.
        package init(value: TextOrVariations, substitutions: [String: Substitution] = [:]) {
            self.value = value
            self.substitutions = substitutions
        }
    }

    /// A text, or forms to choose from.
    package enum TextOrVariations: Hashable, Sendable {
        /// One text.
        case unit(StringUnit)
        /// A form for each plural category.
        case plural([PluralCategory: StringUnit])
        /// A localization for each kind of device.
        case device([DeviceIdiom: Localization])
        /// A localization for each presentation width.
        case width([Int: Localization])
    }

    /// One text and how far its translation is.
    package struct StringUnit: Hashable, Sendable {
        /// `new`, `translated`, `needs_review`, `stale`, `machine_translated`.
        package var state: String
        /// The text, a format where the key has arguments.
        package var value: String

        /// A text in a state.
        package init(state: String = "translated", value: String) {
            self.state = state
            self.value = value
        }

        /// Whether a translator has written it; Xcode copies the source language's text into new units.
        package var isTranslated: Bool { state != "new" }
    }

    /// A part of a text that has forms chosen by a number of its own.
    package struct Substitution: Hashable, Sendable {
        /// The number of the argument that it prints, from 1; nil for the next one.
        package var argumentNumber: Int?
        /// The specifier by which `%arg` prints the argument: `lld`, `.1f`.
        package var formatSpecifier: String
        /// Its forms.
        package var value: TextOrVariations

        /// A part with its forms.
        package init(argumentNumber: Int? = nil, formatSpecifier: String, value: TextOrVariations) {
            self.argumentNumber = argumentNumber
            self.formatSpecifier = formatSpecifier
            self.value = value
        }
    }
}
