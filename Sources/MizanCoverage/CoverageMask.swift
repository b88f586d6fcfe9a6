/// The part of each pixel that the inside of an outline covers, in 8 bits: what a renderer blends a colour by.
public struct CoverageMask: Hashable, Sendable {
    /// The pixels; none where nothing is covered.
    public let window: PixelWindow
    /// Rows from the top, a byte a pixel: 0 outside, 255 inside.
    public let coverage: [UInt8]

    /// A mask of nothing.
    public static let empty = CoverageMask(window: PixelWindow(columns: 0..<0, rows: 0..<0), coverage: [])

    init(window: PixelWindow, coverage: [UInt8]) {
        self.window = window
        self.coverage = coverage
    }

    /// The coverage of a pixel; 0 outside of the window.
    public subscript(column: Int, row: Int) -> UInt8 {
        guard window.columns.contains(column), window.rows.contains(row) else { return 0 }
        return coverage[(row - window.rows.lowerBound) * window.columns.count + column - window.columns.lowerBound]
    }
}
