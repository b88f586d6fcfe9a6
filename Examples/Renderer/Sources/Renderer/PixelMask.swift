import Mizan
import MizanCoverage

/// The part of each pixel of a window that something covers, or that a clip leaves.
struct PixelMask {
    let window: PixelWindow
    private var coverage: [UInt8]

    /// Nothing is covered.
    init(_ window: PixelWindow) {
        self.window = window
        coverage = [UInt8](repeating: 0, count: window.columns.count * window.rows.count)
    }

    /// The coverage of one outline.
    init(_ mask: CoverageMask) {
        window = mask.window
        coverage = mask.coverage
    }

    /// The coverage of a pixel; 0 outside of the window.
    subscript(column: Int, row: Int) -> UInt8 {
        guard window.columns.contains(column), window.rows.contains(row) else { return 0 }
        return coverage[(row - window.rows.lowerBound) * window.columns.count + column - window.columns.lowerBound]
    }

    /// Adds a mask moved by whole pixels. Where letters join, both cover the same part of a pixel: the larger part counts.
    mutating func add(_ mask: CoverageMask, columns: Int = 0, rows: Int = 0) {
        let place = PixelWindow(
            columns: mask.window.columns.moved(by: columns), rows: mask.window.rows.moved(by: rows))
        let seen = place.intersection(window)
        guard !seen.isEmpty else { return }
        for row in seen.rows {
            let source = (row - place.rows.lowerBound) * place.columns.count - place.columns.lowerBound
            let target = (row - window.rows.lowerBound) * window.columns.count - window.columns.lowerBound
            for column in seen.columns {
                coverage[target + column] = max(coverage[target + column], mask.coverage[source + column])
            }
        }
    }

    /// Leaves what both leave.
    mutating func multiply(by other: PixelMask) {
        for row in window.rows {
            let start = (row - window.rows.lowerBound) * window.columns.count - window.columns.lowerBound
            for column in window.columns {
                coverage[start + column] = product(coverage[start + column], other[column, row])
            }
        }
    }
}

extension Range<Int> {
    fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
