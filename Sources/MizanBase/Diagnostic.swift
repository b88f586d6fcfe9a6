/// One finding or error: what, where, and what to do. The one type for errors, lint, audit and goldens.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable { case error, warning, note }

    /// Another place that belongs to the finding.
    public struct Note: Hashable, Sendable {
        public var place: SourcePlace
        public var message: String

        public init(place: SourcePlace, message: String) {
            self.place = place
            self.message = message
        }
    }

    public var severity: Severity
    /// Stable, kebab-case.
    public var rule: String
    /// The file, where there is one without a place in it.
    public var file: String?
    public var place: SourcePlace?
    public var nodePath: String?
    public var variants: [String]
    public var message: String
    /// What to do.
    public var fix: String?
    public var notes: [Note]

    public init(
        _ severity: Severity = .error, rule: String, file: String? = nil, place: SourcePlace? = nil,
        nodePath: String? = nil, variants: [String] = [], message: String, fix: String? = nil, notes: [Note] = []
    ) {
        self.severity = severity
        self.rule = rule
        self.file = file
        self.place = place
        self.nodePath = nodePath
        self.variants = variants
        self.message = message
        self.fix = fix
        self.notes = notes
    }
}

/// What a throwing function of Mizan throws for bad input: one diagnostic or several.
public struct DiagnosticError: Error, Hashable, Sendable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
    public init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
