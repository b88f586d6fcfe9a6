import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("What is typed in a field")
struct FieldAlignmentTests {
    static let directions = [LayoutDirection.leftToRight, .rightToLeft]

    @Test("stands at the side where its own language begins, with its caret where it ends", arguments: directions)
    func naturalSide(direction: LayoutDirection) throws {
        for (word, isRightToLeft) in [("Layla", false), (TypedWords.arabic, true), (TypedWords.hebrew, true)] {
            let session = try shown(direction) { TextField("Name", text: .constant(word)) }
            try session.enter()
            let (field, line, caret) = (try session.frame("Content"), try session.line(), try session.frame("Caret"))
            if isRightToLeft {
                #expect(abs(line.maxX - field.maxX) < 0.1)
                #expect(abs(caret.midX - line.minX) <= 1)
            } else {
                #expect(abs(line.minX - field.minX) < 0.1)
                #expect(abs(caret.midX - line.maxX) <= 1)
            }
        }
    }

    @Test("follows the interface while it has no letters: numbers, dots and a placeholder", arguments: directions)
    func neutral(direction: LayoutDirection) throws {
        func line(_ view: some View) throws -> Rect {
            let session = try shown(direction) { view }
            return try session.line()
        }
        let lines = [
            try line(TextField("الاسم", text: .constant(""))),
            try line(TextField("Name", text: .constant(""))),
            try line(TextField("Name", text: .constant("1,234"))),
            try line(SecureField("Name", text: .constant("secret"))),
            try line(SecureField("Name", text: .constant(TypedWords.arabic))),
        ]
        for line in lines {
            if direction == .leftToRight { #expect(abs(line.minX) < 0.1) } else { #expect(abs(line.maxX - 200) < 0.1) }
        }
    }

    @Test("an empty field has its caret where the placeholder begins", arguments: directions)
    func emptyCaret(direction: LayoutDirection) throws {
        let session = try shown(direction) { TextField("Name", text: .constant("")).keyboardType(.emailAddress) }
        try session.enter()
        let caret = try session.frame("Caret")
        #expect(direction == .leftToRight ? caret.minX == 0 : caret.maxX == 200)
        #expect(caret.width == 2)
        #expect(caret.height >= 20)
    }

    @Test("is aligned as its author says, if the author does", arguments: directions)
    func author(direction: LayoutDirection) throws {
        for alignment in [TextAlignment.leading, .trailing, .center] {
            for word in ["Layla", TypedWords.arabic] {
                let session = try shown(direction) {
                    TextField("Name", text: .constant(word)).multilineTextAlignment(alignment)
                }
                let line = try session.line()
                switch alignment {
                case .center: #expect(abs(line.midX - 100) < 0.1)
                default:
                    let isLeft = (alignment == .leading) == (direction == .leftToRight)
                    #expect(abs(isLeft ? line.minX : line.maxX - 200) < 0.1)
                }
            }
        }
    }

    @Test("an address is written from left to right, whatever begins it", arguments: directions)
    func addresses(direction: LayoutDirection) throws {
        for view in [
            AnyView(TextField("Mail", text: .constant("محمد@example.com")).keyboardType(.emailAddress)),
            AnyView(TextField("Phone", text: .constant("+20 100 123")).textContentType(.telephoneNumber)),
        ] {
            let session = try shown(direction) { view }
            #expect(abs(try session.line().minX) < 0.1)
        }
        // Any other text that begins with a number follows the interface.
        let plain = try shown(direction) { TextField("Code", text: .constant("+20 100 123")) }
        let line = try plain.line()
        #expect(abs(direction == .leftToRight ? line.minX : line.maxX - 200) < 0.1)
    }

    @Test("each paragraph of an editor stands by its own direction", arguments: directions)
    func paragraphs(direction: LayoutDirection) throws {
        let session = try shown(direction) { TextEditor(text: .constant("Hello\n\(TypedWords.arabic)")) }
        guard case .text(let text) = try session.node("Text").content else { return }
        #expect(text.lines.count == 2)
        let content = try session.frame("Content")
        #expect(abs(text.lines[0].frame.rect.minX - content.minX) < 0.1)
        #expect(abs(text.lines[1].frame.rect.maxX - content.maxX) < 0.1)
    }
}
