import MizanBase
import MizanCatalogs
import MizanDocument
import Testing

@Suite struct LintBaselineTests {
    private static func finding(_ rule: String, key: String, line: Int) -> Diagnostic {
        Diagnostic(
            rule: rule, place: SourcePlace(file: "L.xcstrings", line: line, column: 1), key: key, language: "de",
            message: "line \(line)")
    }

    @Test func `a known finding may move and change its words, a second one in its text is new`() throws {
        let known = LintBaseline([Self.finding("a", key: "k", line: 1), Self.finding("b", key: "k", line: 1)])
        let file = SourceFile(name: "lint.json", bytes: known.json)
        let read = try LintBaseline(file: file)
        #expect(read == known)
        let now = [
            Self.finding("a", key: "k", line: 9), Self.finding("a", key: "k", line: 10),
            Self.finding("a", key: "l", line: 11),
        ]
        let (new, gone) = read.new(among: now)
        #expect(new.map(\.place?.line) == [10, 11])
        #expect(gone == 1)
    }

    @Test func `a baseline is the same whatever the order of its findings`() {
        let findings = (1...20).map { Self.finding("rule-\($0 % 3)", key: "key \($0 % 7)", line: $0) }
        #expect(LintBaseline(findings).json == LintBaseline(findings.reversed()).json)
        #expect(
            String(decoding: LintBaseline(Array(findings.prefix(1))).json, as: UTF8.self) == """
                {
                  "schema": 1,
                  "findings": [
                    {"file": "L.xcstrings", "key": "key 1", "language": "de", "rule": "rule-1"}
                  ]
                }

                """)
    }

    @Test(arguments: [
        "{}", "[]", #"{"schema":2,"findings":[]}"#, #"{"schema":1,"findings":[{}]}"#,
        #"{"schema":1,"findings":[{"rule":"a","count":-1}]}"#,
    ])
    func `a file that is no baseline is refused with its place`(text: String) {
        #expect(throws: DiagnosticError.self) {
            _ = try LintBaseline(file: SourceFile(name: "b.json", bytes: Array(text.utf8)))
        }
    }

    @Test func `a sample is the same for a seed, and in the order of the report`() {
        let findings = (1...100).map { Self.finding("a", key: "k", line: $0) }
        let sample = findings.sample(10, seed: 1)
        #expect(sample.count == 10)
        #expect(sample == findings.sample(10, seed: 1))
        #expect(sample != findings.sample(10, seed: 2))
        #expect(sample.compactMap(\.place?.line) == sample.compactMap(\.place?.line).sorted())
        #expect(Set(sample).count == 10)
        #expect(findings.sample(1_000, seed: 1) == findings)
    }

    @Test func `findings that differ in their language are said in one line`() {
        func missing(_ language: LanguageTag) -> Diagnostic {
            Diagnostic(rule: "missing", key: "Done", language: language, message: "no text for “Done” in \(language)")
        }
        let merged = [missing("ar"), missing("de"), missing("ru")].mergingLanguages(limit: 2)
        #expect(merged.map(\.message) == ["no text for “Done” in ar, de and 1 more"])
        #expect([missing("ar")].mergingLanguages().map(\.message) == ["no text for “Done” in ar"])
    }
}
