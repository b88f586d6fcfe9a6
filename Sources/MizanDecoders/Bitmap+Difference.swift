extension Bitmap {
    /// Where two pictures of the same size differ.
    public struct Difference: Hashable, Sendable {
        /// The number of pixels that are not the same in all four components.
        public var pixelCount: Int
        /// The columns from the first differing pixel's to the last one's.
        public var columns: Range<Int>
        /// The rows from the first differing pixel's to the last one's.
        public var rows: Range<Int>
        /// The largest difference of one component of one pixel, 1…255.
        public var largestStep: Int

        /// A difference as it was counted.
        public init(pixelCount: Int, columns: Range<Int>, rows: Range<Int>, largestStep: Int) {
            self.pixelCount = pixelCount
            self.columns = columns
            self.rows = rows
            self.largestStep = largestStep
        }
    }

    /// The result of comparing two pictures.
    public enum Comparison: Hashable, Sendable {
        /// All pixels are the same.
        case same
        /// The sizes are the same, some pixels are not.
        case pixels(Difference)
        /// The sizes are not the same.
        case sizes
    }

    /// Compares decoded pixels, at no tolerance.
    public func compared(with other: Bitmap) -> Comparison {
        guard width == other.width, height == other.height else { return .sizes }
        guard pixels != other.pixels else { return .same }
        var count = 0
        var largest = 0
        var (firstColumn, lastColumn, firstRow, lastRow) = (width, -1, height, -1)
        pixels.withUnsafeBufferPointer { own in
            other.pixels.withUnsafeBufferPointer { other in
                for row in 0..<height {
                    for column in 0..<width {
                        let start = (row * width + column) * 4
                        var step = 0
                        for index in start..<start + 4 { step = max(step, abs(Int(own[index]) - Int(other[index]))) }
                        guard step > 0 else { continue }
                        count += 1
                        largest = max(largest, step)
                        firstColumn = min(firstColumn, column)
                        lastColumn = max(lastColumn, column)
                        firstRow = min(firstRow, row)
                        lastRow = row
                    }
                }
            }
        }
        return .pixels(
            Difference(
                pixelCount: count, columns: firstColumn..<lastColumn + 1, rows: firstRow..<lastRow + 1,
                largestStep: largest))
    }

    /// The mirror image, left for right.
    public func mirrored() -> Bitmap {
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let source = (row * width + column) * 4
                let target = (row * width + width - 1 - column) * 4
                for component in 0..<4 { result.pixels[target + component] = pixels[source + component] }
            }
        }
        return result
    }
}
