import MizanBase
import Testing

/// Isolates are ranges; their marks come out only where a caller asks.
struct AttributedTextTests {
    /// "a⟨b⟨c⟩⟩d": one isolate in another.
    private func nested() -> AttributedText {
        var inner = AttributedText("b")
        inner.append(AttributedText("c").isolated(.rightToLeft))
        var text = AttributedText("a")
        text.append(inner.isolated(.natural))
        text.append("d")
        return text
    }

    @Test("marks come out around what they isolate, inner ones inside")
    func marks() {
        #expect(nested().plainText(.unmarked) == "abcd")
        #expect(nested().plainText(.marked) == "a\u{2068}b\u{2067}c\u{2069}\u{2069}d")
        #expect(AttributedText("x").isolated(.leftToRight).plainText(.marked) == "\u{2066}x\u{2069}")
    }

    @Test("appending moves ranges by UTF-16 units")
    func ranges() {
        var text = AttributedText("😀 ")
        text.append(AttributedText("שלום").isolated(.natural).with(TextAttributes(color: .black)))
        #expect(text.isolates.map(\.range) == [3..<7])
        #expect(text.runs.map(\.range) == [3..<7])
    }

    @Test("a part of a text has the marks that stand in it; one that closes belongs to what is before")
    func parts() {
        func part(_ range: Range<Int>) -> String { String(decoding: nested().markedUnits(in: range), as: UTF16.self) }
        #expect(part(0..<1) == "a")
        #expect(part(1..<2) == "\u{2068}b")
        #expect(part(2..<3) == "\u{2067}c\u{2069}\u{2069}")
        #expect(part(3..<4) == "d")
    }

    @Test("an empty argument keeps its marks")
    func empty() {
        var text = AttributedText("a")
        text.append(AttributedText("").isolated(.natural))
        text.append("b")
        #expect(text.plainText(.marked) == "a\u{2068}\u{2069}b")
    }
}
