import MizanBase

extension [Diagnostic] {
    /// The number of errors, of warnings and of notes in words, without those of which there are none.
    var severityCounts: [String] {
        [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
            let number = self.count { $0.severity == severity }
            return number == 0 ? nil : "\(number) \(severity.rawValue)\(number == 1 ? "" : "s")"
        }
    }

    /// Whether a check of these findings fails: for an error, if `strict` for a warning too, and never for a note.
    func isFailed(strict: Bool) -> Bool { contains { $0.severity.isFailure(strict: strict) } }
}

extension Diagnostic.Severity {
    /// Whether a finding of this severity fails a check.
    func isFailure(strict: Bool) -> Bool { self == .error || strict && self == .warning }
}
