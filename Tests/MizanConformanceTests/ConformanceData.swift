import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanConformance

/// Unicode's test files.
enum ConformanceData {
    /// The folder of Debian's package unicode-data, which Scripts/test installs, or the one that it names.
    private static let folder = ProcessInfo.processInfo.environment["MIZAN_UNICODE_DATA"] ?? "/usr/share/unicode"

    /// A part of BidiTest.txt.
    static let bidi = Result { try read("BidiTest.txt", .bidi, every: 101) }

    /// - Parameter step: only every so many lines are read, and those that hold for the lines behind them.
    static func read(_ name: String, _ kind: ConformanceKind, every step: Int = 1) throws -> ConformanceTestFile {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-missing", message: "there is no \(name) in \(folder)",
                    fix: "run Scripts/test, which installs unicode-data, or name its folder in MIZAN_UNICODE_DATA"))
        }
        return try ConformanceTestFile(thinned(Array(data), every: step), kind: kind, file: name)
    }

    /// Empties the other lines: those left keep their numbers.
    private static func thinned(_ bytes: [UInt8], every step: Int) -> [UInt8] {
        guard step > 1 else { return bytes }
        var result: [UInt8] = []
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            var number = 0
            for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
                if number % step == 0 || bytes[start] == UInt8(ascii: "@") { result += bytes[start..<end] }
                result.append(UInt8(ascii: "\n"))
                start = end + 1
                number += 1
            }
        }
        return result
    }

    /// A file of this repository.
    static func fixture(_ name: String, _ kind: ConformanceKind) throws -> ConformanceTestFile {
        let path = "Tests/Fixtures/unicode/" + name
        return try ConformanceTestFile(Checkout.bytes(of: path), kind: kind, file: path)
    }
}
