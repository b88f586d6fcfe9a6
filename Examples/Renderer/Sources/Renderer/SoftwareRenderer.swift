import Mizan
import MizanCoverage
import MizanDecoders
import MizanImages
import MizanRenderTree
import MizanRendering

/// A renderer in software that draws render trees through Mizan's public interface alone: commands, coverage, a decoder.
///
/// It keeps an atlas of glyphs and decoded pictures over the trees of a session, and draws only the rectangles that changed.
public final class SoftwareRenderer {
    /// A layer that has not ended; the canvas itself is below.
    private struct Layer {
        var buffer: PixelBuffer
        var clips = ClipMasks()
    }

    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    private let scale: Double
    private let background: RGBA
    private let decoder: any ImageDecoder
    private let rasterizer: CoverageRasterizer
    private var encoder: DrawCommandEncoder
    private var canvas: PixelBuffer
    private var layers: [Layer] = []
    private var atlas = GlyphAtlas()
    private var bitmaps: [Int: SampledBitmap] = [:]
    /// The commands that were drawn so far.
    public private(set) var drawnCount = 0
    /// The masks of glyphs that were made so far.
    public var glyphCount: Int { atlas.madeCount }

    /// A canvas of a size in points at a scale in pixels per point.
    ///
    /// Throws a `DiagnosticError` where there is no memory for a rasterizer.
    public init(
        size: Size, scale: Double, background: RGBA, fonts: FontCollection, decoder: any ImageDecoder = FileDecoder()
    ) throws {
        (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        self.scale = scale
        self.background = background
        self.decoder = decoder
        rasterizer = try CoverageRasterizer()
        encoder = DrawCommandEncoder(fonts: fonts)
        canvas = PixelBuffer(PixelWindow(columns: 0..<width, rows: 0..<height))
    }

    /// Rows from the top, four bytes a pixel, RGBA; the colours are multiplied by alpha.
    public var pixels: [UInt8] { canvas.bytes }

    /// Draws a whole tree.
    public func draw(_ tree: RenderTree) throws { try draw(tree, in: [canvas.window]) }

    /// Draws the rectangles of a tree that changed since the one before; gives them in pixels.
    @discardableResult
    public func redraw(_ tree: RenderTree, dirty: [FixedRect]) throws -> [PixelWindow] {
        let windows = dirty.map { PixelWindow(around: toPixels.bounds(of: $0.rect)).intersection(canvas.window) }
        try draw(tree, in: windows)
        return windows
    }

    private var toPixels: AffineTransformation { AffineTransformation(a: scale, d: scale) }

    private func draw(_ tree: RenderTree, in windows: [PixelWindow]) throws {
        let commands = try encoder.encode(tree)
        for identifier in commands.released.bitmaps { bitmaps[identifier] = nil }
        for window in windows where !window.isEmpty {
            var part = PixelBuffer(window)
            part.fill(window, with: background)
            layers = [Layer(buffer: part)]
            let rect = Rect(
                x: Double(window.columns.lowerBound) / scale, y: Double(window.rows.lowerBound) / scale,
                width: Double(window.columns.count) / scale, height: Double(window.rows.count) / scale)
            for command in commands.drawing(in: rect) { try draw(command, of: commands) }
            take(layers[0].buffer)
        }
    }

    /// Copies finished pixels to the canvas.
    private func take(_ part: PixelBuffer) {
        for row in part.window.rows {
            let length = part.window.columns.count * 4
            let (source, target) = (
                part.index(part.window.columns.lowerBound, row), canvas.index(part.window.columns.lowerBound, row)
            )
            canvas.bytes.replaceSubrange(target..<target + length, with: part.bytes[source..<source + length])
        }
    }

    private func draw(_ command: DrawCommand, of commands: DrawCommands) throws {
        drawnCount += 1
        let transform = command.transform.then(toPixels)
        switch command.operation {
        case .fill(let path, let rule, let paint):
            try fill(commands.paths[path].path, rule, paint, transform, command, commands)
        case .stroke(let path, let style, let paint):
            let outline = commands.paths[path].path.stroked(commands.strokes[style])
            try fill(outline, .nonzero, paint, transform, command, commands)
        case .glyphs(let run, let color): try draw(commands.runs[run], color, transform, command, commands)
        case .bitmap(let index, let tint): try draw(commands.bitmaps[index], tint, transform, command, commands)
        case .beginLayer(let layer, let content, _):
            layers.append(Layer(buffer: PixelBuffer(pixels(around: content, for: layer, transform))))
        case .endLayer(let begin):
            guard case .beginLayer(let layer, _, _) = commands.commands[begin].operation else { return }
            try end(layer, command, transform, commands)
        }
    }

    // MARK: Shapes, glyphs, pictures

    private func fill(
        _ path: Path, _ rule: FillRule, _ paint: DrawPaint, _ transform: AffineTransformation, _ command: DrawCommand,
        _ commands: DrawCommands
    ) throws {
        guard let paint = PixelPaint(paint, commands, transform: transform) else { return }
        let mask = try rasterizer.coverage(of: path, rule: rule, transform: transform, within: window(of: command))
        try blend(mask.window, PixelMask(mask), command, commands) { paint.color($0, $1) }
    }

    private func draw(
        _ run: DrawCommands.GlyphRun, _ color: RGBA, _ transform: AffineTransformation, _ command: DrawCommand,
        _ commands: DrawCommands
    ) throws {
        var mask = PixelMask(window(of: command))
        guard !mask.window.isEmpty else { return }
        let face = commands.fonts[run.font]
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a == transform.d && transform.a > 0
        for glyph in run.glyphs {
            let origin = transform.applied(to: Point(x: glyph.x.points, y: glyph.y.points))
            if isUpright, let place = SubpixelOffset(origin, steps: GlyphAtlas.steps) {
                let size = run.size * transform.a
                mask.add(
                    try atlas.mask(of: glyph.id, in: face, size: size, at: place, by: rasterizer),
                    columns: place.column,
                    rows: place.row)
            } else {
                // Turned, stretched or mirrored: the outline itself.
                let units = run.size / Double(face.unitsPerEm)
                let outline = AffineTransformation(a: units, d: -units, tx: glyph.x.points, ty: glyph.y.points)
                mask.add(
                    try rasterizer.coverage(
                        of: face.outline(of: glyph.id), transform: outline.then(transform), within: mask.window))
            }
        }
        let color = Color(color)
        try blend(mask.window, mask, command, commands) { _, _ in color }
    }

    private func draw(
        _ picture: DrawCommands.Picture, _ tint: RGBA?, _ transform: AffineTransformation, _ command: DrawCommand,
        _ commands: DrawCommands
    ) throws {
        guard let inverse = transform.inverted else { return }
        let bitmap = try bitmaps[picture.identifier] ?? SampledBitmap(decoder.decode(picture.bitmap))
        bitmaps[picture.identifier] = bitmap
        var square = Path()
        square.addRect(Rect(x: 0, y: 0, width: 1, height: 1))
        let mask = try rasterizer.coverage(of: square, transform: transform, within: window(of: command))
        let size = inverse.bounds(of: Rect(x: 0, y: 0, width: 1, height: 1)).size
        let tint = tint.map(Color.init)
        try blend(mask.window, PixelMask(mask), command, commands) { column, row in
            let color = bitmap.color(
                at: inverse.applied(to: Point(x: Double(column) + 0.5, y: Double(row) + 0.5)), size: size)
            return tint?.multiplied(by: color.alpha) ?? color
        }
    }

    /// The pixels of the present layer that a command can change.
    private func window(of command: DrawCommand) -> PixelWindow {
        // Glyphs stand on steps of a pixel, not where they are.
        PixelWindow(around: toPixels.bounds(of: command.bounds).insetBy(dx: -1, dy: -1))
            .intersection(layers[layers.count - 1].buffer.window)
    }

    /// Blends colours over the pixels of the present layer, through a mask, and the clip and the opacity of the command.
    private func blend(
        _ window: PixelWindow, _ mask: PixelMask?, _ command: DrawCommand, _ commands: DrawCommands,
        color: (Int, Int) -> Color
    ) throws {
        let top = layers.count - 1
        let seen = window.intersection(layers[top].buffer.window)
        guard !seen.isEmpty else { return }
        let clip = try command.clip.map {
            try layers[top].clips.mask(
                of: $0, in: commands, toPixels, within: layers[top].buffer.window, by: rasterizer)
        }
        let opacity = UInt8((command.opacity * 255).rounded())
        for row in seen.rows {
            for column in seen.columns {
                var coverage = mask?[column, row] ?? 255
                guard coverage > 0 else { continue }
                if let clip { coverage = product(coverage, clip[column, row]) }
                coverage = product(coverage, opacity)
                layers[top].buffer.blend(column, row, color(column, row), coverage: coverage)
            }
        }
    }

    // MARK: Layers

    /// The pixels that a layer needs of its content: what can be seen, and what throws a shadow that can.
    private func pixels(around content: Rect, for layer: DrawLayer, _ transform: AffineTransformation) -> PixelWindow {
        let below = layers[layers.count - 1].buffer.window
        let whole = PixelWindow(around: toPixels.bounds(of: content).insetBy(dx: -1, dy: -1))
        let (blur, columns, rows): (ShadowBlur, Int, Int)
        switch layer {
        case .shadow(_, let radius, let x, let y):
            (blur, columns, rows) = shadow(radius: radius, x: x, y: y, transform)
        case .blur(let radius): (blur, columns, rows) = shadow(radius: radius, x: 0, y: 0, transform)
        case .opacity, .paint, .color, .blend, .mask: return whole.intersection(below)
        }
        let reach = blur.reach
        let seen = PixelWindow(
            columns: below.columns.lowerBound + min(-columns - reach, 0)..<below.columns.upperBound
                + max(-columns + reach, 0),
            rows: below.rows.lowerBound + min(-rows - reach, 0)..<below.rows.upperBound + max(-rows + reach, 0))
        return whole.intersection(seen)
    }

    /// A shadow's blur, and its distance in whole pixels.
    private func shadow(
        radius: Double, x: Double, y: Double, _ transform: AffineTransformation
    ) -> (blur: ShadowBlur, columns: Int, rows: Int) {
        let factor = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
        func pixels(_ length: Double) -> Int { Int(min(max(length.rounded(), -100_000), 100_000)) }
        return (
            ShadowBlur(deviation: radius * factor), pixels(transform.a * x + transform.c * y),
            pixels(transform.b * x + transform.d * y)
        )
    }

    private func end(
        _ layer: DrawLayer, _ command: DrawCommand, _ transform: AffineTransformation, _ commands: DrawCommands
    ) throws {
        guard layers.count > 1, let finished = layers.popLast()?.buffer else { return }
        switch layer {
        case .opacity: break
        case .paint(let paint):
            guard let paint = PixelPaint(paint, commands, transform: transform) else { return }
            try blend(finished.window, nil, command, commands) { column, row in
                paint.color(column, row).multiplied(by: finished.color(column, row).alpha)
            }
            return
        case .blur(let radius):
            let blur = shadow(radius: radius, x: 0, y: 0, transform).blur
            let blurred = finished.blurred(by: blur)
            try blend(blurred.window, nil, command, commands) { blurred.color($0, $1) }
            return
        case .color(let matrix):
            try blend(finished.window, nil, command, commands) { column, row in
                Color(matrix.applied(to: finished.color(column, row).straight))
            }
            return
        case .blend(let mode):
            let below = layers[layers.count - 1].buffer
            let seen = finished.window.intersection(below.window)
            let clip = try command.clip.map {
                try layers[layers.count - 1].clips.mask(
                    of: $0, in: commands, toPixels, within: below.window, by: rasterizer)
            }
            for row in seen.rows {
                for column in seen.columns {
                    let (source, target) = (finished.color(column, row), below.color(column, row))
                    guard source.alpha > 0 else { continue }
                    let mixed = mode.mixed(source, over: target)
                    layers[layers.count - 1].buffer.set(
                        column, row, clip.map { target.mixed(with: mixed, by: $0[column, row]) } ?? mixed)
                }
            }
            return
        case .mask:
            let top = layers.count - 1
            for row in layers[top].buffer.window.rows {
                for column in layers[top].buffer.window.columns {
                    let isInside = finished.window.columns.contains(column) && finished.window.rows.contains(row)
                    let alpha = isInside ? finished.color(column, row).alpha : 0
                    let masked = layers[top].buffer.color(column, row).multiplied(by: alpha)
                    layers[top].buffer.set(column, row, masked)
                }
            }
            return
        case .shadow(let color, let radius, let x, let y):
            let (blur, columns, rows) = shadow(radius: radius, x: x, y: y, transform)
            let reach = blur.reach
            // The mask is larger than the layer by what the blur adds.
            let (width, height) = (finished.window.columns.count + 2 * reach, finished.window.rows.count + 2 * reach)
            let (left, top) = (finished.window.columns.lowerBound - reach, finished.window.rows.lowerBound - reach)
            var alphas = [UInt8](repeating: 0, count: width * height)
            for row in finished.window.rows {
                for column in finished.window.columns {
                    alphas[(row - top) * width + column - left] = finished.color(column, row).alpha
                }
            }
            blur.blur(&alphas, width: width, height: height)
            let place = PixelWindow(
                columns: left + columns..<left + columns + width, rows: top + rows..<top + rows + height)
            let color = Color(color)
            try blend(place, nil, command, commands) { column, row in
                color.multiplied(by: alphas[(row - rows - top) * width + column - columns - left])
            }
        }
        try blend(finished.window, nil, command, commands) { finished.color($0, $1) }
    }
}
