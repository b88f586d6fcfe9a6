import MizanBase
import MizanDocument
import MizanDrawing
import MizanImages

/// A drawing of a symbol: strokes and fills in SVG on the family's grid, made into filled outlines.
///
/// A white line is a gap: it takes away what lies below it, from edge to edge of the drawing, as a slash needs it.
struct SymbolDrawing {
    /// How every drawing begins: the grid, and the family's stroke.
    static let opening = """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"
             stroke-width="2" stroke-linecap="round" stroke-linejoin="round">

        """

    /// An outline and its fill; nil is the foreground.
    struct Layer {
        var path: Path
        let color: RGBA?
    }

    /// The outlines, the lowest first; neighbours of one colour are one.
    let layers: [Layer]

    /// Reads a drawing; throws diagnostics with the place of what is wrong.
    init(bytes: [UInt8], file: String) throws {
        func error(_ message: String, _ fix: String) -> DiagnosticError {
            DiagnosticError(Diagnostic(rule: "symbol-drawing", file: file, message: message, fix: fix))
        }
        guard bytes.starts(with: Self.opening.utf8) else {
            throw error(
                "the drawing does not begin as the family's do",
                "copy the first two lines of another drawing; widths other than 2 stand at the shape")
        }
        var layers: [Layer] = []
        for layer in try SVGImage(bytes: bytes, file: file).layers {
            guard layer.rule == .nonzero else {
                throw error("a symbol is filled by the nonzero rule", "let holes run the other way round")
            }
            if layer.color == .white {
                guard let gap = SymbolGap(outline: layer.path) else {
                    throw error("a white shape is no gap", "draw one straight line, from edge to edge of what it parts")
                }
                for index in layers.indices { layers[index].path = gap.taken(from: layers[index].path) }
                continue
            }
            // All run clockwise, so that what lies over each other in one outline doesn't cancel out.
            let path = layer.path.isClockwise ? layer.path : layer.path.reversed
            if let last = layers.indices.last, layers[last].color == layer.color {
                layers[last].path.addPath(path)
            } else {
                layers.append(Layer(path: path, color: layer.color))
            }
        }
        layers.removeAll { $0.path.isEmpty }
        guard !layers.isEmpty else { throw error("nothing is drawn", "draw a stroke") }
        self.layers = layers
    }
}
