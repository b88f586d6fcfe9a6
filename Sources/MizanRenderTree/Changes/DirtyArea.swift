import MizanBase

/// Rectangles that cover an area; those that grow the area least are merged when there are too many.
struct DirtyArea {
    private(set) var rectangles: [FixedRect] = []

    /// Adds bounds, on whole pixels of a scale; of whole points where edges aren't rounded to pixels.
    mutating func add(_ bounds: Rect, scale: FixedLength?) {
        let pixels = max(scale?.points ?? 1, 1)
        func edge(_ points: Double, _ rule: FloatingPointRoundingRule) -> FixedLength {
            let snapped = (points * pixels).rounded(rule) / pixels
            let within = min(max(snapped, -FixedLength.limit), FixedLength.limit)
            return FixedLength(points: within) ?? .zero
        }
        let (left, top) = (edge(bounds.minX, .down), edge(bounds.minY, .down))
        let (right, bottom) = (edge(bounds.maxX, .up), edge(bounds.maxY, .up))
        add(FixedRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// Adds a rectangle.
    mutating func add(_ rect: FixedRect) {
        guard rect.size.width > .zero, rect.size.height > .zero else { return }
        var rect = rect
        // Whatever overlaps so much that the rectangle around both isn't larger than the two.
        var index = 0
        while index < rectangles.count {
            let both = rectangles[index].union(rect)
            if both == rectangles[index] { return }
            if both.area <= rectangles[index].area + rect.area {
                rectangles.remove(at: index)
                rect = both
                index = 0
            } else {
                index += 1
            }
        }
        rectangles.append(rect)
        if rectangles.count > RenderChanges.rectangleLimit { mergeNearest() }
    }

    /// Merges the two whose common rectangle has the least area that is in neither.
    private mutating func mergeNearest() {
        var best: (waste: Double, first: Int, second: Int)?
        for second in rectangles.indices {
            for first in 0..<second {
                let (one, other) = (rectangles[first], rectangles[second])
                let waste = one.union(other).area - one.area - other.area
                if waste < best?.waste ?? .infinity { best = (waste, first, second) }
            }
        }
        guard let best else { return }
        let merged = rectangles[best.first].union(rectangles[best.second])
        rectangles.remove(at: best.second)
        rectangles.remove(at: best.first)
        add(merged)
    }
}

extension FixedRect {
    fileprivate var area: Double { size.width.points * size.height.points }

    fileprivate func union(_ other: FixedRect) -> FixedRect {
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return FixedRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
}
