import Foundation

/// The tool `mizan` that was built with the tests.
struct BuiltTool {
    /// The tool beside the tests; nil where only they were built.
    static let debug = Bundle.main.executableURL.flatMap {
        path(beside: $0.resolvingSymlinksInPath().deletingLastPathComponent())
    }

    private static func path(beside folder: URL) -> String? {
        let path = folder.appendingPathComponent("mizan").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// What a call came to.
    struct Answer: Equatable {
        var code: Int32
        var output: String
        var error: String
    }

    /// Calls the tool as a process of its own.
    ///
    /// - Parameters:
    ///   - environment: All that the process knows of the host.
    ///   - folder: Its working directory.
    static func run(
        _ path: String, _ arguments: [String], environment: [String: String], folder: String
    ) throws -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        // Files: a pipe that nobody reads meanwhile would fill.
        let (output, error) = (try OutputFile(), try OutputFile())
        process.standardOutput = output.handle
        process.standardError = error.handle
        try process.run()
        process.waitUntilExit()
        return Answer(code: process.terminationStatus, output: try output.text(), error: try error.text())
    }

    private struct OutputFile {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("mizan-" + UUID().uuidString)
        let handle: FileHandle

        init() throws {
            try Data().write(to: url)
            handle = try FileHandle(forWritingTo: url)
        }

        func text() throws -> String {
            try handle.close()
            defer { try? FileManager.default.removeItem(at: url) }
            return String(decoding: try Data(contentsOf: url), as: UTF8.self)
        }
    }
}
