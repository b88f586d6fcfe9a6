import MizanBase
import MizanFonts
import MizanUnicode
import Testing

@testable import MizanConformance

@Suite struct ConformanceFileTests {
    private static func read(_ text: String, _ kind: ConformanceKind) throws -> ConformanceTestFile {
        try ConformanceTestFile(Array(text.utf8), kind: kind, file: "t")
    }

    @Test func bidiCase() throws {
        let text = "\u{feff}# head\r\n@Levels:\tx 1\r\n@Reorder: 1\r\n@Type: no matter\r\nLRE \t R; 5 # why\r\n"
        let file = try Self.read(text, .bidi)
        let item = try #require(file.cases.first)
        #expect(file.cases.count == 1 && file.checkCount == 2)
        #expect(item.line == 5)
        #expect(item.string == "\u{202a}\u{5d0}")
        #expect(item.directions == [.natural, .rightToLeft])
        #expect(item.expectation == .order(BidiOrder(paragraphLevel: nil, levels: [nil, 1], order: [1])))
        #expect(file.text(of: item) == "LRE R; 5")
        #expect(file.comment(of: item) == "why")
    }

    @Test func breakCase() throws {
        let file = try Self.read("× 1F600 ÷ 0061 × 0301 ÷\t# names", .lineBreak)
        let item = try #require(file.cases.first)
        #expect(item.expectation == .boundaries([1, 3]))
        #expect(item.offsets == [0, 2, 3, 4])
    }

    @Test func eachSampleIsOfItsClass() {
        let names: [BidiClass: String] = [
            .leftToRight: "L", .rightToLeft: "R", .arabicLetter: "AL", .europeanNumber: "EN", .europeanSeparator: "ES",
            .europeanTerminator: "ET", .arabicNumber: "AN", .commonSeparator: "CS", .paragraphSeparator: "B",
            .segmentSeparator: "S", .whiteSpace: "WS", .otherNeutral: "ON", .leftToRightEmbedding: "LRE",
            .leftToRightOverride: "LRO", .rightToLeftEmbedding: "RLE", .rightToLeftOverride: "RLO",
            .popDirectionalFormat: "PDF", .nonspacingMark: "NSM", .boundaryNeutral: "BN", .firstStrongIsolate: "FSI",
            .leftToRightIsolate: "LRI", .rightToLeftIsolate: "RLI", .popDirectionalIsolate: "PDI",
        ]
        #expect(names.count == BidiClass.allCases.count && BidiClass.samples.count == names.count)
        for (bidiClass, name) in names {
            #expect(BidiClass.samples[name].map { BidiClass($0.value) } == bidiClass, "\(name)")
        }
    }

    @Test(arguments: [
        (ConformanceKind.bidi, "L; 7", 1, 1), (.bidi, "@Levels: 0\n@Reorder: 0\nL Q; 7", 3, 3),
        (.bidi, "@Levels: 0 y\n", 1, 12), (.bidi, "@Levels: 0\n@Reorder: -1\n", 2, 11),
        (.bidi, "@Levels: 0\n@Reorder: 0\nL R; 7", 3, 1), (.bidi, "@Levels: 0\n@Reorder: 0\n L; 8", 3, 5),
        (.bidi, "# nothing", 1, 1), (.bidiCharacter, "0061;0;0;0", 1, 1), (.bidiCharacter, "0061;3;0;0;0", 1, 6),
        (.bidiCharacter, "0061;0;2;0;0", 1, 8), (.bidiCharacter, "0061;0;0;0 0;0", 1, 10),
        (.bidiCharacter, "D800;0;0;0;0", 1, 1), (.bidiCharacter, "0061;0;0;300;0", 1, 10),
        (.lineBreak, "÷ 0061 ÷", 1, 1), (.grapheme, "× 0061 ÷", 1, 1), (.grapheme, "÷ 0061 ×", 1, 9),
        (.grapheme, "÷ 0061", 1, 1), (.grapheme, "÷ 0061 | 0062 ÷", 1, 9), (.grapheme, "÷ 110000 ÷", 1, 4),
        (.lineBreak, "", 1, 1),
    ])
    func whatIsWrongHasItsPlace(kind: ConformanceKind, text: String, line: Int, column: Int) throws {
        let error = try #require(throws: DiagnosticError.self) { try Self.read(text, kind) }
        #expect(error.diagnostics.map(\.rule) == ["conformance-syntax"])
        #expect(error.diagnostics.first?.place == SourcePlace(file: "t", line: line, column: column))
        #expect(error.diagnostics.first?.fix != nil)
    }

    @Test func knownFailuresOfAFile() throws {
        let file = try Self.read("÷ 0061 × 0062 ÷\n÷ 0063 × 0064 ÷", .grapheme)
        var known = KnownFailures()
        try known.add(Array("÷  0061 × 0062 ÷ # two letters\n÷ 0065 ÷".utf8), kind: .grapheme, file: "known.txt")
        let check = ConformanceCheck(file, kind: .grapheme, fonts: try ShippedFonts.collection(), known: known)
        let failures = file.cases.flatMap { check.failures(of: $0) }
        #expect(failures.map(\.reason) == ["two letters", nil])
        #expect(known.reasons["÷ 0065 ÷"] == "listed in known.txt")
        #expect(known.passed(in: file, failures: failures) == [])
        #expect(known.passed(in: file, failures: []) == ["÷ 0061 × 0062 ÷"])
    }
}
