import MizanBase
import MizanLocalization
import MizanUnicode

extension CatalogDocument {
    /// Returns the document with the translations of an XLIFF file; units that are equal to what is there change nothing.
    ///
    /// Targets that aren't finished (`new`, `needs-review-l10n` …) change nothing, a missing target neither; an empty one empties the
    /// text. A translation of a text that has changed since the export comes in as `needs_review`. A plural of which only some forms are
    /// translated comes in as `new`, unless some of it was translated before.
    ///
    /// - Returns: The document and notes on what was left out. An error among them is a unit that was refused, with its id: of the rule
    ///   `xliff-loss` if something would be lost, `specifiers-differ` if the text prints an argument as what it isn't, `xliff-state` for
    ///   an unknown state, `xliff-import` if the unit doesn't fit the catalog. All other units are taken.
    /// - Throws: Diagnostics of the rule `xliff-import` if the file's languages aren't those of a translation of this catalog.
    public func importing(_ file: XLIFFFile) throws -> (document: CatalogDocument, notes: [Diagnostic]) {
        guard LanguageTag(file.sourceLanguage) == sourceLanguage else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "xliff-import", place: file.place,
                    message: "the source language is \(Diagnostic.quote(file.sourceLanguage)), that of the catalog "
                        + "\(Diagnostic.quote(self.file)) is \(sourceLanguage)", fix: "export again"))
        }
        guard let language = LanguageTag(checking: file.targetLanguage), language != sourceLanguage else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "xliff-import", place: file.place,
                    message: "\(Diagnostic.quote(file.targetLanguage)) is no language to translate into"))
        }
        var catalogImport = try CatalogImport(self, language: language)
        try catalogImport.importUnits(file.units)
        return (catalogImport.document, catalogImport.notes)
    }
}

extension String {
    /// Equality of bytes; `==` takes canonically equivalent texts for equal.
    func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
