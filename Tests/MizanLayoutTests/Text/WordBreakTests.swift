import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

@Suite("Line breaks of Korean and Japanese texts")
struct WordBreakTests {
    private static let korean = "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."
    private static let paragraph = korean + " 저장하지 않은 변경 사항은 사라집니다."
    private static let japanese = "変更した内容をサーバーに保存する前に確認する"

    /// The words of each line of the first text that has these words, in Japanese or in Korean.
    private static func lines(of words: String, in view: some View, width: Double) throws -> [String] {
        let language: LanguageTag = words == japanese ? "ja" : "ko"
        let tree = try view.environment(\.locale, Locale(identifier: language.identifier)).laidOut(width: width)
        let units = Array(words.utf16)
        return try tree.lines(ofText: words).map { String(decoding: units[$0.range], as: UTF16.self) }
    }

    /// Whether no line of any width ends inside a Korean word.
    private static func keepsWords(_ words: String, in view: some View) throws -> Bool {
        try stride(from: 200.0, through: 340, by: 10).allSatisfy { width in
            try lines(of: words, in: view, width: width).dropLast().allSatisfy { $0.hasSuffix(" ") }
        }
    }

    @Test("a Korean sentence keeps its words; a paragraph of several breaks between syllables")
    func koreanTexts() throws {
        #expect(try Self.keepsWords(Self.korean, in: Text(verbatim: Self.korean)))
        #expect(try !Self.keepsWords(Self.paragraph, in: Text(verbatim: Self.paragraph)))
        let lines = try Text(verbatim: Self.korean).laidOut(width: 330).lines(ofText: Self.korean)
        #expect(lines.count > 1, "in an English interface too")
        #expect(lines.dropLast().allSatisfy { Array(Self.korean.utf16)[$0.range.upperBound - 1] == 0x20 })
    }

    @Test("labels of controls, rows, cells, headers and titles keep words, whatever their length")
    func koreanLabels() throws {
        let words = Self.paragraph
        let text = Text(verbatim: words)
        #expect(try Self.keepsWords(words, in: Button(action: {}) { text }))
        #expect(
            try Self.keepsWords(
                words,
                in: Label {
                    text
                } icon: {
                    EmptyView()
                }))
        #expect(try Self.keepsWords(words, in: Toggle(isOn: .constant(true)) { text }.frame(width: 300)))
        #expect(try Self.keepsWords(words, in: List { text }.frame(height: 400)))
        #expect(
            try Self.keepsWords(
                words,
                in: Section {
                    EmptyView()
                } header: {
                    text
                }))
        #expect(
            try Self.keepsWords(
                words,
                in: GroupBox {
                    EmptyView()
                } label: {
                    text
                }))
        #expect(try Self.keepsWords(words, in: text.font(.title2)))
        #expect(try Self.keepsWords(words, in: text.font(.headline.weight(.light))))
        #expect(try Self.keepsWords(words, in: VStack { text }.wordBreak(.phrase)))
    }

    @Test("content of groups, footers, justified texts and what is typed are paragraphs")
    func koreanParagraphs() throws {
        let words = Self.paragraph
        let text = Text(verbatim: words)
        #expect(
            try !Self.keepsWords(
                words,
                in: GroupBox {
                    text
                } label: {
                    EmptyView()
                }))
        #expect(
            try !Self.keepsWords(
                words,
                in: Section {
                    EmptyView()
                } footer: {
                    text
                }))
        #expect(try !Self.keepsWords(words, in: Button(action: {}) { text.wordBreak(.normal) }))
        let sentence = Self.korean
        #expect(try !Self.keepsWords(sentence, in: Text(verbatim: sentence).multilineTextAlignment(.justified)))
        let editor = TextEditor(text: .constant(sentence)).frame(height: 400)
        #expect(try !Self.keepsWords(sentence, in: editor))
        #expect(try Self.keepsWords(sentence, in: editor.wordBreak(.phrase)))
    }

    @Test("Japanese titles and buttons break by phrase, body text between any two characters")
    func japanese() throws {
        let text = Text(verbatim: Self.japanese)
        func splitsWords(_ view: some View) throws -> Bool {
            try stride(from: 180.0, through: 320, by: 10).contains { width in
                let lines = try Self.lines(of: Self.japanese, in: view, width: width)
                return lines.dropLast().contains { $0.hasSuffix("保") || $0.hasSuffix("す") || $0.hasSuffix("サ") }
            }
        }
        #expect(try splitsWords(text))
        #expect(try !splitsWords(text.font(.title)))
        #expect(try !splitsWords(Button(action: {}) { text }))
        #expect(try splitsWords(Button(action: {}) { text.wordBreak(.normal) }))
    }

    @Test("no line of a Japanese body text begins with a prolonged sound mark")
    func japaneseIsStrict() throws {
        let view = Text(verbatim: Self.japanese)
        for width in stride(from: 60.0, through: 300, by: 7) {
            let lines = try Self.lines(of: Self.japanese, in: view, width: width)
            #expect(!lines.contains { $0.hasPrefix("ー") })
        }
    }
}
