import Mizan

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
            // A line without a length shows its last colour.
            if gradient.start == gradient.end, let last = gradient.stops.last {
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
            let line = Point(x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
            let along = (place.x - gradient.start.x) * line.x + (place.y - gradient.start.y) * line.y
            return Color(gradient.color(at: along / (line.x * line.x + line.y * line.y)))
        }
    }
}

extension CanvasGradient {
    /// The colour at a part of the line.
    fileprivate func color(at part: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last, part > first.location else {
            return stops.first?.color ?? .clear
        }
        guard let next = stops.firstIndex(where: { $0.location > part }), next > 0 else { return last.color }
        let (before, after) = (stops[next - 1], stops[next])
        let share = (part - before.location) / (after.location - before.location)
        func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(one) + (Double(other) - Double(one)) * share).rounded())
        }
        return RGBA(
            red: mixed(before.color.red, after.color.red), green: mixed(before.color.green, after.color.green),
            blue: mixed(before.color.blue, after.color.blue), alpha: mixed(before.color.alpha, after.color.alpha))
    }
}
