import MizanBase

/// A string that a program looks up: the call in a source or a scene that shows it.
///
/// Whatever finds such calls, a parser of Swift, a scanner or the reader of scenes, hands them over as these values, so that
/// extraction and the rules of sources know nothing of their syntax.
public struct LocalizableString: Hashable, Sendable {
    /// One argument of a format.
    public struct Argument: Hashable, Sendable {
        /// The kind of an argument, as far as the source tells.
        public enum ValueKind: String, Hashable, Sendable, CaseIterable {
            /// A text of the user's or of a variable's, as far as is known.
            case text
            /// A number without a format.
            case number
            /// A number that the source says itself: `\(3)`.
            case constant
            /// A value with a format of its own: `\(date, format: .dateTime)`, `count.formatted()`.
            case formatted
            /// Another localized string.
            case localized
        }

        /// What is known of it.
        public var kind: ValueKind
        /// The specifier that it has in the key: `%@`, `%lld`.
        public var specifier: String
        /// The expression as written, for messages; empty where there is none.
        public var expression: String
        /// Whether the source tells the specifier; else it is `%@`, and the program may look another one up.
        public var isSpecifierCertain: Bool

        /// An argument of a kind.
        public init(
            _ kind: ValueKind, specifier: String = "%@", expression: String = "", isSpecifierCertain: Bool = true
        ) {
            self.kind = kind
            self.specifier = specifier
            self.expression = expression
            self.isSpecifierCertain = isSpecifierCertain
        }
    }

    /// The key, with a specifier for each argument.
    public var key: String
    /// The source language's text where it isn't the key, with specifiers as in the key.
    public var defaultValue: String?
    /// The table; nil for `Localizable`.
    public var table: String?
    /// The bundle as the source names it, such as `.module`; nil where it names none.
    public var bundle: String?
    /// For translators.
    public var comment: String?
    /// Whether a tool wrote the comment, from where the string stands.
    public var isCommentGenerated = false
    /// Where the string's literal begins.
    public var place: SourcePlace
    /// The call that shows or looks it up: `Text`, `Button`, `navigationTitle`, `String(localized:)`, `NSLocalizedString`.
    public var origin: String
    /// The arguments, in the order of the text.
    public var arguments: [Argument]
    /// The phrases of an App Shortcut, the key first; empty for any other string.
    public var phrases: [String] = []

    /// A string of a call.
    public init(
        key: String, defaultValue: String? = nil, table: String? = nil, bundle: String? = nil, comment: String? = nil,
        place: SourcePlace, origin: String, arguments: [Argument] = []
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        self.comment = comment
        self.place = place
        self.origin = origin
        self.arguments = arguments
    }

    /// What the source language shows: the default value, or else the key.
    public var text: String { defaultValue ?? key }
}
