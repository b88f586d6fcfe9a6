import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("The end of a field's input")
@MainActor struct FieldSubmitTests {
    @Test("the return key runs the actions from outside in, after the field's own, and ends the input")
    func order() throws {
        let (draft, diary) = (Draft(), Diary())
        let session = try shown {
            VStack {
                TextField("Name", text: draft.binding) {
                    diary.write("editing \($0)")
                } onCommit: {
                    diary.write("commit \(draft.text)")
                }
                .onSubmit { diary.write("inner") }
            }
            .onSubmit { diary.write("outer") }
            .onSubmit(of: .search) { diary.write("search") }
        }
        try session.tap("TextField")
        try session.edit(.text("a"), .key(.return))
        #expect(diary.lines == ["editing true", "commit a", "outer", "inner", "editing false"])
        #expect(!session.has("Caret"))
        #expect(draft.text == "a")
    }

    @Test("another field, or a button, takes the input over")
    func takingOver() throws {
        let (first, second, diary) = (Draft(), Draft(), Diary())
        let session = try shown {
            TextField("First", text: first.binding, onEditingChanged: { diary.write("first \($0)") }).id("first")
            TextField("Second", text: second.binding, onEditingChanged: { diary.write("second \($0)") }).id("second")
            Button("Button") {}.id("button")
        }
        try session.tap("first")
        try session.edit(.text("1"))
        try session.tap("second")
        try session.edit(.text("2"))
        #expect(session.layout?.tree.nodes.filter { $0.path.hasSuffix("Caret") }.count == 1)
        try session.tap("button")
        #expect(!session.has("Caret"))
        #expect([first.text, second.text] == ["1", "2"])
        #expect(diary.lines == ["first true", "first false", "second true", "second false"])
    }

    @Test("a vertical field types a line end, and submits nothing")
    func vertical() throws {
        let (draft, diary) = (Draft(), Diary())
        let session = try shown {
            TextField("Note", text: draft.binding, axis: .vertical).onSubmit { diary.write("submitted") }
        }
        try session.tap("TextField")
        let height = try session.frame("TextField").height
        try session.edit(.text("a"), .key(.return), .text("b"))
        #expect(draft.text == "a\nb")
        #expect(diary.lines.isEmpty)
        #expect(try session.frame("TextField").height > height * 1.5)
    }

    @Test("a value is shown in its format, and written when the input ends; what is no value is forgotten")
    func values() throws {
        struct Form: View {
            @State private var amount = 1234.5
            var body: some View {
                TextField("Amount", value: $amount, format: .number)
                Text(verbatim: "\(amount)").id("said")
            }
        }
        let session = try shown { Form() }
        #expect(try session.string("Text") == "1,234.5")
        try session.tap("TextField")
        try session.edit(.key("a", modifiers: .command), .text("7.25"))
        #expect(try session.string("said") == "1234.5")
        try session.edit(.key(.return))
        #expect(try session.string("said") == "7.25")
        try session.tap("TextField")
        try session.edit(.key("a", modifiers: .command), .text("many"), .key(.escape))
        #expect(try session.string("said") == "7.25")
        #expect(try session.string("Text") == "7.25")
    }

    @Test("a formatter writes and reads a value; one that may be missing is")
    func formatters() throws {
        struct Form: View {
            @State private var count = 3
            @State private var rest: Int? = 4
            let formatter: NumberFormatter
            var body: some View {
                TextField("Count", value: $count, formatter: formatter).id("count")
                TextField("Rest", value: $rest, format: .number).id("rest")
                Text(verbatim: "\(count) \(rest.map(String.init) ?? "none")").id("said")
            }
        }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let session = try shown { Form(formatter: formatter) }
        try session.tap("count")
        try session.edit(.key("a", modifiers: .command), .text("12"), .key(.return))
        try session.tap("rest")
        try session.edit(.key("a", modifiers: .command), .key(.delete), .key(.return))
        #expect(try session.string("said") == "12 none")
    }
}
