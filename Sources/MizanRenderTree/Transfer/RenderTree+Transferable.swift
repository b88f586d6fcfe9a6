import Foundation
import MizanBase
import MizanTransfer

extension RenderTree: Transferable {
    /// The tree in JSON, and back; its words, and its outline.
    ///
    /// Pictures take fonts, which a tree only names: they are forms of a tree with its fonts, `RenderDocument` in `MizanCanvas`.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<RenderTree>(contentType: .renderTree) {
            Data($0.json)
        } importing: {
            try RenderTree(json: Array($0), file: "tree")
        }
        ProxyRepresentation<RenderTree, String> { $0.plainText(.unmarked) }
        DataRepresentation<RenderTree>(exportedContentType: .renderTreeOutline) { Data($0.text.utf8) }
    }
}
