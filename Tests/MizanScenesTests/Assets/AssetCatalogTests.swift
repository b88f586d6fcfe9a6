import MizanBase
import MizanImages
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

@testable import MizanScenes

/// `Tests/Fixtures/assets/Quiz.xcassets`, a catalog as Xcode writes one, with an entry of every kind.
@Suite struct AssetCatalogTests {
    /// A scene that names everything of the fixtures' catalogs.
    static func scene(
        _ view: String = #"{ "Text": "a" }"#, assets: String = #"["Quiz.xcassets"]"#, idiom: String? = nil,
        strings: String = "[]"
    ) throws -> Scene {
        let idiom = idiom.map { #""idiom": "\#($0)""# } ?? ""
        return try SceneFixture.scene(
            #"""
            { "schema": 1, "assets": \#(assets), "strings": \#(strings), "environment": { \#(idiom) }, "view": \#(view),
              "arguments": { "names": \#(images + symbols + colors + signs) } }
            """#, folder: Checkout.file("Tests/Fixtures/assets").path)
    }

    private static let images = [
        "Arrow", "Badge", "Checklist", "Empty", "Flags/Japan", "Flags/Peru", "Photo", "Return", "Sign",
    ]
    private static let symbols = ["wave"]
    private static let colors = ["Beyond", "Brand", "Fog", "Glass", "Link", "Watch", "Wide", "WideRed"]
    static let signs = ["greeting", "logo", "stop"]

    private static func picture(
        _ name: String, _ traits: ImageTraits, idiom: String? = nil
    ) throws -> (size: Size, mirrored: Bool, bitmap: EncodedBitmap?) {
        let asset = try #require(scene(idiom: idiom).images.images[name])
        let image = try #require(asset.image(with: traits))
        guard case .bitmap(let bitmap) = image.content else { return (image.size, image.isFlipped, nil) }
        return (image.size, image.isFlipped, bitmap)
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        try Checkout.bytes(of: "Tests/Fixtures/assets/" + path)
    }

    @Test func `names are those of the sets, after the groups that provide a namespace`() throws {
        let scene = try Self.scene()
        #expect(scene.assets.names(.image) == Self.images + Self.symbols)
        #expect(scene.assets.names(.color) == Self.colors)
        #expect(scene.images.images.keys.sorted() == Self.images)
        #expect(scene.images.symbols.keys.sorted() == Self.symbols)
        #expect(scene.images.colors.keys.sorted() == Self.colors)
    }

    @Test(arguments: ["", "/"]) func `a program reads a catalog without a scene`(end: String) throws {
        let folder = Checkout.file("Tests/Fixtures/assets").path
        let catalog = try ImageCatalog(contentsOf: folder + "/Quiz.xcassets" + end)
        #expect(catalog == (try Self.scene().images))
        let signs = try ImageCatalog(contentsOf: folder + "/Signs" + end)
        #expect(signs.images.keys.sorted() == Self.signs)
    }

    @Test func `a symbol set is a symbol, as large as the font and in its colour`() throws {
        let tree = try SceneFixture.tree(Self.scene(#"{ "Label": { "title": "a", "symbol": "wave" } }"#))
        let image = try #require(tree.images.first)
        #expect(image.name == "wave" && image.isSymbol && image.layers.map(\.color) == [nil])
        #expect(tree.node(at: "Label/Image")?.frame.rect.height == 24)
    }

    @Test func `what is wrong with a program's catalog is thrown at its places`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{", to: "X.xcassets/A.imageset/Contents.json")
        try folder.write(#"{ "colors": 1 }"#, to: "X.xcassets/B.colorset/Contents.json")
        let error = #expect(throws: DiagnosticError.self) { try ImageCatalog(contentsOf: folder.path + "/X.xcassets") }
        let places = (error?.diagnostics ?? []).compactMap(\.place).map(\.file)
        #expect(
            places.map { $0.dropFirst(folder.path.count) }.sorted() == [
                "/X.xcassets/A.imageset/Contents.json", "/X.xcassets/B.colorset/Contents.json",
            ])
        #expect(throws: DiagnosticError.self) { try ImageCatalog(contentsOf: folder.path + "/Y.xcassets") }
        #expect(throws: DiagnosticError.self) { try ImageCatalog(contentsOf: "") }
        #expect(throws: DiagnosticError.self) { try ImageCatalog(contentsOf: "/") }
    }

    @Test func `only sets that the scene names are read`() throws {
        let folder = try TemporaryFolder()
        for name in ["A", "B", "$C"] {
            try folder.write("{}", to: "X.xcassets/\(name).imageset/Contents.json")
            try folder.write("{}", to: "X.xcassets/\(name).colorset/Contents.json")
        }
        let scene = try SceneFixture.scene(
            #"""
            { "schema": 1, "assets": ["X.xcassets"], "arguments": { "rows": [{ "image": "B" }] },
              "view": { "ForEach": { "in": "$rows", "as": "row", "content": [
                { "Label": { "title": "a", "symbol": "wind" } }, { "Image": "$row.image" }, { "Image": "$$C" }] } } }
            """#, folder: folder.path)
        #expect(scene.assets.names(.image) == ["$C", "A", "B"])
        #expect(scene.images.images.keys.sorted() == ["$C", "B"])
        _ = try scene.view()
        #expect(!scene.inputs.contains { $0.name.hasSuffix("A.imageset/Contents.json") })
        #expect(scene.inputs.contains { $0.name.hasSuffix("B.imageset/Contents.json") })
    }

    @Test(
        arguments: [
            ("Arrow", .leftToRight), ("Return", .rightToLeft), ("Checklist", .both), ("Photo", .fixed),
            ("Sign", .fixed),
            ("Flags/Japan", .fixed),
        ] as [(String, ImageDirection)])
    func `a direction follows from language-direction`(name: String, direction: ImageDirection) throws {
        #expect(try Self.scene().images.images[name]?.direction == direction)
    }

    @Test(arguments: [1, 2, 3]) func `pixels are divided by the scale`(scale: Int) throws {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        for direction in LayoutDirection.allCases {
            let arrow = try Self.picture(
                "Arrow", ImageTraits(layoutDirection: direction, displayScale: Double(scale)))
            #expect(arrow.size == Size(width: 20, height: 16))
            #expect(arrow.bitmap?.bytes == (try Self.bytes("Quiz.xcassets/Arrow.imageset/arrow\(suffix).png")))
            #expect(arrow.mirrored == (direction == .rightToLeft))
        }
    }

    @Test func `a vector has its own size, and mirrors for left to right where it was drawn for right to left`() throws
    {
        for direction in LayoutDirection.allCases {
            let image = try Self.picture("Return", ImageTraits(layoutDirection: direction, displayScale: 3))
            #expect(image.size == Size(width: 20, height: 16))
            #expect(image.bitmap == nil)
            #expect(image.mirrored == (direction == .leftToRight))
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `an image for each direction is never mirrored`(direction: LayoutDirection) throws {
        let list = try Self.picture("Checklist", ImageTraits(layoutDirection: direction, displayScale: 2))
        #expect(!list.mirrored)
        let file = "Quiz.xcassets/Checklist.imageset/checklist-\(direction.rawValue)@2x.png"
        #expect(list.bitmap?.bytes == (try Self.bytes(file)))
    }

    @Test(arguments: [(.light, "day"), (.dark, "night")] as [(ColorScheme, String)])
    func `an appearance has its picture, and high contrast is passed over`(scheme: ColorScheme, file: String) throws {
        let photo = try Self.picture("Photo", ImageTraits(colorScheme: scheme))
        #expect(photo.bitmap?.bytes == (try Self.bytes("Quiz.xcassets/Photo.imageset/\(file).jpg")))
        #expect(photo.bitmap?.format == .jpeg)
        #expect(photo.size == Size(width: 32, height: 24))
    }

    @Test(arguments: [("ar-EG", "-ar"), ("he", "-he"), ("de", "")] as [(LanguageTag, String)])
    func `a localized image is that of the language`(locale: LanguageTag, suffix: String) throws {
        let sign = try Self.picture("Sign", ImageTraits(locale: locale))
        #expect(sign.bitmap?.bytes == (try Self.bytes("Quiz.xcassets/Sign.imageset/sign\(suffix)@2x.png")))
    }

    @Test(
        arguments: [
            (nil, 11), (.phone, 10), (.pad, 14), (.mac, 12), (.watch, 8), (.tv, 11), (.car, 11), (.vision, 11),
        ] as [(UserInterfaceIdiom?, Double)])
    func `a device has its picture, and what asks for more than it comes after`(
        idiom: UserInterfaceIdiom?, side: Double
    ) throws {
        let badge = try Self.picture("Badge", ImageTraits(idiom: idiom))
        #expect(badge.size == Size(width: side, height: side))
    }

    @Test func `a set says whether it is a template`() throws {
        let images = try Self.scene().images.images
        #expect(images["Badge"]?.isTemplate == true)
        #expect(images["Photo"]?.isTemplate == false)
    }

    @Test func `a set of empty slots is an image without pictures`() throws {
        #expect(try Self.scene().images.images["Empty"]?.image(with: ImageTraits()) == nil)
        let layout = try Self.scene(#"{ "Image": "Empty" }"#)
            .layout(Variant(locale: "en"), fonts: SceneFixture.fonts.get())
        #expect(layout.findings.map(\.rule) == ["image-missing"])
        #expect(layout.tree.images.map(\.isMissing) == [true])
    }

    /// The converted ones were computed apart, from the chromaticities of the primaries.
    @Test(arguments: [
        ("Brand", "#0b63ce", "#4da3ff"), ("Glass", "#0080ff40", "#0080ff40"), ("WideRed", "#ff0000", "#ff0000"),
        ("Wide", "#ca7c2f", "#ca7c2f"), ("Fog", "#bfbfbf", "#bfbfbf"), ("Beyond", "#ff3300", "#ff3300"),
        ("Link", "#0088ff", "#0091ff"), ("Watch", "#000000", "#000000"),
    ])
    func `a colour in both appearances`(name: String, light: String, dark: String) throws {
        let color = try #require(Self.scene().images.colors[name])
        #expect(color.value(in: .light).description == light)
        #expect(color.value(in: .dark).description == dark)
    }

    @Test func `a colour for a device`() throws {
        #expect(try Self.scene(idiom: "watch").images.colors["Watch"]?.light == .white)
        #expect(try Self.scene(idiom: "phone").images.colors["Watch"]?.light == .black)
    }

    @Test func `of two catalogs the one that is named first counts`() throws {
        let folder = try TemporaryFolder()
        let contents = #"{ "colors": [{ "color": { "components": { "red": "%", "green": "0", "blue": "0" } } }] }"#
        for (catalog, red) in [("A", "0x10"), ("B", "0x20")] {
            let text = contents.replacing("%", with: red)
            try folder.write(text, to: "\(catalog).xcassets/Both.colorset/Contents.json")
            try folder.write(text, to: "\(catalog).xcassets/Only\(catalog).colorset/Contents.json")
        }
        let scene = try SceneFixture.scene(
            #"""
            { "schema": 1, "assets": ["B.xcassets/", "A.xcassets"],
              "view": { "HStack": [{ "Color": "Both" }, { "Color": "OnlyA" }, { "Color": "OnlyB" }] } }
            """#, folder: folder.path)
        #expect(scene.images.colors.mapValues(\.light.red) == ["Both": 0x20, "OnlyA": 0x10, "OnlyB": 0x20])
    }

    @Test(arguments: [("en", false), ("ar", true)] as [(LanguageTag, Bool)])
    func `a scene shows images and colours by name`(locale: LanguageTag, mirrored: Bool) throws {
        let scene = try Self.scene(
            #"""
            { "VStack": [
              { "Image": "Arrow", "id": "arrow" },
              { "Image": { "name": "Arrow" }, "id": "playback", "modifiers": [{ "semanticContentAttribute": "playback" }] },
              { "Image": { "name": "Photo", "resizable": true }, "id": "photo", "modifiers": [{ "frame": { "width": 64, "height": 10 } }] },
              { "Color": "Brand", "id": "brand" }] }
            """#)
        let tree = try SceneFixture.tree(scene, Variant(locale: locale))
        func image(_ path: String) throws -> (node: RenderNode, image: RenderNode.Image) {
            let node = try #require(tree.nodes.first { $0.path == path })
            guard case .image(let image) = node.content else { throw NoImage() }
            return (node, image)
        }
        #expect(try image("arrow").image.mirrored == mirrored)
        #expect(try !image("playback").image.mirrored)
        #expect(try image("arrow").node.frame.size.size == Size(width: 20, height: 16))
        #expect(try image("photo").node.frame.size.size == Size(width: 64, height: 10))
        #expect(tree.text.contains("fill Brand"))
    }

    private struct NoImage: Error {}

    private static func twins() -> [(json: String, image: Image)] {
        [
            (#"{ "Image": "Arrow" }"#, Image("Arrow")),
            (#"{ "Image": { "name": "Photo", "resizable": true } }"#, Image("Photo").resizable()),
            (
                #"{ "Image": { "name": "Arrow", "renderingMode": "template" } }"#,
                Image("Arrow").renderingMode(.template)
            ),
            (
                #"{ "Image": { "name": "Badge", "renderingMode": "original" } }"#,
                Image("Badge").renderingMode(.original)
            ),
            (
                #"{ "Image": { "name": "Return", "horizontallyFlipped": true } }"#,
                Image("Return").withHorizontallyFlippedOrientation()
            ),
            (
                #"{ "Image": { "symbol": "chevron.forward", "horizontallyFlipped": true } }"#,
                Image(systemName: "chevron.forward").withHorizontallyFlippedOrientation()
            ),
        ]
    }

    @Test(arguments: 0..<6, ["en", "ar"] as [LanguageTag])
    func `an image in a scene is that of the same view in Swift`(index: Int, locale: LanguageTag) throws {
        let twin = Self.twins()[index]
        let scene = try Self.scene(twin.json)
        var tree = try SceneFixture.tree(scene, Variant(locale: locale))
        (tree.scene, tree.variant) = ("", "")
        var environment = EnvironmentValues(
            localization: scene.localization(locale: locale), fonts: try SceneFixture.fonts.get())
        environment.images = scene.images
        #expect(
            tree
                == (try twin.image.renderTree(
                    proposal: ProposedViewSize(width: 390, height: nil), environment: environment)))
    }
}
