import MizanBase
import MizanDocument
import MizanLayout

extension JSONValue {
    /// The kind of device that the value names, by any of its names.
    ///
    /// - Throws: `DiagnosticError`, rule `unknown-value`, for a name that no kind has.
    package func userInterfaceIdiom() throws -> UserInterfaceIdiom {
        let text = try string()
        guard let idiom = UserInterfaceIdiom(name: text) else {
            throw error(
                "there is no kind of device \(Diagnostic.quote(text))",
                fix: text.suggestion(from: UserInterfaceIdiom.names), rule: "unknown-value")
        }
        return idiom
    }
}
