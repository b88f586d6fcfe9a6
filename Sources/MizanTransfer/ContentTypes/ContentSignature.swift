import Foundation
import MizanBase

/// The types that files are recognized as by their first bytes: data that call themselves another type are refused before anything
/// reads them.
enum ContentSignature {
    /// The first bytes that only files of one type have.
    private static let beginnings: [(type: UTType, bytes: [UInt8])] = [
        (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        (.jpeg, [0xFF, 0xD8, 0xFF]),
        (.gif, Array("GIF8".utf8)),
        (.pdf, Array("%PDF-".utf8)),
        (.zip, [0x50, 0x4B, 0x03, 0x04]),
        (.gzip, [0x1F, 0x8B, 0x08]),
        (.binaryPropertyList, Array("bplist00".utf8)),
    ]

    /// The longest beginning, in bytes.
    static let length = 16

    /// Throws where data can't be of the type that they are said to be.
    ///
    /// - Parameter beginning: The first ``length`` bytes, or all where there are fewer.
    static func check(_ beginning: Data, against type: UTType) throws {
        let bytes = Array(beginning.prefix(length))
        let found = beginnings.first { bytes.starts(with: $0.bytes) }?.type
        if let found {
            // An unknown type may well be kept in a file of another one, as documents are in ZIP archives.
            let isKept = type.conforms(to: found) || found.conforms(to: type)
            let canBeKept = !type.conforms(to: .text) && !beginnings.contains { type.conforms(to: $0.type) }
            if !isKept, !canBeKept {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "transfer-content", message: "the data are said to be \(type), but are \(found)",
                        fix: "hand them over as \(found)"))
            }
        } else if beginnings.contains(where: { type.conforms(to: $0.type) }) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "transfer-content",
                    message: bytes.isEmpty
                        ? "the data are said to be \(type), but are empty"
                        : "the data are said to be \(type), but don't begin as such data do",
                    fix: "name the type that they are of"))
        }
    }
}
