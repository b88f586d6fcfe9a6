import MizanBase
import TestSupport
import Testing

/// Sentences that a source joins of parts, and texts that reach a sentence through a name.
@Suite struct JoinedSentenceTests {
    /// `line rule`, for each finding of a source.
    private static func found(_ source: String, only rules: Set<String>) throws -> [String] {
        try Linting.findings(source: source).filter { rules.contains($0.rule) }.map {
            "\($0.place?.line ?? 0) \($0.rule)"
        }
    }

    private static func fixture(_ name: String) throws -> (source: String, lines: [Substring]) {
        let source = String(decoding: try Checkout.bytes(of: "Tests/Fixtures/swift/\(name).swift"), as: UTF8.self)
        return (source, source.split(separator: "\n", omittingEmptySubsequences: false))
    }

    @Test func `all seven forms of a join are found, and a text in a text is none`() throws {
        let (source, lines) = try Self.fixture("JoinedSentences")
        let findings = try Linting.findings(source: source).filter { $0.rule == "concatenated-fragments" }
        let found = findings.compactMap { $0.place.map { String(lines[$0.line - 1]) } }
        for form in [
            "name + NSLocalized", #""\(name) " + String(localized"#, #"Text(name + " got the"#, #"got " + "it""#,
            "verbatim: name +", #"Text(name) + Text(" got it")"#, "joined(separator:",
        ] {
            #expect(found.count { $0.contains(form) } == 1, "\(form)")
        }
        #expect(findings.count == 7, "\(findings.map(\.description))")
        #expect(findings.last?.message.hasSuffix("is joined to another text by joined(separator:)") == true)
    }

    @Test func `a text that reaches a sentence through a name is an argument of it`() throws {
        let (source, lines) = try Self.fixture("TextsInVariables")
        func found(_ rule: String) throws -> [String] {
            try Linting.findings(source: source).filter { $0.rule == rule }.compactMap { finding in
                finding.place.map { lines[$0.line - 1].trimmingPrefix { $0 == " " } }.map(String.init)
            }
        }
        let arguments = try found("localized-argument")
        #expect(arguments.count == 3, "\(arguments)")
        for name in ["name", "locationName", "title"] {
            #expect(arguments.contains { $0.contains("\\(\(name))") }, "\(name)")
        }
        let formats = try found("format-shown")
        #expect(formats.count == 3, "\(formats)")
        #expect(formats.contains { $0.contains("%02d:%02d") } && formats.contains { $0.contains("setTitle") })
    }

    @Test(
        arguments: [
            "let greeting = \"Hello \" + name\nText(greeting)", "label.text = name + \" got it\"",
            "struct V { var line: String { name + \" got it\" }; var body: some View { Text(self.line) } }",
            "Button(name + \" got it\") {}", "button.setTitle(\"Hello \" + name, for: .normal)",
            "Text([name, String(localized: \"got it\")].joined(separator: \" and \"))",
            "Text(\n    name\n        + \" got it\")", "let a = name +\n    String(localized: \"got it\")",
        ]) func `a join`(source: String) throws
    {
        #expect(try Self.found(source, only: ["concatenated-fragments"]).count == 1)
    }

    @Test(
        arguments: [
            "let path = folder + \"/file.txt\"\nText(path)", "Text(verbatim: name + \".swift\")",
            "Text(name) + Text(\"*\")",
            "Text(Image(systemName: \"star\")) + Text(\"Favorite\")", "let n = 1 + 2\nText(\"It is done\")",
            "Text([city, \"North side\"].joined(separator: \", \"))", "Text(names.joined(separator: \" \"))",
            "let greeting = \"Hello \" + name\nprint(greeting)", "text += String(localized: \"Hello\")",
            "let bullet = \"\u{2022} \" + String(localized: \"Item\")", "log.message(\"Hello \" + name)",
            "func f() { let line = \"Hello \" + name }\nstruct V { let line: String; var b: some View { Text(line) } }",
        ]) func `no join`(source: String) throws
    {
        #expect(try Self.found(source, only: ["concatenated-fragments"]) == [])
    }

    @Test(
        arguments: [
            "let city = place ?? String(localized: \"Here\")\nText(\"Weather in \\(city)\")",
            "let city: String\nif x { city = \"\" }\nlet other = NSLocalizedString(\"Here\", comment: \"\").lowercased()\n"
                + "Text(\"Weather in \\(other)\")",
            "let a = String(localized: \"Here\")\nlet b = a\nText(\"Weather in \\(b)\")",
            "func show(_ city: String) { label.text = String(localized: \"Weather in \\(city)\") }\n"
                + "show(String(localized: \"Here\"))",
            "struct Row { let city: LocalizedStringResource; var b: some View { Text(\"Weather in \\(city)\") } }",
        ]) func `a localized text that arrives in a name`(source: String) throws
    {
        #expect(try Self.found(source, only: ["localized-argument"]).count == 1)
    }

    @Test(
        arguments: [
            "let count = String(localized: \"Here\").count\nText(\"It has \\(count) letters\")",
            "let isHere = city == String(localized: \"Here\")\nText(\"It is \\(isHere)\")",
            "let title = String(localized: \"Here\")\nText(\"\\(title): \\(value)\")",
            "let city = String(localized: \"Here\")\nForEach(cities) { city in Text(\"Weather in \\(city)\") }",
            "func f() { let city = String(localized: \"Here\") }\nfunc g(city: String) { Text(\"Weather in \\(city)\") }",
            "struct Row { let city: String; var b: some View { Text(\"Weather in \\(city)\") } }\n"
                + "struct Other { let city: String }\nOther(city: String(localized: \"Here\"))",
        ]) func `a name that is no localized text`(source: String) throws
    {
        #expect(try Self.found(source, only: ["localized-argument"]) == [])
    }
}
