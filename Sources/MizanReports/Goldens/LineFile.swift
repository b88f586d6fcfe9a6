import Foundation
import MizanBase
import MizanDocument

/// A file of a folder that is read line by line, so that its length doesn't matter.
final class LineFile {
    private let name: String
    private let limit: Int
    private let handle: FileHandle
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// Opens a plain file below a folder.
    ///
    /// - Parameter limit: The most bytes that a line may have.
    init(_ folder: SourceFolder, _ path: String, limit: Int) throws {
        name = folder.displayName(of: path)
        self.limit = limit
        // Not to wait where the name is a pipe's; links are resolved already.
        let descriptor = open(try folder.resolve(path), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.error("file-read", name, "can't be opened") }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Self.error("file-kind", name, "is no plain file")
        }
        let identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
        ReadFiles.current?.add(identity, name: name)
    }

    /// The next line without its end; nil after the last. A last line without an end is one too.
    func next() throws -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return Array(buffer[start..<end])
            }
            guard buffer.count - start <= limit else {
                throw Self.error("file-size", name, "has a line of more than \(limit) bytes")
            }
            if isAtEnd {
                guard start < buffer.count else { return nil }
                defer { start = buffer.count }
                return Array(buffer[start...])
            }
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            let more = try handle.read(upToCount: 1 << 16) ?? Data()
            if more.isEmpty { isAtEnd = true }
            buffer += more
        }
    }

    private static func error(_ rule: String, _ name: String, _ message: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, file: name, message: "\(Diagnostic.quote(name)) \(message)"))
    }
}
