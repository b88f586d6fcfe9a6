/// A fault that the check of a rule finds; with the rule's name, severity and fix it is a finding.
package struct Fault {
    package var place: SourcePlace?
    /// The file, if the fault has no place in it.
    package var file: String?
    /// The path of the node; nil for a string that no node shows.
    package var nodePath: String?
    /// The name that an author gave its subject: the key of a string, the name of an image.
    package var key: String?
    package var language: LanguageTag?
    /// The names of the variants that show it.
    package var variants: [String]
    package var message: String
    /// Nil takes the rule's.
    package var severity: Diagnostic.Severity?
    /// Nil takes the rule's.
    package var fix: String?
    package var notes: [Diagnostic.Note]
    /// The fault in the same words for all languages, if translations have it from their source. Nil if each language has
    /// its own fault.
    package var cause: String?
    /// The area that a picture marks, absolute; nil takes the node's frame.
    package var area: FixedRect?
    /// The areas by variant.
    package var marks: [Diagnostic.Mark] = []

    package init(
        place: SourcePlace? = nil, file: String? = nil, nodePath: String? = nil, key: String? = nil,
        language: LanguageTag? = nil, variants: [String] = [], message: String, severity: Diagnostic.Severity? = nil,
        fix: String? = nil, notes: [Diagnostic.Note] = [], cause: String? = nil, area: FixedRect? = nil
    ) {
        (self.place, self.file, self.nodePath) = (place, file, nodePath)
        (self.key, self.language, self.variants) = (key, language, variants)
        (self.message, self.severity, self.fix) = (message, severity, fix)
        (self.notes, self.cause, self.area) = (notes, cause, area)
    }
}
