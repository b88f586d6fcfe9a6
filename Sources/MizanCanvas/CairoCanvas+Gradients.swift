import CCairo
import MizanBase
import MizanDrawing
import MizanRenderTree

extension CairoCanvas {
    /// Makes a paint the next one to draw with; false where there is nothing to paint.
    ///
    /// - Parameter bounds: The pixels that are painted at most.
    func set(_ paint: CanvasPaint, within bounds: PixelRect? = nil) -> Bool {
        switch paint {
        case .color(let color):
            setColor(color)
            return true
        case .gradient(let gradient): return setGradient(gradient, within: bounds)
        }
    }

    func setGradient(_ gradient: CanvasGradient, within bounds: PixelRect? = nil) -> Bool {
        guard let last = gradient.stops.last else { return false }
        // Cairo would show nothing.
        guard !gradient.isEmpty else {
            setColor(last.color)
            return true
        }
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return false }
        func isNear(_ numbers: Double...) -> Bool { numbers.allSatisfy { $0.magnitude <= Self.farthest } }
        switch gradient.geometry {
        case .linear(let start, let end):
            guard isNear(start.x, start.y, end.x, end.y) else { return false }
            return set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops, transform)
        case .radial(let center, let unit, let start, let end):
            guard isNear(center.x, center.y, unit.width, unit.height, start, end) else { return false }
            // Cairo's radii only grow where stops are in order.
            let stops = start < end ? gradient.stops : gradient.stops.turned
            let place = AffineTransformation(a: unit.width, d: unit.height, tx: center.x, ty: center.y)
            return set(
                cairo_pattern_create_radial(0, 0, max(min(start, end), 0), 0, 0, max(start, end, 0)), stops,
                place.then(transform))
        case .angular: return setPixels(of: gradient, within: bounds)
        }
    }

    /// - Parameter transform: From the pattern to pixels.
    private func set(
        _ pattern: OpaquePointer?, _ stops: [CanvasGradient.Stop], _ transform: AffineTransformation
    ) -> Bool {
        guard let pattern else { return false }
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, min(max(stop.location, 0), 1), Double(color.red) / 255, Double(color.green) / 255,
                Double(color.blue) / 255, Double(color.alpha) / 255)
        }
        // A pattern's matrix leads from the canvas, whose user space is pixels here, to the pattern.
        var matrix = cairo_matrix_t(transform)
        guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return false }
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(context, pattern)
        return true
    }

    /// A gradient that Cairo doesn't have, pixel by pixel.
    private func setPixels(of gradient: CanvasGradient, within bounds: PixelRect?) -> Bool {
        let pixels = bounds.map { visiblePixels.intersection($0) } ?? visiblePixels
        guard !pixels.isEmpty, let inverse = transform.inverted else { return false }
        guard reservePixels(pixels), let surface = Self.surface(pixels) else {
            failLayers()
            return false
        }
        defer { cairo_surface_destroy(surface) }
        guard let bytes = cairo_image_surface_get_data(surface) else { return false }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<pixels.height {
            let words = UnsafeMutableRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<pixels.width {
                let middle = Point(x: Double(pixels.x + column) + 0.5, y: Double(pixels.y + row) + 0.5)
                words[column] = gradient.color(at: gradient.part(at: inverse.applied(to: middle))).premultipliedWord
            }
        }
        cairo_surface_mark_dirty(surface)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        return true
    }
}

extension [CanvasGradient.Stop] {
    /// The stops from the end to the start.
    fileprivate var turned: [CanvasGradient.Stop] {
        reversed().map { CanvasGradient.Stop(location: 1 - $0.location, color: $0.color) }
    }
}

extension RGBA {
    /// The colour as a word of Cairo's ARGB32.
    fileprivate var premultipliedWord: UInt32 {
        func part(_ component: UInt8) -> UInt32 { (UInt32(component) * UInt32(alpha) + 127) / 255 }
        return UInt32(alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
