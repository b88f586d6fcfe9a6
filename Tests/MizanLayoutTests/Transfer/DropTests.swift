import Foundation
import MizanBase
import MizanLayout
import MizanRenderTree
import MizanTransfer
import Testing

@Suite("Drag and drop")
@MainActor struct DropTests {
    private let transfer = TransferSession()

    @Test("the nearest view that takes an item gets it, from the deepest outwards")
    func nearest() async throws {
        let diary = Diary()
        let session = try shown {
            VStack {
                square("inner")
                    .dropDestination(for: URL.self) { urls, _ in
                        diary.write("inner \(urls.count)")
                        return true
                    }
                square("other")
            }
            .dropDestination(for: String.self) { texts, _ in
                diary.write("outer \(texts.joined(separator: "، "))")
                return true
            }
        }
        let url = try #require(URL(string: "https://example.com/حديقة"))
        // A URL is text too: the deepest view gets it.
        #expect(try await transfer.drop([TransferItem(url)], at: try session.middle("inner"), in: session))
        #expect(
            try await transfer.drop(
                [TransferItem("لندن"), TransferItem("روما")], at: try session.middle("inner"), in: session))
        #expect(try await transfer.drop([TransferItem(url)], at: try session.middle("other"), in: session))
        #expect(diary.lines == ["inner 1", "outer لندن، روما", "outer \(url.absoluteString)"])
    }

    @Test("of several items those that conform are taken, in their order")
    func conforming() async throws {
        let diary = Diary()
        let session = try shown {
            square("square").dropDestination(for: URL.self) { urls, _ in
                diary.write(urls.map(\.lastPathComponent).joined(separator: " "))
                return true
            }
        }
        let urls = try ["a", "b"].map { try #require(URL(string: "https://example.com/\($0)")) }
        let items = [TransferItem(urls[0]), TransferItem("text"), TransferItem(urls[1])]
        #expect(try await transfer.drop(items, at: try session.middle("square"), in: session))
        #expect(diary.lines == ["a b"])
    }

    @Test("a view that refuses leaves everything as it was, and no view further out is asked")
    func refusal() async throws {
        let diary = Diary()
        let session = try shown {
            square("square")
                .dropDestination(for: String.self) { _, _ in
                    diary.write("asked")
                    return false
                }
                .dropDestination(for: String.self) { _, _ in
                    diary.write("further out")
                    return true
                }
        }
        let before = try session.update().tree
        #expect(try await !transfer.drop([TransferItem("a")], at: try session.middle("square"), in: session))
        #expect(diary.lines == ["asked"])
        #expect(try session.update().isUnchanged)
        #expect(try session.update().tree == before)
        // Nothing takes drops there.
        #expect(try await !transfer.drop([TransferItem("a")], at: Point(x: 1, y: 1), in: session))
    }

    @Test("what no view there takes is an error at the view, with what would be taken")
    func unknown() async throws {
        let session = try shown { square("square").dropDestination(for: URL.self) { _, _ in true } }
        let item = TransferItem(TransferredData(contentType: .png, data: Data([0x89])))
        let place = try session.middle("square")
        let error = await #expect(throws: DiagnosticError.self) {
            try await transfer.drop([item], at: place, in: session)
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.nodePath == (try session.node("square").path))
        #expect(diagnostic.message == "no view here takes public.png")
        #expect(diagnostic.fix == "give public.file-url, public.url")
    }

    @Test("the place of a drop counts from the view's own corner", arguments: LayoutDirection.allCases)
    func place(direction: LayoutDirection) async throws {
        var places: [Point] = []
        let session = try shown(direction) {
            square("square").dropDestination(for: String.self) { _, place in
                places.append(place)
                return true
            }
            .padding(.leading, 60)
        }
        let corner = try session.frame("square").origin
        let point = Point(x: corner.x + 7, y: corner.y + 9)
        #expect(try await transfer.drop([TransferItem("a")], at: point, in: session))
        #expect(places == [Point(x: 7, y: 9)])
    }

    private struct TargetView: View {
        @State private var isTargeted = false
        var body: some View {
            Text(verbatim: isTargeted ? "هنا" : "-").id("said")
            square("square").dropDestination(for: String.self, action: { _, _ in true }) { isTargeted = $0 }
        }
    }

    @Test("a view knows while something that it takes is over it")
    func targeted() async throws {
        let session = try shown { TargetView() }
        func said() throws -> String {
            try session.update()
            return try session.string("said")
        }
        let place = try session.middle("square")
        #expect(try transfer.hover([TransferItem("a")], at: place, over: session))
        #expect(try said() == "هنا")
        // It is the same view after it was laid out anew.
        #expect(try transfer.hover([TransferItem("a")], at: place, over: session))
        #expect(try session.update().isUnchanged)
        #expect(try !transfer.hover([TransferItem("a")], at: Point(x: 1, y: 1), over: session))
        #expect(try said() == "-")
        let unknown = TransferredData(contentType: .png, data: Data())
        #expect(try !transfer.hover([TransferItem(unknown)], at: place, over: session))
        #expect(try said() == "-")
        #expect(try transfer.hover([TransferItem("a")], at: place, over: session))
        #expect(try await transfer.drop([TransferItem("a")], at: place, in: session))
        #expect(try said() == "-")
    }

    @Test("a view that is disabled offers nothing and takes nothing, and its node says so")
    func disabled() async throws {
        let session = try shown {
            square("square").draggable("a" as String).dropDestination(for: String.self) { _, _ in true }.disabled(true)
        }
        let node = try session.node("square")
        #expect(node.offers.isEmpty && node.acceptedTypes.isEmpty)
        #expect(try session.drag(at: try session.middle("square")).isEmpty)
        #expect(try await !transfer.drop([TransferItem("a")], at: try session.middle("square"), in: session))
    }

    @Test("a node says what can be taken from it and brought to it, in the tree's text too")
    func words() throws {
        let view = square("square").draggable("a" as String).copyable([URL(fileURLWithPath: "/a")])
            .dropDestination(for: Data.self) { _, _ in true }
            .pasteDestination(for: URL.self) { _ in }
        let tree = try view.laidOut()
        let line = try #require(tree.text.split(separator: "\n").first { $0.contains("offers") })
        #expect(
            line.contains(
                " offers public.utf8-plain-text,public.utf16-external-plain-text,public.file-url,public.url "
                    + "takes public.data,public.file-url,public.url "))
        #expect(try view.laidOut(.rightToLeft) == tree.mirrored)
        let plain = try square("square").laidOut().text
        #expect(!plain.contains("offers") && !plain.contains("takes"))
    }

    @Test("a drag has the view that its author shows below the pointer")
    func preview() throws {
        let session = try shown {
            VStack {
                square("shown").draggable("a" as String) { Text(verbatim: "معاينة") }
                square("plain").draggable("b" as String)
            }
        }
        let preview = try #require(try session.dragPreview(at: try session.middle("shown")))
        #expect(try preview.laidOut().text.contains("معاينة"))
        #expect(try session.dragPreview(at: try session.middle("plain")) == nil)
        #expect(try session.drag(at: try session.middle("plain")).count == 1)
    }

    @Test("a value is made when it is taken, unless only it tells its types")
    func laziness() async throws {
        let diary = Diary()
        func made(_ name: String) -> String {
            diary.write(name)
            return name
        }
        let session = try shown { square("square").draggable(made("text")) }
        #expect(diary.lines.isEmpty)
        let items = try session.drag(at: try session.middle("square"))
        #expect(diary.lines == ["text"])
        #expect(try await transfer.import(String.self, from: try #require(items.first)) == "text")
        #expect(try square("a").draggable(URL(fileURLWithPath: "/a")).laidOut().text.contains("public.file-url"))
        let remote = try #require(URL(string: "https://example.com"))
        #expect(try !square("a").draggable(remote).laidOut().text.contains("public.file-url"))
    }
}
