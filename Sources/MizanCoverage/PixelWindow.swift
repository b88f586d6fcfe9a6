import MizanBase

/// A rectangle of whole pixels, y down.
public struct PixelWindow: Hashable, Sendable {
    /// The columns of the pixels.
    public var columns: Range<Int>
    /// The rows of the pixels.
    public var rows: Range<Int>

    /// Pixels by their columns and rows.
    public init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// The pixels that a rectangle touches; none where a side isn't a number. Beyond a million pixels from the origin there are
    /// none.
    public init(around rect: Rect) {
        func pixels(_ from: Double, _ to: Double) -> Range<Int> {
            guard from.isFinite, to.isFinite, from < to else { return 0..<0 }
            let farthest = 1e6
            return Int(
                min(max(from, -farthest), farthest).rounded(.down))..<Int(
                    min(max(to, -farthest), farthest).rounded(.up))
        }
        self.init(columns: pixels(rect.minX, rect.maxX), rows: pixels(rect.minY, rect.maxY))
    }

    /// Whether there are no pixels.
    public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    /// The pixels of both.
    public func intersection(_ other: PixelWindow) -> PixelWindow {
        PixelWindow(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
}
