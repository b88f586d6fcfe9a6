import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanReports
import MizanRenderTree
import MizanScenes
import MizanTransfer

/// Scenes in variants, as they are handed over: the one list of the forms that `preview` and `export` write.
struct ScenePreview: Transferable {
    /// A scene with what a page says of it.
    struct SceneSection: Sendable {
        var name: String
        var findings: [String]
        /// The names of its variants.
        var variants: [String]
    }

    /// What is drawn: a part for each variant of each scene, in their order.
    var document: RenderDocument
    /// The scenes.
    var sections: [SceneSection] = []
    /// The scene's own file, where there is one scene alone.
    var file: [UInt8]?

    /// The forms of the document, then a page of HTML that shows all its parts, then the scene itself.
    static var transferRepresentation: some TransferRepresentation {
        RenderDocument.forms { $0.document }
        DataRepresentation<ScenePreview>(exportedContentType: .html) { Data(try $0.page()) }
        DataRepresentation<ScenePreview>(exportedContentType: .mizanScene) { Data($0.file ?? []) }
            // In one locale the tree is taken before it; in several nobody who asks for JSON means the file.
            .exportingCondition { $0.file != nil && $0.document.parts.count == 1 }
    }

    /// The types that a caller may name by an ending or an identifier.
    static let declarations = UTTypeDeclarations([.renderTree, .renderTreeOutline, .mizanScene])
    /// What hands previews over.
    static let session = TransferSession(declarations: declarations)

    /// The endings of the files of all forms, each once.
    static var endings: [String] {
        var known: Set<String> = []
        return transferForms.compactMap { form in
            let type = form.contentType
            let kinds = [type] + [UTType.json, .plainText].filter { type.conforms(to: $0) }
            return kinds.lazy.compactMap(\.preferredFilenameExtension).first
        }.filter { known.insert($0).inserted }
    }

    /// The type of the files that end so; nil where none of the forms does.
    static func type(ending: String) -> UTType? {
        guard endings.contains(ending.lowercased()) else { return nil }
        return declarations.type(tag: ending, tagClass: .filenameExtension)
    }

    /// The form of a document that files of a type have; nil for a page and for a scene.
    private static func form(of type: UTType) -> DocumentForm? {
        DocumentForm.allCases.first { $0.type.conforms(to: type) }
    }

    /// Whether files of a type hold several trees, as pages do and pictures don't.
    static func holdsAll(_ type: UTType?) -> Bool {
        type.map { $0 == .html || form(of: $0)?.holdsSeveral == true } ?? false
    }

    /// The preview's bytes in the form that files of a type have; a page of HTML if no other form has it.
    func data(as type: UTType) throws -> [UInt8] {
        if let form = Self.form(of: type) { return try document.data(as: form) }
        return try type.conforms(to: .mizanScene) ? file ?? [] : page()
    }

    /// The preview in the form that is accepted and ranks first.
    func exported(accepting accepted: AcceptedTypes) throws -> TransferredData {
        do {
            return try CallingThread.run { try await Self.session.export(self, accepting: accepted) }
        } catch let error as DiagnosticError {
            // A session knows the value by its type, and a caller knows a scene.
            throw DiagnosticError(
                error.diagnostics.map { diagnostic in
                    var diagnostic = diagnostic
                    diagnostic.message = diagnostic.message.replacing("a \(Self.self) ", with: "the scene ")
                    return diagnostic
                })
        }
    }

    /// A page of HTML with all pictures.
    private func page() throws -> [UInt8] {
        var room = Limits.pageBytes
        var parts = document.parts[...]
        let sections = try sections.map { section in
            let pictures = try section.variants.map { variant in
                guard let part = parts.popFirst() else { throw Self.tooLarge }
                let bitmap = try part.tree.bitmap(fonts: part.fonts, scale: part.scale, background: part.background)
                let png = try PNGEncoder.encode(bitmap)
                room -= png.count
                guard room >= 0 else { throw Self.tooLarge }
                return ContactSheet.Picture(
                    name: variant, png: png, pixels: (bitmap.width, bitmap.height),
                    scale: FixedLength(points: part.scale) ?? .zero)
            }
            return ContactSheet.SceneSection(name: section.name, findings: section.findings, pictures: pictures)
        }
        return try ContactSheet(title: document.title ?? "", sections: sections).html()
    }

    private static let tooLarge = DiagnosticError(
        call: "the pictures of one page would take more than \(Limits.pageBytes >> 20) MiB",
        fix: "show fewer scenes or variants, or draw them with --scale 1")
}
