import Foundation
import MizanBase
import MizanLocalization
import Testing

/// What a bad file takes in memory: no more than 32 MiB and ten times the file. Each is read in a process of its own.
@Suite struct TableMemoryTests {
    enum BadFile: String, CaseIterable, Codable, Sendable {
        case catalogOfManyLanguages = "languages.xcstrings"
        case catalogOfEmptyArrays = "arrays.xcstrings"
        case deepCatalog = "deep.xcstrings"
        case tinyKeys = "keys.strings"
        case loneSurrogates = "surrogates.strings"
        case openComment = "comment.strings"
        case cutShort = "cut.stringsdict"
        case deepDictionary = "deep.stringsdict"
        case manyValues = "values.stringsdict"

        var bytes: [UInt8] {
            func repeated(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
            let text =
                switch self {
                case .catalogOfManyLanguages:
                    #"{"sourceLanguage":"en","version":"1.0","strings":{"#
                        + repeated(2_000) { key in
                            "\"\(key)\":{\"localizations\":{"
                                + "abcdefghijklmnopqrstuvwxyz".map { #""a\#($0)":{"stringUnit":{"value":""}}"# }.joined(
                                    separator: ",") + "}},"
                        }
                case .catalogOfEmptyArrays: #"{"a":["# + repeated(400_000) { _ in "[]," }
                case .deepCatalog: repeated(200_000) { _ in #"{"a":"# }
                case .tinyKeys: repeated(200_000) { "k\($0);" }
                case .openComment: "/*" + repeated(200_000) { _ in "xxxxxxxxxx" }
                case .cutShort:
                    "<plist><dict>"
                        + repeated(20_000) {
                            "<key>\($0)</key><dict><key>NSStringLocalizedFormatKey</key><string/></dict>"
                        }
                case .deepDictionary: "<plist><dict>" + repeated(50_000) { _ in "<key>a</key><dict>" }
                case .manyValues: "<plist><dict><key>a</key><array>" + repeated(200_000) { _ in "<true/>" }
                case .loneSurrogates: ""
                }
            if self == .loneSurrogates { return [0xFF, 0xFE] + [UInt8](repeating: 0xD8, count: 2_000_000) }
            return Array(text.utf8)
        }

        func read(_ bytes: [UInt8]) throws {
            if rawValue.hasSuffix(".xcstrings") {
                _ = try StringCatalog(xcstrings: bytes, file: rawValue)
            } else if rawValue.hasSuffix(".stringsdict") {
                _ = try StringCatalog(stringsDictionary: bytes, file: rawValue, language: "en")
            } else {
                _ = try StringCatalog(strings: bytes, file: rawValue, language: "en")
            }
        }
    }

    /// The most memory that the process has had at once, in bytes, since the last call.
    static func peak() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber))) << 10
    }

    @Test(arguments: BadFile.allCases) func `a bad file is refused at a place, and takes little memory`(
        file: BadFile
    ) async {
        await #expect(processExitsWith: .success) { [file] in
            // The first text that is read brings tables of its own.
            try? BadFile.tinyKeys.read(Array("k;".utf8))
            let bytes = file.bytes
            // Forgets what making the file took.
            try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
            let before = try TableMemoryTests.peak()
            let error = #expect(throws: DiagnosticError.self) { try file.read(bytes) }
            #expect(error?.diagnostics.first?.place != nil)
            let taken = try TableMemoryTests.peak() - before
            #expect(taken <= (32 << 20) + 10 * bytes.count, "\(taken >> 20) MiB for \(bytes.count >> 10) KiB")
        }
    }
}
