import Foundation
import TestSupport
import Testing

/// git in the folder of a test, as nobody in particular.
enum TestGit {
    static func run(in folder: TemporaryFolder, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org", "-c",
                "commit.gpgsign=false",
            ] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
