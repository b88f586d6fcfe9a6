import MizanBase

/// Views one after the other in rows, as words in lines: the next one that doesn't fit begins a new row.
///
/// A worked example of ``Layout`` that uses its package API alone. Each view has its ideal size, and the width of the
/// container where that is less. The container is as wide as its widest row. It needs no code for directions: rows
/// begin at the leading side in both.
package struct FlowLayout: Layout, Sendable {
    /// The alignment of a row in the container's width, and the guide that the views of a row share.
    package var alignment: Alignment
    /// The distance between neighbours in a row, in points; nil takes what they prefer, else 8.
    package var horizontalSpacing: Double?
    /// The distance between rows, in points.
    package var verticalSpacing: Double

    /// Rows of views, from the leading side and the top.
    package init(alignment: Alignment = .leading, horizontalSpacing: Double? = nil, verticalSpacing: Double = 8) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The values that don't depend on the proposal.
    package struct Cache {
        fileprivate var idealWidths: [Double]
        /// The distance from each subview to the next.
        fileprivate var distances: [Double]
    }

    /// Asks each subview for its ideal width, once.
    package func makeCache(subviews: Subviews) -> Cache {
        Cache(
            idealWidths: subviews.map { $0.sizeThatFits(.unspecified).width },
            distances: zip(subviews, subviews.dropFirst()).map { view, next in
                horizontalSpacing ?? view.spacing.distance(to: next.spacing, along: .horizontal)
            })
    }

    /// The width of the widest row, and the height of all rows.
    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
        let rows = rows(of: subviews, width: proposal.width ?? .infinity, cache: cache)
        return Size(
            width: rows.map(\.width).max() ?? 0,
            height: rows.map(\.height).reduce(0, +) + verticalSpacing * Double(max(rows.count - 1, 0)))
    }

    /// Places the rows from the top, each view with its guide on the row's.
    package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in rows(of: subviews, width: proposal.width ?? .infinity, cache: cache) {
            let start = bounds.minX + (bounds.width - row.width) * leadingShare
            for item in row.items {
                let guide = subviews[item.index].dimensions(in: item.proposal)[alignment.vertical]
                subviews[item.index].place(
                    at: Point(x: start + item.x, y: y + row.above - guide), proposal: item.proposal)
            }
            y += row.height + verticalSpacing
        }
    }

    /// The share of a row's free space that lies before it.
    private var leadingShare: Double {
        switch alignment.horizontal {
        case .leading: 0
        case .trailing: 1
        default: 0.5
        }
    }

    // MARK: Rows

    private struct FlowRow {
        var items: [(index: Int, x: Double, proposal: ProposedViewSize)] = []
        var width = 0.0
        /// The extents of the row above and below its guide.
        var above = 0.0
        var below = 0.0
        var height: Double { above + below }
    }

    private func rows(of subviews: Subviews, width: Double, cache: Cache) -> [FlowRow] {
        var rows: [FlowRow] = []
        var row = FlowRow()
        for (index, subview) in subviews.enumerated() {
            let isTooWide = cache.idealWidths[index] > width
            let proposal = isTooWide ? ProposedViewSize(width: width, height: nil) : .unspecified
            let dimensions = subview.dimensions(in: proposal)
            var x = 0.0
            if let last = row.items.last {
                x = row.width + cache.distances[last.index]
                if x + dimensions.width > width {
                    rows.append(row)
                    row = FlowRow()
                    x = 0
                }
            }
            row.items.append((index, x, proposal))
            row.width = x + dimensions.width
            let guide = dimensions[alignment.vertical]
            row.above = max(row.above, guide)
            row.below = max(row.below, dimensions.height - guide)
        }
        return row.items.isEmpty ? rows : rows + [row]
    }
}

extension FlowLayout: ArgumentRecordingLayout {
    func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.add(alignment, default: .leading)
        inputs.add(.horizontalSpacing, horizontalSpacing)
        if verticalSpacing != ViewSpacing.fallback { inputs.add(.verticalSpacing, verticalSpacing) }
    }
}
