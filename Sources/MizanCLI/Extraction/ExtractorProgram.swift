import Foundation
import MizanBase
import MizanCatalogs
import MizanDocument

/// `mizan-extract`, which reads Swift sources: a program of a package of its own, which has to be built first.
struct ExtractorProgram {
    /// Where it is.
    let path: String

    private static let name = "mizan-extract"

    /// Looks beside the tool, in the package `Extract` of the tool's checkout, and on the search path.
    ///
    /// - Throws: `DiagnosticError`, rule `extractor-missing`, which says how to build it.
    static func found() throws -> ExtractorProgram {
        let builds = checkout.map { root in ["release", "debug"].map { "\(root)/Extract/.build/\($0)" } } ?? []
        let searched = (CommandEnvironment.variables["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates = (ResourceFolder.programFolders() + builds + searched).map { "\($0)/\(name)" }
        if let path = candidates.first(where: { access($0, X_OK) == 0 }) { return ExtractorProgram(path: path) }
        let package = checkout.map { "\($0)/Extract" } ?? "Extract, in a checkout of mizan"
        throw DiagnosticError(
            Diagnostic(
                rule: "extractor-missing",
                message: "\(name), which reads Swift sources, isn't built",
                fix: "run swift build --package-path \(package) (some minutes, once)"))
    }

    /// The folder of the package that this was built in; nil where that is gone.
    private static var checkout: String? {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
        let path = root.joined(separator: "/").replacing("//", with: "/")
        return FileManager.default.fileExists(atPath: path + "/Extract/Package.swift") ? path : nil
    }

    /// The strings of sources.
    ///
    /// - Parameters:
    ///   - paths: The files; `-` is standard input.
    ///   - functions: The project's own functions that look strings up.
    /// - Throws: `DiagnosticError` where a source can't be read.
    func strings(in paths: [String], functions: [String]) throws -> ExtractedStrings {
        let sources = try paths.map { path in
            (
                path == "-" ? "<stdin>" : path,
                path == "-" ? String(decoding: try SourceFile.read(path).bytes, as: UTF8.self) : nil
            )
        }
        let request = JSONWriter.report { writer in
            writer.key("functions")
            writer.array { writer in
                for function in functions { writer.string(function) }
            }
            writer.key("sources")
            writer.array { writer in
                for (file, text) in sources {
                    writer.object { writer in
                        writer.member("file", file)
                        writer.member("text", text)
                    }
                }
            }
        }
        let answer = try run(request)
        return try ExtractedStrings(json: JSONValue.parse(answer, file: path))
    }

    /// Runs the program with a request on its standard input; its answer is what it writes.
    private func run(_ request: [UInt8]) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        // A file, since a program that ends before it has read a pipe takes the writer with it.
        let input = FileManager.default.temporaryDirectory.appendingPathComponent("mizan-extract-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: input) }
        do {
            try Data(request).write(to: input)
            process.standardInput = try FileHandle(forReadingFrom: input)
            try process.run()
            let answer = try output.fileHandleForReading.readToEnd() ?? Data()
            let words = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationReason == .exit else { throw crash(signal: process.terminationStatus) }
            guard process.terminationStatus == 0 else {
                throw failure(String(decoding: words, as: UTF8.self))
            }
            return [UInt8](answer)
        } catch let error as DiagnosticError {
            throw error
        } catch {
            throw failure("")
        }
    }

    private func crash(signal: Int32) -> DiagnosticError {
        let names = [
            SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT",
            SIGKILL: "SIGKILL",
        ]
        return DiagnosticError(
            Diagnostic(
                rule: "extractor-failed", file: path,
                message: "\(Self.name) crashed (\(names[signal] ?? "signal \(signal)")) while it read the sources",
                fix: signal == SIGKILL
                    ? "give it more memory, or name fewer sources"
                    : "report this as a bug of \(Self.name), and name fewer sources to find the one that it crashes on")
        )
    }

    private func failure(_ words: String) -> DiagnosticError {
        let reason = words.split(separator: "\n").first.map { ": \($0)" } ?? ""
        return DiagnosticError(
            Diagnostic(
                rule: "extractor-failed", file: path, message: "the sources can't be read\(reason)",
                fix: words.isEmpty ? "build it anew: swift build --package-path Extract" : nil))
    }
}
