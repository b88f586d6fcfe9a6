import Foundation
import MizanBase
import MizanCatalogs
import TestSupport
import Testing

struct StringsFileDocumentTests {
    private static let paths = ["ar", "de", "en", "fa", "he", "ru"].map {
        "Tests/Fixtures/catalogs/sparkle/\($0).lproj/Sparkle.strings"
    }

    @Test(arguments: paths) func oneEditedTextIsOneLine(path: String) throws {
        let bytes = try Catalogs.bytes(path)
        let document = try StringsFileDocument(bytes, file: path)
        #expect(document.bytes == bytes)
        let before = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for entry in document.entries {
            var edited = document
            try edited.set([(key: entry.key, value: "قال \"نعم\"\n", comment: nil)])
            let after = String(decoding: edited.bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(after.count == before.count)
            #expect(zip(before, after).count { $0 != $1 } == 1)
            #expect(edited[entry.key] == "قال \"نعم\"\n")
            try edited.set([(key: entry.key, value: entry.value, comment: nil)])
            #expect(edited[entry.key] == entry.value)
        }
    }

    @Test func theEncodingStays() throws {
        let text = "/* Button */\n\"Save\" = \"שמירה\";\n\"Only\";\n"
        for (encoding, mark) in [
            (String.Encoding.utf16LittleEndian, [0xFF, 0xFE] as [UInt8]), (.utf16BigEndian, [0xFE, 0xFF]),
            (.utf16LittleEndian, []),
        ] {
            let bytes = mark + Array(try #require(text.data(using: encoding)))
            var document = try StringsFileDocument(bytes, file: "he.strings")
            #expect(document.bytes == bytes)
            try document.set([
                (key: "Save", value: "לשמור 🙂", comment: nil), (key: "Only", value: "רק", comment: nil),
                (key: "New", value: "חדש", comment: "a */ b"),
            ])
            let expected =
                "/* Button */\n\"Save\" = \"לשמור 🙂\";\n\"Only\" = \"רק\";\n\n/* a * / b */\n\"New\" = \"חדש\";\n"
            #expect(document.bytes == mark + Array(try #require(expected.data(using: encoding))))
        }
    }

    @Test func aNewFileBeginsWithItsFirstEntry() throws {
        var document = StringsFileDocument(file: "ar.strings")
        try document.set([(key: "a\\b", value: "\t\u{1}", comment: nil), (key: "c", value: "d", comment: nil)])
        #expect(
            String(decoding: document.bytes, as: UTF8.self)
                == "/* No comment provided by engineer. */\n\"a\\\\b\" = \"\\t\\U0001\";\n\n/* No comment provided by engineer. */\n\"c\" = \"d\";\n"
        )
        #expect(document["a\\b"] == "\t\u{1}")
    }

    @Test func whatNobodyEditsIsRefused() {
        #expect(throws: DiagnosticError.self) { try StringsFileDocument(Array("bplist00".utf8), file: "a.strings") }
        #expect(throws: DiagnosticError.self) { try StringsFileDocument(Array("\"a\" = ".utf8), file: "a.strings") }
    }

    /// A comment comes from a document, and can't end itself to add entries.
    @Test(arguments: ["*/ \"a\" = \"b\"; /*", "*/\u{301}\n\"a\" = \"b\"; /*", "**//", "*"])
    func aCommentCantEndItself(comment: String) throws {
        var document = StringsFileDocument(file: "a.strings")
        try document.set([(key: "k", value: "v", comment: comment)])
        #expect(document.entries.map(\.key) == ["k"])
        #expect(try StringsFileDocument(document.bytes, file: "a.strings").entries.map(\.key) == ["k"])
    }
}
