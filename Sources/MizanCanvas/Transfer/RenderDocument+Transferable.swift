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
        form(.renderTree, of: document, isSingle: true) { try $0.onlyPart().tree.json }
        form(.pdf, of: document, isSingle: false) { try $0.pdf() }
        form(.svg, of: document, isSingle: true) { try $0.svg() }
        form(.png, of: document, isSingle: true) { document in
            let part = try document.onlyPart()
            return try part.tree.png(fonts: part.fonts, scale: part.scale, background: part.background)
        }
        form(.utf8PlainText, of: document, isSingle: false) { Array($0.plainText.utf8) }
        form(.renderTreeOutline, of: document, isSingle: true) { try Array($0.onlyPart().tree.text.utf8) }
    }

    private static func form<Item: Transferable>(
        _ type: UTType, of document: @escaping @Sendable (Item) throws -> RenderDocument, isSingle: Bool,
        _ make: @escaping @Sendable (RenderDocument) throws -> [UInt8]
    ) -> some TransferRepresentation<Item> {
        DataRepresentation<Item>(exportedContentType: type) { Data(try make(document($0))) }
            .exportingCondition { item in !isSingle || (try? document(item))?.parts.count == 1 }
            .suggestedFileName { item in
                let document = try? document(item)
                return document?.fileName ?? document?.title
            }
    }
}
