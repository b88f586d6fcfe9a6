import Foundation
import MizanBase
import MizanDocument

/// Where a command's words and bytes go.
enum Output {
    /// A line on standard output.
    static func standard(_ text: String) { try? bytes(Array((text + "\n").utf8)) }

    /// A line on standard output.
    static func print(_ text: String) throws { try bytes(Array((text + "\n").utf8)) }

    /// Bytes on standard output.
    static func bytes(_ bytes: [UInt8]) throws { try FileHandle.standardOutput.write(contentsOf: Data(bytes)) }

    /// A line on standard error.
    static func error(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) }

    static var isTerminal: Bool { isatty(FileHandle.standardOutput.fileDescriptor) == 1 }

    /// Shows how far long work is, on a terminal only, on one line that is written over.
    static func progress(_ text: String) {
        guard isatty(FileHandle.standardError.fileDescriptor) == 1 else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K\(text)".utf8))
    }

    /// Writes a file whole or not at all, `-` to standard output.
    static func write(_ content: [UInt8], to path: String, creatingFolders: Bool = false) throws {
        guard path != "-" else { return try bytes(content) }
        try WholeFile.write(content, to: path, creatingFolders: creatingFolders)
    }
}
