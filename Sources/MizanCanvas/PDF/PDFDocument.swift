import CCairo
import MizanBase
import MizanDecoders
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText
import MizanRendering

/// Pages of render trees, as a file of PDF.
///
/// Text is text: it can be selected and searched, in the order in which it is read. Emoji are pictures, and instances of variable fonts
/// outlines. Shadows, blurs and other effects on pixels are pictures of four pixels a point.
///
/// The file has a title, a language and its direction of reading, and no tags: Cairo 1.16 writes them only in place of what glyphs stand
/// for.
public struct PDFDocument: Sendable {
    /// A page.
    public struct Page: Sendable {
        /// What is drawn.
        public var tree: RenderTree
        /// The fonts of the tree.
        public var fonts: FontCollection
        /// The colour below it, on the whole page.
        public var background: RGBA
        /// The part of the tree that the page shows, in points from the tree's top; nil for its size.
        public var part: RenderPages.Page?
        /// The paper, in whose margins nothing is drawn; nil for a page as large as the tree.
        public var paper: PageSize?

        /// A page of a tree's size, or a part of a tree on a paper.
        public init(
            _ tree: RenderTree, fonts: FontCollection, background: RGBA = .white, part: RenderPages.Page? = nil,
            paper: PageSize? = nil
        ) {
            self.tree = tree
            self.fonts = fonts
            self.background = background
            self.part = part
            self.paper = paper
        }

        /// The size of the page, in points.
        public var size: Size {
            paper?.size ?? tree.size.size
        }
    }

    /// Pixels a point where a page needs pixels.
    static let scale = 4.0
    /// When the file says that it was made, where nothing is said: the same bytes come of the same pages.
    static let date = "2000-01-01T00:00:00Z"

    /// The pages in their order.
    public var pages: [Page]
    /// The title that readers show; nil for none.
    public var title: String?
    /// The language of its text, for programs that read it aloud; nil where it isn't known.
    public var language: LanguageTag?
    /// When it was made, as ISO 8601; nil for a date that is always the same.
    public var creationDate: String?

    /// A document.
    public init(pages: [Page], title: String? = nil, language: LanguageTag? = nil, creationDate: String? = nil) {
        self.pages = pages
        self.title = title
        self.language = language
        self.creationDate = creationDate
    }

    /// The bytes of the file.
    ///
    /// - Parameter decoder: What decodes images.
    /// - Throws: `DiagnosticError` as drawing a picture does, and for a document without pages.
    public func data(decoder: any ImageDecoder = FileDecoder()) throws -> [UInt8] {
        guard let first = pages.first else {
            throw DiagnosticError(
                Diagnostic(rule: "picture-size", message: "a PDF file without pages is none", fix: "add a page"))
        }
        let bytes = PDFBytes()
        // The stream lives as long as the surface, which this function ends.
        let stream = Unmanaged.passUnretained(bytes).toOpaque()
        let size = first.size
        let surface = cairo_pdf_surface_create_for_stream(
            { stream, data, count in
                guard let stream, let data else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<PDFBytes>.fromOpaque(stream).takeUnretainedValue().bytes.append(
                    contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, stream, size.width, size.height)
        guard let surface else { throw Self.failure(CAIRO_STATUS_NO_MEMORY) }
        // From 1.5 on, newer versions of Cairo write a catalog that can't be added to by itself.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate ?? Self.date)
        if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Mizan \(EngineVersion.text)")
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        let fonts = PDFFonts()
        for page in pages {
            let size = page.size
            cairo_pdf_surface_set_size(surface, size.width, size.height)
            var canvas = try CairoCanvas(
                page: size, scale: Self.scale, decoder: decoder, surface: cairo_surface_reference(surface), fonts: fonts
            )
            if page.background.alpha > 0 {
                canvas.fill(Path(Rect(x: 0, y: 0, width: size.width, height: size.height)), with: page.background)
            }
            try page.draw(on: &canvas)
            try canvas.finishDrawing()
            cairo_show_page(canvas.context)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw Self.failure(status) }
        return try withExtendedLifetime(bytes) { try PDFCatalog.adding(catalogEntries, to: bytes.bytes) }
    }

    /// What Cairo doesn't say of the whole file: its language, that its first page is read from the right, and that windows have its
    /// title.
    private var catalogEntries: String {
        var entries = ""
        if let language {
            entries +=
                " /Lang (\(language.identifier.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }))"
        }
        var preferences = ""
        if title != nil { preferences += " /DisplayDocTitle true" }
        if pages.first?.tree.direction == .rightToLeft { preferences += " /Direction /R2L" }
        return preferences.isEmpty ? entries : entries + " /ViewerPreferences <<\(preferences) >>"
    }

    private static func failure(_ status: cairo_status_t) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "picture-drawing",
                message: "Cairo could not write the PDF file: \(String(cString: cairo_status_to_string(status)))"))
    }
}

