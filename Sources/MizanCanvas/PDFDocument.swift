import CCairo
import MizanBase
import MizanDecoders
import MizanImages
import MizanRenderTree
import MizanText

/// Pages of render trees, as a file of PDF.
///
/// Text is text: it can be selected and searched, in the order in which it is read. Emoji are pictures, and instances of variable fonts
/// outlines. Shadows, blurs and other effects on pixels are pictures of four pixels a point.
public struct PDFDocument: Sendable {
    /// A page.
    public struct Page: Sendable {
        /// What is drawn; the page has its size.
        public var tree: RenderTree
        /// The fonts of the tree.
        public var fonts: FontCollection
        /// The colour below it.
        public var background: RGBA

        /// A page of a tree's size.
        public init(_ tree: RenderTree, fonts: FontCollection, background: RGBA = .white) {
            self.tree = tree
            self.fonts = fonts
            self.background = background
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
    /// When it was made, as ISO 8601; nil for a date that is always the same.
    public var creationDate: String?

    /// A document.
    public init(pages: [Page], title: String? = nil, creationDate: String? = nil) {
        self.pages = pages
        self.title = title
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
        let size = first.tree.size.size
        let surface = cairo_pdf_surface_create_for_stream(
            { stream, data, count in
                guard let stream, let data else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<PDFBytes>.fromOpaque(stream).takeUnretainedValue().bytes.append(
                    contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, stream, size.width, size.height)
        guard let surface else { throw Self.failure(CAIRO_STATUS_NO_MEMORY) }
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate ?? Self.date)
        if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Mizan \(EngineVersion.text)")
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        for page in pages {
            let size = page.tree.size.size
            cairo_pdf_surface_set_size(surface, size.width, size.height)
            var canvas = try CairoCanvas(
                page: size, scale: Self.scale, decoder: decoder, surface: cairo_surface_reference(surface))
            if page.background.alpha > 0 {
                canvas.fill(
                    ShapeKind.rectangle.path(in: Rect(x: 0, y: 0, width: size.width, height: size.height)),
                    with: page.background)
            }
            try page.tree.draw(on: &canvas, fonts: page.fonts)
            try canvas.finishDrawing()
            cairo_show_page(canvas.context)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw Self.failure(status) }
        return withExtendedLifetime(bytes) { bytes.bytes }
    }

    private static func failure(_ status: cairo_status_t) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "picture-drawing",
                message: "Cairo could not write the PDF file: \(String(cString: cairo_status_to_string(status)))"))
    }
}

/// The bytes that Cairo wrote so far.
private final class PDFBytes {
    var bytes: [UInt8] = []
}

extension RenderTree {
    /// The tree as a page of PDF, of its size in points; throws as ``PDFDocument/data(decoder:)`` does.
    ///
    /// - Parameters:
    ///   - fonts: The fonts of the tree.
    ///   - title: The title that readers show.
    ///   - background: The colour below the tree.
    ///   - decoder: What decodes images.
    public func pdf(
        fonts: FontCollection, title: String? = nil, background: RGBA = .white,
        decoder: any ImageDecoder = FileDecoder()
    ) throws -> [UInt8] {
        try PDFDocument(pages: [PDFDocument.Page(self, fonts: fonts, background: background)], title: title)
            .data(decoder: decoder)
    }
}
