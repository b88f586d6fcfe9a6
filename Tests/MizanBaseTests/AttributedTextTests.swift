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

    /// What an argument may hold, and how it comes out in its isolate.
    @Test(
        "what an argument holds neither closes its isolate nor outlives it",
        arguments: [
            ("a\u{2069}b", "\u{2068}ab\u{2069}"),
            ("\u{2069}\u{2069}", "\u{2068}\u{2069}"),
            ("\u{2067}a", "\u{2068}\u{2067}a\u{2069}\u{2069}"),
            ("\u{2067}a\u{2069}b", "\u{2068}\u{2067}a\u{2069}b\u{2069}"),
            ("\u{2066}\u{2068}a\u{2069}\u{2069}\u{2069}", "\u{2068}\u{2066}\u{2068}a\u{2069}\u{2069}\u{2069}"),
            // Embeddings and overrides end with the isolate, and a PDF closes nothing outside.
            ("\u{202E}a\u{202C}\u{202C}", "\u{2068}\u{202E}a\u{202C}\u{202C}\u{2069}"),
            // A paragraph separator ends isolates: what is behind it begins one anew.
            ("a\n\u{202E}b", "\u{2068}a\u{2069}\n\u{2068}\u{202E}b\u{2069}"),
            ("\u{2067}a\r\nb", "\u{2068}\u{2067}a\u{2069}\u{2069}\r\n\u{2068}b\u{2069}"),
            ("a\u{2029}\u{2029}", "\u{2068}a\u{2069}\u{2029}\u{2068}\u{2069}\u{2029}\u{2068}\u{2069}"),
        ])
    func balance(argument: String, expected: String) {
        var text = AttributedText("x ")
        text.append(AttributedText(argument).isolated(.natural))
        text.append(" y\u{2069}")
        #expect(text.plainText(.marked) == "x " + expected + " y\u{2069}")
        // Ranges in ranges are closed in their order.
        let outer = text.isolated(.rightToLeft).plainText(.marked)
        #expect(outer.hasPrefix("\u{2067}x \u{2068}") && outer.hasSuffix("\u{2069} y\u{2069}"))
    }

    @Test("an empty argument keeps its marks")
    func empty() {
        var text = AttributedText("a")
        text.append(AttributedText("").isolated(.natural))
        text.append("b")
        #expect(text.plainText(.marked) == "a\u{2068}\u{2069}b")
    }

    @Test("a text is equal however its isolates were written")
    func equality() {
        #expect(AttributedText(marked: "a\u{2068}b\u{2067}c\u{2069}\u{2069}d") == nested())
        #expect(AttributedText(marked: nested().plainText(.marked)).isolates == nested().isolates)
        let ranges = [
            AttributedText.Isolate(range: 2..<3, direction: .rightToLeft),
            AttributedText.Isolate(range: 1..<3, direction: .natural),
        ]
        #expect(AttributedText("abcd", isolates: ranges) == nested())
        #expect(AttributedText(marked: "a\u{2068}bc\u{2069}d") != nested())
    }

    @Test("a mark without its partner stays a character")
    func unmatchedMarks() {
        let text = AttributedText(marked: "\u{2069}a\u{2067}b\u{2066}c\u{2069}")
        #expect(text.string == "\u{2069}a\u{2067}bc")
        #expect(text.isolates == [.init(range: 4..<5, direction: .leftToRight)])
        #expect(AttributedText(marked: "\u{2068}\u{2069}").isolates == [.init(range: 0..<0, direction: .natural)])
    }

    @Test("what is appended to an open isolate or run stands inside")
    func opening() {
        var text = AttributedText("a")
        let run = text.openRun(TextAttributes(link: "x"))
        let isolate = text.openIsolate(.natural)
        text.append("שלום")
        text.closeIsolate(isolate)
        text.append("!")
        text.closeRun(run)
        #expect(text.plainText(.marked) == "a\u{2068}שלום\u{2069}!")
        #expect(text.runs == [.init(range: 1..<6, attributes: TextAttributes(link: "x"))])
        #expect(text.utf16Count == 6)
    }
}
