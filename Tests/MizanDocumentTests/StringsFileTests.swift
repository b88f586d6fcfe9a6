import Foundation
import MizanBase
import MizanDocument
import Testing

struct StringsFileTests {
    private static func entries(_ bytes: [UInt8]) throws -> [StringsFileEntry] {
        var file = try StringsFile(bytes, file: "f.strings")
        var entries: [StringsFileEntry] = []
        while let entry = try file.next() { entries.append(entry) }
        return entries
    }

    private static func entries(_ text: String) throws -> [StringsFileEntry] { try entries(Array(text.utf8)) }

    @Test func `entries have their comments and places`() throws {
        let entries = try Self.entries(
            """
            /* The file. */

            // A title.
            "שלום" = "Hello";
              plain.key-1 = 'single "quotes"'; /* for c */ "c";
            "d"
              =
                "two
            lines"
            ;
            """)
        #expect(entries.map(\.key) == ["שלום", "plain.key-1", "c", "d"])
        #expect(entries.map(\.value) == ["Hello", "single \"quotes\"", "c", "two\nlines"])
        #expect(entries.map(\.comment) == ["A title.", nil, "for c", nil])
        #expect(
            entries.map(\.place.description) == ["f.strings:4:1", "f.strings:5:3", "f.strings:5:48", "f.strings:6:1"])
    }

    @Test(
        arguments: [
            #""a" = "\n\t\r\\\"\'\a\b\f\v";"#, #""a" = "\U0627\U00e9 \Ud83d\Ude00 \U41z";"#,
            #""a" = "\101\7\12z\x\u00e9";"#,
            "\"a\" = \"line\nbreak\\\nnext\";", "a.b-c/d:e$f_g = x;", "{\"a\" = \"b\";}", "\"a\";", "'a' = 'b\"';",
            "a=b;;", "/* only */", "\"a\" = \"b\"; \"a\" = \"c\";", "\"%@ of %@\" = \"%2$@ من %1$@\";",
            "// a = b;\nc = d;",
        ])
    func `a file reads as Foundation reads it`(text: String) throws {
        let data = Data(text.utf8)
        let expected = try #require(
            try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
        let entries = try Self.entries(text)
        #expect(Dictionary(entries.map { ($0.key, $0.value) }) { $1 } == expected)
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian], [true, false])
    func `UTF-8 and UTF-16, with and without a byte-order mark`(encoding: String.Encoding, hasMark: Bool) throws {
        let text = (hasMark && encoding != .utf16 ? "\u{FEFF}" : "") + "/* é */\n\"k\" = \"שלום 😀\";"
        let entries = try Self.entries([UInt8](try #require(text.data(using: encoding))))
        #expect(entries.map(\.value) == ["שלום 😀"])
        #expect(entries.map(\.comment) == ["é"])
        #expect(entries.map(\.place.description) == ["f.strings:2:1"])
    }

    @Test(
        arguments: [
            ("\"a\" = \"b\"", "1:10"), ("\"a\" = b c;", "1:9"), ("\"a\"\"b\";", "1:4"), ("\"a\" = \"b;\n", "2:1"),
            ("\"a\" = ;", "1:7"), ("\"a\" = {};", "1:7"), ("\n/* x", "2:1"), ("\"a\" = \"\\Uxy\";", "1:8"),
            ("\"a\" = \"\\Ud83d\";", "1:8"), ("\"a\" = \"\\341\";", "1:8"), ("= b;", "1:1"), ("{ a = b;", "1:9"),
            ("{ a = b; } c = d;", "1:12"), ("\"a\"b\" = \"c\";", "1:4"),
        ] as [(String, String)])
    func `what is wrong has its place`(text: String, place: String) throws {
        let error = #expect(throws: DiagnosticError.self, "\(text)") { try Self.entries(text) }
        #expect(error?.diagnostics.first?.rule == "strings-file")
        #expect(error?.diagnostics.first?.place?.description == "f.strings:\(place)", "\(error?.description ?? "")")
    }

    @Test func `another encoding is an error where it shows`() throws {
        let latin = #expect(throws: DiagnosticError.self) {
            try Self.entries(Array("\"a\" = \"b\";\n\"caf".utf8) + [0xE9] + Array("\" = \"c\";".utf8))
        }
        #expect(latin?.diagnostics.first?.place?.description == "f.strings:2:5")
        let half = #expect(throws: DiagnosticError.self) {
            try Self.entries([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x61, 0])
        }
        #expect(half?.diagnostics.first?.place?.description == "f.strings:1:2")
    }
}
