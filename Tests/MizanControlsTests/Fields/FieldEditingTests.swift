import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Editing a field")
struct FieldEditingTests {
    static let directions = [LayoutDirection.leftToRight, .rightToLeft]

    private func session(_ draft: Draft, _ direction: LayoutDirection = .leftToRight) throws -> LayoutSession {
        try shown(direction) { TextField("Name", text: draft.binding) }
    }

    @Test("a tap gives it the input; what is typed stands at the caret", arguments: directions)
    func typing(direction: LayoutDirection) throws {
        let draft = Draft()
        let session = try session(draft, direction)
        #expect(try !session.send(.text("x")))
        #expect(!session.has("Caret"))
        try session.tap("TextField")
        #expect(session.has("Caret"))
        try session.edit(.text("Lay"), .text("la"))
        #expect(draft.text == "Layla")
        #expect(try session.string("Text") == "Layla")
        try session.edit(.key(.leftArrow), .key(.leftArrow), .text("-"))
        #expect(draft.text == "Lay-la")
        try session.edit(.key(.escape))
        #expect(!session.has("Caret"))
        #expect(try !session.send(.text("x")))
    }

    @Test("the caret goes where the tap is, by what is seen")
    func tapping() throws {
        let draft = Draft("abc " + TypedWords.arabic)
        let session = try session(draft)
        try session.enter()
        let line = try session.line()
        // Left of everything, then just right of the first letter.
        try session.edit(.tap(at: Point(x: line.minX, y: line.midY)), .text("1"))
        #expect(draft.text == "1abc " + TypedWords.arabic)
        let arabic = try shown { TextField("Name", text: Draft(TypedWords.arabic).binding) }
        let right = try arabic.line()
        try arabic.edit(.tap(at: Point(x: right.maxX - 1, y: right.midY)))
        #expect(try arabic.frame("Caret").maxX == 200)
        try arabic.edit(.tap(at: Point(x: 3, y: right.midY)))
        #expect(abs(try arabic.frame("Caret").midX - right.minX) <= 1)
    }

    @Test(
        "delete forward takes a whole character, backspace what is typed as one",
        arguments: [
            ("👨‍👩‍👧", "", ""), ("é", "", ""), ("e\u{301}", "e", ""), ("कि", "क", ""), ("مُ", "م", ""), ("🇪🇬", "", ""),
            ("ab", "a", "b"), ("", "", ""),
        ])
    func deleting(text: String, backward: String, forward: String) throws {
        let draft = Draft(text)
        let session = try session(draft)
        try session.enter()
        try session.edit(.key(.delete))
        #expect(draft.text.unicodeScalars.elementsEqual(backward.unicodeScalars))
        draft.text = text
        try session.update()
        try session.edit(.key(.home), .key(.deleteForward))
        #expect(draft.text.unicodeScalars.elementsEqual(forward.unicodeScalars))
    }

    @Test("arrows pass whole characters", arguments: ["👨‍👩‍👧", "e\u{301}", "कि", "مُ"])
    func graphemes(text: String) throws {
        let draft = Draft(text)
        let session = try session(draft)
        try session.enter()
        let isRightToLeft = text == "مُ"
        try session.edit(.key(isRightToLeft ? .rightArrow : .leftArrow), .text("x"))
        #expect(draft.text == "x" + text)
    }

