import MizanBase
import Testing

@testable import MizanText

/// Typing, deleting, composing and undoing, as a person at a keyboard meets them.
@Suite("Editing a text")
struct EditableTextTests {
    @Test(
        "backspace deletes what the script wants",
        arguments: [
            ("cafe\u{301}", "cafe"), ("café", "caf"), ("שָׁ", "ש\u{5b8}"), ("مُ", "م"), ("नि", "न"), ("क्षि", "क्ष"), ("กำ", "ก"),
            ("a👨‍👩‍👧", "a"), ("🇮🇱🇸🇦", "🇮🇱"), ("1️⃣", ""), ("👍🏽", ""), ("a\r\n", "a"), ("☺\u{fe0f}", ""), ("葛\u{e0100}", ""),
            ("𝒳", ""),
            ("각", ""), ("", ""),
        ])
    func backspace(_ text: String, _ expected: String) {
        var editing = EditableText(text)
        editing.deleteBackward()
        #expect(Array(editing.text.unicodeScalars) == Array(expected.unicodeScalars))
        #expect(editing.selection == expected.utf16.count..<expected.utf16.count)
        editing.undo()
        #expect(Array(editing.text.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("delete forward takes a grapheme cluster")
    func deleteForward() {
        var editing = EditableText("e\u{301}नि👨‍👩‍👧x")
        for expected in ["नि👨‍👩‍👧x", "👨‍👩‍👧x", "x", "", ""] {
            editing.moveCaret(to: 0)
            editing.deleteForward()
            #expect(editing.text == expected)
        }
    }

    @Test("what is typed is one edit until something else happens")
    func undoing() {
        var editing = EditableText()
        for letter in ["ש", "ל", "ו", "ם"] { editing.insert(letter) }
        editing.insert(" ")
        editing.moveCaret(to: 4)
        editing.insert("!")
        editing.select(0..<5)
        editing.insert("Hi")
        #expect(editing.text == "Hi ")
        editing.undo()
        #expect(editing.text == "שלום! " && editing.selection == 0..<5)
        editing.undo()
        #expect(editing.text == "שלום ")
        editing.redo()
        #expect(editing.text == "שלום! " && editing.selection == 5..<5)
        editing.undo()
        editing.undo()
        #expect(editing.text.isEmpty)
        editing.undo()
        editing.redo()
        #expect(editing.text == "שלום ")
        editing.insert("x")
        editing.redo()
        #expect(editing.text == "שלום x")
    }

    @Test("what is composed is one edit, replaced until it is taken")
    func composing() {
        var editing = EditableText("私は")
        editing.setMarked("t")
        editing.setMarked("とう")
        editing.setMarked("とうきょう", selected: 0..<2)
        #expect(editing.text == "私はとうきょう" && editing.marked == 2..<7 && editing.selection == 2..<4)
        editing.insert("東京")
        #expect(editing.text == "私は東京" && editing.marked == nil && editing.selection == 4..<4)
        editing.undo()
        editing.undo()
        #expect(editing.text == "私は")
        editing.setMarked("x")
        editing.setMarked("")
        #expect(editing.text == "私は" && editing.marked == nil)
        // A click elsewhere keeps what was composed.
        editing.setMarked("え")
        editing.moveCaret(to: 0)
        #expect(editing.text == "私はえ" && editing.marked == nil && editing.selection == 0..<0)
    }

    @Test("what is typed decides the direction, and an empty field has its own")
    func directions() throws {
        var editing = EditableText()
        #expect(editing.naturalDirection == nil)
        editing.insert("123 ")
        #expect(editing.naturalDirection == nil)
        editing.insert("أحمد")
        #expect(editing.naturalDirection == .rightToLeft)
        editing.select(0..<0)
        editing.insert("Ahmad ")
        #expect(editing.naturalDirection == .leftToRight)
        // The caret of an empty field stands where its reading begins.
        for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 200)] {
            let style = TextStyle(font: FontDescription(size: 17), fallbackDirection: direction)
            let text = ShapedText(AttributedText(""), style: style, fonts: try TestFonts.collection())
            let positions = text.layout(width: 200).positions(in: 200, alignment: .natural, interface: .leftToRight)
            #expect(positions.caret(at: TextPosition(0))?.x == x)
        }
    }

    @Test("places beyond the text and inside a pair are mended")
    func clamping() {
        var editing = EditableText("a😀")
        editing.select(-5..<99)
        #expect(editing.selection == 0..<3)
        editing.select(2..<2)
        #expect(editing.selection == 1..<1)
        editing.delete(-3..<1)
        #expect(editing.text == "😀")
        editing.delete(7..<9)
        #expect(editing.text == "😀")
        for number in 0..<1_200 {
            editing.insert("\(number)\n")
            editing.moveCaret(to: 0)
        }
        for _ in 0..<1_200 { editing.undo() }
        #expect(editing.text.hasSuffix("😀"))
    }
}
