import MizanBase
import MizanUnicode
import Testing

@testable import MizanText

/// UAX #24 §5: which script a shared character is shaped in.
@Suite struct ScriptRunTests {
    /// Each run as its script's code and its text.
    private static func runs(_ text: String) -> [String] {
        let workspace = TextWorkspace.checkOut()
        defer { workspace.checkIn() }
        let source = SourceText(AttributedText(text), in: workspace)
        let units = Array(text.utf16)
        var start = 0
        let runs = ScriptRuns(source.paragraphs[0], of: source, in: workspace.scripts).runs
        workspace.scripts = runs
        return runs.elements.map { run in
            defer { start = run.end }
            return "\(run.script.code) \(String(decoding: units[start..<run.end], as: UTF16.self))"
        }
    }

    @Test(arguments: [
        // What all scripts share goes with what is before it, at the start with what is behind it.
        ("a, b", ["Latn a, b"]), ("(1) ب", ["Arab (1) ب"]), ("a (ب) c", ["Latn a (", "Arab ب", "Latn ) c"]),
        // U+0640 and U+060C belong to Arabic, Syriac, Thaana and a few more, not to Latin.
        ("بـب", ["Arab بـب"]), ("ܒـܒ", ["Syrc ܒـܒ"]), ("ހ، ހ", ["Thaa ހ، ހ"]), ("aـb", ["Latn a", "Arab ـ", "Latn b"]),
        ("abc، ب", ["Latn abc", "Arab ، ب"]), ("abc، ހ", ["Latn abc", "Thaa ، ހ"]), ("،ܒ", ["Syrc ،ܒ"]),
        // U+0964: most scripts of India, not Latin, not Thai.
        ("क। क", ["Deva क। क"]), ("ক। ক", ["Beng ক। ক"]), ("ab। ক", ["Latn ab", "Beng । ক"]),
        ("ก। क", ["Thai ก", "Deva । क"]),
        // U+30FC: both kana, not Han.
        ("かーカー", ["Hira かー", "Kana カー"]), ("aーカ", ["Latn a", "Kana ーカ"]),
        // A digit of one script in the text of another that uses it.
        ("ހ٣", ["Thaa ހ٣"]), ("a٣", ["Latn a", "Arab ٣"]), ("𑂃१", ["Kthi 𑂃१"]),
        // 「」 belong to East Asia: an own pair in Latin text, and one of the neighbours' there.
        ("漢「カ」字", ["Hani 漢「", "Kana カ」", "Hani 字"]),
    ])
    func sharedCharacters(text: String, expected: [String]) {
        #expect(Self.runs(text) == expected)
    }

    @Test func manySharedCharactersTakeLinearTime() {
        #expect(Self.runs(String(repeating: "،", count: 50_000)).count == 1)
        #expect(Self.runs("a" + String(repeating: " ،", count: 50_000)).count == 2)
    }
}
