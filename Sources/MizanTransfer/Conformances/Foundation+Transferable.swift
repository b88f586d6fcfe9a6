import Foundation
import MizanBase

extension Data: Transferable {
    /// The bytes as they are.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address, as such and as text. That of a file gives nobody access to the file.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            let url = try url($0)
            guard url.isFileURL else { throw error("this is the address of no file") }
            return url
        }
        .exportingCondition(\.isFileURL)
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url($0)
        }
        ProxyRepresentation<URL, String>(exporting: \.absoluteString)
    }

    private static func url(_ data: Data) throws -> URL {
        guard let text = String(validating: data, as: UTF8.self),
            let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), url.scheme != nil
        else { throw error("this is no address") }
        return url
    }

    private static func error(_ message: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "transfer-decoding", message: message, fix: "hand over a URL with its scheme"))
    }
}

extension AttributedString: Transferable {
    /// Its characters as plain text: off Apple's systems Foundation has no encoding for its attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String> {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}
