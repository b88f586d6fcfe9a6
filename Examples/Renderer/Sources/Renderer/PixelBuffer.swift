import Mizan
import MizanCoverage

/// Pixels in memory: rows from the top, four bytes a pixel, RGBA in sRGB, the colours multiplied by alpha.
struct PixelBuffer {
    /// The pixels of the canvas that it holds.
    let window: PixelWindow
    var bytes: [UInt8]

    /// Transparent pixels.
    init(_ window: PixelWindow) {
        self.window = window
        bytes = [UInt8](repeating: 0, count: window.columns.count * window.rows.count * 4)
    }

    /// The index of a pixel's first byte; the pixel has to be in the window.
    func index(_ column: Int, _ row: Int) -> Int {
        ((row - window.rows.lowerBound) * window.columns.count + column - window.columns.lowerBound) * 4
    }

    /// Makes pixels of one colour, whatever was there.
    mutating func fill(_ part: PixelWindow, with color: RGBA) {
        let color = Color(color)
        for row in part.rows {
            for column in part.columns { set(column, row, color) }
        }
    }

    /// A pixel; it has to be in the window.
    func color(_ column: Int, _ row: Int) -> Color {
        let start = index(column, row)
        return Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
    }

    mutating func set(_ column: Int, _ row: Int, _ color: Color) {
        let start = index(column, row)
        bytes[start] = color.red
        bytes[start + 1] = color.green
        bytes[start + 2] = color.blue
        bytes[start + 3] = color.alpha
    }

    /// Puts a colour over a pixel, as far as a mask lets it.
    mutating func blend(_ column: Int, _ row: Int, _ color: Color, coverage: UInt8) {
        guard coverage > 0 else { return }
        let source = color.multiplied(by: coverage)
        set(column, row, source.over(self.color(column, row)))
    }
}

/// A colour multiplied by its alpha.
struct Color {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8
}

extension Color {
    init(_ color: RGBA) {
        self.init(
            red: product(color.red, color.alpha), green: product(color.green, color.alpha),
            blue: product(color.blue, color.alpha), alpha: color.alpha)
    }

    func multiplied(by factor: UInt8) -> Color {
        guard factor < 255 else { return self }
        return Color(
            red: product(red, factor), green: product(green, factor), blue: product(blue, factor),
            alpha: product(alpha, factor))
    }

    func over(_ below: Color) -> Color {
        guard alpha < 255 else { return self }
        let rest = 255 - alpha
        // Two roundings may come to one too many.
        func sum(_ above: UInt8, _ below: UInt8) -> UInt8 { UInt8(min(Int(above) + Int(product(below, rest)), 255)) }
        return Color(
            red: sum(red, below.red), green: sum(green, below.green), blue: sum(blue, below.blue),
            alpha: sum(alpha, below.alpha))
    }
}

/// The product of two parts of 255, rounded.
func product(_ one: UInt8, _ other: UInt8) -> UInt8 { UInt8((Int(one) * Int(other) * 2 + 255) / 510) }
