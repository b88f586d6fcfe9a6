import MizanBase
import Testing

/// What no arrow leads to.
@Suite struct FocusAuditTests {
    private static func screen(_ modifiers: String, second: String = "") -> String {
        #"""
        { "HStack": { "alignment": "top", "content": [
          { "Button": { "label": { "Text": "a" } }, "id": "first" },
          { "VStack": [{ "Color": "red", "modifiers": [{ "frame": { "width": 10, "height": 100 } }] },
            { "Button": { "label": { "Text": "b" } }, "id": "second"\#(second) }], "modifiers": [\#(modifiers)] } ] } }
        """#
    }

    @Test func `a view that no arrow leads to, where an author says how the focus moves`() throws {
        func found(_ view: String) throws -> [String] { try AuditFixture.found(view, in: "ar") }
        let preferring = #", "modifiers": [{ "prefersDefaultFocus": true }]"#
        #expect(try found(Self.screen("", second: preferring)) == ["focus-unreachable first"])
        #expect(try found(Self.screen("")) == [])
        #expect(try found(Self.screen(#"{ "focusSection": {} }"#)) == [])
        let excluded = #", "modifiers": [{ "focusable": false }]"#
        #expect(try found(Self.screen("", second: excluded)) == [])
    }
}
