import MizanBase
import MizanCatalogs
import MizanExtraction
import Testing

/// What `mizan strings extract` asks of the program.
@Suite struct RequestTests {
    private func found(_ request: String) throws -> ExtractedStrings {
        try ExtractionRequest(Array(request.utf8)).strings()
    }

    @Test func `sources come back in the order of the request`() throws {
        let sources = (0..<40).map { #"{"file": "\#($0).swift", "text": "Text(\"\#($0)\")"}"# }
        let strings = try found(#"{"sources": [\#(sources.joined(separator: ","))]}"#).strings
        #expect(strings.map(\.key) == (0..<40).map(String.init))
        #expect(strings.map(\.place.file) == (0..<40).map { "\($0).swift" })
    }

    @Test func `functions of a request are look-ups`() throws {
        let request = #"{"functions": ["tr"], "sources": [{"file": "<stdin>", "text": "tr(\"a\")"}]}"#
        #expect(try found(request).strings.map(\.origin) == ["tr"])
    }

    @Test(arguments: [#"{"sources": [{"file": "/missing.swift"}]}"#, "{}", "", #"{"sources": [{"file": 1}]}"#])
    func `what can't be read is an error`(request: String) {
        #expect(throws: DiagnosticError.self) { try found(request) }
    }
}
