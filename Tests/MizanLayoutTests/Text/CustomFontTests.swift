import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Fonts by family name, and what no font covers.
@Suite("Fonts of texts")
struct CustomFontTests {
    private func text(_ view: some View) throws -> RenderText {
        let tree = try view.laidOut(width: 300)
        for case .text(let text) in tree.nodes.map(\.content) { return text }
        throw DiagnosticError(Diagnostic(rule: "none", message: "no text"))
    }

    @Test("a family by name, its size growing with a text style or fixed")
    func size() throws {
        func sizes(_ font: Font) throws -> [String] {
            try [DynamicTypeSize.large, .accessibility5].map { size in
                let text = try text(Text(verbatim: "ก").font(font).environment(\.dynamicTypeSize, size))
                return try #require(text.lines.first?.runs.first).size.description
            }
        }
        // Body's lines are 22 pt high at large and 62 at accessibility5, title's 34 and 68: 17 pt become 48, as seen in UIKit.
        #expect(try sizes(.custom("Noto Sans Thai UI", size: 17)) == ["17", "48"])
        #expect(try sizes(.custom("Noto Sans Thai UI", size: 14, relativeTo: .title)) == ["14", "28"])
        #expect(try sizes(.custom("Noto Sans Thai UI", fixedSize: 20)) == ["20", "20"])
    }

    @Test("what the family doesn't cover comes from the others")
    func fallback() throws {
        let tree = try Text(verbatim: "1ก א").font(.custom("Noto Sans Devanagari UI", size: 17).bold()).laidOut(
            width: 300)
        #expect(
            Set(tree.fonts.map(\.name)) == ["NotoSansDevanagariUI-Bold", "NotoSansThaiUI-Bold", "NotoSansHebrew-Bold"])
    }

    @Test("a family that nobody has is an error")
    func unknown() throws {
        let error = #expect(throws: DiagnosticError.self) {
            try Text(verbatim: "a").font(.custom("Noto Sans Hebrw", size: 17)).laidOut(width: 300)
        }
        #expect(error?.diagnostics.map(\.rule) == ["unknown-font-family"])
        #expect(error?.diagnostics.first?.fix == "did you mean “Noto Sans Hebrew”?")
    }

    @Test("what no font covers is listed at its line")
    func missing() throws {
        let tree = try Text(verbatim: "a 漢\n字\u{301}").laidOut(width: 300)
        guard case .text(let text) = try #require(tree.nodes.first).content else { return #expect(Bool(false)) }
        #expect(text.lines.map(\.missingGlyphs) == [[2..<3], [4..<6]])
        for line in text.lines { #expect(line.runs.flatMap(\.glyphs).count { $0.id == 0 } == 1) }
        #expect(tree.text.contains(" ltr missing-characters 4..<6 \"U+5B57 U+0301\" glyphs "))
        let json = String(decoding: tree.json, as: UTF8.self)
        #expect(json.contains(#"{"range": [4, 6], "characters": "U+5B57 U+0301"}"#))
        #expect(!(try Text(verbatim: "a").laidOut(width: 300)).text.contains("missing"))
    }
}
