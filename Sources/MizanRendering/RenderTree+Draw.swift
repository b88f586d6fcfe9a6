import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanText

extension RenderTree {
    /// Draws the whole tree in draw order.
    ///
    /// - Throws: `DiagnosticError` where the collection lacks a font of the tree or has another version of it, and
    ///   where an image can't be decoded; it names the image.
    public func draw(on canvas: inout some DrawingTarget, fonts collection: FontCollection) throws {
        let drawing = try TreeDrawing(self, fonts: collection)
        for step in drawing.steps { try drawing.draw(step, on: &canvas) }
    }
}

/// A tree with its fonts, to be drawn step by step.
struct TreeDrawing {
    private let nodes: RenderNodes
    private let images: [RenderImage]
    private let pen: GlyphPen
    /// The steps in draw order.
    let steps: [DrawingPlan.DrawingStep]

    /// Throws a `DiagnosticError` where the collection lacks a font of the tree or has another version of it.
    init(_ tree: RenderTree, fonts collection: FontCollection) throws {
        pen = GlyphPen(tree, faces: try tree.fonts.map { try Self.face(for: $0, in: collection) })
        nodes = tree.nodes
        images = tree.images
        steps = DrawingPlan(tree).steps
    }

    func draw(_ step: DrawingPlan.DrawingStep, on canvas: inout some DrawingTarget) throws {
        switch step {
        case .node(let index): try draw(nodes[index], on: &canvas)
        case .scroller(let index): nodes[index].scroller?.draw(on: &canvas)
        case .begin(let effect, let bounds, _): effect.begin(in: bounds, on: &canvas)
        case .end(let effect, _): effect.end(on: &canvas)
        case .beginMask(let bounds, _): canvas.beginTransparencyLayer(in: bounds, compositing: .mask)
        case .endMask: canvas.endTransparencyLayer()
        }
    }

    private func draw(_ node: RenderNode, on canvas: inout some DrawingTarget) throws {
        let rect = node.frame.rect
        switch node.content {
        case nil: break
        case .shape(let shape):
            let path = shape.kind.path(in: rect, inset: shape.inset.points)
            let paint = shape.paint.canvasPaint(in: rect)
            if let stroke = shape.stroke {
                canvas.stroke(path, style: stroke, with: paint)
            } else {
                canvas.fill(path, with: paint)
            }
        case .text(let text):
            do {
                try draw(text, on: &canvas)
            } catch let error as DiagnosticError {
                throw error.about("a glyph's picture", shownBy: node)
            }
        case .image(let shown):
            guard images.indices.contains(shown.image) else { return }
            let image = images[shown.image]
            canvas.save()
            if shown.mirrored {
                canvas.concatenate(AffineTransformation(a: -1, tx: rect.minX + rect.maxX))
            }
            if let resizing = shown.resizing {
                let own = shown.mirrored ? resizing.mirrored : resizing
                for part in own.parts(of: image.size.size, in: rect) {
                    canvas.save()
                    canvas.clip(to: Path(part.visible))
                    try draw(image, as: shown, in: part.image, of: node, on: &canvas)
                    canvas.restore()
                }
            } else {
                try draw(image, as: shown, in: rect, of: node, on: &canvas)
            }
            canvas.restore()
        }
    }

    private func draw(
        _ image: RenderImage, as shown: RenderNode.Image, in rect: Rect, of node: RenderNode,
        on canvas: inout some DrawingTarget
    ) throws {
        switch image.content {
        case .paths:
            let rendered = image.rendered(shown.rendering, in: shown.color, palette: shown.palette)
            try canvas.draw(rendered, in: rect, color: shown.color)
        case .bitmap(let bitmap):
            do {
                try canvas.draw(bitmap, in: rect, tint: shown.isTemplate ? shown.color : nil)
            } catch let error as DiagnosticError {
                throw error.about("image \(Diagnostic.quote(image.name))", shownBy: node)
            }
        }
    }

    private func draw(_ text: RenderText, on canvas: inout some DrawingTarget) throws {
        // All before the first glyph: a line's background must not cover what hangs down from the line above.
        for line in text.lines { fill(line.decorations.filter { $0.position == .background }, of: line, on: &canvas) }
        for line in text.lines {
            let origin = Point(x: line.frame.minX.points, y: line.baseline.points)
            let runs = line.runsInReadingOrder
            for index in runs.indices {
                try pen.draw(
                    runs[index], showing: Self.characters(of: index, in: runs), of: text.text.string, at: origin,
                    on: &canvas)
            }
            fill(line.decorations.filter { $0.position != .background }, of: line, on: &canvas)
        }
    }

