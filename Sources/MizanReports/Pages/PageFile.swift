import MizanDocument

/// A file of a page: its HTML, its style sheet or its script, as somebody who knows these languages edits it.
package struct PageFile: Sendable {
    private static let folder = ResourceFolder(module: "MizanReports", landmark: "golden-report.html", file: #filePath)

    /// The text of the file, without the end of its last line.
    package let text: String

    /// Reads a file of this module.
    ///
    /// - Throws: `DiagnosticError`, rule `resources-missing`, where the module's files aren't there.
    package init(_ name: String) throws {
        let bytes = try Self.folder.read(name)
        text = String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
