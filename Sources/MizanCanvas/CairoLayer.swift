import CCairo
import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanRendering

/// A transparency layer that was begun: it is drawn on a surface of its own.
struct CairoLayer {
    /// The context that was drawn on before.
    let outer: OpaquePointer
    /// Nil where nothing of the layer can be seen; drawing then goes nowhere.
    let surface: OpaquePointer?
    /// The pixels of the picture that the surface holds.
    let bounds: PixelRect
    let compositing: CanvasCompositing
    /// A restore inside the layer goes no farther than this.
    let savedCount: Int
    /// Whether it is a group of a page, which stays paths and text; it has no surface then.
    var isGroup = false
}

/// Whole pixels of a picture, from its top left.
struct PixelRect: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
    var count: Int { isEmpty ? 0 : width * height }

    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(min(x + width, other.x + other.width) - left, 0),
            height: max(min(y + height, other.y + other.height) - top, 0))
    }

    func expanded(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    func moved(x distanceX: Int, y distanceY: Int) -> PixelRect {
        PixelRect(x: x + distanceX, y: y + distanceY, width: width, height: height)
    }
}

extension CairoCanvas {
    /// Begins a picture of its own, no larger than can be seen of it.
    public func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) {
        save()
        if isVector, case .opacity = compositing {
            cairo_push_group(context)
            layers.append(
                CairoLayer(
                    outer: context, surface: nil, bounds: visiblePixels, compositing: compositing,
                    savedCount: savedCount,
                    isGroup: true))
            return
        }
        var visible = visiblePixels
        if let shadow = PixelShadow(compositing, transform: transform) {
            // What is out of sight can have its shadow in sight.
            let shadowed = visible.moved(x: -shadow.x, y: -shadow.y).expanded(by: shadow.blur.reach)
            visible = visible.union(shadowed)
        } else if let blur = BoxBlur(compositing, transform: transform) {
            visible = visible.expanded(by: blur.reach)
        }
        let pixels = pixels(of: bounds).intersection(visible)
        var surface: OpaquePointer?
        if !pixels.isEmpty {
            // Layers that are open at a time take no more memory than the largest picture.
            let open = layers.reduce(0) { $0 + $1.bounds.count }
            if open + pixels.count <= Limits.pixels, layers.count < Limits.transparencyLayers, reservePixels(pixels) {
                surface = Self.surface(pixels)
            }
            if surface == nil { failLayers() }
        }
        // What is drawn into a layer that nobody sees goes nowhere; without memory even for that, to what is below.
        let inner = surface.flatMap { cairo_create($0) } ?? cairo_reference(nowhere ?? context)
        guard let inner else { return restore() }
        cairo_set_fill_rule(inner, CAIRO_FILL_RULE_WINDING)
        layers.append(
            CairoLayer(
                outer: context, surface: surface, bounds: surface == nil ? pixels.emptied : pixels,
                compositing: compositing, savedCount: savedCount))
        context = inner
    }

    /// Whether there are pixels left for a layer or a shadow of this size.
    func reservePixels(_ pixels: PixelRect) -> Bool {
        guard pixels.count <= Limits.layerPixels - layerPixels else { return false }
        layerPixels += pixels.count
        return true
    }

    func failLayers() {
        layerFailure =
            layerFailure
            ?? DiagnosticError(
                Diagnostic(
                    rule: "picture-layers",
                    message:
                        "opacities, shadows and other effects take more than \(Limits.layerPixels) pixels, more than "
                        + "\(Limits.pixels) in one another, or are nested more than \(Limits.transparencyLayers) deep",
                    fix: "use fewer of them, or draw at a smaller scale"))
    }

    /// Puts the layer that was begun last on the picture below it; does nothing where none was begun.
    public func endTransparencyLayer() {
        guard let layer = layers.last else { return }
        while savedCount > layer.savedCount { restore() }
        layers.removeLast()
        if layer.isGroup {
            cairo_pop_group_to_source(context)
            if case .opacity(let opacity) = layer.compositing {
                cairo_paint_with_alpha(context, min(max(opacity, 0), 1))
            }
            return restore()
        }
        cairo_destroy(context)
        context = layer.outer
        if let surface = layer.surface {
            cairo_surface_flush(surface)
            switch layer.compositing {
            case .opacity(let opacity):
                cairo_set_source_surface(context, surface, 0, 0)
                cairo_paint_with_alpha(context, min(max(opacity, 0), 1))
            case .shadow(let color, _, _, _):
                if let shadow = PixelShadow(layer.compositing, transform: transform) {
                    draw(shadow, color: color, of: surface, bounds: layer.bounds)
                }
                cairo_set_source_surface(context, surface, 0, 0)
                cairo_paint(context)
            case .paint(let paint):
                if set(paint, within: layer.bounds) { cairo_mask_surface(context, surface, 0, 0) }
            case .blur:
                if let blur = BoxBlur(layer.compositing, transform: transform) {
                    draw(surface, bounds: layer.bounds, blurredBy: blur)
                }
            case .color(let matrix):
                LayerPixels(surface, layer.bounds)?.map(by: matrix)
                cairo_set_source_surface(context, surface, 0, 0)
                cairo_paint(context)
            case .blend(let mode):
                cairo_set_operator(context, mode.cairo)
                cairo_set_source_surface(context, surface, 0, 0)
                cairo_paint(context)
                cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            case .mask:
                // All that is outside the mask is taken away too.
                cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
                cairo_set_source_surface(context, surface, 0, 0)
                cairo_paint(context)
                cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            }
            cairo_surface_destroy(surface)
        } else if layer.compositing == .mask {
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        restore()
    }

    private func draw(_ surface: OpaquePointer, bounds: PixelRect, blurredBy blur: BoxBlur) {
        let blurred = bounds.expanded(by: blur.reach).intersection(visiblePixels.expanded(by: blur.reach))
        guard blurred.count <= Limits.pixels, !blurred.isEmpty else { return }
        guard reservePixels(blurred), let target = Self.surface(blurred) else { return failLayers() }
        defer { cairo_surface_destroy(target) }
        guard let source = LayerPixels(surface, bounds), let pixels = LayerPixels(target, blurred) else { return }
        pixels.copy(source)
        pixels.blur(by: blur)
        cairo_set_source_surface(context, target, 0, 0)
        cairo_paint(context)
    }

    private func draw(_ shadow: PixelShadow, color: RGBA, of surface: OpaquePointer, bounds: PixelRect) {
        guard let rows = cairo_image_surface_get_data(surface) else { return }
        // Nothing is blurred that would not be seen.
        let reach = shadow.blur.reach
        let seen = visiblePixels.moved(x: -shadow.x, y: -shadow.y).expanded(by: reach)
        let blurred = bounds.expanded(by: reach).intersection(seen)
        guard blurred.count <= Limits.pixels, !blurred.isEmpty, color.alpha > 0 else { return }
        guard reservePixels(blurred) else { return failLayers() }
        var mask = AlphaMask(width: blurred.width, height: blurred.height)
        let stride = Int(cairo_image_surface_get_stride(surface))
        mask.copyAlphas(
            UnsafeRawBufferPointer(start: rows, count: stride * bounds.height), stride: stride, width: bounds.width,
            height: bounds.height, x: bounds.x - blurred.x, y: bounds.y - blurred.y)
        mask.blur(shadow.blur)
        guard let image = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(blurred.width), Int32(blurred.height)),
            cairo_surface_status(image) == CAIRO_STATUS_SUCCESS, let target = cairo_image_surface_get_data(image)
        else { return }
        defer { cairo_surface_destroy(image) }
        mask.write(to: target, stride: Int(cairo_image_surface_get_stride(image)))
        cairo_surface_mark_dirty(image)
        setColor(color)
        cairo_mask_surface(context, image, Double(blurred.x + shadow.x), Double(blurred.y + shadow.y))
    }

    /// A surface of pixels, transparent, whose coordinates are those of the picture.
    static func surface(_ pixels: PixelRect) -> OpaquePointer? {
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_set_device_offset(surface, Double(-pixels.x), Double(-pixels.y))
        return surface
    }

    /// The pixels inside the clip of the current surface.
    var visiblePixels: PixelRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }

    /// The whole pixels around a rectangle in points.
    func pixels(of bounds: Rect) -> PixelRect {
        let device = transform.bounds(of: bounds)
        guard device.minX.isFinite, device.minY.isFinite, device.width.isFinite, device.height.isFinite else {
            return visiblePixels
        }
        func kept(_ value: Double) -> Double { min(max(value, -Self.farthest), Self.farthest) }
        return PixelRect(
            left: kept(device.minX), top: kept(device.minY), right: kept(device.maxX), bottom: kept(device.maxY)
        ).expanded(by: 1)
    }
}

