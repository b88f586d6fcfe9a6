import MizanBase
import MizanDecoders
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText
import TestSupport
import Testing

@testable import MizanCanvas

struct ImageDrawingTests {
    /// A picture as a PNG file.
    private static func encoded(_ width: Int, _ pixels: [RGBA]) throws -> EncodedBitmap {
        let bytes = pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        let bitmap = try Bitmap(width: width, height: pixels.count / width, pixels: bytes)
        return try EncodedBitmap(bytes: PNGEncoder.encode(bitmap))
    }

    private static func gray(_ value: UInt8) -> RGBA { RGBA(red: value, green: value, blue: value) }

    /// A tree of one image over a frame of its own size in points.
    private static func tree(
        _ content: RenderImage.Content, width: Double, height: Double, scale: Double = 1, mirrored: Bool = false,
        rendering: SymbolRenderingMode = .multicolor, color: RGBA = .black
    ) throws -> RenderTree {
        let size = FixedSize(
            width: try #require(FixedLength(points: width)), height: try #require(FixedLength(points: height)))
        return RenderTree(
            versions: .current, scale: FixedLength(points: scale), direction: .leftToRight, size: size,
            images: [RenderImage(name: "photo", size: size, mirrors: false, content: content)],
            nodes: [
                RenderNode(
                    path: "shown", type: "Image", parent: nil, frame: FixedRect(origin: .zero, size: size),
                    direction: .leftToRight,
                    content: .image(
                        RenderNode.Image(image: 0, mirrored: mirrored, color: color, rendering: rendering)))
            ])
    }

    private static func drawn(_ tree: RenderTree, scale: Double = 1) throws -> Bitmap {
        try tree.bitmap(fonts: FontCollection(faces: []), scale: scale)
    }

    private static func mirrored(_ bitmap: Bitmap) throws -> Bitmap {
        var pixels: [UInt8] = []
        for y in 0..<bitmap.height {
            for x in (0..<bitmap.width).reversed() {
                let start = (y * bitmap.width + x) * 4
                pixels += bitmap.pixels[start..<start + 4]
            }
        }
        return try Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }

    @Test func inItsOwnSizeAPictureHasItsOwnPixels() throws {
        let photo = try EncodedBitmap.fixture("JPEG/sequential.jpg")
        let bitmap = try Self.drawn(Self.tree(.bitmap(photo), width: 9.5, height: 6.5, scale: 2), scale: 2)
        #expect(bitmap == (try Bitmap(photo)))
    }

    @Test(arguments: [(19, 13), (8, 5), (50, 40), (40, 5), (1, 1), (19, 40)])
    func aMirroredPictureIsTheExactMirrorAtEverySize(width: Int, height: Int) throws {
        for name in ["JPEG/sequential.jpg", "PNG/gradient-transparent.png"] {
            let content = RenderImage.Content.bitmap(try EncodedBitmap.fixture(name))
            let (width, height) = (Double(width), Double(height))
            let plain = try Self.drawn(Self.tree(content, width: width, height: height))
            let mirrored = try Self.drawn(Self.tree(content, width: width, height: height, mirrored: true))
            #expect(try Self.mirrored(plain) == mirrored)
            #expect(width == 1 || plain != mirrored)
        }
    }

    @Test func whatShrinksIsTheMeanOfWhatEachPixelCovers() throws {
        // Seven columns on two: three and a half each.
        let photo = try Self.encoded(7, [0, 10, 20, 100, 200, 210, 220].map(Self.gray))
        let bitmap = try Self.drawn(Self.tree(.bitmap(photo), width: 2, height: 1))
        #expect([bitmap[0, 0]?.red, bitmap[1, 0]?.red] == [23, 194])
    }

    @Test func aFinePatternDoesNotAlias() throws {
        let photo = try Self.encoded(64, (0..<64 * 64).map { ($0 % 64 + $0 / 64) % 2 == 0 ? .black : .white })
        let bitmap = try Self.drawn(Self.tree(.bitmap(photo), width: 16, height: 16))
        #expect(Set(bitmap.pixels) == [128, 255])
    }

    @Test func whatGrowsGoesEvenlyFromPixelToPixel() throws {
        let photo = try Self.encoded(2, [Self.gray(0), Self.gray(200)])
        let bitmap = try Self.drawn(Self.tree(.bitmap(photo), width: 8, height: 3))
        for y in 0..<3 {
            #expect((0..<8).map { bitmap[$0, y]?.red } == [0, 0, 25, 75, 125, 175, 200, 200])
        }
    }

    @Test func transparencyShowsWhatIsBelowAndDoesNotDarkenEdges() throws {
        // A transparent pixel's own colour must not show.
        let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        let photo = try Self.encoded(2, [clear, CairoCanvasTests.red])
        let bitmap = try Self.drawn(Self.tree(.bitmap(photo), width: 1, height: 1))
        let pixel = try #require(bitmap[0, 0])
        #expect(pixel.red == 255 && (126...128).contains(pixel.green) && pixel.green == pixel.blue)
    }

    @Test func aTemplateTakesTheColourWhereItIsOpaque() throws {
        let (clear, half) = (Self.gray(9).with(alpha: 0), Self.gray(200).with(alpha: 128))
        let photo = try Self.encoded(3, [clear, half, Self.gray(30)])
        let tree = try Self.tree(
            .bitmap(photo), width: 3, height: 1, rendering: .monochrome, color: CairoCanvasTests.red)
        let bitmap = try Self.drawn(tree)
        #expect(bitmap[0, 0] == .white && bitmap[2, 0] == CairoCanvasTests.red)
        let middle = try #require(bitmap[1, 0])
        #expect(middle.red == 255 && (126...128).contains(middle.green))
        // Without being one the picture keeps its own colours.
        #expect(try Self.drawn(Self.tree(.bitmap(photo), width: 3, height: 1, color: .white))[2, 0] == Self.gray(30))
    }

    @Test func betweenPixelsAPictureCoversItsPlaceAlone() throws {
        let photo = try Self.encoded(1, [CairoCanvasTests.red])
        let bitmap = try CairoCanvasTests.picture(8, 8) {
            try $0.draw(photo, in: Rect(x: 2.5, y: 1, width: 3, height: 4), tint: nil)
        }
        #expect(bitmap[3, 3] == CairoCanvasTests.red && bitmap[4, 1] == CairoCanvasTests.red)
        #expect(bitmap[2, 3].map { (126...129).contains($0.green) && $0.red == 255 } == true)
        #expect(bitmap[1, 3] == .white && bitmap[6, 3] == .white && bitmap[3, 0] == .white && bitmap[3, 5] == .white)
    }

    @Test func aTurnedPictureAndItsTintStayInTheirPlace() throws {
        let photo = try Self.encoded(2, [Self.gray(10), Self.gray(20), Self.gray(30), Self.gray(40)])
        for tint in [nil, CairoCanvasTests.red] {
            let bitmap = try CairoCanvasTests.picture(12, 12) {
                // A quarter clockwise around the middle: the upper left pixel comes to the upper right.
                $0.concatenate(AffineTransformation(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0))
                try $0.draw(photo, in: Rect(x: 2, y: 2, width: 8, height: 8), tint: tint)
            }
            #expect(bitmap[9, 2] == tint ?? Self.gray(10))
            #expect(bitmap[2, 2] == tint ?? Self.gray(30))
            #expect(bitmap[9, 9] == tint ?? Self.gray(20))
            #expect(bitmap[10, 2] == .white && bitmap[1, 5] == .white && bitmap[5, 10] == .white)
        }
    }

    @Test func aHundredPlacesDecodeOnce() throws {
        let photo = try EncodedBitmap.fixture("JPEG/sequential.jpg")
        let canvas = try CairoCanvas(size: Size(width: 100, height: 100), scale: 1, background: .white)
        for place in 0..<100 {
            let rect = Rect(x: Double(place % 10 * 10), y: Double(place / 10 * 10), width: 9, height: 9)
            try canvas.draw(photo, in: rect, tint: place.isMultiple(of: 2) ? nil : .black)
        }
        #expect(canvas.images.decodedCount == 1)
        // Decoded once, made smaller once.
        #expect(canvas.images.workedPixels == 2 * 19 * 13)
    }

    @Test func onlyWhatCanBeSeenIsScaled() throws {
        let photo = try Self.encoded(2, [CairoCanvasTests.red, .black])
        let bitmap = try CairoCanvasTests.picture(4, 4) {
            try $0.draw(photo, in: Rect(x: -900_000, y: -2, width: 1_800_000, height: 900_000), tint: nil)
        }
        #expect(bitmap[0, 0].map { (126...129).contains($0.red) && $0.green == 0 } == true)
    }

    @Test func placesThatAreNoneDrawNothing() throws {
        let photo = try Self.encoded(2, [.black, .black])
        let rects = [
            Rect(x: .nan, y: 0, width: 4, height: 4), Rect(x: 0, y: 0, width: .infinity, height: 4),
            Rect(x: 0, y: 0, width: 0, height: 4), Rect(x: 1e300, y: 0, width: 1, height: 4),
            Rect(x: 0, y: 0, width: 4, height: 1e-300),
        ]
        for rect in rects {
            for tint in [nil, RGBA.black] {
                let bitmap = try CairoCanvasTests.picture(4, 4) { try $0.draw(photo, in: rect, tint: tint) }
                #expect(bitmap == (try Bitmap(width: 4, height: 4, filledWith: .white)), "\(rect)")
            }
        }
        // One that is only too large still shows, and turned as well.
        for slant in [0, 0.001] {
            let bitmap = try CairoCanvasTests.picture(4, 4) {
                $0.concatenate(AffineTransformation(a: 1, b: slant, c: 0, d: 1, tx: 0, ty: 0))
                try $0.draw(photo, in: Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7), tint: nil)
            }
            #expect(bitmap[2, 2] == .black)
        }
    }

