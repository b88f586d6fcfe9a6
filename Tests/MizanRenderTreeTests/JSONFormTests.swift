import MizanBase
import MizanRenderTree
import Testing

/// Definitions 8: the form that reads back.
@Suite("The JSON form of a tree")
struct JSONFormTests {
    @Test("reads back to an equal tree")
    func roundTrip() throws {
        let tree = RenderTree.sample
        let read = try RenderTree(json: tree.json, file: "tree.json")
        #expect(read == tree)
        #expect(read.json == tree.json)
    }

    @Test("what has its default is left out, and frames are absolute")
    func shape() {
        let json = String(decoding: RenderTree.sample.json, as: UTF8.self)
        #expect(json.hasSuffix("}\n"))
        #expect(json.contains("\"frame\": [10, 30, 24, 24]"))
        #expect(json.components(of: "\"role\"") == 1)
        #expect(json.components(of: "\"direction\": \"ltr\"") == 1, "only where it isn't the parent's")
        #expect(json.components(of: "\"mirrored\"") == 1)
    }

    @Test(
        "what is wrong is an error with its place",
        arguments: [
            ("\"schema\": 2", "\"schema\": 1", "schema"), ("\"parent\": 3", "\"parent\": 4", "index"),
            ("\"font\": 0", "\"font\": 1", "index"), ("\"image\": 0", "\"image\": -1", "index"),
            ("\"roundedRectangle\"", "\"star\"", "unknown-value"),
            ("[10, 30, 24, 24]", "[10, 30, 24]", nil), ("[10, 30, 24, 24]", "[10, 30, 24, 0.00001]", nil),
            ("[10, 30, 24, 24]", "[10, 30, 24, 1e400]", nil), ("\"#000000\"", "\"black\"", nil),
            ("\"rtl\"", "\"up\"", nil), ("\"level\": 1", "\"level\": 256", nil),
            ("\"0051b0e7\"", "\"font\"", nil), ("\"range\": [0, 4]", "\"range\": [4, 0]", nil),
            ("\"hidden\": true", "\"hidden\": 1", nil),
            ("\"scrollerSide\": \"right\"", "\"scrollerSide\": \"up\"", nil),
            ("\"variant\": \"he_w100\",", "", nil), ("{", "[", nil),
        ] as [(String, String, String?)])
    func wrong(original: String, replacement: String, rule: String?) throws {
        let json = String(decoding: RenderTree.sample.json, as: UTF8.self)
        try #require(json.contains(original))
        let broken = json.replacing(original, with: replacement, maxReplacements: 1)
        let error = #expect(throws: DiagnosticError.self) {
            _ = try RenderTree(json: Array(broken.utf8), file: "tree.json")
        }
        let found = try #require(error?.diagnostics.first)
        #expect(found.place?.file == "tree.json")
        if let rule { #expect(found.rule == rule) }
    }

    @Test("a tree cut off anywhere is an error, never a trap")
    func truncated() {
        let json = RenderTree.sample.json
        for count in stride(from: 0, to: json.count - 2, by: 7) {
            #expect(throws: DiagnosticError.self) { _ = try RenderTree(json: Array(json.prefix(count)), file: "-") }
        }
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
