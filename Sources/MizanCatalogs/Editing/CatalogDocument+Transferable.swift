import Foundation
import MizanTransfer

extension UTType {
    /// A string catalog, as Xcode keeps it.
    public static let mizanStringCatalog = UTType(
        declaring: "dev.mizan.string-catalog", conformingTo: [.json], filenameExtensions: ["xcstrings"],
        description: "String catalog")
}

extension CatalogDocument: Transferable {
    /// The file as it is, and back.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<CatalogDocument>(contentType: .mizanStringCatalog) {
            Data($0.bytes)
        } importing: {
            try CatalogDocument(Array($0), file: "catalog.xcstrings")
        }
        .suggestedFileName { ($0.file as NSString).lastPathComponent }
    }
}
