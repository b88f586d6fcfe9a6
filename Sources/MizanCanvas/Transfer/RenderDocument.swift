import Foundation
import MizanBase
import MizanDecoders
import MizanRenderTree
import MizanText
import MizanTransfer

/// Trees with what it takes to draw them: a document to hand over as JSON, PDF, SVG, PNG or text.
///
/// A tree names its fonts and doesn't hold them, so it is only with a collection of fonts that it becomes a picture.
public struct RenderDocument: Sendable {
    /// A tree and its look.
    public struct DocumentPart: Sendable {
        /// The tree.
        public var tree: RenderTree
        /// The fonts of the tree.
        public var fonts: FontCollection
        /// The colour below it.
        public var background: RGBA
        /// Pixels a point of its PNG.
        public var scale: Double

        /// A tree with its fonts.
        public init(_ tree: RenderTree, fonts: FontCollection, background: RGBA = .white, scale: Double = 2) {
            self.tree = tree
            self.fonts = fonts
            self.background = background
            self.scale = scale
        }
    }

    /// The trees, in their order.
    public var parts: [DocumentPart]
    /// The title that readers of PDF and SVG show; nil for none.
    public var title: String?
    /// The language of the text; nil where it isn't known.
    public var language: LanguageTag?
    /// The name for files of it; the title's where nil.
    public var fileName: String?
    /// The paper of its PDF; nil for pages of the trees' own sizes.
    public var paper: PageSize?
    /// What text becomes in its SVG.
    public var svgText = SVGCanvas.TextOutput.text
    /// Whether isolates become characters in its plain text.
    public var marks = AttributedText.Marks.unmarked
    /// Takes what a form can't show as the trees have it: warnings of the rules `page-cut` and `svg-effect`.
    public var report: @Sendable (Diagnostic) -> Void = { _ in }

    /// A document of trees.
    public init(_ parts: [DocumentPart], title: String? = nil, language: LanguageTag? = nil) {
        self.parts = parts
        self.title = title
        self.language = language
    }

    /// A document of one tree.
    public init(_ tree: RenderTree, fonts: FontCollection, title: String? = nil, language: LanguageTag? = nil) {
        self.init([DocumentPart(tree, fonts: fonts)], title: title, language: language)
    }

    // MARK: Forms

    /// The document as PDF: a page for each tree, or as many as a tree takes.
    public func pdf() throws -> [UInt8] {
        let pages = try parts.map {
            try PDFDocument.pages(of: $0.tree, fonts: $0.fonts, background: $0.background, paper: paper)
        }
        let document = PDFDocument(pages: pages.flatMap(\.pages), title: title, language: language)
        let data = try document.data()
        pages.flatMap(\.cuts).forEach(report)
        return data
    }

    /// The only tree as SVG.
    ///
    /// - Throws: `DiagnosticError` as ``MizanRenderTree/RenderTree/svg(fonts:text:title:language:background:decoder:)`` does, and with the
    ///   rule `transfer-refused` where there are none or several.
    public func svg() throws -> [UInt8] {
        let part = try onlyPart()
        let canvas = try part.tree.svgCanvas(
            fonts: part.fonts, text: svgText, title: title, language: language, background: part.background)
        let data = try canvas.data()
        for note in canvas.notes { report(Diagnostic(.warning, rule: "svg-effect", message: note)) }
        return data
    }

    /// The document's words, as ``MizanRenderTree/RenderTree/plainText(_:)`` gives them; an empty line between two trees.
    public var plainText: String { parts.map { $0.tree.plainText(marks) }.joined(separator: "\n") }

    /// The only tree.
    ///
    /// - Throws: `DiagnosticError` with the rule `transfer-refused` where there are none or several: a picture is one tree.
    func onlyPart() throws -> DocumentPart {
        guard parts.count == 1, let part = parts.first else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "transfer-refused", message: "a document of \(parts.count) trees is no single picture",
                    fix: "hand the trees over one by one, or take PDF"))
        }
        return part
    }
}
