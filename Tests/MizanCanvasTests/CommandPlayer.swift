import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanRendering

extension DrawCommands {
    /// Draws commands of these on a canvas, each from its own transformation, clips and opacity.
    func play(_ commands: some Sequence<DrawCommand>, on canvas: inout some DrawingTarget) throws {
        for command in commands {
            if case .endLayer = command.operation {
                canvas.restore()
                canvas.endTransparencyLayer()
                canvas.restore()
                continue
            }
            canvas.save()
            for clip in chain(command.clip) { canvas.clip(to: path(clip.path, clip.transform)) }
            if case .beginLayer(let layer, let content, _) = command.operation {
                begin(layer, command, content, on: &canvas)
                continue
            }
            if command.opacity < 1 {
                canvas.beginTransparencyLayer(
                    in: command.bounds.insetBy(dx: -1, dy: -1), compositing: .opacity(command.opacity))
            }
            canvas.save()
            canvas.concatenate(command.transform)
            try draw(command.operation, on: &canvas)
            canvas.restore()
            if command.opacity < 1 { canvas.endTransparencyLayer() }
            canvas.restore()
        }
    }

    private func draw(_ operation: DrawCommand.Operation, on canvas: inout some DrawingTarget) throws {
        switch operation {
        case .fill(let path, let rule, .color(let color)): canvas.fill(paths[path].path, rule: rule, with: color)
        case .fill(let path, _, .gradient(let gradient)): canvas.fill(paths[path].path, with: gradients[gradient])
        case .stroke(let path, let style, let paint):
            canvas.stroke(paths[path].path, style: strokes[style], with: self.paint(paint))
        case .glyphs(let run, let color):
            canvas.draw(
                runs[run].glyphs, face: fonts[runs[run].font], size: runs[run].size, color: color, at: .zero)
        case .bitmap(let bitmap, let tint):
            try canvas.draw(bitmaps[bitmap].bitmap, in: Rect(x: 0, y: 0, width: 1, height: 1), tint: tint)
        case .beginLayer, .endLayer: break
        }
    }

    private func begin(_ layer: DrawLayer, _ command: DrawCommand, _ content: Rect, on canvas: inout some DrawingTarget)
    {
        canvas.concatenate(command.transform)
        let inverse = command.transform.inverted ?? AffineTransformation()
        let compositing: CanvasCompositing =
            switch layer {
            case .opacity: .opacity(command.opacity)
            case .shadow(let color, let radius, let x, let y): .shadow(color, radius: radius, x: x, y: y)
            case .paint(let paint): .paint(self.paint(paint))
            case .blur(let radius): .blur(radius: radius)
            case .color(let matrix): .color(matrix)
            case .blend(let mode): .blend(mode)
            case .mask: .mask
            }
        canvas.beginTransparencyLayer(
            in: inverse.bounds(of: content.insetBy(dx: -1, dy: -1)), compositing: compositing)
        canvas.save()
        canvas.concatenate(inverse)
    }

    private func paint(_ paint: DrawPaint) -> CanvasPaint {
        switch paint {
        case .color(let color): .color(color)
        case .gradient(let gradient): .gradient(gradients[gradient])
        }
    }

    /// A clip and those it lies within, the outermost first.
    private func chain(_ clip: Int?) -> [DrawClip] {
        guard let clip else { return [] }
        return chain(clips[clip].parent) + [clips[clip]]
    }

    private func path(_ index: Int, _ transform: AffineTransformation) -> Path {
        paths[index].path.mapped(transform.applied)
    }
}
