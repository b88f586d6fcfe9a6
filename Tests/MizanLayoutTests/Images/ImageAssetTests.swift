import MizanBase
import MizanDrawing
import MizanLayout
import MizanRenderTree
import Testing

/// Which of its pictures an image shows, and how code turns one around.
@Suite("Images of many pictures")
struct ImageAssetTests {
    /// A picture that is told by its width.
    private static func picture(_ width: Double) -> ImagePicture {
        ImagePicture(
            size: Size(width: width, height: 10),
            layers: [FilledPath(path: Path(svg: "M0 0L\(width) 0L0 10Z") ?? Path(), color: nil)])
    }

    private func width(_ asset: ImageAsset, _ traits: ImageTraits) -> Double? {
        asset.image(with: traits)?.size.width
    }

    @Test("the scale that is asked for, else the next larger, else the largest")
    func scales() {
        var asset = ImageAsset("sign")
        for scale in [1.0, 2, 3] { asset.register(Self.picture(scale), with: ImageTraits(displayScale: scale)) }
        #expect([1.0, 1.5, 2, 3, 4].map { width(asset, ImageTraits(displayScale: $0)) } == [1, 2, 2, 3, 3])
        var few = ImageAsset("few")
        for scale in [1.0, 2] { few.register(Self.picture(scale), with: ImageTraits(displayScale: scale)) }
        #expect(width(few, ImageTraits(displayScale: 3)) == 2)
    }

    @Test("dark appearance, devices and languages take their own picture, others that of anything")
    func traits() {
        var asset = ImageAsset("sign")
        asset.register(Self.picture(1), with: ImageTraits())
        asset.register(Self.picture(2), with: ImageTraits(colorScheme: .dark))
        asset.register(Self.picture(3), with: ImageTraits(idiom: .watch))
        asset.register(Self.picture(4), with: ImageTraits(locale: "ar"))
        asset.register(Self.picture(5), with: ImageTraits(locale: "es-MX"))
        asset.register(Self.picture(6), with: ImageTraits(locale: "es"))
        #expect(width(asset, ImageTraits(locale: "en", colorScheme: .light)) == 1)
        #expect(width(asset, ImageTraits(locale: "en", colorScheme: .dark)) == 2)
        #expect(width(asset, ImageTraits(locale: "en", idiom: .watch)) == 3)
        #expect(width(asset, ImageTraits(locale: "en", idiom: .pad)) == 1)
        #expect(width(asset, ImageTraits(locale: "ar-EG", colorScheme: .dark)) == 4)
        #expect(width(asset, ImageTraits(locale: "es-MX")) == 5)
        #expect(width(asset, ImageTraits(locale: "es-ES")) == 6)
        #expect(width(asset, ImageTraits(locale: "he")) == 1)
    }

    @Test("a picture in the wrong language is better than none")
    func onlyOther() {
        var asset = ImageAsset("sign")
        asset.register(Self.picture(4), with: ImageTraits(locale: "ar"))
        #expect(width(asset, ImageTraits(locale: "en")) == 4)
        #expect(ImageAsset("none").image(with: ImageTraits()) == nil)
    }

    @Test("registering for the same traits again replaces")
    func replacing() {
        var asset = ImageAsset("sign", Self.picture(1))
        asset.register(Self.picture(2), with: ImageTraits())
        #expect(width(asset, ImageTraits()) == 2)
    }

    @Test("one picture for each direction, the second the first one flipped: as an image that mirrors")
    func registered() throws {
        var asset = ImageAsset("arrow")
        let arrow = Self.picture(10)
        asset.register(arrow, with: ImageTraits(layoutDirection: .leftToRight))
        asset.register(arrow.withHorizontallyFlippedOrientation(), with: ImageTraits(layoutDirection: .rightToLeft))
        #expect(asset.direction == .both)
        #expect(try !Image(asset).id("i").laidOut(.leftToRight).image(at: "i").mirrored)
        let turned = try Image(asset).id("i").laidOut(.rightToLeft).image(at: "i")
        #expect(turned.mirrored)
        #expect(!turned.flippedByCode)
    }

    @Test("a picture for right to left beside one for any direction: none is mirrored; an Arabic one changes no other")
    func besideAny() throws {
        var asset = ImageAsset("list", Self.picture(10))
        asset.register(Self.picture(20), with: ImageTraits(layoutDirection: .rightToLeft))
        #expect(asset.direction == .both)
        for (direction, width) in [(LayoutDirection.leftToRight, 10.0), (.rightToLeft, 20)] {
            let shown = try #require(asset.image(with: ImageTraits(layoutDirection: direction)))
            #expect(shown.size.width == width && !shown.isFlipped)
        }
        var arrow = ImageAsset("arrow", Self.picture(10), for: .leftToRight)
        arrow.register(Self.picture(30), with: ImageTraits(locale: "ar"))
        #expect(arrow.direction == .leftToRight)
        #expect(arrow.image(with: ImageTraits(layoutDirection: .rightToLeft, locale: "he"))?.isFlipped == true)
    }

