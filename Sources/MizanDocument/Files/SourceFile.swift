import Foundation
import MizanBase

/// A file that the user named on the command line, read whole.
public struct SourceFile: Sendable, Hashable {
    /// As the user named it; `<stdin>` for standard input. The name for places in it.
    public let name: String
    /// The file's bytes.
    public let bytes: [UInt8]

    /// Takes a file that was read elsewhere.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Reads the file at a path, or standard input for `-`.
    ///
    /// The user's own path may lead anywhere, and through pipes as a shell makes them; there is no border as in
    /// ``SourceFolder``. Throws diagnostics of the rules `file-missing`, `file-kind` (a folder), `file-size` (more than
    /// `limit` bytes) and `file-read`.
    public static func read(_ path: String, limit: Int = Limits.fileBytes) throws -> SourceFile {
        if path == "-" { return try read(descriptor: dup(STDIN_FILENO), name: "<stdin>", limit: limit) }
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw DiagnosticError(
                Diagnostic(rule: "file-missing", message: "\(Diagnostic.quote(path)) is no path", fix: "name a file"))
        }
        return try read(descriptor: open(path, O_RDONLY | O_CLOEXEC), name: path, limit: limit)
    }

    /// Reads from an open descriptor, which is closed then.
    static func read(descriptor: CInt, name: String, limit: Int) throws -> SourceFile {
        let failure = errno
        guard let descriptor = FileDescriptor(descriptor) else {
            let isMissing = failure == ENOENT || failure == ENOTDIR
            throw DiagnosticError(
                Diagnostic(
                    rule: isMissing ? "file-missing" : "file-read", file: name,
                    message: isMissing
                        ? "there is no file \(Diagnostic.quote(name))"
                        : "\(Diagnostic.quote(name)) can't be opened: \(systemMessage(failure))",
                    fix: isMissing ? "check the path" : nil))
        }
        if let status = descriptor.status, status.isFolder {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-kind", file: name, message: "\(Diagnostic.quote(name)) is a folder",
                    fix: "name a file"))
        }
        let bytes = try descriptor.readAll(limit: limit, name: name, place: nil)
        return SourceFile(name: name, bytes: bytes)
    }
}
