import CCairo
import MizanBase
import MizanDecoders
import MizanDrawing
import MizanImages
import MizanRenderTree

/// The pictures that a canvas decoded and scaled, kept while there is room.
struct ImageCache {
    /// A picture in a size in pixels.
    private struct ScaledImageKey: Hashable {
        let bitmap: EncodedBitmap
        let width: Int
        let height: Int
    }

    private let decoder: any ImageDecoder
    private var images: [ScaledImageKey: ScaledImage] = [:]
    /// The pixels of the images that are kept.
    private var cachedPixels = 0
    /// The pixels of all images that were decoded and made smaller so far.
    private(set) var workedPixels = 0
    /// The number of files that were decoded so far.
    private(set) var decodedCount = 0

    /// No pictures yet, and what will decode them.
    init(decoder: any ImageDecoder) { self.decoder = decoder }

    /// A picture no larger than a size in pixels above 0.
    mutating func image(_ bitmap: EncodedBitmap, within width: Int, _ height: Int) throws -> ScaledImage {
        let key = ScaledImageKey(
            bitmap: bitmap, width: min(width, bitmap.pixelWidth), height: min(height, bitmap.pixelHeight))
        if let image = images[key] { return image }
        try work(bitmap.pixelWidth * bitmap.pixelHeight)
        let image: ScaledImage
        if key.width == bitmap.pixelWidth, key.height == bitmap.pixelHeight {
            image = ScaledImage(try decoder.decode(bitmap))
            decodedCount += 1
        } else {
            image = try self.image(bitmap, within: bitmap.pixelWidth, bitmap.pixelHeight)
                .scaled(width: key.width, height: key.height)
        }
        if cachedPixels + key.width * key.height > Limits.pixels {
            images = [:]
            cachedPixels = 0
        }
        images[key] = image
        cachedPixels += key.width * key.height
        return image
    }

    private mutating func work(_ pixels: Int) throws {
        guard pixels <= Limits.imagePixels - workedPixels else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-images",
                    message: "the images of one picture take more than \(Limits.imagePixels) pixels to decode",
                    fix: "use fewer or smaller images"))
        }
        workedPixels += pixels
    }
}

extension CairoCanvas {
    /// Draws a picture stretched over a rectangle, decoded once for all the places that show it.
    ///
    /// Where the rectangle's edges are those of pixels, as they are in a tree drawn at its own scale, the picture is
    /// scaled by Mizan alone, and its mirror image is exact. Elsewhere the picture is made no larger than the
    /// rectangle, and Cairo's bilinear filter puts it between the pixels.
    public func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) throws {
        let corner = transform.applied(to: Point(x: rect.minX, y: rect.minY))
        let across = Point(x: transform.a * rect.size.width, y: transform.b * rect.size.width)
        let down = Point(x: transform.c * rect.size.height, y: transform.d * rect.size.height)
        guard [corner, across, down].allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        if across.y == 0, down.x == 0, let columns = PixelSpan(from: corner.x, to: corner.x + across.x),
            let rows = PixelSpan(from: corner.y, to: corner.y + down.y)
        {
            try draw(bitmap, columns, rows, tint: tint)
        } else {
            func length(_ side: Point) -> Int {
                Int(min((side.x * side.x + side.y * side.y).squareRoot().rounded(), Double(Self.longestSide)))
            }
            let image = try images.image(bitmap, within: max(length(across), 1), max(length(down), 1))
            draw(image, in: rect, tint: tint)
        }
    }

    /// Draws a picture over whole pixels: its visible part, pixel by pixel.
    private func draw(_ bitmap: EncodedBitmap, _ columns: PixelSpan, _ rows: PixelSpan, tint: RGBA?) throws {
        let seen = PixelRect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)
            .intersection(visiblePixels)
        guard !seen.isEmpty else { return }
        let image = try images.image(bitmap, within: columns.count, rows.count)
            .scaled(
                width: columns.count, height: rows.count, columns: columns.pixels(seen.x, count: seen.width),
                rows: rows.pixels(seen.y, count: seen.height)
            )
            .flipped(horizontally: columns.isReversed, vertically: rows.isReversed)
        image.withSurface { surface in
            if let tint {
                setColor(tint)
                cairo_mask_surface(context, surface, Double(seen.x), Double(seen.y))
            } else {
                cairo_set_source_surface(context, surface, Double(seen.x), Double(seen.y))
                cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
                cairo_paint(context)
            }
            setColor(.black)
        }
    }

    /// Draws a picture between pixels, or turned.
    private func draw(_ image: ScaledImage, in rect: Rect, tint: RGBA?) {
        cairo_new_path(context)
        defer { cairo_new_path(context) }
        var matrix = cairo_matrix_t(
            AffineTransformation(
                a: rect.size.width / Double(image.width), d: rect.size.height / Double(image.height), tx: rect.minX,
                ty: rect.minY
            ).then(transform))
        // A pattern's matrix leads from the canvas to the picture.
        guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-9,
            cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS,
            append(ShapeKind.rectangle.path(in: rect), transform)
        else { return }
        image.withSurface { surface in
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            defer { cairo_pattern_destroy(pattern) }
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            // Edges are as opaque as the picture; without it they would fade out.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_save(context)
            if let tint {
                cairo_clip(context)
                setColor(tint)
                cairo_mask(context, pattern)
            } else {
                cairo_set_source(context, pattern)
                cairo_fill(context)
            }
            cairo_restore(context)
        }
    }
}

/// Whole pixels along one axis that a picture is stretched over.
private struct PixelSpan {
    /// The first pixel.
    let start: Int
    let count: Int
    /// Whether the picture's first column stands at the end.
    let isReversed: Bool

    /// Nil where an edge is not that of a pixel, nothing is between them, or they are too far out.
    init?(from: Double, to: Double) {
        let (first, last) = (from.rounded(), to.rounded())
        guard abs(first - from) < 1 / 256, abs(last - to) < 1 / 256, first != last,
            abs(first) <= CairoCanvas.farthest, abs(last) <= CairoCanvas.farthest
        else { return nil }
        start = Int(min(first, last))
        count = Int(abs(last - first))
        isReversed = last < first
    }

    /// The columns of the stretched picture that are shown at some pixels of the span.
    func pixels(_ first: Int, count seen: Int) -> Range<Int> {
        let place = isReversed ? start + count - first - seen : first - start
        return place..<place + seen
    }
}

extension ScaledImage {
    /// Calls with a surface of the picture, which is gone afterwards.
    fileprivate func withSurface(_ body: (OpaquePointer) -> Void) {
        var words = words
        words.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress,
                let surface = cairo_image_surface_create_for_data(
                    start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                    Int32(width * 4))
            else { return }
            defer {
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { body(surface) }
        }
    }
}
