import Foundation
import MizanBase
import MizanDocument
import Testing

struct JSONPlaceTests {
    private func place(_ line: Int, _ column: Int) -> SourcePlace {
        SourcePlace(file: "s.json", line: line, column: column)
    }

    private func diagnostic(_ text: String) throws -> Diagnostic {
        let error = try #require(throws: DiagnosticError.self) {
            try JSONValue.parse(Array(text.utf8), file: "s.json")
        }
        return try #require(error.diagnostics.first)
    }

    @Test func valuesAndKeysKnowTheirPlaces() throws {
        let text = "{ \"a\": 1,\n  \"שלום\": [ true,\r\n\"x\" ],\r\t\"b\": {} }"
        let value = try JSONValue.parse(Array(text.utf8), file: "s.json")
        #expect(value.place == place(1, 1))
        let members = try #require(value.objectValue)
        #expect(members.map(\.key) == ["a", "שלום", "b"])
        #expect(members.map(\.keyPlace) == [place(1, 3), place(2, 3), place(4, 2)])
        #expect(members.map(\.value.place) == [place(1, 8), place(2, 15), place(4, 7)])
        // The column counts UTF-8 bytes: the four letters before it are eight.
        #expect(members[1].value.arrayValue?.map(\.place) == [place(2, 17), place(3, 1)])
    }

    @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
        #expect(try JSONValue.parse(Array("\u{FEFF}1".utf8), file: "s.json").place == place(1, 1))
    }

    @Test func linesInsideCommentsCount() throws {
        let text = "/* a\r\nb\rc\n*/ // d\n 1"
        #expect(try JSONValue.parse(Array(text.utf8), file: "s.json").place == place(5, 2))
    }

    @Test(arguments: [
        ("{\n  \"a\": 1\n  \"b\": 2\n}", 3, 3), ("[1, 2,\n]", 1, 6), ("[1,\n 02]", 2, 2), ("[\"a\\qb\"]", 1, 4),
        ("[\"a\\ud800\"]", 1, 4), ("[tru]", 1, 2), ("[1] x", 1, 5), ("\n\n", 3, 1), ("[\"a\nb\"]", 1, 4),
        ("[\"🌧\u{1}\"]", 1, 7), ("{\"a\" 1}", 1, 6), ("1 /*", 1, 3),
    ])
    func errorsStandWhereTheyAre(text: String, line: Int, column: Int) throws {
        #expect(try diagnostic(text).place == place(line, column))
    }

    @Test func theFirstByteThatIsNotUTF8IsNamed() throws {
        let bytes = Array("[\n\"é".utf8) + [0x80] + Array("\"]".utf8)
        let error = try #require(throws: DiagnosticError.self) { try JSONValue.parse(bytes, file: "s.json") }
        #expect(error.diagnostics.first?.place == place(2, 4))
    }

    @Test func whatIsNotClosedNamesItsBeginning() throws {
        let diagnostic = try diagnostic("{ \"a\":\n [1, 2")
        #expect(diagnostic.place == place(2, 7))
        #expect(diagnostic.notes.map(\.place) == [place(2, 2)])
    }

    @Test func theLineReadsAsACompilersDoes() throws {
        #expect(
            try diagnostic("{ \"a\": yes }").description
                == "s.json:1:8: error: “yes” is no value; write true, false or null, or put a string in quotation marks "
                + "[json-syntax]")
        #expect(
            try diagnostic("[\"\u{7}\"]").description
                == "s.json:1:3: error: the control character “\\u{7}” stands in a string; write it as \\u0007 [json-string]"
        )
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
    func tooDeepANestingIsAnErrorNotACrash(opener: String) throws {
        let text = String(repeating: opener, count: 100_000)
        let diagnostic = try diagnostic(text)
        #expect(diagnostic.rule == "json-depth")
        #expect(diagnostic.place?.line == 1)
    }

    @Test func theDeepestNestingIsReadComparedAndFreed() throws {
        let depth = Limits.jsonDepth
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let value = try JSONValue.parse(Array(text.utf8), file: "s.json")
        #expect(try value == JSONValue.parse(Array(text.utf8), file: "s.json"))
        #expect(try diagnostic("[" + text + "]").place == place(1, depth + 1))
    }

    @Test(arguments: ["", "x"]) func aHundredThousandLevelsAreFreedInLittleStack(end: String) throws {
        let depth = 100_000
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + end
        nonisolated(unsafe) var error: (any Error)?
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            // The value, or what was read of it before the error, is let go here.
            do { _ = try JSONValue.parse(Array(text.utf8), file: "s.json", depthLimit: depth) } catch let caught {
                error = caught
            }
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        #expect((error == nil) == end.isEmpty)
    }
}
