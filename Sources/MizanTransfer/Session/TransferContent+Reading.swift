import Foundation
import MizanBase

extension TransferContent {
    /// A form that a proxy turned out not to have.
    struct NotOffered: Error {}

    static func notOffered(_ type: UTType) -> NotOffered { NotOffered() }

    /// Bytes where a file is needed: a session gives files to those who take files.
    static let noFile = DiagnosticError(
        Diagnostic(rule: "transfer-content", message: "a file is needed, and there are only bytes"))

    /// The bytes; those of a file are read, up to `Limits.fileBytes`.
    func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let file, _): try TransferredCopy.contents(of: file)
        }
    }
}
