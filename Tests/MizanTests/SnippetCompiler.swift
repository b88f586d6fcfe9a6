import Foundation
import TestSupport
import Testing

/// The compiler, with the modules that it would find for a program that imports Mizan.
struct SnippetCompiler {
    /// How far it goes.
    enum Stage: String {
        /// Names and types.
        case types = "-typecheck"
        /// Also what is only asked of a source whose types are right, such as that each path returns.
        case everything = "-emit-sil"
    }

    /// What it says of a source.
    struct Failure: Equatable {
        /// The line, from 1.
        var line: Int
        var message: String
    }

    private let arguments: [String]

    init() throws {
        // The modules lie beside the program that runs the tests, wherever it was built.
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let modules = program.deletingLastPathComponent().appendingPathComponent("Modules")
        try #require(FileManager.default.fileExists(atPath: modules.appendingPathComponent("Mizan.swiftmodule").path))
        let libraries = ["CFriBidi", "CHarfBuzz", "CPixels"].flatMap { ["-I", Checkout.file("Sources/\($0)").path] }
        // SwiftPM writes the maps of C targets next to the objects, and again for tools that a build runs.
        let folder = program.deletingLastPathComponent()
        let maps = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { !$0.lastPathComponent.hasSuffix("-tool.build") }
            .map { $0.appendingPathComponent("module.modulemap").path }.sorted()
            .filter(FileManager.default.fileExists)
        let headers =
            maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
            + ["fribidi", "harfbuzz"].flatMap { ["-Xcc", "-I/usr/include/\($0)"] }
        let macros = [
            "-load-plugin-executable", folder.appendingPathComponent("MizanMacros-tool").path + "#MizanMacros",
        ]
        arguments = ["-swift-version", "6", "-I", modules.path] + libraries + headers + macros
    }

    /// The errors of a source, none where it compiles. Throws where the compiler fails and names no line of it.
    func failures(of source: String, stage: Stage = .types, flags: [String] = []) throws -> [Failure] {
        let folder = try TemporaryFolder()
        let file = folder.path + "/snippet.swift"
        try folder.write(source, to: "snippet.swift")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["swiftc", stage.rawValue] + arguments + flags + [file]
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = FileHandle.nullDevice
        try compiler.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        let failures = text.split(separator: "\n").compactMap { line -> Failure? in
            guard line.hasPrefix(file + ":"), let sign = line.range(of: ": error: ") else { return nil }
            let number = line.dropFirst(file.count + 1).prefix { $0.isNumber }
            return Failure(line: Int(number) ?? 0, message: String(line[sign.upperBound...]))
        }
        try #require(compiler.terminationStatus == 0 || !failures.isEmpty, "the compiler failed: \(text)")
        return failures
    }
}
