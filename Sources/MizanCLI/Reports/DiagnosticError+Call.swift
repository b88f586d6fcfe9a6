import MizanBase
import MizanReports

extension DiagnosticError {
    /// Every diagnostic, at most as many a file as the limit, then how many more.
    var report: String { diagnostics.report }

    /// An error of the call itself: an option that doesn't fit another, or the input.
    package init(call message: String, fix: String) { self.init(Diagnostic(rule: "call", message: message, fix: fix)) }
}
