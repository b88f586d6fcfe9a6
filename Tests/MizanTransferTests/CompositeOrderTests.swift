import Foundation
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
        ("image/png, application/pdf;q=0.1", "com.adobe.pdf"), ("text/plain, image/png;q=0.1", "public.png"),
        ("text/plain, application/json;q=0.1", "public.json"), ("application/pdf;q=0, */*", "public.json"),
    ])
    func linesOfACompositeKeepTheirOrder(accept: String, type: String) async throws {
        let sent = try await TransferSession().export(Chart(), accepting: AcceptedTypes(accept))
        #expect(sent.contentType.identifier == type)
    }
}
