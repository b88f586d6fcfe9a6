import Foundation
import MizanBase
import MizanDocument
import MizanLocalization
import MizanUnicode
import TestSupport
import Testing

/// Times of day as a browser's `Intl` writes them: `Scripts/time-answers` asks it.
@Suite struct BrowserTimeTests {
    private static let folder = "Tests/Fixtures/times/"

    /// The texts that differ, as `locale form time: here | there`.
    private static func differences() throws -> (texts: Int, locales: Int, found: [String]) {
        let file = try JSONValue.parse(
            SourceFile.read(Checkout.file(folder + "chromium.json").path).bytes, file: "chromium.json")
        let times = try file.member("times").array().map { try $0.string() }
        var (count, locales, found) = (0, Set<String>(), [String]())
        for row in try file.member("rows").array() {
            let (locale, form) = (try row.member("locale").string(), try row.member("form").string())
            let localization = Localization(bundles: [], locale: LanguageTag(locale))
            let format = try row.member("format").object().map { "\"\($0.key)\": \"\(try $0.value.string())\"" }
            locales.insert(locale)
            for (time, expected) in zip(times, try row.member("texts").array().map { try $0.string() }) {
                let json = "{ \"date\": \"2026-03-02T\(time):00Z\", \(format.joined(separator: ", ")) }"
                let value = try LocalizedValue(
                    JSONValue.parse(Array(json.utf8), file: "value"), in: PlainValueContext(timeZone: .gmt, now: nil))
                let text = localization.format(value).plain.withBrowserSpaces
                count += 1
                if text != expected.withBrowserSpaces {
                    found.append("\(locale) \(form) \(time): \(text) | \(expected.withBrowserSpaces)")
                }
            }
        }
        return (count, locales.count, found)
    }

    @Test func `times of day are a browser's but for known differences, each of which still differs`() throws {
        let known = try JSONValue.parse(
            SourceFile.read(Checkout.file(Self.folder + "differences.json").path).bytes, file: "differences.json")
        // Newer data here may be nearer to the browser's.
        #expect(try known.member("cldr").string() == UnicodeVersions.cldr)
        let groups = try known.member("groups").array()
        let accepted = try groups.flatMap { group in
            #expect(try !group.member("why").string().isEmpty)
            return try group.member("differences").array().map { try $0.string() }
        }
        let (texts, locales, found) = try Self.differences()
        #expect(locales >= 40 && texts >= 3000)
        #expect(Set(accepted).count == accepted.count)
        let unknown = Set(found).subtracting(accepted).sorted()
        #expect(unknown.isEmpty, "add these with the reason:\n\(unknown.joined(separator: "\n"))")
        let gone = Set(accepted).subtracting(found).sorted()
        #expect(gone.isEmpty, "take these away:\n\(gone.joined(separator: "\n"))")
        if let path = ProcessInfo.processInfo.environment["MIZAN_TIME_DIFFERENCES"] {
            try (found.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}

extension String {
    /// V8 writes a plain space for CLDR's U+202F, and a reader sees no difference.
    fileprivate var withBrowserSpaces: String {
        replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
}
