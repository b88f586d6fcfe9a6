import CCairo
import MizanBase
import MizanDecoders
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText
import MizanRendering

/// A picture that Cairo draws: an opaque or translucent background, and a render tree on it.
///
/// Glyphs are filled outlines at their exact places, one fill a run: Cairo's own text would snap them to whole pixels.
/// Transforms are applied here, in doubles, so that Cairo gets pixels; a path with a coordinate that is NaN or infinite
/// draws nothing.
public final class CairoCanvas: DrawingTarget {
    /// An outline in the cache.
    private struct GlyphKey: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    /// Beyond this many pixels from the origin coordinates are moved nearer: Cairo counts in 24 bits.
    static let farthest = 1e6
    /// The longest side of a Cairo image, in pixels.
    static let longestSide = 32_767

    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    private let surface: OpaquePointer
    /// The context to draw on: the picture's, or that of the transparency layer that was begun last.
    var context: OpaquePointer
    /// From the points of a page of PDF to its pixels: what is drawn there as pixels, such as shadows, is that fine. 1 for pictures.
    let pageScale: Double
    /// The fonts of a file of PDF, whose text is text.
    private let pageFonts: PDFFonts
    /// From points to pixels, with all concatenated transformations.
    private(set) var transform: AffineTransformation
    private var saved: [AffineTransformation] = []
    /// The transparency layers that were begun, the outermost first.
    var layers: [CairoLayer] = []
    /// A context of one pixel, for drawing that can't be seen.
    private(set) lazy var nowhere: OpaquePointer? = {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return nil }
        defer { cairo_surface_destroy(surface) }
        hasNowhere = true
        return cairo_create(surface)
    }()
    private var hasNowhere = false
    /// The pixels of all layers and shadows so far.
    var layerPixels = 0
    /// The error of a transparency layer that could not be made; thrown when the picture is read.
    var layerFailure: DiagnosticError?
    /// The number of calls of ``save()`` without their ``restore()``.
    var savedCount: Int { saved.count }
    private var outlines: [GlyphKey: Path] = [:]
    /// The images that were decoded so far.
    var images: ImageCache

    /// A picture of a size in points at a scale in pixels per point; a part of a pixel at its end counts as a whole one.
    ///
    /// Throws diagnostics of the rules `picture-scale` (not finite, or not above zero) and `picture-size` (a side below one
    /// pixel or beyond 32,767, more pixels than `Limits.pixels`, or more than there is memory for).
    public convenience init(
        size: Size, scale: Double, background: RGBA, decoder: any ImageDecoder = FileDecoder()
    ) throws {
        let (width, height) = try Self.pixels(of: size, scale: scale)
        try self.init(
            width: width, height: height, scale: scale, background: background, decoder: decoder,
            surface: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    }

    /// A picture in memory that is there: `width` × `height` × 4 bytes, which outlive the canvas.
    convenience init(
        width: Int, height: Int, scale: Double, background: RGBA, decoder: any ImageDecoder,
        memory: UnsafeMutablePointer<UInt8>
    ) throws {
        memory.update(repeating: 0, count: width * height * 4)
        try self.init(
            width: width, height: height, scale: scale, background: background, decoder: decoder,
            surface: cairo_image_surface_create_for_data(
                memory, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
    }

    /// A page of PDF, `scale` pixels a point where pixels are needed. The surface is taken over.
    convenience init(
        page size: Size, scale: Double, decoder: any ImageDecoder, surface: OpaquePointer?, fonts: PDFFonts
    ) throws {
        let (width, height) = try Self.pixels(of: size, scale: 1)
        try self.init(
            width: width, height: height, scale: scale, background: RGBA(red: 0, green: 0, blue: 0, alpha: 0),
            decoder: decoder, surface: surface, pageScale: scale, fonts: fonts)
    }

    private init(
        width: Int, height: Int, scale: Double, background: RGBA, decoder: any ImageDecoder, surface: OpaquePointer?,
        pageScale: Double = 1, fonts: PDFFonts = PDFFonts()
    ) throws {
        self.pageScale = pageScale
        pageFonts = fonts
        images = ImageCache(decoder: decoder)
        guard let surface else { throw Self.failure(CAIRO_STATUS_NO_MEMORY) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            defer { cairo_surface_destroy(surface) }
            throw Self.failure(cairo_surface_status(surface))
        }
        (self.width, self.height) = (width, height)
        self.surface = surface
        self.context = context
        transform = AffineTransformation(a: scale, d: scale)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_scale(context, 1 / pageScale, 1 / pageScale)
        guard background.alpha > 0 else { return }
        setColor(background)
        cairo_paint(context)
    }

    deinit {
        cairo_destroy(context)
        if hasNowhere, let nowhere { cairo_destroy(nowhere) }
        for layer in layers {
            if !layer.isGroup { cairo_destroy(layer.outer) }
            if let surface = layer.surface { cairo_surface_destroy(surface) }
        }
        cairo_surface_destroy(surface)
    }

    /// Remembers the transform and the clip.
    public func save() {
        saved.append(transform)
        cairo_save(context)
    }

    /// Goes back to the state of the matching ``save()``; does nothing where there is none.
    public func restore() {
        // Cairo would draw nothing more after one restore too many.
        guard saved.count > layers.last?.savedCount ?? 0, let last = saved.popLast() else { return }
        transform = last
        cairo_restore(context)
    }

    /// Applies a transform before the present one.
    public func concatenate(_ transform: AffineTransformation) { self.transform = transform.then(self.transform) }

    /// Restricts drawing to the inside of a path (nonzero winding); to nothing where a coordinate is no number.
    public func clip(to path: Path) {
        cairo_new_path(context)
        if !append(path, transform) { cairo_new_path(context) }
        cairo_clip(context)
    }

    /// Fills the places that a rule counts as inside a path.
    public func fill(_ path: Path, rule: FillRule, with color: RGBA) {
        cairo_new_path(context)
        guard append(path, transform) else { return cairo_new_path(context) }
        setColor(color)
        // Everything else is filled by nonzero winding, which contexts start with here.
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Fills a path (nonzero winding) with a gradient.
    public func fill(_ path: Path, with gradient: CanvasGradient) {
        cairo_new_path(context)
        guard append(path, transform), setGradient(gradient, within: path.controlBounds.map(pixels)) else {
            return cairo_new_path(context)
        }
        cairo_fill(context)
    }

    /// Draws the line along a path.
    public func stroke(_ path: Path, style: Stroke, with paint: CanvasPaint) {
        cairo_new_path(context)
        let width = style.width.points
        guard width > 0, append(path, transform), set(paint) else { return cairo_new_path(context) }
        cairo_save(context)
        // The pen is as wide as the transform makes it; the path is in pixels already.
        var matrix = cairo_matrix_t(transform)
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else {
            cairo_new_path(context)
            return cairo_restore(context)
        }
        cairo_transform(context, &matrix)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, max(style.miterLimit.points, 1))
        let dash = style.dashPattern
        cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase.points)
        cairo_stroke(context)
        cairo_restore(context)
    }

    /// Fills the outlines of one run's glyphs together, so that overlaps of a translucent run don't show.
    public func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {
        cairo_new_path(context)
        let scale = size / Double(face.unitsPerEm)
        for glyph in glyphs {
            let place = AffineTransformation(
                a: scale, d: -scale, tx: origin.x + glyph.x.points, ty: origin.y + glyph.y.points)
            guard append(outline(of: glyph.id, in: face), place.then(transform)) else {
                return cairo_new_path(context)
            }
        }
        setColor(color)
        cairo_fill(context)
    }

    /// Draws the glyphs of a run: on a page of PDF as text that can be selected, in the order of reading, else as their outlines.
    public func draw(_ run: CanvasGlyphRun, at origin: Point) {
        // Cairo embeds variable fonts as their files have them: their instances are drawn as outlines.
        guard isVector, !run.glyphs.isEmpty, run.face.coordinates.isEmpty else {
            return draw(run.glyphs, face: run.face, size: run.size, color: run.color, at: origin)
        }
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return }
        let text = PDFTextRun(run, blank: pageFonts.blank(of: run.face)) {
            pageFonts.advance(of: $0, in: run.face)
        }
        if !text.outlines.isEmpty {
            draw(text.outlines, face: run.face, size: run.size, color: run.color, at: origin)
        }
        var matrix = cairo_matrix_t(transform)
        cairo_save(context)
        cairo_transform(context, &matrix)
        setColor(run.color)
        for (font, parts) in pageFonts.fonts(for: text.units, of: run.face) {
            var glyphs = parts.map { part in
                cairo_glyph_t(index: UInt(part.glyph), x: origin.x + part.x, y: origin.y + part.y)
            }
            var clusters = parts.map { part in
                cairo_text_cluster_t(num_bytes: Int32(clamping: part.text.utf8.count), num_glyphs: 1)
            }
            let text = parts.map(\.text).joined()
            cairo_set_font_face(context, font)
            cairo_set_font_size(context, run.size)
            cairo_show_text_glyphs(
                context, text, Int32(clamping: text.utf8.count), &glyphs, Int32(clamping: glyphs.count), &clusters,
                Int32(clamping: clusters.count), cairo_text_cluster_flags_t(0))
        }
        cairo_restore(context)
    }

    /// Whether what is drawn now becomes paths and text of a page rather than pixels.
    var isVector: Bool { cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_PDF && layers.allSatisfy(\.isGroup) }

    /// The picture drawn so far. Throws a diagnostic of the rule `picture-drawing` where Cairo failed on the way.
    public func bitmap() throws -> Bitmap {
        try finishDrawing()
        guard let rows = cairo_image_surface_get_data(surface) else { throw Self.failure(CAIRO_STATUS_NO_MEMORY) }
        return try Bitmap(
            width: width, height: height,
            premultiplied: UnsafeRawBufferPointer(
                start: rows, count: Int(cairo_image_surface_get_stride(surface)) * height))
    }

    /// Makes sure that all is drawn; throws as ``bitmap()`` does.
    func finishDrawing() throws {
        if let layerFailure { throw layerFailure }
        cairo_surface_flush(surface)
        for status in [cairo_status(context), cairo_surface_status(surface)] where status != CAIRO_STATUS_SUCCESS {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-drawing",
                    message: "Cairo could not draw: \(String(cString: cairo_status_to_string(status)))"
                ))
        }
    }

    private func outline(of glyph: UInt32, in face: FontFace) -> Path {
        let key = GlyphKey(face: face, glyph: glyph)
        if let outline = outlines[key] { return outline }
        let outline = face.outline(of: glyph)
        outlines[key] = outline
        return outline
    }

    /// Adds a path in pixels to Cairo's; false where a coordinate is no number.
    func append(_ path: Path, _ transform: AffineTransformation) -> Bool {
        func pixel(_ point: Point) -> Point? {
            let place = transform.applied(to: point)
            let (x, y) = (place.x, place.y)
            guard x.isFinite, y.isFinite else { return nil }
            return Point(
                x: min(max(x, -Self.farthest), Self.farthest), y: min(max(y, -Self.farthest), Self.farthest))
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                guard let end = pixel(end) else { return false }
                cairo_move_to(context, end.x, end.y)
            case .line(let end):
                guard let end = pixel(end) else { return false }
                cairo_line_to(context, end.x, end.y)
            case .curve(let end, let control1, let control2):
                guard let end = pixel(end), let control1 = pixel(control1), let control2 = pixel(control2) else {
                    return false
                }
                cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
        return true
    }

    func setColor(_ color: RGBA) {
        cairo_set_source_rgba(
            context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255)
    }

    /// The sides of a picture in pixels; throws what ``init(size:scale:background:)`` throws for them.
    static func pixels(of size: Size, scale: Double) throws -> (width: Int, height: Int) {
        guard scale.isFinite, scale > 0 else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-scale", message: "a scale of \(scale) draws nothing",
                    fix: "give a number above zero, like 2"))
        }
        let width = try pixels(of: size.width, scale: scale, "wide")
        let height = try pixels(of: size.height, scale: scale, "high")
        try Bitmap.check(width: width, height: height, file: nil)
        return (width, height)
    }

    /// The pixels of a side. The 1/1024 takes back what a product like 100.1 × 10 may be too much by.
    ///
    /// - Parameter direction: The side's word: `wide` or `high`.
    private static func pixels(of points: Double, scale: Double, _ direction: String) throws -> Int {
        let side = (points * scale - 1 / 1_024).rounded(.up)
        guard side >= 1 else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-size", message: "the picture would be less than a pixel \(direction)",
                    fix: "give what it shows a size"))
        }
        guard side <= Double(longestSide) else {
            let pixels = side < 1e9 ? String(Int(side)) : "more than a billion"
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-size", message: "the picture would be \(pixels) pixels \(direction)",
                    fix: "the maximum is \(longestSide): reduce its size or the scale"))
        }
        return Int(side)
    }

    private static func failure(_ status: cairo_status_t) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "picture-size",
                message: "Cairo can't make the picture: \(String(cString: cairo_status_to_string(status)))",
                fix: "make it smaller"))
    }
}

extension cairo_matrix_t {
    init(_ transform: AffineTransformation) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}

extension Stroke.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension Stroke.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
