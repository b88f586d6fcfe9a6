import Foundation
import MizanBase

extension String: Transferable {
    /// Plain text in UTF-8, else in UTF-16; text in an encoding that isn't said is read as UTF-16 after its mark, else as UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try text(utf8: $0)
        }
        DataRepresentation<String>(contentType: .utf16ExternalPlainText) { string in
            // In the order of networks, as RFC 2781 has it, with the mark that says so.
            Data(([0xFEFF] + Array(string.utf16)).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        } importing: {
            try text(utf16: $0)
        }
        DataRepresentation<String>(importedContentType: .plainText) { data in
            let isUTF16 = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
            return try isUTF16 ? text(utf16: data) : text(utf8: data)
        }
    }

    private static func text(utf8 data: Data) throws -> String {
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        guard let text = String(validating: bytes, as: UTF8.self) else { throw error("UTF-8") }
        return text
    }

    private static func text(utf16 data: Data) throws -> String {
        let isLittle = data.starts(with: [0xFF, 0xFE])
        let bytes = Array(isLittle || data.starts(with: [0xFE, 0xFF]) ? data.dropFirst(2) : data)
        guard bytes.count.isMultiple(of: 2) else { throw error("UTF-16") }
        let units = stride(from: 0, to: bytes.count, by: 2).map { offset in
            let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw error("UTF-16") }
        return text
    }

    private static func error(_ encoding: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "transfer-decoding", message: "the text isn't valid \(encoding)",
                fix: "hand it over as it was encoded"))
    }
}