    @Test func dataThatAreBrokenAreAnErrorWithTheImagesNameAndThereIsNoPicture() throws {
        let bytes = try Checkout.bytes(of: "Tests/Fixtures/JPEG/sequential.jpg")
        // Whole by its parts, but without the last of its data.
        let photo = try EncodedBitmap(bytes: bytes.dropLast(40) + [0xFF, 0xD9], file: "photo.jpg")
        let error = #expect(throws: DiagnosticError.self) {
            _ = try Self.drawn(Self.tree(.bitmap(photo), width: 19, height: 13))
        }
        let found = try #require(error?.diagnostics.first)
        #expect(found.rule == "image-unreadable")
        #expect(found.nodePath == "shown")
        #expect(found.file == "photo.jpg")
        #expect(found.message.hasPrefix("image “photo”: "))
    }

    @Test func theRuleOfAFillIsNotThatOfWhatFollows() throws {
        let ring = Path(
            CairoCanvasTests.rectangle(0, 0, 10, 10).elements + CairoCanvasTests.rectangle(3, 3, 4, 4).elements)
        let bitmap = try CairoCanvasTests.picture(10, 10) {
            $0.fill(ring, rule: .evenOdd, with: .black)
            $0.clip(to: ring)
            $0.fill(ring, with: CairoCanvasTests.red)
        }
        #expect(bitmap == (try Bitmap(width: 10, height: 10, filledWith: CairoCanvasTests.red)))
    }

    @Test func anEvenOddRingHasAHole() throws {
        let outer = CairoCanvasTests.rectangle(0, 0, 10, 10)
        let ring = Path(outer.elements + CairoCanvasTests.rectangle(3, 3, 4, 4).elements)
        for (rule, middle) in [(FillRule.evenOdd, RGBA.white), (.nonzero, .black)] {
            let layers = [
                FilledPath(path: ring, color: nil, rule: rule),
                // The rule of one layer is not that of the next.
                FilledPath(path: CairoCanvasTests.rectangle(0, 0, 1, 1), color: CairoCanvasTests.red),
            ]
            let bitmap = try Self.drawn(Self.tree(.paths(layers), width: 10, height: 10))
            #expect(bitmap[5, 5] == middle)
            #expect(bitmap[1, 5] == .black && bitmap[0, 0] == CairoCanvasTests.red)
        }
    }
}

extension RGBA {
    fileprivate func with(alpha: UInt8) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }
}
