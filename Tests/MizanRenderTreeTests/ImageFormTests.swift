import MizanBase
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText
import TestSupport
import Testing
import MizanRendering

/// Definitions 3 and 8, for images.
@Suite("Images in the forms of a tree")
struct ImageFormTests {
    /// The sample tree with a photograph as its image.
    private static func tree(
        _ name: String = "JPEG/sequential.jpg", _ change: (inout RenderNode.Image) -> Void = { _ in }
    ) throws -> RenderTree {
        var tree = RenderTree.sample
        let bitmap = try EncodedBitmap(bytes: Checkout.bytes(of: "Tests/Fixtures/\(name)"))
        tree.images[0] = RenderImage(
            name: "photo", size: tree.images[0].size, mirrors: false, content: .bitmap(bitmap))
        guard case .image(var shown) = tree.nodes[4].content else { return tree }
        shown.mirrored = false
        change(&shown)
        tree.nodes[4].content = .image(shown)
        return tree
    }

    @Test("a bitmap is its file's kind, size and checksum; its node says what becomes of it")
    func text() throws {
        // The checksum is that which zlib finds in the file.
        #expect(try Self.tree().text.contains("\nimage photo 24x24 jpeg 19x13 f1bd756f\n"))
        #expect(try Self.tree().text.contains("    Image 0,0 24x24 rtl image photo color #000000\n"))
        let template = try Self.tree {
            $0.mirrored = true
            $0.flippedByCode = true
            $0.rendering = .monochrome
        }
        #expect(
            template.text.contains(
                "    Image 0,0 24x24 mirrored flipped-by-code rtl image photo color #000000 renderingMode template\n"))
    }

    @Test(
        "the JSON form holds the file and reads back", arguments: ["JPEG/sequential.jpg", "PNG/gradient-palette.png"])
    func roundTrip(name: String) throws {
        let tree = try Self.tree(name) {
            $0.flippedByCode = true
            $0.rendering = .monochrome
        }
        let read = try RenderTree(json: tree.json, file: "tree.json")
        #expect(read == tree)
        #expect(read.json == tree.json)
        guard case .bitmap(let bitmap) = read.images[0].content else { throw CancellationError() }
        #expect(try bitmap.bytes == Checkout.bytes(of: "Tests/Fixtures/\(name)"))
    }

    @Test("a placeholder says in both forms that its image is missing")
    func placeholder() throws {
        var tree = RenderTree.sample
        tree.images[0].isMissing = true
        #expect(tree.text.contains("\nimage arrow 24x24 mirrors missing "))
        #expect(tree.text.contains(" symbol arrow missing color #000000"))
        #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
        #expect(!String(decoding: RenderTree.sample.json, as: UTF8.self).contains("\"missing\""))
    }

    @Test("paths that are no symbol are an image, and read back as one")
    func vectors() throws {
        var tree = RenderTree.sample
        tree.images[0].isSymbol = false
        #expect(tree.text.contains(" mirrored rtl image arrow color #000000\n"))
        #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
        #expect(!String(decoding: RenderTree.sample.json, as: UTF8.self).contains("\"symbol\""))
    }

    @Test("of two images with one name the node says which, by the checksum of the image's own line")
    func names() throws {
        var tree = try Self.tree()
        let photo = tree.images[0]
        tree.images.append(
            RenderImage(
                name: photo.name, size: photo.size, mirrors: false,
                content: .bitmap(
                    try EncodedBitmap(bytes: Checkout.bytes(of: "Tests/Fixtures/PNG/gradient-palette.png")))))
        let checksums = tree.text.matches(of: /image photo 24x24 \w+ 19x13 ([0-9a-f]{8})/).map(\.output.1)
        try #require(checksums.count == 2)
        for (index, checksum) in checksums.enumerated() {
            tree.nodes[4].content = .image(RenderNode.Image(image: index, mirrored: false, color: .black))
            #expect(tree.text.contains(" image photo picture \(checksum) color #000000\n"))
        }
    }

    @Test("an even-odd layer reads back, and shows in its image's checksum")
    func evenOdd() throws {
        var tree = RenderTree.sample
        tree.images[0].layers[0].rule = .evenOdd
        #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
        #expect(tree.text != RenderTree.sample.text)
        #expect(!String(decoding: RenderTree.sample.json, as: UTF8.self).contains("\"rule\""))
    }

    @Test(
        "what is said of a bitmap must be what its data say",
        arguments: [
            ("\"jpeg\"", "\"png\"", nil), ("\"jpeg\"", "\"gif\"", nil), ("[19, 13]", "[13, 19]", nil),
            ("[19, 13]", "[19]", nil), ("\"data\": \"", "\"data\": \"!", nil),
            ("\"data\": \"", "\"data\": \"AAAA", "image-unreadable"), ("\"format\": \"jpeg\",", "", nil),
        ] as [(String, String, String?)])
    func wrong(original: String, replacement: String, rule: String?) throws {
        let json = try String(decoding: Self.tree().json, as: UTF8.self)
        try #require(json.contains(original))
        let broken = json.replacing(original, with: replacement, maxReplacements: 1)
        let error = #expect(throws: DiagnosticError.self) {
            _ = try RenderTree(json: Array(broken.utf8), file: "tree.json")
        }
        let found = try #require(error?.diagnostics.first)
        #expect(found.place?.file == "tree.json")
        if let rule { #expect(found.rule == rule) }
    }

    /// Writes down what it is asked for.
    private struct RecordingCanvas: DrawingTarget {
        var calls: [String] = []

        mutating func save() { calls.append("save") }
        mutating func restore() { calls.append("restore") }
        mutating func concatenate(_ transform: AffineTransformation) { calls.append("transform \(transform.a)") }
        mutating func clip(to path: Path) {}
        mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) { calls.append("fill \(rule)") }
        mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) { save() }
        mutating func endTransparencyLayer() { restore() }
        mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) throws {
            calls.append("\(bitmap.format) \(rect.minX) \(rect.size.width) \(tint?.description ?? "as it is")")
        }
        mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {}
    }

    @Test("a canvas gets the bitmap in its frame, turned by a transform, tinted where it is a template")
    func drawing() throws {
        func calls(_ change: (inout RenderNode.Image) -> Void) throws -> [String] {
            var tree = try Self.tree("JPEG/sequential.jpg", change)
            tree.nodes = [tree.nodes[4]]
            tree.nodes[0].parent = nil
            tree.fonts = []
            var canvas = RecordingCanvas()
            try tree.draw(on: &canvas, fonts: FontCollection(faces: []))
            return canvas.calls
        }
        #expect(try calls { _ in } == ["save", "jpeg 10.0 24.0 as it is", "restore"])
        let mirrored = try calls {
            $0.mirrored = true
            $0.rendering = .monochrome
        }
        #expect(mirrored == ["save", "transform -1.0", "jpeg 10.0 24.0 #000000", "restore"])
    }
}
