import Mizan
import MizanImages

/// A decoded picture with its colours multiplied by alpha, to be looked up at any place.
struct SampledBitmap {
    private let width: Int
    private let height: Int
    private let colors: [Color]

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        colors = (0..<bitmap.width * bitmap.height).map { pixel in
            let bytes = bitmap.pixels[pixel * 4..<pixel * 4 + 4]
            let start = bytes.startIndex
            return Color(
                RGBA(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3]))
        }
    }

    /// The colour around a place in the unit square: the mean of what a pixel covers where the picture shrinks, between the
    /// nearest pixels where it grows.
    ///
    /// - Parameters:
    ///   - place: In the unit square.
    ///   - size: The sides of a pixel of the canvas in the unit square.
    func color(at place: Point, size: Size) -> Color {
        let columns = weights(place.x * Double(width), size.width * Double(width), width)
        let rows = weights(place.y * Double(height), size.height * Double(height), height)
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        for (row, down) in rows {
            for (column, across) in columns {
                let (color, weight) = (colors[row * width + column], down * across)
                red += Double(color.red) * weight
                green += Double(color.green) * weight
                blue += Double(color.blue) * weight
                alpha += Double(color.alpha) * weight
            }
        }
        func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
        return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }

    /// The pixels along one axis that count at a place, with their shares.
    private func weights(_ middle: Double, _ length: Double, _ count: Int) -> [(index: Int, share: Double)] {
        // Below one pixel the nearest two are mixed, as if a pixel were seen.
        let length = max(length, 1)
        let (start, end) = (middle - length / 2, middle + length / 2)
        return (Int(start.rounded(.down))..<Int(end.rounded(.up))).map { index in
            let part = min(Double(index + 1), end) - max(Double(index), start)
            return (min(max(index, 0), count - 1), part / length)
        }
    }
}
