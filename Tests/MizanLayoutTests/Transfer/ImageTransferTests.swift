import Foundation
import MizanBase
import MizanDrawing
import MizanImages
import MizanLayout
import MizanRenderTree
import MizanTransfer
import TestSupport
import Testing

@Suite("Images that are handed over")
struct ImageTransferTests {
    private let transfer = TransferSession()

    @Test("a bitmap is its file, and again", arguments: ["PNG/rgb-gamma.png", "JPEG/blocks.jpg"])
    func bitmaps(fixture: String) async throws {
        let picture = ImagePicture(try .fixture(fixture))
        let type: UTType = fixture.hasPrefix("PNG") ? .png : .jpeg
        #expect(transfer.exportedContentTypes(of: picture) == [type])
        let sent = try await transfer.export(picture, accepting: [.image])
        #expect(Array(sent.data) == (try Checkout.bytes(of: "Tests/Fixtures/\(fixture)")))
        #expect(try await transfer.import(ImagePicture.self, from: sent.data, as: type) == picture)
        // The mirror image would have to be another file.
        #expect(transfer.exportedContentTypes(of: picture.withHorizontallyFlippedOrientation()).isEmpty)
    }

    @Test("a drawing is SVG, and the same drawing again; its mirror image too")
    func drawings() async throws {
        let square = Path { $0.addRect(Rect(x: 1, y: 2, width: 3, height: 4)) }
        let picture = ImagePicture(
            size: Size(width: 12, height: 8.5),
            layers: [
                FilledPath(path: square, color: RGBA(red: 200, green: 30, blue: 4, alpha: 128), rule: .evenOdd),
                FilledPath(path: square, color: nil),
            ])
        let sent = try await transfer.export(picture, accepting: [.image])
        #expect(sent.contentType == .svg && sent.suggestedFileName == "ImagePicture.svg")
        #expect(try await transfer.import(ImagePicture.self, from: sent.data, as: .svg) == picture)
        let flipped = try await transfer.export(
            picture.withHorizontallyFlippedOrientation(), accepting: [.svg])
        let again = try await transfer.import(ImagePicture.self, from: flipped.data, as: .svg)
        guard case .paths(let layers) = again.content else {
            Issue.record("no drawing")
            return
        }
        #expect(layers.map(\.path.controlBounds) == Array(repeating: Rect(x: 8, y: 2, width: 3, height: 4), count: 2))
    }

    @Test("a symbol is its name to who knows names, and a drawing to others")
    func symbols() async throws {
        let image = Image(systemName: "star")
        #expect(transfer.exportedContentTypes(of: image) == [.imageName, .svg])
        #expect(try await transfer.import(Image.self, from: TransferItem(image)) == image)
        let drawing = try await transfer.export(image, accepting: [.svg])
        #expect(String(decoding: drawing.data, as: UTF8.self).contains("currentColor"))
    }

    @Test("an image of a catalog has its file where a view offers it, and else its name")
    func catalogs() async throws {
        #expect(transfer.exportedContentTypes(of: Image("portrait")) == [.imageName])
        var catalog = ImageCatalog()
        catalog.add(ImageAsset("portrait", ImagePicture(try .fixture("PNG/rgb-gamma.png")), for: .leftToRight))
        for direction in LayoutDirection.allCases {
            let session = try shown(direction) {
                Image("portrait").draggable(Image("portrait")).environment(\.images, catalog)
            }
            #expect(try session.node("Image").offers == ["public.png"])
            let item = try #require(try session.drag(at: try session.middle("Image")).first)
            let sent = try await transfer.export(item, accepting: [.image])
            // In its own direction, as the file has it.
            #expect(Array(sent.data) == (try Checkout.bytes(of: "Tests/Fixtures/PNG/rgb-gamma.png")))
        }
    }

    @Test("the same bytes have the same name in every tree")
    func names() async throws {
        let data = Data(try Checkout.bytes(of: "Tests/Fixtures/PNG/rgb-gamma.png"))
        let image = try await transfer.import(Image.self, from: data, as: .png)
        #expect(try await transfer.import(Image.self, from: data, as: .png) == image)
        let name = try #require(try image.laidOut().images.first?.name)
        #expect(name.hasPrefix("picture-") && name.count == 16)
    }
}
