import MizanBase
import MizanText

extension RenderTree {
    /// Draws the whole tree in draw order.
    ///
    /// - Throws: `DiagnosticError` where the collection lacks a font of the tree, or has another version of it.
    public func draw(on canvas: inout some Canvas, fonts collection: FontCollection) throws {
        let faces = try fonts.map { try Self.face(for: $0, in: collection) }
        for node in nodes {
            let rect = node.frame.rect
            switch node.content {
            case nil: break
            case .shape(let kind, let fill): canvas.fill(kind.path(in: rect), with: fill.color)
            case .text(let text): draw(text, faces: faces, on: &canvas)
            case .image(let shown):
                guard images.indices.contains(shown.image) else { continue }
                canvas.save()
                if shown.mirrored {
                    canvas.concatenate(AffineTransform(a: -1, tx: rect.minX + rect.maxX))
                }
                canvas.draw(images[shown.image], in: rect, color: shown.color)
                canvas.restore()
            }
        }
    }

    private func draw(_ text: RenderText, faces: [FontFace], on canvas: inout some Canvas) {
        for line in text.lines {
            let origin = Point(x: line.frame.minX.points, y: line.baseline.points)
            for run in line.runs where faces.indices.contains(run.font) {
                canvas.draw(run.glyphs, face: faces[run.font], size: run.size.points, color: run.color, at: origin)
            }
        }
    }

    private static func face(for font: FontReference, in collection: FontCollection) throws -> FontFace {
        guard let face = collection.face(named: font.name) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "font-missing", message: "the tree uses the font \(Diagnostic.quote(font.name))",
                    fix: "add the folder that holds it with --fonts"))
        }
        guard FontReference(face) == font else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "font-differs",
                    message: "the font \(Diagnostic.quote(font.name)) is version \(face.revision) "
                        + "\(hexadecimal(face.checksum)), the tree was laid out with \(font.revision) "
                        + font.checksumText,
                    fix: "lay the view out again with this font, or draw with the other one"))
        }
        return face
    }
}
