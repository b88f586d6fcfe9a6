import MizanTransfer

/// A form of a ``RenderDocument``, in the order in which a receiver is offered them.
package enum DocumentForm: CaseIterable, Sendable {
    /// The tree in JSON, which ``MizanRenderTree/RenderTree`` reads back.
    case tree
    case pdf
    case svg
    case png
    /// The words.
    case text
    /// The tree in lines, as goldens have it.
    case outline

    /// The type of its bytes.
    package var type: UTType {
        switch self {
        case .tree: .renderTree
        case .pdf: .pdf
        case .svg: .svg
        case .png: .png
        case .text: .utf8PlainText
        case .outline: .renderTreeOutline
        }
    }

    /// Whether it holds several trees, as pages do and pictures don't.
    package var holdsSeveral: Bool { self == .pdf || self == .text }
}

extension RenderDocument {
    /// The document's bytes in a form.
    ///
    /// - Throws: `DiagnosticError` with the rule `transfer-refused` if the form holds one tree and there are none or several, and
    ///   what drawing throws.
    package func data(as form: DocumentForm) throws -> [UInt8] {
        switch form {
        case .tree: try onlyPart().tree.json
        case .pdf: try pdf()
        case .svg: try svg()
        case .png: try onlyPart().png()
        case .text: Array(plainText.utf8)
        case .outline: try Array(onlyPart().tree.text.utf8)
        }
    }
}

extension RenderDocument.DocumentPart {
    fileprivate func png() throws -> [UInt8] { try tree.png(fonts: fonts, scale: scale, background: background) }
}
