import MizanBase

extension DiagnosticError {
    /// Every diagnostic, at most as many a file as the limit, then how many more.
    var report: String { diagnostics.report }

    /// An error of the call itself: an option that doesn't fit another, or the input.
    init(call message: String, fix: String) { self.init(Diagnostic(rule: "call", message: message, fix: fix)) }
}

extension [Diagnostic] {
    /// Every diagnostic in its order, at most as many a file as the limit, then how many more.
    var report: String {
        var counts: [String: Int] = [:]
        var lines: [String] = []
        for diagnostic in self {
            let file = diagnostic.place?.file ?? diagnostic.file ?? ""
            counts[file, default: 0] += 1
            if counts[file, default: 0] <= Limits.diagnosticsPerFile { lines.append(diagnostic.description) }
        }
        for (file, count) in counts.sorted(by: { $0.key < $1.key }) where count > Limits.diagnosticsPerFile {
            lines.append("\(file.writingOutInvisibles()): … and \(count - Limits.diagnosticsPerFile) more")
        }
        return lines.joined(separator: "\n")
    }
}
