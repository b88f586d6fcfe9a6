/// One finding or error: the problem, its place, and its fix. The one type for errors, lint, audit and goldens.
public struct Diagnostic: Hashable, Sendable {
    /// The severity: an error fails the call or the run, a warning and a note do not.
    public enum Severity: String, Hashable, Sendable { case error, warning, note }

    /// Another place that belongs to the finding.
    public struct Note: Hashable, Sendable {
        /// Where it is.
        public var place: SourcePlace
        /// The note about the place.
        public var message: String

        /// A note on a place.
        public init(place: SourcePlace, message: String) {
            self.place = place
            self.message = message
        }
    }

    /// An area of the layout of one variant, for a picture to mark.
    public struct Mark: Hashable, Sendable {
        /// The name of the variant.
        public var variant: String
        /// The area in points, absolute and physical, from the upper left corner of the root.
        public var area: FixedRect

        /// An area of a variant's layout.
        public init(variant: String, area: FixedRect) {
            self.variant = variant
            self.area = area
        }
    }

    /// The severity.
    public var severity: Severity
    /// Stable, kebab-case.
    public var rule: String
    /// The file, where there is one without a place in it.
    public var file: String?
    /// Where in a file, where that is known.
    public var place: SourcePlace?
    /// The node of the view tree that it is about, as its path.
    public var nodePath: String?
    /// The name that an author gave its subject: the key of a string, the name of an image.
    public var key: String?
    /// The language of the text that it is about, where it isn't the same in every one.
    public var language: LanguageTag?
    /// The names of the variants that show it; empty where it doesn't depend on them.
    public var variants: [String]
    /// The problem, in one sentence without a full stop.
    public var message: String
    /// The way to fix it.
    public var fix: String?
    /// Other places that belong to it, in the order to print them.
    public var notes: [Note]
    /// The areas that show it, by variant; empty if no node shows it.
    public var marks: [Mark]

    /// A finding; only its rule and its message are needed.
    public init(
        _ severity: Severity = .error, rule: String, file: String? = nil, place: SourcePlace? = nil,
        nodePath: String? = nil, key: String? = nil, language: LanguageTag? = nil, variants: [String] = [],
        message: String, fix: String? = nil, notes: [Note] = [],
        marks: [Mark] = []
    ) {
        self.severity = severity
        self.rule = rule
        self.file = file
        self.place = place
        self.nodePath = nodePath
        self.key = key
        self.language = language
        self.variants = variants
        self.message = message
        self.fix = fix
        self.notes = notes
        self.marks = marks
    }
}

/// The error that a throwing function of Mizan throws for bad input: one diagnostic or several.
public struct DiagnosticError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The findings, in the order to print them.
    public var diagnostics: [Diagnostic]

    /// An error of several findings.
    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
    /// An error of one finding.
    public init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

    /// One finding a line, with its notes.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
