/// Three boxes one after the other, which lie within 3 % of a Gaussian blur of the same deviation. Source: Filter Effects
/// Module Level 1, feGaussianBlur.
struct BoxBlur: Equatable {
    /// No deviation is larger, in pixels.
    private static let largestDeviation = 256.0

    /// For each box the pixels before and after its middle.
    let boxes: [(before: Int, after: Int)]

    /// A blur of a standard deviation in pixels; none where it is not above 0.
    init(deviation: Double) {
        guard deviation > 0 else {
            boxes = []
            return
        }
        // 3 · √(2π) / 4
        let size = Int((min(deviation, Self.largestDeviation) * 1.879_971_205_598_732 + 0.5).rounded(.down))
        let half = size / 2
        if size < 2 {
            boxes = []
        } else if size.isMultiple(of: 2) {
            boxes = [(half, half - 1), (half - 1, half), (half, half)]
        } else {
            boxes = [(half, half), (half, half), (half, half)]
        }
    }

    /// The number of pixels that the blur goes beyond its source.
    var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

    static func == (left: BoxBlur, right: BoxBlur) -> Bool { left.boxes.elementsEqual(right.boxes, by: ==) }
}

/// The opacity of each pixel of a picture, for shadows: blurred in integers, so that every machine finds the same
/// bytes.
struct AlphaMask {
    private(set) var width: Int
    private(set) var height: Int
    /// Rows from the top, a byte a pixel.
    private(set) var alphas: [UInt8]

    /// A mask of nothing.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        alphas = [UInt8](repeating: 0, count: width * height)
    }

    /// Takes the alphas of a picture in Cairo's ARGB32 (native 32-bit words, alpha highest), whose top left corner is
    /// at a place of the mask; pixels beyond the mask are left out.
    mutating func copyAlphas(_ rows: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int, x: Int, y: Int) {
        let columns = max(0, -x)..<max(min(width, self.width - x), max(0, -x))
        for row in max(0, -y)..<max(min(height, self.height - y), max(0, -y)) {
            for column in columns {
                let word = rows.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
                alphas[(row + y) * self.width + column + x] = UInt8(word >> 24)
            }
        }
    }

    /// Writes the mask's rows, `stride` bytes apart.
    func write(to target: UnsafeMutablePointer<UInt8>, stride: Int) {
        for row in 0..<height {
            for column in 0..<width { target[row * stride + column] = alphas[row * width + column] }
        }
    }

    /// Blurs rows, then columns.
    mutating func blur(_ blur: BoxBlur) {
        for _ in 0..<2 {
            for box in blur.boxes { average(before: box.before, after: box.after) }
            transpose()
        }
    }

    /// Each pixel becomes the mean of those around it in its row, from `before` on its left to `after` on its right.
    private mutating func average(before: Int, after: Int) {
        let (width, height, count) = (width, height, UInt32(before + after + 1))
        var line = [UInt8](repeating: 0, count: width)
        alphas.withUnsafeMutableBufferPointer { alphas in
            for row in 0..<height {
                let start = row * width
                var sum = UInt32(0)
                for column in 0..<min(after, width) { sum += UInt32(alphas[start + column]) }
                for column in 0..<width {
                    if column + after < width { sum += UInt32(alphas[start + column + after]) }
                    line[column] = UInt8(truncatingIfNeeded: (sum + count / 2) / count)
                    if column >= before { sum -= UInt32(alphas[start + column - before]) }
                }
                for column in 0..<width { alphas[start + column] = line[column] }
            }
        }
    }

    private mutating func transpose() {
        var turned = AlphaMask(width: height, height: width)
        turned.alphas.withUnsafeMutableBufferPointer { target in
            alphas.withUnsafeBufferPointer { alphas in
                for row in 0..<height {
                    for column in 0..<width { target[column * height + row] = alphas[row * width + column] }
                }
            }
        }
        self = turned
    }
}
