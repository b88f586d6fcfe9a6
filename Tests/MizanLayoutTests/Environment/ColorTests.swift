import MizanBase
import MizanControls
import MizanLayout
import Testing

@Suite("Colors")
struct ColorTests {
    private let light = EnvironmentValues()
    private let dark: EnvironmentValues

    init() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        self.dark = dark
    }

    @Test("components are parts of one, taken to the nearer end outside")
    func components() throws {
        #expect(try Color(red: 1, green: 0.5, blue: 0).resolved(in: light).description == "#ff8000")
        #expect(
            try Color(.sRGB, red: 2, green: -1, blue: .nan, opacity: 0.5).resolved(in: light).description == "#ff000080"
        )
        #expect(try Color(white: 0.2).resolved(in: dark).description == "#333333")
    }

    @Test("opacities multiply, with the colour's own too")
    func opacity() throws {
        #expect(try Color.black.opacity(0.5).opacity(0.5).resolved(in: light).alpha == 64)
        #expect(try Color(RGBA(red: 1, green: 2, blue: 3, alpha: 128)).opacity(0.5).resolved(in: light).alpha == 64)
        #expect(Color.red.opacity(7) == .red)
        #expect(Color.red.opacity(0) != .red)
    }

    @Test("Apple's colours differ in light and dark, grey excepted")
    func appearance() throws {
        #expect(try Color.orange.resolved(in: light).description == "#ff8d28")
        #expect(try Color.orange.resolved(in: dark).description == "#ff9230")
        #expect(try Color.gray.resolved(in: light) == Color.gray.resolved(in: dark))
    }

    @Test("a name is looked up in the environment's catalog, where the view stands")
    func catalog() throws {
        var (spring, autumn) = (ImageCatalog(), ImageCatalog())
        spring.add(
            ColorAsset("Leaf", light: RGBA(red: 0, green: 160, blue: 0), dark: RGBA(red: 0, green: 255, blue: 0)))
        autumn.add(ColorAsset("Leaf", light: RGBA(red: 200, green: 90, blue: 0)))
        let view = VStack {
            Text(verbatim: "a").id("text")
            Color("Leaf").opacity(0.5).id("color").environment(\.colorScheme, .dark)
            Image(systemName: "sun.max").id("symbol").environment(\.images, autumn)
            LinearGradient(colors: [Color("Leaf"), .white], startPoint: .top, endPoint: .bottom).id("gradient")
            Text(verbatim: "a").shadow(color: Color("Leaf"), radius: 1).id("shadow")
            Button("a") {}.tint(Color("Leaf")).id("button")
        }
        .foregroundStyle(Color("Leaf")).environment(\.images, spring)
        let tree = try view.laidOut()
        let text = tree.text
        #expect(try tree.text(at: "text").lines.first?.runs.first?.color.description == "#00a000")
        #expect(try tree.text(at: "button/Text").lines.first?.runs.first?.color.description == "#00a000")
        #expect(text.contains("Leaf #00ff0080"))
        #expect(try tree.image(at: "symbol").color.description == "#c85a00")
        #expect(text.components(separatedBy: "Leaf #00a000").count == 3, "the gradient and the shadow")
    }

    @Test("an unknown name is an error that says the nearest", arguments: [true, false])
    func missing(isText: Bool) throws {
        var catalog = ImageCatalog()
        catalog.add(ColorAsset("Brand", light: .black))
        let view = VStack { if isText { Text(verbatim: "a") } else { Circle() } }
            .foregroundStyle(Color("Brant")).environment(\.images, catalog)
        let error = try #require(throws: DiagnosticError.self) { try view.laidOut() }
        #expect(error.diagnostics.map(\.rule) == ["color-missing"])
        #expect(error.diagnostics.first?.fix == "did you mean “Brand”?")
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
        #expect(try color("plain/Text") == Color.accentColor.resolved(in: light).description)
        #expect(try color("tinted/Text") == "#34c759")
        #expect(try color("destructive/Text") == "#ff383c")
        #expect(try color("text") == Color.primary.resolved(in: light).description)
    }
}
