import MizanBase

/// Views side by side that are all as wide as the widest: buttons whose labels are of different lengths in each language.
///
/// A worked example of ``Layout`` that uses its package API alone. Where the widest doesn't fit as often as there are
/// views, each has an equal share of the width that is proposed.
package struct EqualWidthHStack: Layout, Sendable {
    /// The distance between neighbours in points; nil takes what they prefer, else 8.
    package var spacing: Double?

    /// Views side by side, from leading to trailing.
    package init(spacing: Double? = nil) { self.spacing = spacing }

    /// A horizontal stack.
    package static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// The common width times the number of views, plus the distances between; as high as the highest.
    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let distances = distances(between: subviews)
        let width = width(of: subviews, in: proposal, distances: distances)
        let height = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height }
        return Size(
            width: width * Double(subviews.count) + distances.reduce(0, +), height: height.max() ?? 0)
    }

    /// Places each view in the middle of its part.
    package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let distances = distances(between: subviews)
        let width = width(of: subviews, in: proposal, distances: distances)
        var x = bounds.minX
        for (subview, distance) in zip(subviews, distances + [0]) {
            subview.place(
                at: Point(x: x + width / 2, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + distance
        }
    }

    private func distances(between subviews: Subviews) -> [Double] {
        zip(subviews, subviews.dropFirst()).map { view, next in
            spacing ?? view.spacing.distance(to: next.spacing, along: .horizontal)
        }
    }

    private func width(of subviews: Subviews, in proposal: ProposedViewSize, distances: [Double]) -> Double {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        guard let proposed = proposal.width, !subviews.isEmpty else { return widest }
        return min(widest, max(proposed - distances.reduce(0, +), 0) / Double(subviews.count))
    }
}

extension EqualWidthHStack: ArgumentRecordingLayout {
    func recordAuthoredArguments(_ inputs: inout AuthoredArguments) { inputs.add(.spacing, spacing) }
}
