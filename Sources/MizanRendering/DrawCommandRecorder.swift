import MizanBase
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText

/// The canvas that writes down what is drawn on it as commands.
struct DrawCommandRecorder: DrawingTarget {
    private struct DrawingState {
        var transform = AffineTransformation()
        var clip: Int?
    }

    /// A layer that has not ended.
    private struct OpenLayer {
        let begin: Int
        /// The clips before it; those after it are its content's.
        let clips: Int
        let outside: DrawingState
    }

    /// The index of the node that is drawn.
    var node = 0
    /// The path of the node that is drawn.
    var nodePath = NodePath("")
    private(set) var identifiers: DrawIdentifiers
    private var result: DrawCommands
    private var state = DrawingState()
    private var saved: [DrawingState] = []
    private var layers: [OpenLayer] = []
    private var pathIndices: [Int: Int] = [:]
    private var runIndices: [Int: Int] = [:]
    private var bitmapIndices: [Int: Int] = [:]
    private var fontIndices: [FontFace: Int] = [:]

    init(size: Size, identifiers: DrawIdentifiers) {
        self.identifiers = identifiers
        result = DrawCommands(size: size)
    }

    /// The commands, after the last of them.
    mutating func finish() -> DrawCommands {
        result.released = DrawCommands.Released(
            paths: identifiers.paths.endPass(), runs: identifiers.runs.endPass(),
            bitmaps: identifiers.bitmaps.endPass(), nodes: identifiers.nodes.endPass())
        return result
    }

    mutating func save() { saved.append(state) }

    mutating func restore() { if let last = saved.popLast() { state = last } }

    mutating func concatenate(_ transform: AffineTransformation) { state.transform = transform.then(state.transform) }

    mutating func clip(to path: Path) {
        let local = LocalPath(path)
        let transform = local.transform.then(state.transform)
        let index = self.index(of: local.path)
        let outer = state.clip.map { result.clips[$0] }
        let own = transform.bounds(of: result.paths[index].bounds)
        let isUpright = transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0
        result.clips.append(
            DrawClip(
                path: index, transform: transform, parent: state.clip,
                bounds: outer.map { own.intersection($0.bounds) } ?? own,
                isRectangle: isUpright && local.path.isRectangle && outer?.isRectangle ?? true))
        state.clip = result.clips.count - 1
    }

    mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) {
        guard path.controlBounds != nil else { return }
        let local = LocalPath(path)
        fill(index(of: local.path), rule: rule, with: .color(color), transform: local.transform.then(state.transform))
    }

    mutating func fill(_ path: Path, with gradient: CanvasGradient) {
        guard path.controlBounds != nil else { return }
        let local = LocalPath(path)
        let paint = DrawPaint.gradient(index(of: gradient, from: local))
        fill(index(of: local.path), rule: .nonzero, with: paint, transform: local.transform.then(state.transform))
    }

    mutating func stroke(_ path: Path, style: Stroke, with paint: CanvasPaint) {
        guard path.controlBounds != nil else { return }
        let local = LocalPath(path)
        let index = index(of: local.path)
        let reach = style.reach
        append(
            .stroke(path: index, style: self.index(of: style), paint: self.paint(paint, from: local)),
            transform: local.transform.then(state.transform),
            bounds: result.paths[index].bounds.insetBy(dx: -reach, dy: -reach))
    }

    mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {
        let font = fontIndices[face] ?? result.fonts.count
        if font == result.fonts.count {
            fontIndices[face] = font
            result.fonts.append(face)
        }
        let identifier = identifiers.runs.identifier(of: RunContent(face: face, size: size, glyphs: glyphs))
        let index = runIndices[identifier] ?? result.runs.count
        if index == result.runs.count {
            runIndices[identifier] = index
            result.runs.append(
                DrawCommands.GlyphRun(
                    identifier: identifier, font: font, size: size, glyphs: glyphs,
                    bounds: face.bounds(of: glyphs, size: size)))
        }
        append(
            .glyphs(run: index, color: color),
            transform: AffineTransformation(tx: origin.x, ty: origin.y).then(state.transform),
            bounds: result.runs[index].bounds)
    }

    mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) {
        let identifier = identifiers.bitmaps.identifier(of: bitmap)
        let index = bitmapIndices[identifier] ?? result.bitmaps.count
        if index == result.bitmaps.count {
            bitmapIndices[identifier] = index
            result.bitmaps.append(DrawCommands.Picture(identifier: identifier, bitmap: bitmap))
        }
        append(
            .bitmap(index, tint: tint),
            transform: AffineTransformation(a: rect.width, d: rect.height, tx: rect.minX, ty: rect.minY).then(
                state.transform),
            bounds: Rect(x: 0, y: 0, width: 1, height: 1))
    }

    mutating func draw(_ image: RenderImage, in rect: Rect, color: RGBA) throws {
        let size = image.size.size
        guard size.width > 0, size.height > 0 else { return }
        // A symbol's paths stay in its own coordinates: they are the same in all sizes.
        let place = AffineTransformation(
            a: rect.width / size.width, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        for layer in image.layers {
            fill(
                index(of: layer.path), rule: layer.rule, with: .color(layer.color ?? color),
                transform: place.then(state.transform))
        }
    }

    // MARK: Layers

    mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) {
        let (layer, opacity): (DrawLayer, Double) =
            switch compositing {
            case .opacity(let opacity): (.opacity, opacity)
            case .shadow(let color, let radius, let x, let y): (.shadow(color, radius: radius, x: x, y: y), 1)
            case .paint(let paint): (.paint(self.paint(paint, from: nil)), 1)
            case .blur(let radius): (.blur(radius: radius), 1)
            case .color(let matrix): (.color(matrix), 1)
            case .blend(let mode): (.blend(mode), 1)
            case .mask: (.mask, 1)
            }
        // A mask changes all of the layer around it, also where it is empty.
        let around = compositing == .mask ? layers.last.map { result.commands[$0.begin].bounds } : nil
        layers.append(OpenLayer(begin: result.commands.count, clips: result.clips.count, outside: state))
        let places = compositing.spreadBounds
        var content = state.transform.bounds(of: bounds)
        if let clip = state.clip {
            content = content.intersection(result.clips[clip].bounds.spreading(into: places, by: state.transform))
        }
        append(
            .beginLayer(layer, content: content, end: 0), transform: state.transform,
            bounds: bounds.spread(to: places),
            opacity: opacity)
        if let around { result.commands[result.commands.count - 1].bounds = around }
        // The layer is cut off as a whole.
        state.clip = nil
    }

    mutating func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        state = layer.outside
        var begin = result.commands[layer.begin]
        guard case .beginLayer(let kind, let bounds, _) = begin.operation else { return }
        let content = layer.begin + 1
        if kind == .opacity, result.commands.count == content + 1 {
            fold(begin, intoCommandAt: content, clips: layer.clips)
        } else if result.commands.count == content, kind != .mask {
            // Nothing was drawn.
            result.commands.removeLast()
        } else {
            begin.operation = .beginLayer(kind, content: bounds, end: result.commands.count)
            result.commands[layer.begin] = begin
            begin.operation = .endLayer(begin: layer.begin)
            result.commands.append(begin)
        }
    }

    /// One command in a layer is made as transparent as the layer, and needs none.
    private mutating func fold(_ begin: DrawCommand, intoCommandAt content: Int, clips first: Int) {
        var command = result.commands[content]
        command.opacity *= begin.opacity
        if let outer = begin.clip {
            for index in first..<result.clips.count {
                if result.clips[index].parent == nil { result.clips[index].parent = outer }
                result.clips[index].bounds = result.clips[index].bounds.intersection(result.clips[outer].bounds)
                result.clips[index].isRectangle = result.clips[index].isRectangle && result.clips[outer].isRectangle
            }
            command.clip = command.clip ?? outer
            command.bounds = command.bounds.intersection(result.clips[outer].bounds)
        }
        result.commands[content - 1] = command
        result.commands.removeLast()
    }

    // MARK: Tables

    private mutating func fill(_ path: Int, rule: FillRule, with paint: DrawPaint, transform: AffineTransformation) {
        append(.fill(path: path, rule: rule, paint: paint), transform: transform, bounds: result.paths[path].bounds)
    }

    /// - Parameter bounds: In the coordinates of what is drawn.
    private mutating func append(
        _ operation: DrawCommand.Operation, transform: AffineTransformation, bounds: Rect, opacity: Double = 1
    ) {
        let bounds = transform.bounds(of: bounds)
        result.commands.append(
            DrawCommand(
                operation: operation, transform: transform, clip: state.clip, opacity: opacity,
                bounds: state.clip.map { bounds.intersection(result.clips[$0].bounds) } ?? bounds, node: node,
                nodeIdentifier: identifiers.nodes.identifier(of: nodePath)))
    }

    private mutating func index(of path: Path) -> Int {
        let identifier = identifiers.paths.identifier(of: PathContent(path: path))
        if let index = pathIndices[identifier] { return index }
        pathIndices[identifier] = result.paths.count
        result.paths.append(
            DrawCommands.OutlinedPath(
                identifier: identifier, path: path, bounds: path.controlBounds ?? Rect(origin: .zero, size: .zero)))
        return result.paths.count - 1
    }

    private mutating func index(of stroke: Stroke) -> Int {
        if let index = result.strokes.lastIndex(of: stroke) { return index }
        result.strokes.append(stroke)
        return result.strokes.count - 1
    }

    /// - Parameter local: The path in whose coordinates the gradient's places are needed; nil where they stay.
    private mutating func index(of gradient: CanvasGradient, from local: LocalPath?) -> Int {
        var gradient = gradient
        if let place = local?.transform { gradient.geometry = gradient.geometry.moved(x: -place.tx, y: -place.ty) }
        result.gradients.append(gradient)
        return result.gradients.count - 1
    }

    private mutating func paint(_ paint: CanvasPaint, from local: LocalPath?) -> DrawPaint {
        switch paint {
        case .color(let color): .color(color)
        case .gradient(let gradient): .gradient(index(of: gradient, from: local))
        }
    }
}