    @Test("left and right go by what is seen in a text of both directions")
    func visualArrows() throws {
        let draft = Draft("ab " + TypedWords.hebrew + " cd")
        let session = try session(draft)
        try session.enter()
        var places: [Double] = []
        for _ in 0..<(draft.text.count + 4) {
            places.append(try session.frame("Caret").midX)
            try session.edit(.key(.leftArrow))
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(try session.frame("Caret").minX == 0)
        for _ in 0..<(draft.text.count + 4) { try session.edit(.key(.rightArrow)) }
        #expect(try session.frame("Caret").midX == places.first)
    }

    @Test("shift and arrows select, typing replaces; several events may come before an update", arguments: directions)
    func selection(direction: LayoutDirection) throws {
        let draft = Draft("abcd")
        let session = try session(draft, direction)
        try session.enter()
        try session.edit(
            .key(.leftArrow, modifiers: .shift), .key(.leftArrow, modifiers: .shift))
        #expect(session.has("Selection"))
        #expect(!session.has("Caret"))
        try session.edit(.text("X"))
        #expect(draft.text == "abX")
        #expect(!session.has("Selection"))
        try session.edit(.key("a", modifiers: .command), .text(TypedWords.arabic), .key(.rightArrow), .text("ة"))
        #expect(draft.text == "محمةد")
        try session.edit(.key("a", modifiers: .control), .key(.delete))
        #expect(draft.text == "")
        try session.edit(.key("z", modifiers: .command))
        #expect(draft.text == "محمةد")
    }

    @Test("without shift an arrow leaves a selection on the side that is seen there")
    func collapsing() throws {
        for (text, key, expected) in [
            ("abc", KeyEquivalent.leftArrow, "xabc"), ("abc", .rightArrow, "abcx"),
            (TypedWords.hebrew, .rightArrow, "x" + TypedWords.hebrew),
            (TypedWords.hebrew, .leftArrow, TypedWords.hebrew + "x"),
        ] {
            let draft = Draft(text)
            let session = try session(draft)
            try session.enter()
            try session.edit(.key("a", modifiers: .command), .key(key), .text("x"))
            #expect(draft.text == expected)
        }
    }

    @Test("a selection is several rectangles where directions change")
    func rectangles() throws {
        let draft = Draft("ab " + TypedWords.hebrew)
        let session = try session(draft)
        try session.enter()
        // Half of each word: parts that don't touch.
        try session.edit(.key(.home))
        for _ in 0..<5 { try session.send(.key(.rightArrow, modifiers: .shift)) }
        try session.edit()
        guard case .shape(let shape) = try session.node("Selection").content, case .path(let path) = shape.kind else {
            Issue.record("the selection is no path")
            return
        }
        let moves = path.elements.filter { if case .move = $0 { true } else { false } }
        #expect(moves.count == 2)
        #expect(try session.frame("Selection") == session.frame("Content"))
    }

    @Test("a drag selects in the field that has the input; two taps a word, three all")
    func dragging() throws {
        let draft = Draft("one two")
        let session = try session(draft)
        try session.enter()
        let line = try session.line()
        try session.edit(.drag(from: Point(x: line.maxX + 20, y: line.midY), to: Point(x: line.minX, y: line.midY)))
        try session.edit(.text("x"))
        #expect(draft.text == "x")
        draft.text = "one two"
        try session.update()
        let place = Point(x: try session.line().minX + 4, y: line.midY)
        try session.edit(.tap(at: place, count: 1), .tap(at: place, count: 2), .text("1"))
        #expect(draft.text == "1 two")
        try session.edit(.tap(at: place, count: 3), .key(.delete))
        #expect(draft.text == "")
    }

    @Test("words and sides of the line are reached by the usual keys, in the direction of the text")
    func farKeys() throws {
        let draft = Draft("one two")
        let session = try session(draft)
        try session.enter()
        try session.edit(.key(.leftArrow, modifiers: .option), .text("|"))
        #expect(draft.text == "one |two")
        try session.edit(.key(.leftArrow, modifiers: .command), .text("<"), .key(.end), .text(">"))
        #expect(draft.text == "<one |two>")
        try session.edit(.key(.delete, modifiers: .command))
        #expect(draft.text == "")
        let arabic = Draft("اسم آخر")
        let twin = try self.session(arabic)
        try twin.enter()
        try twin.edit(
            .key(.rightArrow, modifiers: .command), .text("1"), .key(.leftArrow, modifiers: .command), .text("2"))
        #expect(arabic.text == "1اسم آخر2")
    }

    @Test("what the binding refuses isn't shown, and the caret stays inside")
    func limits() throws {
        let draft = Draft("ab")
        draft.limit = 3
        let session = try session(draft)
        try session.enter()
        try session.edit(.text("cdef"))
        #expect(draft.text == "abc")
        #expect(try session.string("Text") == "abc")
        #expect(abs(try session.frame("Caret").midX - session.line().maxX) <= 1)
        try session.edit(.key(.home), .text("x"))
        #expect(draft.text == "xab")
        // Someone else changes the text while the field has the input.
        draft.text = "q"
        try session.update()
        try session.edit(.text("!"))
        #expect(draft.text == "q!")
        let constant = try shown { TextField("Name", text: .constant("fixed")) }
        try constant.enter()
        try constant.edit(.text("x"), .key(.delete))
        #expect(try constant.string("Text") == "fixed")
    }

    @Test("a disabled one takes nothing, nor does one that is disabled later")
    func disabled() throws {
        nonisolated struct Form: View {
            let draft: Draft
            let isDisabled: Bool
            var body: some View { TextField("Name", text: draft.binding).disabled(isDisabled) }
        }
        let draft = Draft()
        let session = try shown { Form(draft: draft, isDisabled: true) }
        #expect(try !session.tap("TextField"))
        #expect(try !session.send(.text("x")))
        session.show(Form(draft: draft, isDisabled: false))
        try session.update()
        try session.enter()
        try session.edit(.text("y"))
        session.show(Form(draft: draft, isDisabled: true))
        try session.update()
        #expect(!session.has("Caret"))
        #expect(try !session.send(.text("z")))
        #expect(draft.text == "y")
    }

    @Test("the caret of a long line is seen: the text moves", arguments: directions)
    func scrolling(direction: LayoutDirection) throws {
        let words = direction == .leftToRight ? "many words " : "كلمات كثيرة "
        let draft = Draft(String(repeating: words, count: 20))
        let session = try session(draft, direction)
        try session.enter()
        var caret = try session.frame("Caret")
        #expect(direction == .leftToRight ? caret.maxX == 200 : caret.minX == 0)
        #expect(try session.frame("Text").width > 300)
        try session.edit(.key(.home))
        caret = try session.frame("Caret")
        #expect(direction == .leftToRight ? caret.minX == 0 : caret.maxX == 200)
    }

    @Test("an editor breaks lines, moves up and down at one distance, and shows its caret")
    func editor() throws {
        let draft = Draft("")
        let session = try shown { TextEditor(text: draft.binding) }
        try session.tap("TextEditor")
        try session.edit(.text("first"), .key(.return), .text("2"), .key(.return), .text("third"))
        #expect(draft.text == "first\n2\nthird")
        try session.edit(.key(.upArrow), .key(.upArrow), .text("|"))
        #expect(draft.text == "first|\n2\nthird" || draft.text == "firs|t\n2\nthird")
        try session.edit(.key(.downArrow, modifiers: .command))
        for _ in 0..<20 { try session.send(.key(.return)) }
        try session.edit()
        let (caret, content) = (try session.frame("Caret"), try session.frame("Content"))
        #expect(caret.maxY <= content.maxY + 0.1)
        #expect(caret.minY > content.midY)
    }

    @Test("a selection of the author's is shown and told")
    func authorsSelection() throws {
        nonisolated struct Form: View {
            let draft: Draft
            let diary: Diary
            @State private var selection: TextSelection?
            var body: some View {
                TextField("Name", text: draft.binding, selection: $selection)
                Button("Select") { selection = TextSelection(range: draft.text.startIndex..<draft.text.endIndex) }.id(
                    "button")
                Text(verbatim: selection.map { "\($0.isInsertion)" } ?? "none").id("said")
            }
        }
        let draft = Draft("abc")
        let session = try shown { Form(draft: draft, diary: Diary()) }
        #expect(try session.string("said") == "none")
        try session.enter()
        #expect(try session.string("said") == "true")
        try session.tap("button")
        #expect(try session.string("said") == "false")
        try session.enter()
        try session.edit(.key("a", modifiers: .command))
        #expect(try session.string("said") == "false")
        try session.edit(.text("x"))
        #expect(draft.text == "x")
        #expect(try session.string("said") == "true")
    }

    @Test("a huge text is pasted and edited")
    func huge() throws {
        let draft = Draft()
        let session = try session(draft)
        try session.tap("TextField")
        try session.edit(.text(String(repeating: "word كلمة 👨‍👩‍👧 ", count: 2_000)))
        try session.edit(.key(.leftArrow), .key(.delete), .key("a", modifiers: .command))
        #expect(draft.text.utf16.count > 30_000)
    }
}
