import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import MizanTransfer
import Testing

@Suite("Sharing")
struct ShareTests {
    @Test("a link shares its items with their previews, in their order")
    func items() async throws {
        let session = try shown {
            ShareLink(
                items: ["مرحبا" as String, "שלום"], subject: Text(verbatim: "تحية"), message: Text(verbatim: "Two")
            ) {
                SharePreview("\($0)!" as String, image: Image(systemName: "star"), icon: Image(systemName: "bell"))
            }
        }
        let content = try #require(try session.share(from: try session.node("ShareLink").path))
        #expect(content.items.map(\.preview?.title) == ["مرحبا!", "שלום!"])
        #expect(content.subject == "تحية" && content.message == "Two")
        let icon = try #require(content.items.last?.preview?.icon)
        #expect(try await TransferSession().import(Image.self, from: icon) == Image(systemName: "bell"))
        for (item, text) in zip(content.items, ["مرحبا", "שלום"]) {
            #expect(try await TransferSession().import(String.self, from: item.item) == text)
        }
        let node = try session.node("ShareLink")
        #expect(node.offers == ["public.utf8-plain-text", "public.utf16-external-plain-text"])
    }

    @Test("a link without a preview says none, and what is no link shares nothing")
    func plain() throws {
        let session = try shown {
            VStack {
                ShareLink(item: "a" as String)
                square("square")
            }
        }
        let content = try #require(try session.share(from: try session.node("ShareLink").path))
        #expect(content.items.count == 1 && content.items[0].preview == nil && content.subject == nil)
        #expect(try session.share(from: try session.node("square").path) == nil)
    }
}
