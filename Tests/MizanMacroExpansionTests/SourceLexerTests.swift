import Testing

@testable import MizanMacroExpansion

/// The tokens of Swift source.
@Suite("Swift source as tokens")
struct SourceLexerTests {
    private func tokens(_ text: String) throws -> [String] {
        let bytes = Array(text.utf8)
        return try SourceLexer.tokens(of: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test("names, numbers, operators and brackets")
    func plain() throws {
        #expect(
            try tokens("let größe: [Int?] = -1.5e3 ?? `default`.x0") == [
                "let", "größe", ":", "[", "Int", "?", "]", "=", "-", "1.5e3", "??", "`default`", ".", "x0",
            ])
        #expect(try tokens("1...3") == ["1", ".", ".", ".", "3"])
    }

    @Test("comments are left out, nested ones too")
    func comments() throws {
        #expect(try tokens("a // b {\nc /* d /* } */ \" */ e") == ["a", "c", "e"])
        #expect(try tokens("a+/* b */c") == ["a", "+", "c"])
    }

    @Test(
        "a string is one token, whatever it contains",
        arguments: [
            #""a) \" { // b""#, #""\(f("x)", [1]))""#, ##"#"a " \(b) \#("c")"#"##,
            "\"\"\"\n a \" \"\" } \\(\"\"\"\n x\n \"\"\")\n\"\"\"",
            "##\"\"\"\n a \"\"\"# \\##(b)\n\"\"\"##", "\"\"", #""\\""#,
        ])
    func strings(_ literal: String) throws {
        #expect(try tokens("a(\(literal))") == ["a", "(", literal, ")"])
    }

    @Test("a slash starts a regular expression only where an expression may start")
    func regularExpressions() throws {
        #expect(try tokens(#"f(/[(]"\//)"#) == ["f", "(", #"/[(]"\//"#, ")"])
        #expect(try tokens("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(try tokens("(a)/b/2") == ["(", "a", ")", "/", "b", "/", "2"])
        #expect(try tokens("x = /a{2}/") == ["x", "=", "/a{2}/"])
        #expect(try tokens("#/ a \" } /#.b") == ["#/ a \" } /#", ".", "b"])
        #expect(try tokens("return /x}/") == ["return", "/x}/"])
        #expect(try tokens("reduce(0, /)") == ["reduce", "(", "0", ",", "/", ")"])
    }

    @Test("lines and spaces before a token")
    func trivia() throws {
        let tokens = try SourceLexer.tokens(of: Array("a\n/*\n*/ b.c".utf8))
        #expect(tokens.map(\.startsLine) == [true, true, false, false])
        #expect(tokens.map(\.followsSpace) == [true, true, false, false])
    }

    @Test(
        "what isn't terminated is an error with its place",
        arguments: [
            ("a \"b", 2), ("a \"b\n\"", 2), ("a \"\"\"b\"", 2), ("a /* b /* */", 2), ("a #/b", 2), ("a `b\n`", 2),
            ("a #\"b\"", 2), ("\"\\(a\"", 4), ("\"\\", 0), ("a #/\\", 2),
        ])
    func unterminated(_ text: String, _ offset: Int) {
        let error = #expect(throws: SourceError.self) { try SourceLexer.tokens(of: Array(text.utf8)) }
        #expect(error?.offset == offset)
    }

    @Test("literals that are nested thousands of times are an error")
    func depth() {
        let text = String(repeating: "\"\\(", count: 10_000)
        let error = #expect(throws: SourceError.self) { try SourceLexer.tokens(of: Array(text.utf8)) }
        #expect(error?.message == "string literals are nested too deeply")
    }

    @Test("any prefix of a source is read or is an error, and so are any bytes")
    func prefixes() {
        let text = "#Preview(\"a\\(b[\"c\"])\") { /* x */ #\"\"\"\n\\#(y)\"\"\"# ; /r\\/[)]/ ; `z` }"
        for count in 0...text.utf8.count {
            _ = try? SourceText(String(decoding: Array(text.utf8.prefix(count)), as: UTF8.self))
            _ = try? SourceText(String(decoding: Array(text.utf8.suffix(count)), as: UTF8.self))
        }
        _ = try? SourceText(String(decoding: (0...255).map { UInt8($0) }, as: UTF8.self))
    }

    @Test("brackets are matched", arguments: [("a(]", 2), ("a)", 1), ("{(a)", 0)])
    func brackets(_ text: String, _ offset: Int) {
        let error = #expect(throws: SourceError.self) { try SourceText(text) }
        #expect(error?.offset == offset)
    }
}
