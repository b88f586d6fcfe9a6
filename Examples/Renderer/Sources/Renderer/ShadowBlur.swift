import MizanCoverage

/// A blur by three boxes one after the other, near a Gaussian one. Source: Filter Effects Module Level 1, feGaussianBlur.
struct ShadowBlur {
    /// The pixels before and after the middle of each box.
    private let boxes: [(before: Int, after: Int)]

    /// - Parameter deviation: In pixels.
    init(deviation: Double) {
        let size = Int(min(deviation, 256) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
        guard deviation > 0, size >= 2 else {
            boxes = []
            return
        }
        let half = size / 2
        boxes =
            size.isMultiple(of: 2)
            ? [(half, half - 1), (half - 1, half), (half, half)] : [(half, half), (half, half), (half, half)]
    }

    /// The pixels that it goes beyond its source.
    var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

    /// Blurs rows of bytes, then columns.
    func blur(_ alphas: inout [UInt8], width: Int, height: Int) {
        for box in boxes {
            for row in 0..<height { average(&alphas, first: row * width, step: 1, count: width, box) }
        }
        for box in boxes {
            for column in 0..<width { average(&alphas, first: column, step: width, count: height, box) }
        }
    }

    /// Each byte of a line becomes the mean of those around it; beyond the line there are none.
    private func average(
        _ alphas: inout [UInt8], first: Int, step: Int, count: Int, _ box: (before: Int, after: Int)
    ) {
        let line = (0..<count).map { Int(alphas[first + $0 * step]) }
        let size = box.before + box.after + 1
        var sum = line.prefix(box.after).reduce(0, +)
        for index in 0..<count {
            if index + box.after < count { sum += line[index + box.after] }
            alphas[first + index * step] = UInt8((sum + size / 2) / size)
            if index >= box.before { sum -= line[index - box.before] }
        }
    }
}
