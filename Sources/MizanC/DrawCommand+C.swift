import CMizan
import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanRendering

extension mizan_command {
    /// A command as C reads it; adds the matrix that it needs.
    init(_ command: DrawCommand, matrices: inout [ColorMatrix]) {
        self.init()
        (style, paint.gradient) = (-1, -1)
        clip = command.clip.map { Int32(clamping: $0) } ?? -1
        node = Int32(clamping: command.node)
        node_identifier = Int64(command.nodeIdentifier)
        opacity = command.opacity
        transform = mizan_transform(command.transform)
        bounds = mizan_rectangle(command.bounds)
        switch command.operation {
        case .fill(let path, let rule, let paint):
            (operation, item) = (MIZAN_OPERATION_FILL, Int32(clamping: path))
            self.rule = rule == .evenOdd ? MIZAN_FILL_RULE_EVEN_ODD : MIZAN_FILL_RULE_NONZERO
            self.paint = mizan_paint(paint)
        case .stroke(let path, let style, let paint):
            (operation, item) = (MIZAN_OPERATION_STROKE, Int32(clamping: path))
            self.style = Int32(clamping: style)
            self.paint = mizan_paint(paint)
        case .glyphs(let run, let color):
            (operation, item) = (MIZAN_OPERATION_GLYPHS, Int32(clamping: run))
            paint.color = mizan_color(color)
        case .bitmap(let picture, let tint):
            (operation, item) = (MIZAN_OPERATION_BITMAP, Int32(clamping: picture))
            is_tinted = tint != nil
            paint.color = tint.map { mizan_color($0) } ?? mizan_color()
        case .beginLayer(let layer, let content, let end):
            (operation, item) = (MIZAN_OPERATION_BEGIN_LAYER, Int32(clamping: end))
            self.content = mizan_rectangle(content)
            setLayer(layer, matrices: &matrices)
        case .endLayer(let begin):
            (operation, item) = (MIZAN_OPERATION_END_LAYER, Int32(clamping: begin))
        }
    }

    private mutating func setLayer(_ layer: DrawLayer, matrices: inout [ColorMatrix]) {
        switch layer {
        case .opacity: self.layer = MIZAN_LAYER_OPACITY
        case .shadow(let color, let radius, let x, let y):
            self.layer = MIZAN_LAYER_SHADOW
            paint.color = mizan_color(color)
            shadow_radius = radius
            shadow_offset = mizan_point(x: x, y: y)
        case .paint(let paint):
            self.layer = MIZAN_LAYER_PAINT
            self.paint = mizan_paint(paint)
        case .blur(let radius):
            self.layer = MIZAN_LAYER_BLUR
            shadow_radius = radius
        case .color(let matrix):
            self.layer = MIZAN_LAYER_COLOR
            style = Int32(clamping: matrices.count)
            matrices.append(matrix)
        case .blend(let mode):
            self.layer = MIZAN_LAYER_BLEND
            style = Int32(clamping: BlendMode.allCases.firstIndex(of: mode) ?? 0)
        case .mask: self.layer = MIZAN_LAYER_MASK
        }
    }
}

extension mizan_paint {
    fileprivate init(_ paint: DrawPaint) {
        switch paint {
        case .color(let color): self.init(gradient: -1, color: mizan_color(color))
        case .gradient(let index): self.init(gradient: Int32(clamping: index), color: mizan_color())
        }
    }
}

extension mizan_clip {
    /// A clip as C reads it.
    init(_ clip: DrawClip) {
        self.init(
            path: Int32(clamping: clip.path), parent: clip.parent.map { Int32(clamping: $0) } ?? -1,
            transform: mizan_transform(clip.transform), bounds: mizan_rectangle(clip.bounds),
            is_rectangle: clip.isRectangle)
    }
}

extension mizan_gradient_shape {
    /// What a gradient's colours follow.
    init(_ geometry: CanvasGradient.Geometry) {
        switch geometry {
        case .linear: self.init(kind: MIZAN_GRADIENT_LINEAR, unit: mizan_point(), first: 0, last: 0)
        case .radial(_, let unit, let start, let end):
            self.init(
                kind: MIZAN_GRADIENT_RADIAL, unit: mizan_point(x: unit.width, y: unit.height), first: start, last: end)
        case .angular(_, let start, let end):
            self.init(kind: MIZAN_GRADIENT_ANGULAR, unit: mizan_point(), first: start, last: end)
        }
    }
}

extension mizan_gradient {
    /// A gradient's places: the ends of its line, or twice its middle.
    init(_ geometry: CanvasGradient.Geometry, stops: mizan_range) {
        switch geometry {
        case .linear(let start, let end): self.init(start: mizan_point(start), end: mizan_point(end), stops: stops)
        case .radial(let center, _, _, _), .angular(let center, _, _):
            self.init(start: mizan_point(center), end: mizan_point(center), stops: stops)
        }
    }
}

extension mizan_color_matrix {
    /// A map of colours as C reads it.
    init(_ matrix: ColorMatrix) {
        func factors(_ row: ColorMatrix.Row) -> (Int32, Int32, Int32, Int32) {
            (row.red, row.green, row.blue, row.offset)
        }
        self.init(
            red: factors(matrix.red), green: factors(matrix.green), blue: factors(matrix.blue), alpha: matrix.alpha)
    }
}
