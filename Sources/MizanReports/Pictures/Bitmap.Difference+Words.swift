import MizanCanvas
import MizanDecoders

extension Bitmap.Difference {
    /// The number of pixels that differ, their place and their largest difference, in words.
    func words(of node: String?) -> String {
        func span(_ range: Range<Int>, _ one: String) -> String {
            range.count == 1 ? "\(one) \(range.lowerBound)" : "\(one)s \(range.lowerBound) to \(range.upperBound - 1)"
        }
        let owner = node.map { " of \($0)" } ?? ""
        return (pixelCount == 1 ? "1 pixel\(owner) differs" : "\(pixelCount) pixels\(owner) differ")
            + ", in \(span(columns, "column")) and \(span(rows, "row")), by at most \(largestStep) of 255"
    }
}
