import MizanBase
import MizanControls
import MizanDrawing
import MizanImages
import MizanLayout
import MizanRenderTree
import Testing

/// Symbols of a program's own.
struct RegisteredSymbolTests {
    private func kite(_ direction: LayoutDirection? = nil) throws -> ImageAsset {
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path fill="currentColor" d="M0 0h10v20z"/></svg>"#
        return ImageAsset(
            "kite", ImagePicture(try SVGImage(bytes: Array(svg.utf8), file: "kite.svg")), for: direction)
    }

    @Test func `is found by name, as large as the font and in its colour`() throws {
        let tree = try Image(systemName: "kite").font(.largeTitle).foregroundStyle(.red).symbols(kite()).laidOut()
        #expect(try tree.frame("Image") == Rect(x: 0, y: 0, width: 24, height: 48))
        let image = try tree.image(at: "Image")
        #expect(tree.images[image.image].isSymbol && tree.images[image.image].layers.map(\.color) == [nil])
        let red = try Rectangle().fill(.red).frame(width: 1, height: 1).laidOut()
        #expect(tree.text.contains("symbol kite"))
        #expect(red.nodes.count == 1)
        // A label's icon, and a text beside it, on one baseline.
        let label = try Label("Fly", systemImage: "kite").symbols(kite()).laidOut()
        #expect(label.text.contains("symbol kite"))
        #expect(try Text("\(Image(systemName: "kite"))").symbols(kite()).laidOut().frame("Text/Image").height == 24)
    }

    @Test func `has the direction of its pictures`() throws {
        func mirrored(_ symbol: ImageAsset, _ direction: LayoutDirection) throws -> Bool {
            try Image(systemName: "kite").symbols(symbol).laidOut(direction).image(at: "Image").mirrored
        }
        #expect(try !mirrored(kite(), .rightToLeft))
        #expect(try mirrored(kite(.leftToRight), .rightToLeft) && !mirrored(kite(.leftToRight), .leftToRight))
        #expect(try mirrored(kite(.rightToLeft), .leftToRight))
        var both = try kite(.leftToRight)
        let other = ImagePicture(try #require(Path(svg: "M0 0H24V24Z")))
        both.register(other, with: ImageTraits(layoutDirection: .rightToLeft))
        let tree = try Image(systemName: "kite").symbols(both).laidOut(.rightToLeft)
        #expect(try !tree.image(at: "Image").mirrored)
        #expect(try tree.frame("Image").width == 24)
    }

    @Test func `comes before a built-in one, and an image of the name behind all`() throws {
        let own = ImageAsset("wind", ImagePicture(Path(), side: 10))
        let tree = try Image(systemName: "wind").symbols(own).laidOut()
        #expect(tree.images.first?.layers.count == 1)
        var environment = try testEnvironment()
        environment.images.add(own)
        environment.images.add(try kite())
        let builtIn = try Image(systemName: "wind").renderTree(proposal: .unspecified, environment: environment)
        #expect(try builtIn.images == Image(systemName: "wind").laidOut().images)
        let shown = try Image(systemName: "kite").renderTree(proposal: .unspecified, environment: environment)
        #expect(shown.images.first?.isSymbol == true)
        environment.images.add(symbol: own)
        #expect(
            try Image("wind").renderTree(proposal: .unspecified, environment: environment).images.first?.isSymbol
                == false)
    }

    @Test func `an unknown name suggests one's own`() throws {
        let found = try Image(systemName: "kit").symbols(kite())
            .layout(proposal: .unspecified, environment: testEnvironment(.leftToRight)).findings
        #expect(found.map(\.rule) == ["image-missing"])
        let fix = try #require(found.first?.fix)
        #expect(
            fix.hasPrefix("did you mean “kite”") && fix.hasSuffix("“mizan symbols” lists all; .symbols(_:) adds one"))
    }
}
