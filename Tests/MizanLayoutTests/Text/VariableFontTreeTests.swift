import MizanBase
import MizanDrawing
import MizanImages
import MizanLayout
import MizanRenderTree
import MizanText
import TestSupport
import Testing
import MizanRendering

/// Instances of variable fonts in trees: how they are named, read back, and handed to a canvas.
@Suite("Variable fonts in a tree")
struct VariableFontTreeTests {
    private static func fonts(_ names: [String] = ["Inter-Subset", "MizanAxes"]) throws -> FontCollection {
        try FontCollection(files: names.map { Checkout.file("Tests/Fixtures/VariableFonts/\($0).ttf").path })
    }

    private static func environment(_ fonts: FontCollection) throws -> EnvironmentValues {
        var environment = try testEnvironment(.leftToRight, scale: 2, textSize: .large)
        environment.fonts = fonts
        return environment
    }

    private static func tree(_ view: some View, _ fonts: FontCollection) throws -> RenderTree {
        try view.renderTree(proposal: ProposedViewSize(width: 300, height: nil), environment: try environment(fonts))
    }

    private static var words: some View {
        VStack {
            Text(verbatim: "Mizan").fontWeight(FontWeight(650))
            Text(verbatim: "Mizan").fontWeight(.black).italic()
            Text(verbatim: "Mizan")
            Text(verbatim: "A").font(.custom("Mizan Axes", size: 20)).fontWidth(.expanded)
            Text(verbatim: "A").font(.custom("Mizan Axes", size: 20).width(FontWidth(112.5)))
        }
    }

    private static func fontNames(_ tree: RenderTree) -> [String] {
        tree.text.split(separator: "\n").filter { $0.hasPrefix("font ") }.map { String($0.split(separator: " ")[1]) }
    }

    @Test("the text form names each instance by its coordinates, in order")
    func text() throws {
        let tree = try Self.tree(Self.words, try Self.fonts())
        #expect(
            Self.fontNames(tree) == [
                "Inter", "Inter@slnt=-10,wght=900", "Inter@wght=650", "MizanAxes-Regular@wdth=112.5",
                "MizanAxes-Regular@wdth=125",
            ])
        #expect(tree.text.contains("font 20") || tree.text.contains("(size 20 relativeTo body width 125)"))
    }

    @Test("another weight is another checksum of glyphs, also where they stand the same")
    func checksum() throws {
        func line(_ font: Font) throws -> Substring? {
            let text = try Self.tree(Text(verbatim: "A").font(font), try Self.fonts(["MizanAxes"])).text
            return text.split(separator: "\n").last
        }
        // An italic of these has the upright one's advances.
        #expect(try line(.system(size: 20)) != line(.system(size: 20).italic()))
        #expect(try line(.system(size: 20)) == line(.system(size: 20).width(.standard)))
    }

    @Test("the JSON form has the coordinates and reads them back")
    func json() throws {
        let tree = try Self.tree(Self.words, try Self.fonts())
        let bytes = tree.json
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(#""name": "Inter", "coordinates": {"slnt": -10, "wght": 900}, "revision""#))
        #expect(text.contains(#""name": "Inter", "revision""#))
        #expect(try RenderTree(json: bytes, file: "tree.json") == tree)
        for wrong in [#"{ "wg": 900 }"#, #"{ "wght": 99999 }"#, #"{ "wght": "bold" }"#, "[900]"] {
            let json = text.replacing(#"{"slnt": -10, "wght": 900}"#, with: wrong)
            #expect(throws: DiagnosticError.self) { try RenderTree(json: Array(json.utf8), file: "tree.json") }
        }
    }

    /// Keeps the faces of the runs that it is asked to draw.
    private struct Faces: DrawingTarget {
        var drawn: [FontFace] = []

        mutating func save() {}
        mutating func restore() {}
        mutating func concatenate(_ transform: AffineTransformation) {}
        mutating func clip(to path: Path) {}
        mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) {}
        mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) {}
        mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) {}
        mutating func endTransparencyLayer() {}
        mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {
            drawn.append(face)
        }
    }

    @Test("a canvas and draw commands get the instances, of a collection opened anew too")
    func drawing() throws {
        let tree = try Self.tree(Self.words, try Self.fonts())
        let fonts = try Self.fonts()
        var canvas = Faces()
        try tree.draw(on: &canvas, fonts: fonts)
        let names = canvas.drawn.map { FontReference($0).fullName }
        #expect(
            names == [
                "Inter@wght=650", "Inter@slnt=-10,wght=900", "Inter", "MizanAxes-Regular@wdth=125",
                "MizanAxes-Regular@wdth=112.5",
            ])
        var encoder = DrawCommandEncoder(fonts: fonts)
        let commands = try encoder.encode(tree)
        #expect(commands.fonts == canvas.drawn)
        #expect(commands.runs.map(\.font) == [0, 1, 2, 3, 4])
    }

    @Test("an instance that a font doesn't have is an error that says which is near")
    func missing() throws {
        let fonts = try Self.fonts()
        var tree = try Self.tree(Text(verbatim: "Mizan").fontWeight(.black), fonts)
        tree.fonts[0].coordinates = try [#require(FontCoordinate("wght", 950)), #require(FontCoordinate("wdth", 75))]
        var canvas = Faces()
        let error = #expect(throws: DiagnosticError.self) { try tree.draw(on: &canvas, fonts: fonts) }
        #expect(error?.diagnostics.map(\.rule) == ["font-differs"])
        #expect(error?.diagnostics.first?.message.contains("“Inter@wght=900”") == true)
        #expect(canvas.drawn.isEmpty)
    }

    @Test("a session that changes weights says what a fresh layout says")
    func session() throws {
        let fonts = try Self.fonts()
        func view(_ weight: Int, _ width: Double) -> some View {
            VStack {
                Text(verbatim: "Mizan").fontWeight(FontWeight(weight))
                Text(verbatim: "A").font(.custom("Mizan Axes", size: 20)).fontWidth(FontWidth(width))
                Text(verbatim: "AV")
            }
        }
        let proposal = ProposedViewSize(width: 300, height: nil)
        let session = LayoutSession(view(400, 100), proposal: proposal, environment: try Self.environment(fonts))
        for (weight, width) in [(400, 100.0), (650, 100), (651, 150), (650, 150), (900, 62.5), (400, 100), (1_000, 1)] {
            session.show(view(weight, width))
            let tree = try session.update().tree
            #expect(tree.text == (try Self.tree(view(weight, width), fonts).text))
        }
    }

    @Test("the width nearest to the text wins, and nil is the font's own")
    func modifiers() throws {
        let fonts = try Self.fonts(["MizanAxes"])
        func names(_ view: some View) throws -> [String] { Self.fontNames(try Self.tree(view, fonts)) }
        let plain = Text(verbatim: "A")
        #expect(try names(plain.fontWidth(.expanded).fontWidth(.condensed)) == ["MizanAxes-Regular@wdth=125"])
        #expect(try names(VStack { plain }.fontWidth(.condensed)) == ["MizanAxes-Regular@wdth=75"])
        #expect(try names(VStack { plain.fontWidth(nil) }.fontWidth(.condensed)) == ["MizanAxes-Regular"])
        #expect(try names(plain.font(.body.width(.compressed).italic())) == ["MizanAxes-Regular@ital=1,wdth=62.5"])
        #expect(Font.body.width(.expanded) != Font.body && Font.body.width(.expanded) == .body.width(FontWidth(125)))
    }
}
