import MizanBase
import MizanDocument
import MizanUnicode

/// A table of strings in several languages, read from an `.xcstrings` file.
public struct StringCatalog: Sendable {
    /// The file, as named by the caller.
    public let file: String
    /// The name by which resources ask for the table: the file's without folder and ending.
    public let table: String
    /// The language of keys and default values.
    public let sourceLanguage: LanguageTag
    /// The format's version, such as `1.0`.
    public let version: String
    /// The keys, in the file's order.
    public let keys: [String]
    /// The entries by key.
    public let entries: [String: Entry]
    /// Every language that some entry has, and the source language; sorted by tag.
    public let languages: [LanguageTag]

    /// What the catalog says about one key.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The key's place in the file.
        public var place: SourcePlace
        /// For translators.
        public var comment: String?
        /// Whether translations count.
        public var shouldTranslate: Bool
        /// `manual`, `stale`, `migrated`, `extracted_with_value`.
        public var extractionState: String?
        /// What each language has.
        public var localizations: [LanguageTag: Localization]
    }

    /// What one language has for a key.
    public struct Localization: Hashable, Sendable {
        /// The text, or its forms.
        public var value: Value
        /// Named parts with forms of their own, referred to as `%#@name@`; the branches of variations know them too.
        public var substitutions: [String: Substitution]

        /// A text or forms with the parts that they name.
        public init(value: Value, substitutions: [String: Substitution] = [:]) {
            self.value = value
            self.substitutions = substitutions
        }
    }

    /// A text, or forms to choose from.
    public indirect enum Value: Hashable, Sendable {
        /// One text.
        case unit(Unit)
        /// A form for each plural category.
        case plural([PluralCategory: Unit])
        /// What each kind of device shows.
        case device([DeviceIdiom: Localization])
        /// What to show at each presentation width.
        case width([Int: Localization])
    }

    /// One text and how far its translation is.
    public struct Unit: Hashable, Sendable {
        /// `new`, `translated`, `needs_review`, `stale`, `machine_translated`.
        public var state: String
        /// The text, a format where the key has arguments.
        public var value: String

        /// A text in a state.
        public init(state: String = "translated", value: String) {
            self.state = state
            self.value = value
        }

        /// Whether a translator has written it; Xcode copies the source language's text into new units.
        public var isTranslated: Bool { state != "new" }
    }

    /// A part of a text that has forms chosen by a number of its own.
    public struct Substitution: Hashable, Sendable {
        /// Which argument it prints, from 1; nil for the next one.
        public var argumentNumber: Int?
        /// How `%arg` prints the argument: `lld`, `.1f`.
        public var formatSpecifier: String
        /// Its forms.
        public var value: Value

        /// A part with its forms.
        public init(argumentNumber: Int? = nil, formatSpecifier: String, value: Value) {
            self.argumentNumber = argumentNumber
            self.formatSpecifier = formatSpecifier
            self.value = value
        }
    }
}
