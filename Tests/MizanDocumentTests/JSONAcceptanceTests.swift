import MizanBase
import MizanDocument
import Testing

/// What a JSON reader must take and must refuse, after the facts that RFC 8259 states and JSON test suites list.
struct JSONAcceptanceTests {
    static func parse(_ text: String, comments: Bool = false) throws -> JSONValue {
        try JSONValue.parse(Array(text.utf8), file: "a.json", comments: comments)
    }

    static func rule(_ text: String, comments: Bool = false) -> String? {
        rule(Array(text.utf8), comments: comments)
    }

    static func rule(_ bytes: [UInt8], comments: Bool = false) -> String? {
        do {
            _ = try JSONValue.parse(bytes, file: "a.json", comments: comments)
            return nil
        } catch {
            return (error as? DiagnosticError)?.diagnostics.first?.rule ?? "another error"
        }
    }

    @Test(arguments: [
        ("[]", JSONValue(.array([]))),
        ("{}", JSONValue(.object([]))),
        (" \t\r\n[ ] ", JSONValue(.array([]))),
        ("null", JSONValue(.null)),
        ("[true,false]", JSONValue(.array([JSONValue(.bool(true)), JSONValue(.bool(false))]))),
        ("\"\"", JSONValue(.string(""))),
        ("-0", JSONValue(.number("-0"))),
        ("-0.1e-10", JSONValue(.number("-0.1e-10"))),
        ("1E+2", JSONValue(.number("1E+2"))),
        ("123456789012345678901234567890", JSONValue(.number("123456789012345678901234567890"))),
        (#""\"\\\/\b\f\n\r\t""#, JSONValue(.string("\"\\/\u{8}\u{C}\n\r\t"))),
        (#""\u0041\u00e9\u05D0\u0000""#, JSONValue(.string("Aé\u{5D0}\u{0}"))),
        (#""\ud83c\uDf27""#, JSONValue(.string("\u{1F327}"))),
        ("\"ירושלים 🌧 \u{7F}\u{2028}\"", JSONValue(.string("ירושלים 🌧 \u{7F}\u{2028}"))),
        (#""a\u005cb/c""#, JSONValue(.string(#"a\b/c"#))),
        (#"{"":0}"#, JSONValue(.object([JSONMember("", JSONValue(.number("0")))]))),
        (
            #"{"b":[{"c":null}],"a":1}"#,
            JSONValue(
                .object([
                    JSONMember("b", JSONValue(.array([JSONValue(.object([JSONMember("c", JSONValue(.null))]))]))),
                    JSONMember("a", JSONValue(.number("1"))),
                ]))
        ),
        ("\u{FEFF}[]", JSONValue(.array([]))),
    ])
    func accepts(text: String, value: JSONValue) throws {
        #expect(try Self.parse(text) == value)
    }

    @Test(arguments: [
        "", " ", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1:2]", "[}", "{]", "[][]",
        "{} x",
        "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\":1,}", "{,}", "{\"a\":1 \"b\":2}", "{a:1}", "{'a':1}", "{1:1}",
        "{\"a\":\"b\"}/", "['a']", "True", "nul", "nullx", "truefalse", "undefined", "[1]]", "{\"a\":1}}", "\u{A0}1",
        "\u{FEFF}\u{FEFF}1", "#", "@", "(1)", "[\"a\"", "{\"a\":1", "{\"a\":", "{\"a\"", "{\"a", "[1\n", "// a\n1",
        "/* a */1", "*", "/", "1,", ":", "\\u0041", "\u{0}",
    ])
    func refusesBadStructure(text: String) throws {
        let rule = try #require(Self.rule(text))
        #expect(["json-syntax", "json-comment", "json-string"].contains(rule))
    }

    @Test(arguments: [
        "01", "-01", "00", "1.", ".5", "-.5", "-", "+1", "1e", "1e+", "1.e1", "1.5.5", "0x1F", "1_000", "1a", "--1",
        "NaN", "Infinity", "-Infinity", "1e5.5", "-NaN", "0e", "1+2",
    ])
    func refusesBadNumbers(text: String) {
        #expect(Self.rule(text) == "json-number")
        #expect(Self.rule("[" + text + "]") == "json-number")
    }

    @Test(arguments: [
        #""\x""#, #""\'""#, #""\u""#, #""\u12""#, #""\u12G4""#, #""\U0041""#, #""\ud800""#, #""\udc00""#,
        #""\ud800\ud800""#, #""\ud800\u0041""#, #""\ud800x""#, #""\udc00\ud800""#, #""\ud800\n""#, #""\0""#,
    ])
    func refusesBadEscapes(text: String) {
        #expect(Self.rule(text) == "json-escape")
    }

    @Test(arguments: ["\"a", "\"\\", "\"\\\"", "\"a\nb\"", "\"a\tb\"", "\"\u{0}\"", "\"\u{1F}\"", "\"a\r\""])
    func refusesBadStrings(text: String) {
        #expect(Self.rule(text) == "json-string")
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE9, 0x22],
            [0x22, 0xF4, 0xBF, 0xBF, 0xBF, 0x22], [0x22, 0xE2, 0x82], [0xFE, 0xFF, 0x00, 0x31],
            [0xFF, 0xFE, 0x31, 0x00],
            [0x2F, 0x2F, 0x80, 0x0A, 0x31],
        ] as [[UInt8]])
    func refusesWhatIsNotUTF8(bytes: [UInt8]) {
        #expect(Self.rule(bytes, comments: true) == "json-encoding")
    }

    @Test func commentsAreWhiteSpaceWhereAllowed() throws {
        let text = """
            // first
            { /* a */ "a" /**/ : // x
              [ /***/ 1 /* , */ , 2 // last 1
              ] /* * / */
            } // end
            """
        let value = try Self.parse(text, comments: true)
        #expect(try value == Self.parse(#"{"a":[1,2]}"#))
        #expect(Self.rule("1 /* a", comments: true) == "json-comment")
        #expect(Self.rule("1 /*/", comments: true) == "json-comment")
        #expect(Self.rule("1 // a", comments: false) == "json-comment")
    }

    @Test func aSlashInAStringBeginsNoComment() throws {
        #expect(try Self.parse(#""// a /* b""#, comments: true).stringValue == "// a /* b")
    }

    @Test func keysThatDifferInScalarsDiffer() throws {
        let value = try Self.parse("{\"\u{E9}\":1,\"e\u{301}\":2}")
        #expect(value["\u{E9}"]?.intValue == 1)
        #expect(value["e\u{301}"]?.intValue == 2)
        #expect(try Self.parse("\"\u{E9}\"") != Self.parse("\"e\u{301}\""))
    }

    @Test(arguments: [1, 3, 40, 5_000])
    func aRepeatedKeyIsAnErrorWithBothPlaces(count: Int) throws {
        let members = (0..<count).map { "\"k\($0)\": 0,\n" }.joined()
        let error = try #require(throws: DiagnosticError.self) {
            try Self.parse("{\n\(members)  \"k\\u0030\": 1}")
        }
        let diagnostic = try #require(error.diagnostics.first)
        #expect(diagnostic.rule == "json-duplicate-key")
        #expect(diagnostic.place == SourcePlace(file: "a.json", line: count + 2, column: 3))
        #expect(diagnostic.notes.map(\.place) == [SourcePlace(file: "a.json", line: 2, column: 1)])
    }
}
