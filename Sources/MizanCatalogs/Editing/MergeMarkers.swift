import MizanBase

/// The lines that git leaves in a file where two changes of the same place meet.
public enum MergeMarkers {
    private static let opening = Array("<<<<<<< ".utf8)
    private static let closing = Array(">>>>>>>".utf8)

    /// Throws a diagnostic of the rule `merge-conflict` at the first marker that begins a line.
    public static func check(_ bytes: [UInt8], file: String) throws {
        let markers = [opening, closing + Array(" ".utf8)]
        guard let line = lines(of: bytes).first(where: { line in markers.contains { line.bytes.starts(with: $0) } })
        else {
            return
        }
        throw DiagnosticError(
            Diagnostic(
                rule: "merge-conflict", place: SourcePlace(file: file, line: line.number, column: 1),
                message: "two changes of this place were not merged",
                fix: "keep one of them, or join both, and remove the lines of the markers"))
    }

    /// The line at which the first conflict begins, from 1; nil where there is none. A line of a text may begin like the first marker,
    /// and then no other follows.
    static func conflictLine(in bytes: [UInt8]) -> Int? {
        var first: Int?
        for line in lines(of: bytes) {
            if first == nil, line.bytes.starts(with: opening) { first = line.number }
            if let first, line.bytes.starts(with: closing) { return first }
        }
        return nil
    }

    private static func lines(of bytes: [UInt8]) -> some Sequence<(number: Int, bytes: ArraySlice<UInt8>)> {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().lazy
            .map { (number: $0.offset + 1, bytes: $0.element) }
    }
}
