import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanConformance

/// CLDR's own samples of plural rules, through strings with plural forms.
@Suite struct PluralConformanceTests {
    /// The folder of Debian's package unicode-cldr-core, which Scripts/test installs, or the one that it names.
    private static let folder =
        ProcessInfo.processInfo.environment["MIZAN_CLDR_DATA"] ?? "/usr/share/unicode/cldr/common/supplemental"

    private static func file(_ name: String) throws -> PluralTestFile {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-missing", message: "there is no \(name) in \(folder)",
                    fix: "run Scripts/test, which installs unicode-cldr-core, or name its folder in MIZAN_CLDR_DATA"))
        }
        return try PluralTestFile(Array(data), file: name)
    }

    private func failures(_ file: PluralTestFile) throws -> [ConformanceFailure] {
        var check = PluralCheck(file)
        return try file.cases.compactMap { try check.failure(of: $0) }
    }

    @Test func `every sample of every language, but where CLDR has changed`() throws {
        let file = try Self.file("plurals.xml")
        #expect(file.cases.count > 5_000)
        #expect(Set(file.cases.map(\.locale)).count > 150)
        let unknown = try failures(file).filter { $0.reason == nil }
        #expect(unknown.isEmpty, "\(unknown.prefix(5))")
    }

    @Test func `ordinals`() throws {
        let file = try Self.file("ordinals.xml")
        #expect(file.kind == .ordinal)
        #expect(try failures(file).isEmpty)
    }

    private static func made(_ rule: String, locales: String = "en", count: String = "one") -> [UInt8] {
        Array(
            """
            <supplementalData><plurals type="cardinal"><pluralRules locales="\(locales)">
            <pluralRule count="\(count)">\(rule)</pluralRule>
            </pluralRules></plurals></supplementalData>
            """.utf8)
    }

    @Test func `samples, ranges and compact numbers`() throws {
        let file = try PluralTestFile(
            Self.made("i = 1 and v = 0 @integer 1, 3~5, 1c6, … @decimal 0.08~0.11, 1.1c3, …", locales: "en fr"),
            file: "x")
        let samples = ["1", "3", "4", "5", "1c6", "0.08", "0.09", "0.10", "0.11", "1.1c3"]
        #expect(file.cases.map(\.text) == ["en", "fr"].flatMap { locale in samples.map { "\(locale) one \($0)" } })
        #expect(file.cases[9].sample.value == 1_100)
        #expect(file.cases[0].line == 2)
    }

    @Test func `a wrong sample is found`() throws {
        let failures = try failures(try PluralTestFile(Self.made("@integer 1, 2 @decimal 1.0"), file: "x"))
        #expect(failures.map(\.text) == ["en one 2", "en one 1.0"])
        #expect(failures.map(\.found) == ["other", "other"])
    }

    @Test func `CLDR's JSON edition`() throws {
        let json = """
            { "supplemental": { "plurals-type-ordinal": { "en": {
              "pluralRule-count-few": "n % 10 = 3 and n % 100 != 13 @integer 3, 23, 13" } } } }
            """
        let file = try PluralTestFile(Array(json.utf8), file: "ordinals.json")
        #expect(file.kind == .ordinal)
        #expect(try failures(file).map(\.text) == ["en few 13"])
    }

    @Test(
        arguments: [
            ("<a/>", "x:1:1: error: the file has no sample"), ("{}", "x:1:1: error"),
            (String(decoding: made("@integer 1~"), as: UTF8.self), "x:2:25: error: “1~” is no sample"),
            (String(decoding: made("@integer 5~1"), as: UTF8.self), "x:2:25: error: “5~1” is no sample"),
            (String(decoding: made("@integer 0~9999999"), as: UTF8.self), "x:2:25: error"),
            (String(decoding: made("@integer 1c99"), as: UTF8.self), "x:2:25: error"),
            (String(decoding: made("", count: "lots"), as: UTF8.self), "x:2:1: error: “lots” is no plural form"),
        ] as [(String, String)])
    func `what is wrong is told with its place`(text: String, message: String) {
        let error = #expect(throws: DiagnosticError.self) { try PluralTestFile(Array(text.utf8), file: "x") }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
}
