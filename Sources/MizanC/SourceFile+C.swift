import CMizan
import MizanBase
import MizanDocument

extension SourceFile {
    /// A copy of a file that C gave.
    ///
    /// - Parameter index: Its number among several; nil for one alone.
    /// - Throws: `CallError` where it is no file, `DiagnosticError` where it is too large.
    init(_ file: mizan_file, index: Int? = nil) throws {
        let role = index.map { "files[\($0)]" } ?? "the file"
        guard let name = try CText.string(file.name, "the name of \(role)") else {
            throw CallError("the name of \(role) is NULL")
        }
        guard file.bytes != nil || file.count == 0 else { throw CallError("the bytes of \(role) are NULL") }
        // A size_t beyond Int.max is negative here.
        guard file.count >= 0, file.count <= Limits.fileBytes else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-size", file: name,
                    message: "\(Diagnostic.quote(name)) is larger than \(Limits.fileBytes) bytes",
                    fix: "give a smaller file"))
        }
        self.init(name: name, bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }

    /// Copies of several files that C gave.
    static func all(_ files: UnsafePointer<mizan_file>?, count: Int) throws -> [SourceFile] {
        guard count != 0 else { return [] }
        guard let files else { throw CallError("files is NULL, and file_count is \(UInt(bitPattern: count))") }
        guard count > 0, count <= Limits.folderEntries else {
            throw CallError("file_count is \(UInt(bitPattern: count)); give at most \(Limits.folderEntries) files")
        }
        return try (0..<count).map { try SourceFile(files[$0], index: $0) }
    }
}
