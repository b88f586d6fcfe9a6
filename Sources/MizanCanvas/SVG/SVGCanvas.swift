import MizanBase
import MizanDecoders
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText
import MizanRendering

/// A canvas that writes SVG 1.1, with the blend modes of SVG 2.
///
/// - Text is text, in the order of reading, each run with its direction, and its clusters (in scripts whose letters join, its words) at
///   their exact places. The parts of the fonts that it needs are embedded. A run that a viewer would shape in another way, as one with
///   features or of a variable font's instance, is drawn as outlines, with its text invisible on top.
/// - Shadows, blurs and changes of colours are filters, masks are masks.
/// - Gradients around a place are pictures, which SVG hasn't otherwise; blend modes that SVG hasn't are in ``notes``.
///
/// The same drawing gives the same bytes.
public struct SVGCanvas: DrawingTarget {
    /// What text becomes.
    public enum TextOutput: String, Hashable, Sendable, CaseIterable {
        /// Text with fonts, which can be selected and searched.
        case text
        /// Outlines alone, for programs without web fonts.
        case outlines
    }

    /// The size of the picture in points.
    public let size: Size
    private let text: TextOutput
    private let language: LanguageTag?
    private let title: String?
    private let decoder: any ImageDecoder
    private var writer: SVGWriter
    private var fonts = SVGFonts()
    private var images: [EncodedBitmap: String] = [:]
    private var gradients: [CanvasGradient: String] = [:]
    /// What SVG can't show and how it is drawn instead, each once.
    public private(set) var notes: [String] = []

    /// An empty picture.
    ///
    /// - Parameters:
    ///   - size: Its size in points.
    ///   - text: What text becomes.
    ///   - language: The language of its text.
    ///   - title: Its title.
    ///   - decoder: What decodes images that SVG can't have as they are.
    public init(
        size: Size, text: TextOutput = .text, language: LanguageTag? = nil, title: String? = nil,
        decoder: any ImageDecoder = FileDecoder()
    ) {
        self.size = size
        self.text = text
        self.language = language
        self.title = title
        self.decoder = decoder
        writer = SVGWriter(Rect(x: 0, y: 0, width: size.width, height: size.height))
    }

    // MARK: State

    /// Remembers the transform and the clip.
    public mutating func save() { writer.save() }
    /// Goes back to the state of the matching ``save()``; does nothing where there is none.
    public mutating func restore() { writer.restore() }
    /// Applies a transform before the present one.
    public mutating func concatenate(_ transform: AffineTransformation) {
        writer.open("transform=\"\(transform.svg)\"")
    }
    /// Restricts drawing to the inside of a path (nonzero winding).
    public mutating func clip(to path: Path) {
        let name = writer.name("c")
        writer.define("<clipPath id=\"\(name)\"><path d=\"\(path.svg)\"/></clipPath>")
        writer.open("clip-path=\"url(#\(name))\"")
    }

    // MARK: Paths

