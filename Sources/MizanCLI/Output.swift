import Foundation
import MizanBase
import MizanDocument
import MizanReports
import Synchronization

/// Where a command's words and bytes go.
package enum Output {
    /// The output of a command, where somebody else than the terminal wants it.
    package final class RecordedOutput: Sendable {
        private let content = Mutex((standard: [UInt8](), error: [UInt8]()))

        /// An empty recording.
        package init() {}

        package var standard: [UInt8] { content.withLock(\.standard) }
        package var error: String { content.withLock { String(decoding: $0.error, as: UTF8.self) } }

        fileprivate func append(standard bytes: [UInt8]) { content.withLock { $0.standard += bytes } }
        fileprivate func append(error bytes: [UInt8]) { content.withLock { $0.error += bytes } }
    }

    /// Takes both outputs of the commands inside; nil is the process's own.
    @TaskLocal package static var recording: RecordedOutput?

    /// A line on standard output, whatever the names in it hold.
    static func print(_ line: String) throws { try bytes(Array((written(line) + "\n").utf8)) }

    /// Lines on standard output; the names in them are written out already, and their line ends are the text's own.
    package static func print(block: String) throws { try bytes(Array((written(block: block) + "\n").utf8)) }

    /// A text and a line end on standard output as they are; on a terminal controls that could act on it are written out.
    static func text(_ text: String) throws {
        guard isTerminal else { return try bytes(Array((text + "\n").utf8)) }
        let shown = text.unicodeScalars.map { scalar in
            let acts = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
            return acts ? String(Character(scalar)).writingOutInvisibles() : String(Character(scalar))
        }
        try bytes(Array((shown.joined() + "\n").utf8))
    }

    /// A line as it may stand on a terminal and in a log: controls, bidi marks and line ends are written out, and none
    /// begins with the `::` by which GitHub Actions knows a command. Source: "Workflow commands for GitHub Actions".
    private static func written(_ line: String) -> String {
        let line = line.writingOutInvisibles()
        guard let start = line.firstIndex(where: { $0 != " " }), line[start...].hasPrefix("::") else { return line }
        return line[..<start] + "\\u{3a}" + line[start...].dropFirst()
    }

    private static func written(block: String) -> String {
        block.split(separator: "\n", omittingEmptySubsequences: false).map { written(String($0)) }
            .joined(separator: "\n")
    }

    /// Bytes on standard output.
    package static func bytes(_ bytes: [UInt8]) throws {
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

    /// A line on standard error, whatever the names in it hold.
    static func error(_ line: String) { errorText(written(line)) }

    /// Lines on standard error, as ``print(block:)``.
    static func error(block: String) { errorText(written(block: block)) }

    private static func errorText(_ text: String) {
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
    package static func progress(_ text: String) {
        guard recording == nil, isatty(STDERR_FILENO) == 1 else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K\(text.writingOutInvisibles())".utf8))
    }

    /// Refuses several outputs on standard output, by the options that ask for them.
    static func checkIsOne(_ standard: [String]) throws {
        guard standard.count > 1 else { return }
        throw DiagnosticError(
            call: standard.prefix(2).joined(separator: " and ") + " would mix on standard output",
            fix: "name a file for one of them, or leave one out")
    }

    /// Annotations for GitHub Actions on standard output; nothing where there are no findings.
    static func print(annotations findings: [Diagnostic]) throws {
        let lines = GitHubAnnotation.lines(of: findings)
        if !lines.isEmpty { try bytes(Array((lines.joined(separator: "\n") + "\n").utf8)) }
    }

    /// Refuses outputs that would replace files that the call has read, before the first of them is written.
    static func checkAreNotRead(_ paths: [String]) throws {
        for path in paths where path != "-" { try WholeFile.checkIsNotRead(path) }
    }

    /// Writes a file whole or not at all, `-` to standard output; never over a file that the call has read.
    static func write(_ content: [UInt8], to path: String, creatingFolders: Bool = false) throws {
        guard path != "-" else { return try bytes(content) }
        try WholeFile.checkIsNotRead(path)
        try WholeFile.write(content, to: path, creatingFolders: creatingFolders)
    }
}
