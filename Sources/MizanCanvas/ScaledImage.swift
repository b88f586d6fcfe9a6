import CPixels
import MizanBase
import MizanDecoders

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
            guard let start = words.baseAddress else { return }
            mizan_premultiply(bitmap.pixels, words.count, start)
            count = words.count
        }
    }

    private init(width: Int, height: Int, words: [UInt32]) {
        self.width = width
        self.height = height
        self.words = words
    }

    /// The picture in another size, in pixels above 0; or only some of its columns and rows.
    func scaled(
        width: Int, height: Int, columns: Range<Int>? = nil, rows: Range<Int>? = nil
    ) -> ScaledImage {
        let (columns, rows) = (columns ?? 0..<width, rows ?? 0..<height)
        return across(to: width, columns).down(to: height, rows)
    }

    /// The mirror image, left and right or top and bottom.
    func flipped(horizontally: Bool, vertically: Bool) -> ScaledImage {
        guard horizontally || vertically else { return self }
        let (lastX, lastY) = (horizontally ? width - 1 : 0, vertically ? height - 1 : 0)
        return made(width: width, height: height) { source, target in
            mizan_turn(
                source, lastY * width + lastX, horizontally ? -1 : 1, vertically ? -width : width, width, height,
                target)
        }
    }

    /// Some columns of what each row is in another width.
    private func across(to scaledWidth: Int, _ columns: Range<Int>) -> ScaledImage {
        guard scaledWidth != width || columns != 0..<width else { return self }
        let samples = columns.map { mizan_sample(of: $0, in: scaledWidth, from: width) }
        return made(width: columns.count, height: height) { source, target in
            mizan_scale_rows(source, width, height, samples, samples.count, target)
        }
    }

    /// Some rows of what each column is in another height.
    private func down(to scaledHeight: Int, _ rows: Range<Int>) -> ScaledImage {
        guard scaledHeight != height || rows != 0..<height else { return self }
        let samples = rows.map { mizan_sample(of: $0, in: scaledHeight, from: height) }
        return made(width: width, height: rows.count) { source, target in
            mizan_scale_columns(source, width, samples, samples.count, target)
        }
    }

    /// Another picture, all of whose words a body makes of this one's.
    private func made(
        width: Int, height: Int,
        _ body: (_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>) -> Void
    ) -> ScaledImage {
        let made = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            guard let start = target.baseAddress else { return }
            body(words, start)
            count = width * height
        }
        return ScaledImage(width: width, height: height, words: made)
    }
}

extension mizan_sample {
    /// The part that the pixel at a place takes of a line that is stretched or shrunk to another count of pixels.
    fileprivate init(of place: Int, in scaled: Int, from count: Int) {
        if scaled < count {
            // The line is cut into parts of which `scaled` make a pixel, `count` a scaled one.
            let (start, end) = (place * count, (place + 1) * count)
            let (first, last) = (start / scaled, (end - 1) / scaled)
            self.init(
                first: first, last: last, first_weight: UInt64((first + 1) * scaled - start),
                inner_weight: UInt64(scaled), last_weight: UInt64(end - last * scaled), total: UInt64(count))
        } else {
            // The scaled pixel's middle, from the middle of the first one, in parts of 1 / (2 · scaled).
            let (middle, part) = ((2 * place + 1) * count - scaled, 2 * scaled)
            let first = middle < 0 ? -1 : middle / part
            let share = UInt64(middle - first * part)
            self.init(
                first: max(first, 0), last: min(max(first + 1, 0), count - 1), first_weight: UInt64(part) - share,
                inner_weight: 0, last_weight: share, total: UInt64(part))
        }
    }
}
