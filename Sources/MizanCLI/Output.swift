import Foundation
import MizanBase
import MizanDocument
import Synchronization

/// Where a command's words and bytes go.
enum Output {
    /// What a command wrote, where somebody else than the terminal wants it.
    final class Recording: Sendable {
        private let content = Mutex((standard: [UInt8](), error: [UInt8]()))

        var standard: [UInt8] { content.withLock(\.standard) }
        var error: String { content.withLock { String(decoding: $0.error, as: UTF8.self) } }

        fileprivate func append(standard bytes: [UInt8]) { content.withLock { $0.standard += bytes } }
        fileprivate func append(error bytes: [UInt8]) { content.withLock { $0.error += bytes } }
    }

    /// Takes both outputs of the commands inside; nil is the process's own.
    @TaskLocal static var recording: Recording?

    /// A line on standard output.
    static func print(_ text: String) throws { try bytes(Array((text + "\n").utf8)) }

    /// Bytes on standard output.
    static func bytes(_ bytes: [UInt8]) throws {
        if let recording { return recording.append(standard: bytes) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "file-write", file: "<stdout>",
                        message: "standard output can't be written: \(String(cString: strerror(errno)))"))
            }
            rest = rest.dropFirst(count)
        }
    }

    /// A line on standard error.
    static func error(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        if let recording { return recording.append(error: bytes) }
        try? FileHandle.standardError.write(contentsOf: Data(bytes))
    }

    /// Says that another run holds a folder.
    static func waiting(for folder: String) {
        error("mizan: note: waiting for another run in \(Diagnostic.quote(folder))")
    }

    static var isTerminal: Bool { recording == nil && isatty(STDOUT_FILENO) == 1 }

    /// Shows how far long work is, on a terminal only, on one line that is written over.
    static func progress(_ text: String) {
        guard recording == nil, isatty(STDERR_FILENO) == 1 else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K\(text)".utf8))
    }

    /// Writes a file whole or not at all, `-` to standard output.
    static func write(_ content: [UInt8], to path: String, creatingFolders: Bool = false) throws {
        guard path != "-" else { return try bytes(content) }
        try WholeFile.write(content, to: path, creatingFolders: creatingFolders)
    }
}
