import CMizan
import MizanBase
import MizanDrawing
import MizanRenderTree

extension mizan_command {
    /// A command as C reads it.
    init(_ command: DrawCommand) {
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
            setLayer(layer)
        case .endLayer(let begin):
            (operation, item) = (MIZAN_OPERATION_END_LAYER, Int32(clamping: begin))
        }
    }

    private mutating func setLayer(_ layer: DrawLayer) {
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
