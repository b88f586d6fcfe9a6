import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("A secure field")
struct SecureFieldTests {
    @Test(
        "shows a dot for each character, and its text nowhere", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func secret(direction: LayoutDirection) throws {
        let draft = Draft()
        let session = try shown(direction) {
            SecureField("Password", text: draft.binding).textFieldStyle(.roundedBorder)
        }
        try session.tap("SecureField")
        try session.edit(.text("geheim👨‍👩‍👧"), .text("e\u{301}"), .text(TypedWords.arabic))
        #expect(try session.string("Text") == String(repeating: "•", count: 12))
        let layout = try #require(session.layout)
        let written = layout.tree.text + String(decoding: layout.tree.json, as: UTF8.self)
        for secret in ["geheim", "👨", TypedWords.arabic] { #expect(!written.contains(secret)) }
        #expect(layout.tree.nodes[0].value == nil)
        #expect(layout.tree.nodes[0].role == "secureField")
        #expect(layout.tree.nodes[0].label == "Password")
    }

    @Test("is edited by whole characters, and selects as one word")
    func editing() throws {
        let draft = Draft("a👨‍👩‍👧c")
        let session = try shown { SecureField("Password", text: draft.binding) }
        try session.enter("SecureField")
        try session.edit(.key(.leftArrow), .key(.leftArrow), .text("b"))
        #expect(draft.text == "ab👨‍👩‍👧c")
        try session.edit(.key(.deleteForward))
        #expect(draft.text == "abc")
        let place = try session.line()
        try session.edit(.tap(at: Point(x: place.minX + 1, y: place.midY), count: 2), .text("z"))
        #expect(draft.text == "z")
    }
}
