import Foundation
import MizanBase
import MizanRenderTree
import MizanTransfer

extension RenderDocument: Transferable {
    /// The document as ``forms(of:)`` has it.
    public static var transferRepresentation: some TransferRepresentation { forms { $0 } }

    /// The forms of a value that becomes a document: a tree in JSON, which ``MizanRenderTree/RenderTree`` takes back; PDF; SVG; PNG; its
    /// words; its outline. All but PDF and words are those of a single tree.
    ///
    ///     static var transferRepresentation: some TransferRepresentation {
    ///         CodableRepresentation(contentType: .invoice)
    ///         RenderDocument.forms { try $0.document() }
    ///     }
    ///
    /// - Parameter document: Makes the document of a value.
    @TransferRepresentationBuilder<Item>
    public static func forms<Item: Transferable>(
        of document: @escaping @Sendable (Item) throws -> RenderDocument
    ) -> some TransferRepresentation<Item> {
        representation(.tree, of: document)
        representation(.pdf, of: document)
        representation(.svg, of: document)
        representation(.png, of: document)
        representation(.text, of: document)
        representation(.outline, of: document)
    }

    private static func representation<Item: Transferable>(
        _ form: DocumentForm, of document: @escaping @Sendable (Item) throws -> RenderDocument
    ) -> some TransferRepresentation<Item> {
        DataRepresentation<Item>(exportedContentType: form.type) { Data(try document($0).data(as: form)) }
            .exportingCondition { item in form.holdsSeveral || (try? document(item))?.parts.count == 1 }
            .suggestedFileName { item in
                let document = try? document(item)
                return document?.fileName ?? document?.title
            }
    }
}
