import Foundation

/// Calls of git, whose words aren't shown.
enum Git {
    /// The answer of a call.
    struct GitOutput {
        let code: Int32
        let output: [UInt8]

        func lines(_ separator: Unicode.Scalar) -> [String] {
            output.split(separator: UInt8(ascii: separator)).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Calls git in a folder, which runs no program that its settings name; nil where it can't be run.
    static func run(_ arguments: [String], in folder: String) -> GitOutput? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "core.fsmonitor=false"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil, let output = try? pipe.fileHandleForReading.readToEnd() ?? Data() else {
            return nil
        }
        process.waitUntilExit()
        return GitOutput(code: process.terminationStatus, output: [UInt8](output))
    }

    /// Tells whether files of a folder come with the checkout that it is in. Without git, or a checkout, none do.
    static func tracks(_ folder: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            isInCheckout(folder), let answer = run(["ls-files", "-z", "--", "."], in: folder)
        else { return false }
        return answer.code == 0 && !answer.output.isEmpty
    }

    /// Tells whether git would find a work tree: a call of it takes longer than this.
    private static func isInCheckout(_ folder: String) -> Bool {
        var url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        while true {
            if FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path) { return true }
            guard url.path != "/", !url.path.isEmpty else { return false }
            url = url.deletingLastPathComponent()
        }
    }
}
