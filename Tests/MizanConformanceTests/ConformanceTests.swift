import MizanBase
import MizanFonts
import Testing

@testable import MizanConformance

/// Unicode's own tests; of the two large bidi files a part. `Scripts/conformance` runs all of them.
@Suite struct ConformanceTests {
    private static func failures(
        _ file: ConformanceTestFile, _ kind: ConformanceKind
    ) throws -> [ConformanceFailure] {
        let check = ConformanceCheck(
            file, kind: kind, fonts: try ShippedFonts.collection(), known: KnownFailures())
        return file.cases.flatMap { check.failures(of: $0) }
    }

    /// Unicode 17's own cases, and random texts with the clusters that a browser has.
    @Test(arguments: [("GraphemeBreakTest-17.0.0.txt", 766), ("grapheme-clusters-chromium.txt", 2_083)])
    func graphemes(name: String, count: Int) throws {
        let file = try ConformanceData.fixture(name, .grapheme)
        #expect(file.checkCount == count)
        #expect(try Self.failures(file, .grapheme) == [])
    }

    @Test func lineBreaks() throws {
        let file = try ConformanceData.fixture("LineBreakTest-16.0.0.txt", .lineBreak)
        #expect(file.checkCount == 16_672)
        #expect(try Self.failures(file, .lineBreak) == [])
    }

    @Test func bidiCharacters() throws {
        let file = try ConformanceData.read("BidiCharacterTest.txt", .bidiCharacter, every: 23)
        #expect(file.checkCount > 3_900)
        #expect(try Self.failures(file, .bidiCharacter) == [])
    }

    @Test func bidiClasses() throws {
        let file = try ConformanceData.bidi.get()
        #expect(file.checkCount > 7_000)
        #expect(try Self.failures(file, .bidi) == [])
    }

    /// What a check finds where a file expects something else: it bites.
    @Test(arguments: [
        (ConformanceKind.bidi, "@Levels: 0 1\n@Reorder: 1 0\nL R; 2", "levels 0 1; order 0 1"),
        (.bidi, "@Levels: 1 1 2\n@Reorder: 0 1 2\nR WS EN; 4", "levels 1 1 2; order 2 1 0"),
        (.bidi, "@Levels: 0 1\n@Reorder: 0 1\nL WS; 2", "levels 0 0; order 0 1"),
        (.bidi, "@Levels: 1 x 1\n@Reorder: 0 2\nR RLE NSM; 4", "levels 1 x 3; order 2 0"),
        (.bidiCharacter, "0061 05D0;2;1;0 1;0 1", "paragraph 0; levels 0 1; order 0 1"),
        (.bidiCharacter, "05D0 0301 0061;1;1;1 1 2;2 0 1", "paragraph 1; levels 1 1 2; order 2 1 0"),
        (.lineBreak, "× 0061 × 0020 × 0062 ÷", "× 0061 × 0020 ÷ 0062 ÷"),
        (.lineBreak, "× 0061 ÷ 0062 ÷", "× 0061 × 0062 ÷"),
        (.grapheme, "÷ 0061 ÷ 0301 ÷", "÷ 0061 × 0301 ÷"),
        (.grapheme, "÷ 1F600 × 1F600 ÷", "÷ 1F600 ÷ 1F600 ÷"),
    ])
    func wrongExpectationFails(kind: ConformanceKind, text: String, found: String) throws {
        let file = try ConformanceTestFile(Array(text.utf8), kind: kind, file: "wrong.txt")
        let failures = try Self.failures(file, kind)
        #expect(failures.map(\.found) == [found])
    }
}