    /// Fills the inside of a path.
    public mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) {
        let data = path.svg
        guard !data.isEmpty, color.alpha > 0 else { return }
        let rule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
        writer.write("<path d=\"\(data)\" fill=\"\(color.svg)\"\(color.svgOpacity("fill-opacity"))\(rule)/>")
    }

    /// Fills a path with a gradient.
    public mutating func fill(_ path: Path, with gradient: CanvasGradient) {
        guard let bounds = path.controlBounds, !path.svg.isEmpty else { return }
        if case .angular = gradient.geometry, !gradient.isEmpty {
            save()
            clip(to: path)
            writePicture(of: gradient, in: bounds)
            return restore()
        }
        writer.write("<path d=\"\(path.svg)\" \(paint(.gradient(gradient), "fill"))/>")
    }

    /// Draws the line along a path.
    public mutating func stroke(_ path: Path, style: Stroke, with paint: CanvasPaint) {
        let (data, width) = (path.svg, style.width.points)
        guard !data.isEmpty, width > 0 else { return }
        if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
            return fill(path.stroked(style), with: gradient)
        }
        let dash = style.dashPattern
        let dashes =
            dash.isEmpty
            ? ""
            : " stroke-dasharray=\"\(dash.map(\.svg).joined(separator: " "))\" "
                + "stroke-dashoffset=\"\(style.dashPhase.points.svg)\""
        writer.write(
            "<path d=\"\(data)\" fill=\"none\" \(self.paint(paint, "stroke")) stroke-width=\"\(width.svg)\" "
                + "stroke-linecap=\"\(style.cap.svg)\" stroke-linejoin=\"\(style.join.svg)\" "
                + "stroke-miterlimit=\"\(max(style.miterLimit.points, 1).svg)\"\(dashes)/>")
    }

    /// The attributes that paint with a colour or a gradient that SVG has.
    private mutating func paint(_ paint: CanvasPaint, _ attribute: String) -> String {
        switch paint {
        case .color(let color): return "\(attribute)=\"\(color.svg)\"\(color.svgOpacity("\(attribute)-opacity"))"
        case .gradient(let gradient):
            guard !gradient.isEmpty else {
                return self.paint(.color(gradient.stops.last?.color ?? .clear), attribute)
            }
            if let name = gradients[gradient] { return "\(attribute)=\"url(#\(name))\"" }
            let name = writer.name("g")
            guard let definition = gradient.svg(named: name) else {
                return self.paint(.color(gradient.meanColor), attribute)
            }
            writer.define(definition)
            gradients[gradient] = name
            return "\(attribute)=\"url(#\(name))\""
        }
    }

    /// Draws a gradient that SVG doesn't have as a picture over a rectangle, two pixels a point.
    private mutating func writePicture(of gradient: CanvasGradient, in bounds: Rect) {
        let (scale, width, height) = (2.0, max(bounds.width, 1), max(bounds.height, 1))
        guard
            let canvas = try? CairoCanvas(
                size: Size(width: width, height: height), scale: scale, background: .clear, decoder: decoder)
        else { return note("a gradient around a place is too large for a picture, and isn't drawn") }
        canvas.concatenate(AffineTransformation(tx: -bounds.minX, ty: -bounds.minY))
        canvas.fill(Path(bounds), with: gradient)
        guard let bitmap = try? canvas.bitmap(), let png = try? PNGEncoder.encode(bitmap) else { return }
        let frame = Rect(
            x: bounds.minX, y: bounds.minY, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        let name = writer.name("i")
        writer.define(Self.image(name, "image/png", png))
        writer.write(Self.use(name, in: frame))
    }

    // MARK: Layers

    /// Begins a group that is composited as one.
    public mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) {
        writer.begin(bounds, compositing)
    }

    /// Writes the group that was begun last.
    public mutating func endTransparencyLayer() {
        guard let layer = writer.end(), let compositing = layer.compositing else { return }
        if case .mask = compositing {
            let name = mask(layer.text, in: layer.bounds)
            return writer.wrap("mask=\"url(#\(name))\"")
        }
        guard !layer.text.isEmpty else { return }
        func write(_ attributes: String) { writer.write("<g \(attributes)>\n\(layer.text)</g>") }
        switch compositing {
        case .opacity(let opacity):
            // A layer that is opaque still keeps what is inside from mixing with what is below.
            write(opacity == 1 ? "style=\"isolation:isolate\"" : "opacity=\"\(min(max(opacity, 0), 1).svg)\"")
        case .shadow(let color, let radius, let x, let y):
            let reach = max(radius, 0) * 3
            let shadowed = Rect(
                x: layer.bounds.minX + x, y: layer.bounds.minY + y, width: layer.bounds.width,
                height: layer.bounds.height
            ).insetBy(dx: -reach, dy: -reach)
            let steps =
                "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(max(radius, 0).svg)\"/>"
                + "<feOffset dx=\"\(x.svg)\" dy=\"\(y.svg)\" result=\"s\"/>"
                + "<feFlood flood-color=\"\(color.svg)\"\(color.svgOpacity("flood-opacity"))/>"
                + "<feComposite in2=\"s\" operator=\"in\"/>"
                + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
            write("filter=\"url(#\(filter(steps, in: layer.bounds.union(shadowed))))\"")
        case .blur(let radius):
            let reach = max(radius, 0) * 3
            let steps = "<feGaussianBlur stdDeviation=\"\(max(radius, 0).svg)\"/>"
            write("filter=\"url(#\(filter(steps, in: layer.bounds.insetBy(dx: -reach, dy: -reach))))\"")
        case .color(let matrix):
            write("filter=\"url(#\(filter(matrix.svg, in: layer.bounds)))\"")
        case .paint(let paint):
            let name = mask(layer.text, in: layer.bounds)
            writer.save()
            writer.open("mask=\"url(#\(name))\"")
            switch paint {
            case .color(let color): fill(Path(layer.bounds), rule: .nonzero, with: color)
            case .gradient(let gradient): fill(Path(layer.bounds), with: gradient)
            }
            writer.restore()
        case .blend(let mode):
            if mode.svg == nil { note("SVG has no blend mode \(mode.rawValue): it is drawn as normal") }
            write("style=\"mix-blend-mode:\(mode.svg ?? "normal")\"")
        case .mask: break
        }
    }

    /// Defines a mask that is as transparent as a drawing is, whatever its colours; its name.
    private mutating func mask(_ drawing: String, in bounds: Rect) -> String {
        let white = "<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/>"
        let (filter, name) = (filter(white, in: bounds), writer.name("m"))
        writer.define(
            "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(bounds.svg)>\n<g filter=\"url(#\(filter))\">\n"
                + "\(drawing)</g></mask>")
        return name
    }

    private mutating func filter(_ steps: String, in bounds: Rect) -> String {
        let name = writer.name("f")
        writer.define(
            "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(bounds.svg) color-interpolation-filters=\"sRGB\">"
                + "\(steps)</filter>")
        return name
    }

    private mutating func note(_ words: String) { if !notes.contains(words) { notes.append(words) } }

    // MARK: Glyphs

    /// Draws the outlines of glyphs.
    public mutating func draw(
        _ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point
    ) {
        let scale = size / Double(max(face.unitsPerEm, 1))
        var path = Path()
        for glyph in glyphs {
            let place = AffineTransformation(
                a: scale, d: -scale, tx: origin.x + glyph.x.points, ty: origin.y + glyph.y.points)
            path.elements += fonts.outline(of: glyph.id, in: face).applying(place).elements
        }
        fill(path, rule: .nonzero, with: color)
    }

    /// Writes the text of a run.
    public mutating func draw(_ run: CanvasGlyphRun, at origin: Point) {
        guard text == .text, !run.glyphs.isEmpty else {
            return draw(run.glyphs, face: run.face, size: run.size, color: run.color, at: origin)
        }
        let set = SVGTextRun(run, at: origin, language: language)
        if set.isShapedByViewers {
            let font = fonts.use(run.face, characters: set.characters, glyphs: run.glyphs.map(\.id))
            writer.write(set.element(font: font, "fill=\"\(run.color.svg)\"\(run.color.svgOpacity("fill-opacity"))"))
        } else {
            draw(run.glyphs, face: run.face, size: run.size, color: run.color, at: origin)
            if let element = set.invisibleElement { writer.write(element) }
        }
    }

    // MARK: Images

    /// Draws a picture stretched over a rectangle; PNG and JPEG are embedded as they are where they stand upright.
    public mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) throws {
        let name = try define(bitmap)
        guard let tint else { return writer.write(Self.use(name, in: rect)) }
        let mask = mask(Self.use(name, in: rect) + "\n", in: rect)
        writer.save()
        writer.open("mask=\"url(#\(mask))\"")
        fill(Path(rect), rule: .nonzero, with: tint)
        writer.restore()
    }

    private mutating func define(_ bitmap: EncodedBitmap) throws -> String {
        if let name = images[bitmap] { return name }
        let name = writer.name("i")
        // Decoded all the same: a damaged picture is an error here as it is in every other form.
        let pixels = try decoder.decode(bitmap)
        writer.define(
            try bitmap.isUpright
                ? Self.image(name, bitmap.mimeType, bitmap.bytes)
                : Self.image(name, "image/png", PNGEncoder.encode(pixels)))
        images[bitmap] = name
        return name
    }

    private static func image(_ name: String, _ type: String, _ bytes: [UInt8]) -> String {
        "<image id=\"\(name)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
            + "xlink:href=\"data:\(type);base64,\(bytes.base64)\"/>"
    }

    private static func use(_ name: String, in rect: Rect) -> String {
        let place = AffineTransformation(
            a: rect.size.width, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
        return "<use xlink:href=\"#\(name)\" transform=\"\(place.svg)\"/>"
    }

    // MARK: The file

    /// The bytes of the file.
    ///
    /// - Throws: `DiagnosticError` with the rule `font-subset` where a font can't be embedded.
    public func data() throws -> [UInt8] {
        guard let layer = writer.layers.first else { return [] }
        let language = language.map { " xml:lang=\"\($0.identifier.xmlEscaped)\"" } ?? ""
        var file =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" "
            + "width=\"\(size.width.svg)\" height=\"\(size.height.svg)\" "
            + "viewBox=\"0 0 \(size.width.svg) \(size.height.svg)\"\(language)>\n"
        if let title { file += "<title>\(title.xmlEscaped)</title>\n" }
        let style = try fonts.style()
        if !style.isEmpty || !writer.definitions.isEmpty {
            file += "<defs>\n\(style)\(writer.definitions)</defs>\n"
        }
        let open = String(repeating: "</g>\n", count: layer.open.reduce(0, +))
        return Array((file + layer.text + open + "</svg>\n").utf8)
    }
}
