import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import MizanTransfer
import Testing

@Suite("Copy and paste")
@MainActor struct PasteTests {
    private let transfer = TransferSession()

    @Test("what is copied from a node is pasted into another")
    func copying() async throws {
        let diary = Diary()
        let session = try shown {
            VStack {
                square("source").copyable(["حروف" as String, "אותיות"])
                square("target").pasteDestination(for: String.self) { texts in
                    diary.write(texts.joined(separator: " "))
                }
            }
        }
        let items = try session.copy(from: try session.node("source").path)
        #expect(items.count == 2)
        #expect(try session.copy(from: try session.node("target").path).isEmpty)
        #expect(try await transfer.paste(items, into: try session.node("target").path, in: session))
        #expect(diary.lines == ["حروف אותיות"])
        #expect(try await !transfer.paste(items, into: try session.node("source").path, in: session))
        #expect(throws: DiagnosticError.self) { try session.copy(from: "nowhere") }
    }

    @Test("a validator leaves what can be pasted, and refuses all by leaving none")
    func validation() async throws {
        let diary = Diary()
        let session = try shown {
            square("square").pasteDestination(for: String.self) { texts in
                diary.write(texts.joined(separator: " "))
            } validator: { texts in
                texts.filter { $0.count > 1 }
            }
        }
        let path = try session.node("square").path
        #expect(try await transfer.paste([TransferItem("a"), TransferItem("bc")], into: path, in: session))
        #expect(try await !transfer.paste([TransferItem("a")], into: path, in: session))
        #expect(diary.lines == ["bc"])
    }

    private struct FieldView: View {
        @State private var text = "ab"
        var body: some View { TextField("name" as String, text: $text).id("field") }
    }

    @Test("a text field that has the focus takes text, each item in a line of its own")
    func field() async throws {
        let session = try shown { FieldView() }
        #expect(try await !transfer.paste([TransferItem("x")], in: session))
        try session.tap("field")
        #expect(try await transfer.paste([TransferItem("ש"), TransferItem("ל")], in: session))
        try session.update()
        let shown = try #require(session.layout).tree.text
        #expect(shown.contains("abש ל"), "\(shown)")
    }

    @Test("a button that is pressed asks for what it takes")
    func button() async throws {
        let diary = Diary()
        var requests: [PasteRequest] = []
        let session = try shown {
            PasteButton(payloadType: URL.self) { diary.write("\($0)") }
                .environment(\.paste, PasteAction { requests.append($0) })
        }
        try session.tap("PasteButton")
        let request = try #require(requests.first)
        #expect(request.contentTypes == [.fileURL, .url])
        #expect(try await !request.paste([TransferItem("not an address")]))
        let url = try #require(URL(string: "https://example.com/"))
        #expect(try await request.paste([TransferItem("text"), TransferItem(url)]))
        #expect(diary.lines == ["[https://example.com/]"])
    }

    @Test("a button of types gets items as they are")
    func types() async throws {
        var pasted: [[UTType]] = []
        let session = try shown {
            PasteButton(supportedContentTypes: [.image]) { items in
                pasted = items.map { TransferSession().contentTypes(of: $0) }
            }
        }
        let path = try session.node("PasteButton").path
        #expect(try session.node("PasteButton").acceptedTypes == ["public.image"])
        let forms = [
            TransferredData(contentType: .pdf, data: Data("%PDF-".utf8)),
            TransferredData(contentType: .png, data: Data([0x89])),
        ]
        #expect(try await transfer.paste([TransferItem(forms), TransferItem("text")], into: path, in: session))
        #expect(pasted == [[.pdf, .png]])
    }

    @Test("the word of a button is in the reader's language")
    func word() throws {
        #expect(try PasteButton(payloadType: String.self) { _ in }.laidOut().text.contains("\"Paste\""))
    }
}
