import MizanBase

/// A picture as Cairo blends it, at the size that it is drawn in: native 32-bit words, alpha highest, the colours multiplied
/// by alpha.
///
/// Scaling is done here, each axis by itself, in integers: what shrinks takes the mean of what each pixel covers, what grows
/// goes evenly from the middle of one pixel to that of the next. Every machine finds the same bytes, and the mirror image of a
/// scaled picture is the scaled mirror image.
struct ScaledImage {
    /// In pixels.
    let width: Int
    /// In pixels.
    let height: Int
    /// Rows from the top.
    private(set) var words: [UInt32]

    /// A picture in its own size.
    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                for index in words.indices {
                    let alpha = UInt32(pixels[index * 4 + 3])
                    func component(_ place: Int) -> UInt32 { (UInt32(pixels[index * 4 + place]) * alpha + 127) / 255 }
                    words[index] = alpha << 24 | component(0) << 16 | component(1) << 8 | component(2)
                }
            }
            count = words.count
        }
    }

    private init(width: Int, height: Int, words: [UInt32]) {
        self.width = width
        self.height = height
        self.words = words
    }

    /// The picture in another size, in pixels above 0; of that only some columns and rows where not all are asked for.
    func scaled(
        width: Int, height: Int, columns: Range<Int>? = nil, rows: Range<Int>? = nil
    ) -> ScaledImage {
        let (columns, rows) = (columns ?? 0..<width, rows ?? 0..<height)
        // Across first: what turns is then as small as what shrinks leaves.
        let wide = across(to: width, columns)
        guard height != self.height || rows != 0..<height else { return wide }
        return wide.transposed.across(to: height, rows).transposed
    }

    /// The mirror image, left and right or top and bottom.
    func flipped(horizontally: Bool, vertically: Bool) -> ScaledImage {
        var image = self
        if horizontally && vertically {
            image.words.reverse()
        } else if horizontally {
            for row in 0..<height { image.words[row * width..<(row + 1) * width].reverse() }
        } else if vertically {
            image.words = (0..<height).reversed().flatMap { words[$0 * width..<($0 + 1) * width] }
        }
        return image
    }

    /// Each row in another width.
    private func across(to scaledWidth: Int, _ columns: Range<Int>) -> ScaledImage {
        guard scaledWidth != width || columns != 0..<width else { return self }
        let samples = columns.map { Sample(of: $0, in: scaledWidth, from: width) }
        let scaled = [UInt32](unsafeUninitializedCapacity: columns.count * height) { target, count in
            words.withUnsafeBufferPointer { source in
                for row in 0..<height {
                    let line = UnsafeBufferPointer(rebasing: source[row * width..<(row + 1) * width])
                    for (column, sample) in samples.enumerated() {
                        target[row * columns.count + column] = sample.mean(of: line)
                    }
                }
            }
            count = columns.count * height
        }
        return ScaledImage(width: columns.count, height: height, words: scaled)
    }

    private var transposed: ScaledImage {
        let turned = [UInt32](unsafeUninitializedCapacity: words.count) { target, count in
            words.withUnsafeBufferPointer { source in
                for row in 0..<height {
                    for column in 0..<width { target[column * height + row] = source[row * width + column] }
                }
            }
            count = words.count
        }
        return ScaledImage(width: height, height: width, words: turned)
    }
}

/// What one pixel of a scaled line takes from which pixels of the line.
private struct Sample {
    /// The first pixel and the last.
    let pixels: ClosedRange<Int>
    /// Of the first pixel, of each between them, and of the last.
    let weights: (first: UInt64, inner: UInt64, last: UInt64)
    /// Of all together.
    let total: UInt64

    init(of place: Int, in scaled: Int, from count: Int) {
        if scaled < count {
            // The line is cut into parts of which `scaled` make a pixel, `count` a scaled one.
            let (start, end) = (place * count, (place + 1) * count)
            let (first, last) = (start / scaled, (end - 1) / scaled)
            pixels = first...last
            weights =
                first == last
                ? (UInt64(count), 0, 0)
                : (UInt64((first + 1) * scaled - start), UInt64(scaled), UInt64(end - last * scaled))
            total = UInt64(count)
        } else {
            // The scaled pixel's middle, from the middle of the first one, in parts of 1 / (2 · scaled).
            let (middle, part) = ((2 * place + 1) * count - scaled, 2 * scaled)
            let first = middle < 0 ? -1 : middle / part
            let share = UInt64(middle - first * part)
            pixels = max(first, 0)...min(max(first + 1, 0), count - 1)
            weights = pixels.count == 1 ? (UInt64(part), 0, 0) : (UInt64(part) - share, 0, share)
            total = UInt64(part)
        }
    }

    func mean(of line: UnsafeBufferPointer<UInt32>) -> UInt32 {
        guard pixels.count > 1 else { return line[pixels.lowerBound] }
        var sums = SIMD4<UInt64>()
        func add(_ pixel: Int, _ weight: UInt64) {
            let word = line[pixel]
            sums &+=
                SIMD4(UInt64(word >> 24), UInt64(word >> 16 & 0xFF), UInt64(word >> 8 & 0xFF), UInt64(word & 0xFF))
                &* weight
        }
        add(pixels.lowerBound, weights.first)
        for pixel in pixels.dropFirst().dropLast() { add(pixel, weights.inner) }
        add(pixels.upperBound, weights.last)
        func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + total / 2) / total) }
        return mean(sums[0]) << 24 | mean(sums[1]) << 16 | mean(sums[2]) << 8 | mean(sums[3])
    }
}