/// A path from its own top left corner: the same wherever it stands.
private struct LocalPath {
    /// Places are rounded to this part of a point: differences of the same lengths at other places come out the same.
    private static let grid = 65_536.0

    let path: Path
    /// From the path to where it was.
    let transform: AffineTransformation

    init(_ path: Path) {
        let origin = path.controlBounds?.origin ?? .zero
        transform = AffineTransformation(tx: origin.x, ty: origin.y)
        self.path = path.mapped { point in
            Point(
                x: ((point.x - origin.x) * Self.grid).rounded() / Self.grid,
                y: ((point.y - origin.y) * Self.grid).rounded() / Self.grid)
        }
    }
}

/// A path by its steps, of which only some are hashed: a symbol has hundreds.
struct PathContent: Hashable, Sendable {
    let path: Path

    func hash(into hasher: inout Hasher) {
        hasher.combine(path.elements.count)
        for element in path.elements.prefix(3) { hasher.combine(element) }
        hasher.combine(path.elements.last)
    }
}

/// A run by its glyphs, of which only some are hashed.
struct RunContent: Hashable, Sendable {
    let face: FontFace
    let size: Double
    let glyphs: [RenderText.Glyph]

    func hash(into hasher: inout Hasher) {
        hasher.combine(face)
        hasher.combine(size)
        hasher.combine(glyphs.count)
        for glyph in glyphs.prefix(4) { hasher.combine(glyph.id) }
        hasher.combine(glyphs.last)
    }
}

extension CanvasCompositing {
    /// The places that a point's shadow or blur reaches from it; nil without either.
    fileprivate var spreadBounds: Rect? {
        func around(_ x: Double, _ y: Double, radius: Double) -> Rect {
            let reach = RenderEffect.Operation.blurReach * radius
            return Rect(x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach)
        }
        switch self {
        case .shadow(_, let radius, let x, let y): return around(x, y, radius: radius)
        case .blur(let radius): return around(0, 0, radius: radius)
        case .opacity, .paint, .color, .blend, .mask: return nil
        }
    }
}

extension CanvasGradient.Geometry {
    fileprivate func moved(x: Double, y: Double) -> CanvasGradient.Geometry {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        return switch self {
        case .linear(let start, let end): .linear(start: moved(start), end: moved(end))
        case .radial(let center, let unit, let start, let end):
            .radial(center: moved(center), unit: unit, startRadius: start, endRadius: end)
        case .angular(let center, let start, let end): .angular(center: moved(center), start: start, end: end)
        }
    }
}

extension Rect {
    /// With the places that drawing in it spreads to.
    fileprivate func spread(to places: Rect?) -> Rect {
        guard let places else { return self }
        return union(
            Rect(
                x: minX + places.minX, y: minY + places.minY, width: width + places.width,
                height: height + places.height))
    }

    /// With the places whose drawing spreads to it, where a transformation turns and scales the way.
    fileprivate func spreading(into places: Rect?, by transform: AffineTransformation) -> Rect {
        guard let places else { return self }
        var turning = transform
        (turning.tx, turning.ty) = (0, 0)
        return spread(to: turning.then(AffineTransformation(a: -1, d: -1)).bounds(of: places))
    }
}

extension FontFace {
    /// Around the outlines of glyphs from their origin, in points.
    fileprivate func bounds(of glyphs: [RenderText.Glyph], size: Double) -> Rect {
        let scale = size / Double(unitsPerEm)
        var bounds: Rect?
        for glyph in glyphs {
            guard let ink = ink(of: glyph.id) else { continue }
            let left = glyph.x.points + Double(ink.minX) * scale
            let top = glyph.y.points - Double(ink.maxY) * scale
            let (width, height) = (Double(ink.maxX - ink.minX), Double(ink.maxY - ink.minY))
            let own = Rect(x: left, y: top, width: width * scale, height: height * scale)
            bounds = bounds?.union(own) ?? own
        }
        return bounds ?? Rect(origin: .zero, size: .zero)
    }
}

extension Path {
    /// Whether it is one upright rectangle from its top left corner, as shapes make it.
    fileprivate var isRectangle: Bool {
        guard let bounds = controlBounds else { return false }
        var rectangle = Path()
        rectangle.addRect(bounds)
        return self == rectangle
    }
}
