import Foundation
import Mizan
import MizanControls
import MizanFonts
import MizanTransfer
import TestSupport
import Testing

/// The rows of the talk on Core Transferable that views answer. No program but the test stands between the interfaces.
struct TransferTests {
    private let transfer = TransferSession()

    private func session(_ view: some View, _ direction: LayoutDirection = .rightToLeft) throws -> LayoutSession {
        let environment = EnvironmentValues(
            localization: .empty, fonts: try ShippedFonts.collection(), layoutDirection: direction)
        let session = LayoutSession(
            view, proposal: ProposedViewSize(width: 320, height: 480), environment: environment)
        try session.update()
        return session
    }

    private func image(_ fixture: String) throws -> Image {
        Image(ImageAsset(fixture, ImagePicture(try EncodedBitmap.fixture(fixture))))
    }

    /// The bytes of the only picture that an interface shows.
    private func shownBytes(_ session: LayoutSession) throws -> [UInt8] {
        guard case .bitmap(let bitmap) = try session.update().tree.images.first?.content else { return [] }
        return bitmap.bytes
    }

    private func path(_ type: String, in session: LayoutSession) throws -> String {
        let tree = try session.update().tree
        return try #require(tree.nodes.first { $0.type == type }?.path, "\(tree.text)")
    }

    private func middle(_ type: String, in session: LayoutSession) throws -> Point {
        let tree = try session.update().tree
        let frame = try #require(tree.nodes.first { $0.type == type }?.frame.rect, "\(tree.text)")
        return Point(x: frame.midX, y: frame.midY)
    }

    // MARK: Three strings pasted

    /// The talk's profile, with its facts to be seen.
    private struct FunFactsView: View {
        @State var profile = PasteButtonInterface.Profile()
        var body: some View {
            VStack {
                PasteButton(payloadType: String.self) { funFacts in profile.addFunFacts(funFacts) }
                ForEach(profile.facts, id: \.self) { Text(verbatim: $0) }
            }
        }
    }

    private static let facts = ["اخترعت القفز الترددي", "נולדה בווינה", "She starred in “Samson and Delilah”"]

    private func texts(in session: LayoutSession) throws -> [String] {
        try session.update().tree.nodes.compactMap { node in
            if case .text(let text) = node.content { text.text.string } else { nil }
        }
    }

    @Test func `three strings that are pasted are appended, in their order`() async throws {
        let session = try session(FunFactsView())
        let button = try path("PasteButton", in: session)
        #expect(try texts(in: session) == ["Paste"])
        #expect(try await transfer.paste(Self.facts.map { TransferItem($0) }, into: button, in: session))
        #expect(try texts(in: session) == ["Paste"] + Self.facts)
        // The button stands in a profile that has some.
        #expect(try await transfer.paste([TransferItem("Hedy")], into: button, in: session))
        #expect(try texts(in: session) == ["Paste"] + Self.facts + ["Hedy"])
    }

    @Test func `the talk's button takes text and nothing else`() async throws {
        let session = try session(PasteButtonInterface.PasteButtonView())
        let button = try path("PasteButton", in: session)
        let node = try #require(try session.update().tree.node(at: button))
        #expect(
            node.acceptedTypes == ["public.utf8-plain-text", "public.utf16-external-plain-text", "public.plain-text"])
        #expect(node.offers.isEmpty)
        #expect(try await transfer.paste(Self.facts.map { TransferItem($0) }, into: button, in: session))
        let error = await #expect(throws: DiagnosticError.self) {
            try await transfer.paste([TransferItem(try image("PNG/gray-1-bit.png"))], into: button, in: session)
        }
        #expect(error?.diagnostics.first?.rule == "transfer-refused")
    }

    // MARK: Portrait dragged and dropped

    @Test(arguments: LayoutDirection.allCases)
    func `a portrait that is dragged from one interface to another replaces the one there`(
        direction: LayoutDirection
    ) async throws {
        let (own, other) = (try image("JPEG/blocks.jpg"), try image("PNG/gray-1-bit.png"))
        let source = try session(DragAndDrop.PortraitView(portrait: own), direction)
        let target = try session(DragAndDrop.PortraitView(portrait: other), direction)
        let bytes = try Checkout.bytes(of: "Tests/Fixtures/JPEG/blocks.jpg")
        func offers() throws -> [String]? { try target.update().tree.nodes.first { $0.type == "Image" }?.offers }
        #expect(try offers() == ["public.png"])
        let items = try source.drag(at: try middle("Image", in: source))
        #expect(items.map { transfer.contentTypes(of: $0) } == [[.jpeg]])
        #expect(try await transfer.drop(items, at: try middle("Image", in: target), in: target))
        #expect(try shownBytes(target) == bytes)
        #expect(try offers() == ["public.jpeg"])
        #expect(try shownBytes(source) == bytes)
    }

    @Test func `what is damaged or of another type is an error, and the portrait stays`() async throws {
        let session = try session(DragAndDrop.PortraitView(portrait: try image("PNG/gray-1-bit.png")))
        let before = try session.update().tree
        let bytes = try Checkout.bytes(of: "Tests/Fixtures/PNG/rgb-gamma.png")
        let place = try middle("Image", in: session)
        let rows: [(type: UTType, data: Data, rule: String)] = [
            (.png, Data(bytes.prefix(bytes.count / 2)), "image-unreadable"),
            (.jpeg, Data(bytes), "transfer-content"),
            (.png, Data(), "transfer-content"),
            (.imageName, Data("{}".utf8), "transfer-decoding"),
            (.svg, Data("<svg".utf8), "xml-syntax"),
            (.pdf, Data("%PDF-1.4".utf8), "transfer-refused"),
            (UTType(exportedAs: "com.example.unknown"), Data([1]), "transfer-refused"),
        ]
        for row in rows {
            let item = TransferItem(TransferredData(contentType: row.type, data: row.data))
            let error = await #expect(throws: DiagnosticError.self, "\(row.type)") {
                try await transfer.drop([item], at: place, in: session)
            }
            #expect(error?.diagnostics.first?.rule == row.rule, "\(row.type)")
            #expect(try session.update().tree == before)
        }
    }

    // MARK: Shared with a preview

    @Test func `what is shared with a preview has its title`() async throws {
        var shared: [SharedContent] = []
        var environment = EnvironmentValues(
            localization: .empty, fonts: try ShippedFonts.collection(), layoutDirection: .rightToLeft)
        environment.share = ShareAction { shared.append($0) }
        let portrait = try image("PNG/rgb-gamma.png")
        let session = LayoutSession(
            proposal: ProposedViewSize(width: 320, height: 480), environment: environment
        ) {
            NavigationStack { Sharing.ProfileView(Sharing.Profile(name: "هيدي لامار"), portrait: portrait) }
        }
        try session.update()
        let link = try path("ShareLink", in: session)
        #expect(try session.update().tree.node(at: link)?.offers == ["public.png"])
        let content = try #require(try session.share(from: link))
        #expect(content.items.map(\.preview?.title) == ["هيدي لامار"])
        let sent = try await transfer.export(try #require(content.items.first).item, accepting: [.image])
        #expect(Array(sent.data) == (try Checkout.bytes(of: "Tests/Fixtures/PNG/rgb-gamma.png")))
        #expect(sent.suggestedFileName == "Image.png")
        // A tap says the same to the program around.
        #expect(try session.send(.tap(at: try middle("ShareLink", in: session))))
        #expect(shared.map { $0.items.map(\.preview?.title) } == [["هيدي لامار"]])
    }
}
