import MizanBase

/// The lines that git leaves in a file where two changes of the same place meet.
public enum MergeMarkers {
    /// Throws a diagnostic of the rule `merge-conflict` at the first marker that begins a line.
    public static func check(_ bytes: [UInt8], file: String) throws {
        let markers = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where markers.contains(where: { line.starts(with: $0) }) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "merge-conflict", place: SourcePlace(file: file, line: index + 1, column: 1),
                    message: "two changes of this place were not merged",
                    fix: "keep one of them, or join both, and remove the lines of the markers"))
        }
    }
}
