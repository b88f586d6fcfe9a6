import Foundation
import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

/// A text in a text keeps what was said of it, and stands in an isolate of its own.
struct InterpolatedTextTests {
    private func runs(_ text: Text) throws -> [(String, RenderText.Run, RenderTree)] {
        let tree = try text.laidOut()
        let shown = try tree.text(at: "Text")
        let units = Array(shown.text.string.utf16)
        return shown.lines.flatMap(\.runs).map { (String(decoding: units[$0.range], as: UTF16.self), $0, tree) }
    }

    @Test func `its own font and colour hold inside, the others around`() throws {
        let text = Text("\(Text(verbatim: "bold").bold()) and \(Text(verbatim: "red").foregroundStyle(.red))")
        let runs = try runs(text)
        #expect(runs.map(\.0) == ["bold", " and ", "red"])
        #expect(
            runs.map { $0.2.fonts[$0.1.font].name } == ["NotoSans-SemiBold", "NotoSans-Regular", "NotoSans-Regular"])
        let red = try Text(verbatim: "red").foregroundColor(.red).laidOut().text(at: "Text").lines.first?.runs.first
        #expect(runs[2].1.color == red?.color && runs[1].1.color != red?.color)
        #expect(try text.laidOut().text(at: "Text").text.isolates.map(\.range) == [0..<4, 9..<12])
    }

    @Test func `a font inside a font, and markup around it`() throws {
        let inner = Text("\(Text(verbatim: "b").font(.title))c").font(.caption)
        let nested = try runs(Text("a\(inner)d").bold())
        #expect(nested.map(\.0) == ["a", "b", "c", "d"])
        #expect(nested.map { $0.1.size.points } == [17, 28, 12, 17])
        let marked = try runs(Text("**a\(Text(verbatim: "b").italic())**"))
        #expect(
            marked.map { $0.2.fonts[$0.1.font].name } == ["NotoSans-SemiBold", "NotoSans-BoldItalic"])
    }

    @Test func `what is said first, nearest to the text, holds`() throws {
        #expect(try runs(Text(verbatim: "a").font(.title).font(.caption)).map { $0.1.size.points } == [28])
        let bold = try runs(Text(verbatim: "a").font(.title).bold())
        #expect(bold.map { $0.2.fonts[$0.1.font].name } == ["NotoSans-Bold"] && bold[0].1.size.points == 28)
        #expect(try runs(Text(verbatim: "a").baselineOffset(3)).first?.1.glyphs.first?.y.points == -3)
        let wide = try Text(verbatim: "ab").tracking(5).laidOut().frame("Text").width
        #expect(try wide == Text(verbatim: "ab").laidOut().frame("Text").width + 10)
    }

    @Test func `its specifier is %@, and it is looked up by itself`() throws {
        let key: LocalizedStringKey = "Total \(Text("sum").bold())"
        #expect(key.key == "Total %@")
        #expect(key == "Total \(Text("sum").bold())")
        #expect(key != "Total \(Text("sum").italic())")
        let plain: LocalizedStringKey = "\(Text("sum"))"
        #expect(plain.arguments == [.resource("sum")])
    }

    @Test func `nothing but words is shown of an attributed string`() throws {
        var name = AttributedString("World")
        name.link = URL(string: "https://example.com")
        let shown = try Text("Hello \(name)").laidOut().text(at: "Text")
        #expect(shown.text.string == "Hello World")
        #expect(shown.text.runs.first?.attributes.link == "https://example.com")
        #expect(try Text(name).laidOut().text(at: "Text").text.string == "World")
    }

    @Test func `a family that no font has is an error inside too`() throws {
        let text = Text("a\(Text(verbatim: "b").font(.custom("No Such Family", size: 12)))")
        #expect(try diagnostic { try text.laidOut() }.rule == "unknown-font-family")
    }
}