extension PDFDocument.Page {
    fileprivate func draw(on canvas: inout CairoCanvas) throws {
        guard let part else { return try tree.draw(on: &canvas, fonts: fonts) }
        let (margin, width) = (paper?.margin ?? 0, tree.size.width.points)
        // In the middle of the paper: what is read from the right has its margins as what is read from the left.
        let left = paper.map { ($0.size.width - width) / 2 } ?? 0
        canvas.save()
        canvas.concatenate(AffineTransformation(tx: left, ty: margin - part.top))
        // Up to the paper's edges at the sides, as a tree without paper is drawn.
        canvas.clip(to: Path(Rect(x: -left, y: part.top, width: size.width, height: part.height)))
        try tree.draw(on: &canvas, fonts: fonts)
        canvas.restore()
    }
}

/// The bytes that Cairo wrote so far.
private final class PDFBytes {
    var bytes: [UInt8] = []
}

extension PDFDocument {
    /// The pages of a tree: one where all its text is on it, else as many as it takes, cut between rows.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - fonts: The fonts of the tree.
    ///   - background: The colour below it.
    ///   - paper: The paper; nil for pages of the tree's own size.
    /// - Returns: The pages, and a warning of the rule `page-cut` where something taller than a page had to be cut.
    /// - Throws: `DiagnosticError` with the rule `page-size` for a tree wider than the paper, and as ``MizanRenderTree/RenderPages`` does.
    public static func pages(
        of tree: RenderTree, fonts: FontCollection, background: RGBA = .white, paper: PageSize? = nil
    ) throws -> (pages: [Page], cuts: [Diagnostic]) {
        let size = tree.size.size
        if let paper, size.width > paper.content.width + 0.5 {
            throw PageSize.error(
                "the content is \(size.width) points wide, and the page has \(paper.content.width) between its margins",
                fix: "lay it out in a width of \(paper.content.width), or use a larger page or smaller margins")
        }
        if paper == nil, tree.showsAllLines { return ([Page(tree, fonts: fonts, background: background)], []) }
        let parts = try RenderPages(tree, height: paper?.content.height ?? size.height)
        let pages = parts.pages.map { part in
            Page(
                parts.tree(of: part), fonts: fonts, background: background, part: part,
                paper: paper)
        }
        // One warning says it all: a page that is far too low cuts everywhere.
        let cuts = parts.forcedCuts.prefix(1).map { place in
            let others = parts.forcedCuts.count - 1
            return Diagnostic(
                .warning, rule: "page-cut",
                message: "something taller than a page is cut \(place) points below the top"
                    + (others > 0 ? ", and at \(others) more place\(others == 1 ? "" : "s")" : ""),
                fix: "make it lower, or the page higher")
        }
        return (pages, cuts)
    }
}

extension RenderTree {
    /// The tree as pages of PDF of its size in points, one where all its text is on it; throws as ``PDFDocument/data(decoder:)`` does.
    ///
    /// - Parameters:
    ///   - fonts: The fonts of the tree.
    ///   - title: The title that readers show.
    ///   - language: The language of its text.
    ///   - paper: The paper; nil for pages of the tree's size.
    ///   - background: The colour below the tree.
    ///   - decoder: What decodes images.
    public func pdf(
        fonts: FontCollection, title: String? = nil, language: LanguageTag? = nil, background: RGBA = .white,
        paper: PageSize? = nil, decoder: any ImageDecoder = FileDecoder()
    ) throws -> [UInt8] {
        let pages = try PDFDocument.pages(of: self, fonts: fonts, background: background, paper: paper).pages
        return try PDFDocument(pages: pages, title: title, language: language).data(decoder: decoder)
    }
}
