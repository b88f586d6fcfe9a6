import Foundation
import MizanBase
import MizanTransfer
import Testing

struct CompositeOrderTests {
    /// A value whose forms another value shares.
    private struct Chart: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Chart>(exportedContentType: .json) { _ in Data("{}".utf8) }
            Self.pictures()
            DataRepresentation<Chart>(exportedContentType: .utf8PlainText) { _ in Data("words".utf8) }
        }

        @TransferRepresentationBuilder<Chart>
        private static func pictures() -> some TransferRepresentation<Chart> {
            DataRepresentation<Chart>(exportedContentType: .pdf) { _ in Data("%PDF-".utf8) }
            DataRepresentation<Chart>(exportedContentType: .png) { _ in Data([0x89]) }
        }
    }

    @Test(arguments: [
        ("public.png, com.adobe.pdf;q=0.1", "com.adobe.pdf"), ("public.plain-text, public.png;q=0.1", "public.png"),
        (".txt, application/json;q=0.1", "public.json"), ("com.adobe.pdf;q=0, */*", "public.json"),
        // An identifier among MIME types: no header of HTTP.
        ("image/png, com.adobe.pdf;q=0.1", "com.adobe.pdf"),
    ])
    func linesOfACompositeKeepTheirOrder(accept: String, type: String) async throws {
        let sent = try await TransferSession().export(Chart(), accepting: AcceptedTypes(accept))
        #expect(sent.contentType.identifier == type)
    }

    @Test(arguments: [
        // Weights come first, the sender's order after them.
        ("application/pdf;q=0.1, image/png", "public.png"), ("image/png, application/pdf", "public.png"),
        ("application/pdf, image/png", "com.adobe.pdf"), ("application/pdf;q=0, */*", "public.json"),
        // A type that is named outright comes before one in a range, wherever it is in the list.
        ("*/*, image/png", "public.png"), ("image/*, application/pdf", "com.adobe.pdf"),
        ("image/*, application/pdf;q=0.9", "public.png"), ("*/*", "public.json"),
        // The most specific range gives the weight.
        ("image/*, image/png;q=0.2, text/*;q=0.5", "public.utf8-plain-text"),
        (
            "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, image/png;q=0.6, */*;q=0.5",
            "public.utf8-plain-text"
        ),
        ("text/plain;format=flowed, text/plain;q=0.1, image/png;q=0.2", "public.png"),
        // JSON conforms to text, and application/json is no text/*.
        ("text/*", "public.utf8-plain-text"), ("application/*", "public.json"),
        ("APPLICATION/PDF;Q=1", "com.adobe.pdf"),
        ("image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "public.png"),
    ])
    func weightsOfAHeaderRankFirst(accept: String, type: String) async throws {
        let sent = try await TransferSession().export(Chart(), accepting: AcceptedTypes(accept))
        #expect(sent.contentType.identifier == type)
    }

    @Test(arguments: [
        ("image/png, text/plain", "public.png"), ("text/plain, image/png;q=0.5", "public.utf8-plain-text"),
        ("public.plain-text, public.png", "public.png"),
    ])
    func contentOfAClipboardIsRankedTheSameWay(accept: String, type: String) async throws {
        let item = TransferItem([
            TransferredData(contentType: .png, data: Data([0x89])),
            TransferredData(contentType: .utf8PlainText, data: Data("words".utf8)),
        ])
        let sent = try await TransferSession().export(item, accepting: AcceptedTypes(accept))
        #expect(sent.contentType.identifier == type)
    }

    @Test(arguments: ["image/webp", "text/csv", "image/*;q=0, image/gif", "video/*, audio/*"])
    func aKnownTypeThatIsNoFormIsRefusedWithTheForms(accept: String) async throws {
        let accepted = try AcceptedTypes(accept)
        let error = await #expect(throws: DiagnosticError.self) {
            try await TransferSession().export(Chart(), accepting: accepted)
        }
        #expect(
            error?.diagnostics.first?.fix
                == "accept one of public.json, com.adobe.pdf, public.png, public.utf8-plain-text")
    }
}
