/// Texts in files that spreadsheets open: a field that begins as a formula does would be run, so it gets an apostrophe before it.
///
/// An apostrophe is taken away only before such a beginning, so that every text comes back as it was. Source: OWASP, *CSV Injection*.
enum FormulaGuard {
    private static let apostrophe: Unicode.Scalar = "'"
    /// What formulas begin with, also in full width; a tab and line ends are dropped before them.
    private static let beginnings: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    /// The text with an apostrophe before it if it begins as a formula does.
    static func guarded(_ text: String) -> String { isFormula(text) ? "'" + text : text }

    /// The text without the apostrophe that ``guarded(_:)`` adds.
    static func unguarded(_ field: String) -> String {
        guard field.unicodeScalars.first == apostrophe, isFormula(field) else { return field }
        return String(field.unicodeScalars.dropFirst())
    }

    /// Whether a text begins as a formula does, or would with fewer apostrophes.
    private static func isFormula(_ text: String) -> Bool {
        text.unicodeScalars.first { $0 != apostrophe }.map(beginnings.contains) ?? false
    }
}
