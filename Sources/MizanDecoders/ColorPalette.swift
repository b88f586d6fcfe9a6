/// The colours of a picture that has at most 256, and which of them each pixel has.
struct ColorPalette {
    /// A pixel's four bytes as they lie in memory, in the order in which pixels first have them, those that aren't
    /// opaque first: a file has the opacities of its colours up to the last that isn't opaque.
    private(set) var colors: [UInt32] = []
    /// A colour's place for each pixel.
    private(set) var indices: [UInt8] = []
    /// The number of colours that aren't opaque.
    private(set) var transparentCount = 0

    /// As many as a byte can number. Source: PNG specification (third edition) §11.2.2, colour type 3.
    private static let limit = 256
    /// Four times as many as there are colours, so that a search is short.
    private static let slotCount = 4 * limit

    /// The picture's colours; nil where there are more.
    init?(_ bitmap: Bitmap) {
        var found: [UInt32] = []
        guard let numbers = Self.indices(bitmap, &found) else { return nil }
        transparentCount = found.count { !Self.isOpaque($0) }
        guard transparentCount > 0 else {
            (colors, indices) = (found, numbers)
            return
        }
        var sorted = [UInt8](repeating: 0, count: found.count)
        for isOpaque in [false, true] {
            for (number, color) in found.enumerated() where Self.isOpaque(color) == isOpaque {
                sorted[number] = UInt8(colors.count)
                colors.append(color)
            }
        }
        indices = numbers.map { sorted[Int($0)] }
    }

    private static func isOpaque(_ color: UInt32) -> Bool { UInt32(littleEndian: color) >> 24 == 255 }

    /// Each pixel's place among the colours that pixels before it, and it, have.
    private static func indices(_ bitmap: Bitmap, _ colors: inout [UInt32]) -> [UInt8]? {
        var slots = [Int](repeating: -1, count: slotCount)
        let count = bitmap.width * bitmap.height
        // Not filled with zeros before: most pictures turn out to have more colours after a few rows.
        let numbers = [UInt8](unsafeUninitializedCapacity: count) { numbers, placed in
            bitmap.pixels.withUnsafeBytes { pixels in
                // Most pixels are as the one before them.
                var (last, lastNumber): (UInt32?, UInt8) = (nil, 0)
                while placed < count {
                    let color = pixels.loadUnaligned(fromByteOffset: 4 * placed, as: UInt32.self)
                    if color != last {
                        guard let number = index(of: color, &slots, &colors) else { return }
                        (last, lastNumber) = (color, number)
                    }
                    numbers[placed] = lastNumber
                    placed += 1
                }
            }
        }
        return numbers.count == count ? numbers : nil
    }

    /// The place of a colour, a new one where there is room.
    private static func index(of color: UInt32, _ slots: inout [Int], _ colors: inout [UInt32]) -> UInt8? {
        // Fibonacci hashing: the upper bits of a product depend on all of the colour.
        var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
        while slots[slot] >= 0 {
            if colors[slots[slot]] == color { return UInt8(slots[slot]) }
            slot = (slot + 1) % slotCount
        }
        guard colors.count < limit else { return nil }
        slots[slot] = colors.count
        colors.append(color)
        return UInt8(colors.count - 1)
    }
}