    @Test("flips by code: of a catalog's image twice is once too many, and the tree says so")
    func flips() throws {
        var environment = try testEnvironment(.rightToLeft)
        environment.images.add(ImageAsset("arrow", Self.picture(10), for: .leftToRight))
        environment.images.add(ImageAsset("photo", Self.picture(20)))
        func shown(_ view: some View, _ direction: LayoutDirection = .rightToLeft) throws -> RenderNode.Image {
            var environment = environment
            environment.layoutDirection = direction
            return try view.renderTree(proposal: .unspecified, environment: environment).image(at: "i")
        }
        let plain = try shown(Image("arrow").id("i"))
        #expect(plain.mirrored && !plain.flippedByCode)
        let twice = try shown(Image("arrow").id("i").flipsForRightToLeftLayoutDirection(true))
        #expect(!twice.mirrored && twice.flippedByCode)
        #expect(try !shown(Image("arrow").id("i").flipsForRightToLeftLayoutDirection(false)).flippedByCode)
        let english = try shown(Image("arrow").id("i").flipsForRightToLeftLayoutDirection(true), .leftToRight)
        #expect(!english.mirrored && !english.flippedByCode)
        let photo = try shown(Image("photo").withHorizontallyFlippedOrientation().id("i"), .leftToRight)
        #expect(photo.mirrored && photo.flippedByCode)
        let elsewhere = try shown(
            Image(ImageAsset("remote", Self.picture(5))).id("i").flipsForRightToLeftLayoutDirection(true))
        #expect(elsewhere.mirrored && !elsewhere.flippedByCode)
    }

    @Test("a playback view keeps an image that code flips")
    func playback() throws {
        let view = Image(ImageAsset("remote", Self.picture(5))).id("i").flipsForRightToLeftLayoutDirection(true)
            .semanticContentAttribute(.playback)
        #expect(try !view.laidOut(.rightToLeft).image(at: "i").mirrored)
    }

    @Test("a view of several nodes flips as one, around its middle")
    func flippedView() throws {
        let view = HStack(spacing: 0) {
            Rectangle().frame(width: 10, height: 10)
            Rectangle().frame(width: 30, height: 10)
        }
        .id("row").flipsForRightToLeftLayoutDirection(true)
        #expect(try view.laidOut(.leftToRight).nodes.allSatisfy(\.effects.isEmpty))
        let tree = try view.laidOut(.rightToLeft)
        let row = try #require(tree.node(at: "row"))
        let one = FixedLength(rawValue: FixedLength.unitsPerPoint)
        let middle = FixedPoint(x: FixedLength(rawValue: 20 * one.rawValue), y: FixedLength(rawValue: 5 * one.rawValue))
        #expect(row.effects.map(\.operation) == [.scale(x: -one, y: one, anchor: middle)])
    }

    @Test("an image is as large as its pixels at its scale; a resizable one takes what it is proposed")
    func sizes() throws {
        let asset = ImageAsset("photo", Self.picture(40))
        let plain = try Image(asset).id("i").laidOut(width: 100, height: 100)
        #expect(try plain.frame("i").size == Size(width: 40, height: 10))
        let resizable = try Image(asset).resizable().id("i").laidOut(width: 100, height: 100)
        #expect(try resizable.frame("i").size == Size(width: 100, height: 100))
        #expect(try Image(asset).resizable().id("i").laidOut().frame("i").size == Size(width: 40, height: 10))
        let fitted = try Image(asset).resizable().scaledToFit().id("i").laidOut(width: 100, height: 100)
        #expect(try fitted.frame("i").size == Size(width: 100, height: 25))
    }

    @Test("a template image is painted in the foreground style, an original one in its colours")
    func template() throws {
        let asset = ImageAsset("glyph", Self.picture(10), isTemplate: true)
        #expect(try Image(asset).id("i").laidOut().image(at: "i").rendering == .monochrome)
        #expect(try Image(asset).renderingMode(.original).id("i").laidOut().image(at: "i").rendering == .multicolor)
        let plain = ImageAsset("photo", Self.picture(10))
        #expect(try Image(plain).id("i").laidOut().image(at: "i").rendering == .multicolor)
        let red = try Image(plain).renderingMode(.template).id("i").foregroundColor(.red).laidOut().image(at: "i")
        #expect(red.rendering == .monochrome && red.color == SystemColor.red.value(in: .light))
    }

    @Test("two pictures of one image stand in the same order in a tree, whichever is shown first")
    func order() throws {
        var asset = ImageAsset("sign")
        asset.register(Self.picture(1), with: ImageTraits(layoutDirection: .leftToRight))
        asset.register(Self.picture(2), with: ImageTraits(layoutDirection: .rightToLeft))
        func tree(_ attribute: SemanticContentAttribute, _ other: SemanticContentAttribute) throws -> RenderTree {
            try VStack {
                Image(asset).semanticContentAttribute(attribute)
                Image(asset).semanticContentAttribute(other)
            }
            .laidOut()
        }
        let (first, second) = (
            try tree(.forceLeftToRight, .forceRightToLeft), try tree(.forceRightToLeft, .forceLeftToRight)
        )
        #expect(first.images.count == 2)
        #expect(first.images == second.images)
    }
}
