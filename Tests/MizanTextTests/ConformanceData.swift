import Foundation
import MizanBase
import Testing

@testable import MizanText

/// Unicode's test files.
enum ConformanceData {
    /// The folder of Debian's package unicode-data, which Scripts/test installs, or the one that it names.
    private static let folder = ProcessInfo.processInfo.environment["MIZAN_UNICODE_DATA"] ?? "/usr/share/unicode"

    static let bidiCharacter = Result { try read("BidiCharacterTest.txt", .bidiCharacter) }

    static func read(_ name: String, _ kind: ConformanceKind) throws -> ConformanceTestFile {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-missing", message: "there is no \(name) in \(folder)",
                    fix: "run Scripts/test, which installs unicode-data, or name its folder in MIZAN_UNICODE_DATA"))
        }
        return try ConformanceTestFile(Array(data), kind: kind, file: name)
    }

    static func lineBreak16() throws -> ConformanceTestFile {
        let path = TestFonts.root + "/Tests/Fixtures/unicode/LineBreakTest-16.0.0.txt"
        let data = try #require(FileManager.default.contents(atPath: path))
        return try ConformanceTestFile(Array(data), kind: .lineBreak, file: path)
    }
}
