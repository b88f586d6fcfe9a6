import MizanBase
import MizanLayout
import Testing

@Suite("Colors")
struct ColorTests {
    @Test("components are parts of one, taken to the nearer end outside")
    func components() {
        #expect(Color(red: 1, green: 0.5, blue: 0).resolved(in: .light).description == "#ff8000")
        #expect(
            Color(.sRGB, red: 2, green: -1, blue: .nan, opacity: 0.5).resolved(in: .light).description == "#ff000080")
        #expect(Color(white: 0.2).resolved(in: .dark).description == "#333333")
    }

    @Test("opacities multiply, with the colour's own too")
    func opacity() {
        #expect(Color.black.opacity(0.5).opacity(0.5).resolved(in: .light).alpha == 64)
        #expect(Color(RGBA(red: 1, green: 2, blue: 3, alpha: 128)).opacity(0.5).resolved(in: .light).alpha == 64)
        #expect(Color.red.opacity(7) == .red)
        #expect(Color.red.opacity(0) != .red)
    }

    @Test("Apple's colours differ in light and dark, grey excepted")
    func appearance() {
        #expect(Color.orange.resolved(in: .light).description == "#ff8d28")
        #expect(Color.orange.resolved(in: .dark).description == "#ff9230")
        #expect(Color.gray.resolved(in: .light) == Color.gray.resolved(in: .dark))
    }

    @Test("tint colours what can be acted on; foregroundColor nil is the default")
    func tint() throws {
        let view = VStack {
            Button("a") {}.id("plain")
            Button("a") {}.tint(.green).id("tinted")
            Button("a", role: .destructive) {}.tint(.green).id("destructive")
            Text(verbatim: "a").foregroundColor(nil).id("text")
        }.foregroundColor(.blue)
        let tree = try view.laidOut()
        func color(_ path: String) throws -> String? {
            try tree.text(at: path).lines.first?.runs.first?.color.description
        }
        #expect(try color("plain/Text") == Color.accentColor.resolved(in: .light).description)
        #expect(try color("tinted/Text") == "#34c759")
        #expect(try color("destructive/Text") == "#ff383c")
        #expect(try color("text") == Color.primary.resolved(in: .light).description)
    }
}
