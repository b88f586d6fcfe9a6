import CMizan
import MizanBase

/// `mizan_error`
final class ErrorHandle: Handle {
    static let name = "error"

    let status: mizan_status
    let message: CText
    let rule: CText

    /// - Parameter status: The status where the error itself doesn't tell.
    init(_ error: any Error, status: mizan_status) {
        switch error {
        case let error as CallError:
            (self.status, message, rule) = (MIZAN_ERROR_ARGUMENT, CText(error.message), CText("call"))
        case let error as DiagnosticError:
            let rule = error.diagnostics.first?.rule ?? ""
            self.status = Self.fontRules.contains(rule) ? MIZAN_ERROR_FONTS : status
            message = CText(error.description)
            self.rule = CText(rule)
        default: (self.status, message, rule) = (status, CText("\(error)"), CText(""))
        }
    }

    private static let fontRules: Set<String> = ["fonts-missing", "no-fonts", "font-unreadable"]
}