    /// The UTF-16 units that a run stands for in a file with text: the first part of a ligature stands for all of it,
    /// because readers of PDF take glyphs in one place for different lines.
    private static func characters(of index: Int, in runs: [RenderText.Run]) -> Range<Int> {
        let run = runs[index]
        guard run.clip != nil else { return run.range }
        if index > 0, run.continuesLigature(of: runs[index - 1]) {
            return run.range.upperBound..<run.range.upperBound
        }
        var last = index
        while last + 1 < runs.count, runs[last + 1].continuesLigature(of: runs[last]) { last += 1 }
        return run.range.lowerBound..<runs[last].range.upperBound
    }

    private func fill(
        _ strokes: [RenderText.Decoration], of line: RenderText.Line, on canvas: inout some DrawingTarget
    ) {
        for stroke in strokes {
            for rect in stroke.rects(on: line) {
                canvas.fill(ShapeKind.rectangle.path(in: rect), with: stroke.color)
            }
        }
    }

    private static func face(for font: FontReference, in collection: FontCollection) throws -> FontFace {
        guard let face = collection.face(named: font.name, checksum: font.checksum, at: font.coordinates) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "font-missing", message: "the tree uses the font \(Diagnostic.quote(font.name))",
                    fix: "add the folder that holds it with --fonts"))
        }
        let found = FontReference(face)
        guard found.revision == font.revision, found.checksum == font.checksum else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "font-differs",
                    message: "the font \(Diagnostic.quote(font.name)) is version \(face.revision) "
                        + "\(hexadecimal(face.checksum)), the tree was laid out with \(font.revision) "
                        + font.checksumText,
                    fix: "lay the view out again with this font, or draw with the other one"))
        }
        guard found.coordinates == font.coordinates else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "font-differs",
                    message:
                        "the font \(Diagnostic.quote(font.name)) has no instance \(Diagnostic.quote(font.fullName)); "
                        + "the nearest is \(Diagnostic.quote(found.fullName))",
                    fix: "lay the view out again with this font"))
        }
        return face
    }
}

extension Scroller {
    fileprivate func draw(on canvas: inout some DrawingTarget) {
        canvas.fill(ShapeKind.capsule.path(in: frame), with: Self.color)
    }
}

extension DiagnosticError {
    /// The same findings with their subject and the node.
    fileprivate func about(_ subject: String, shownBy node: RenderNode) -> DiagnosticError {
        DiagnosticError(
            diagnostics.map { diagnostic in
                var named = diagnostic
                named.nodePath = named.nodePath ?? node.path
                named.message = "\(subject): \(named.message)"
                return named
            })
    }
}

extension RenderEffect.Operation {
    fileprivate func begin(in bounds: Rect, on canvas: inout some DrawingTarget) {
        switch self {
        case .opacity(let opacity):
            canvas.beginTransparencyLayer(in: bounds, compositing: .opacity(opacity.points))
        case .shadow(let shadow):
            canvas.beginTransparencyLayer(
                in: bounds,
                compositing: .shadow(
                    shadow.fill.color, radius: shadow.radius.points, x: shadow.x.points, y: shadow.y.points))
        case .gradient(let gradient, let frame):
            let paint = CanvasPaint.gradient(gradient.canvasGradient(in: frame.rect))
            canvas.beginTransparencyLayer(in: bounds, compositing: .paint(paint))
        case .clip(let kind, let frame):
            canvas.save()
            canvas.clip(to: kind.path(in: frame.rect))
        case .blur(let radius):
            canvas.beginTransparencyLayer(in: bounds, compositing: .blur(radius: radius.points))
        case .color(let adjustment):
            canvas.beginTransparencyLayer(in: bounds, compositing: .color(adjustment.matrix))
        case .blend(.normal), .blend(.plusDarker), .mask:
            canvas.beginTransparencyLayer(in: bounds, compositing: .opacity(1))
        case .blend(let mode): canvas.beginTransparencyLayer(in: bounds, compositing: .blend(mode))
        case .rotation, .scale, .transform:
            canvas.save()
            canvas.concatenate(transform)
        }
    }

    fileprivate func end(on canvas: inout some DrawingTarget) {
        switch self {
        case .opacity, .shadow, .gradient, .blur, .color, .blend, .mask: canvas.endTransparencyLayer()
        case .clip, .rotation, .scale, .transform: canvas.restore()
        }
    }
}

extension RenderText.Run {
    /// Whether the run is the part of a ligature after another one's.
    fileprivate func continuesLigature(of former: RenderText.Run) -> Bool {
        clip != nil && former.clip != nil && former.range.upperBound == range.lowerBound
            && glyphs.count == former.glyphs.count
            && zip(glyphs, former.glyphs).allSatisfy { $0.id == $1.id && $0.x == $1.x }
    }
}
