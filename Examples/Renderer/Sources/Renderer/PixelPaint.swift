import Mizan
import MizanRenderTree
import MizanRendering

/// The colour of each pixel.
enum PixelPaint {
    case color(Color)
    /// A gradient, and the way from pixels to its coordinates.
    case gradient(CanvasGradient, AffineTransformation)

    /// The paint of a command; nil where it can't be seen.
    ///
    /// - Parameter transform: From the paint's coordinates to pixels.
    init?(_ paint: DrawPaint, _ commands: DrawCommands, transform: AffineTransformation) {
        switch paint {
        case .color(let color): self = .color(Color(color))
        case .gradient(let index):
            let gradient = commands.gradients[index]
            // A gradient without a length shows its last colour.
            if gradient.isEmpty, let last = gradient.stops.last {
                self = .color(Color(last.color))
            } else if let inverse = transform.inverted, !gradient.stops.isEmpty {
                self = .gradient(gradient, inverse)
            } else {
                return nil
            }
        }
    }

    func color(_ column: Int, _ row: Int) -> Color {
        switch self {
        case .color(let color): return color
        case .gradient(let gradient, let inverse):
            let place = inverse.applied(to: Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
            return Color(gradient.color(at: gradient.part(at: place)))
        }
    }
}
