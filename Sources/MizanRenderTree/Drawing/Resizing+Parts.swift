import MizanBase

extension RenderNode.Resizing {
    /// More parts than this are not repeated, but stretched.
    static let largestCount = 4_096

    /// The parts of an image that is stretched over a rectangle: what of it is visible, and where the whole image would be.
    ///
    /// Edges that don't fit both become smaller, in proportion.
    package func parts(of image: Size, in rect: Rect) -> [(visible: Rect, image: Rect)] {
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return [] }
        func spans(tiles: Bool) -> (columns: [ResizedSpan], rows: [ResizedSpan]) {
            (
                ResizedSpan.all(
                    first: left, last: right, of: image.width, from: rect.minX, to: rect.maxX, tiles: tiles),
                ResizedSpan.all(
                    first: top, last: bottom, of: image.height, from: rect.minY, to: rect.maxY, tiles: tiles)
            )
        }
        var (columns, rows) = spans(tiles: tiles)
        if columns.count * rows.count > Self.largestCount { (columns, rows) = spans(tiles: false) }
        return rows.flatMap { row in
            columns.map { column in
                (
                    Rect(x: column.start, y: row.start, width: column.length, height: row.length),
                    Rect(
                        x: column.imageStart, y: row.imageStart, width: column.imageLength, height: row.imageLength)
                )
            }
        }
    }

    /// A part of a side, and the whole image on that axis.
    private struct ResizedSpan {
        let start, length: Double
        let imageStart, imageLength: Double

        /// The part of the image between two places, shown from a place on, by a factor.
        init(_ source: ClosedRange<Double>, of whole: Double, at start: Double, length: Double, factor: Double) {
            (self.start, self.length) = (start, length)
            imageStart = start - source.lowerBound * factor
            imageLength = whole * factor
        }

        static func all(
            first: FixedLength, last: FixedLength, of whole: Double, from start: Double, to end: Double, tiles: Bool
        ) -> [ResizedSpan] {
            let first = min(max(first.points, 0), whole)
            let last = min(max(last.points, 0), whole - first)
            let (length, middle) = (end - start, whole - first - last)
            let factor = first + last > length ? length / (first + last) : 1
            let (inner, innerEnd) = (start + first * factor, end - last * factor)
            var spans: [ResizedSpan] = []
            if first > 0 {
                spans.append(ResizedSpan(0...first, of: whole, at: start, length: first * factor, factor: factor))
            }
            if middle > 0, innerEnd > inner {
                let source = first...first + middle
                if tiles, (innerEnd - inner) / middle < Double(largestCount) {
                    var place = inner
                    while place < innerEnd {
                        let shown = min(middle, innerEnd - place)
                        spans.append(ResizedSpan(source, of: whole, at: place, length: shown, factor: 1))
                        place += middle
                    }
                } else {
                    let stretch = (innerEnd - inner) / middle
                    spans.append(ResizedSpan(source, of: whole, at: inner, length: innerEnd - inner, factor: stretch))
                }
            }
            if last > 0 {
                spans.append(
                    ResizedSpan(whole - last...whole, of: whole, at: innerEnd, length: last * factor, factor: factor))
            }
            return spans
        }
    }
}