extension PixelRect {
    /// The whole pixels around edges.
    fileprivate init(left: Double, top: Double, right: Double, bottom: Double) {
        let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
        self.init(x: x, y: y, width: Int(right.rounded(.up)) - x, height: Int(bottom.rounded(.up)) - y)
    }

    fileprivate var emptied: PixelRect { PixelRect(x: x, y: y, width: 0, height: 0) }

    fileprivate func union(_ other: PixelRect) -> PixelRect {
        guard !isEmpty else { return other }
        guard !other.isEmpty else { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

extension BoxBlur {
    /// The blur of a layer in pixels; nil for any other layer.
    fileprivate init?(_ compositing: CanvasCompositing, transform: AffineTransformation) {
        guard case .blur(let radius) = compositing, radius.isFinite else { return nil }
        let determinant = (transform.a * transform.d - transform.b * transform.c).magnitude
        self.init(deviation: radius * determinant.squareRoot())
    }
}

/// A shadow in pixels.
private struct PixelShadow {
    let blur: BoxBlur
    let x: Int
    let y: Int

    /// Nil for compositing that is no shadow, or for a shadow with a value that is no number.
    init?(_ compositing: CanvasCompositing, transform: AffineTransformation) {
        guard case .shadow(_, let radius, let x, let y) = compositing else { return nil }
        // Offsets go with the transform's turns, its scale alone decides the blur.
        let determinant = (transform.a * transform.d - transform.b * transform.c).magnitude
        let moved = Point(x: transform.a * x + transform.c * y, y: transform.b * x + transform.d * y)
        guard radius.isFinite, moved.x.magnitude <= CairoCanvas.farthest, moved.y.magnitude <= CairoCanvas.farthest
        else { return nil }
        blur = BoxBlur(deviation: radius * determinant.squareRoot())
        self.x = Int(moved.x.rounded())
        self.y = Int(moved.y.rounded())
    }
}
