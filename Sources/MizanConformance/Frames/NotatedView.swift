import MizanBase
import MizanLayout

/// A view as the tables of frames write it: `HStack(spacing: 8){1[20x30];Spacer;2.padding(10)}`.
package indirect enum NotatedView: Hashable, Sendable {
    /// Takes the size that it is proposed, 10 × 10 without a proposal; the number is its place among the leaves of the
    /// whole view.
    case leaf(String, number: Int)
    case spacer(minLength: Double?)
    case divider
    case empty
    case group([NotatedView])
    case hStack(alignment: VerticalAlignment, spacing: Double?, [NotatedView])
    case vStack(alignment: HorizontalAlignment, spacing: Double?, [NotatedView])
    case zStack(alignment: Alignment, [NotatedView])
    case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, [NotatedView])
    case gridRow(alignment: VerticalAlignment?, [NotatedView])
    case viewThatFits(in: Axis.Set, [NotatedView])
    case modified(NotatedView, NotatedModifier)
}

/// A modifier as the tables of frames write it, with SwiftUI's names and labels.
package indirect enum NotatedModifier: Hashable, Sendable {
    /// The bounds of a flexible frame on one axis.
    package struct Bounds: Hashable, Sendable {
        package var minimum: Double?
        package var ideal: Double?
        package var maximum: Double?

        package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum
        }
    }

    case frame(width: Double?, height: Double?, alignment: Alignment)
    case flexibleFrame(width: Bounds, height: Bounds, alignment: Alignment)
    case padding(EdgeInsets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Without a ratio the child's ideal size gives it.
    case aspectRatio(Double?, fills: Bool)
    case layoutPriority(Double)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    case background(NotatedView, alignment: Alignment)
    case overlay(NotatedView, alignment: Alignment)
    case gridColumnAlignment(HorizontalAlignment)
    case gridCellColumns(Int)
    case gridCellAnchor(UnitPoint)
    case gridCellUnsizedAxes(Axis.Set)
}

extension NotatedView {
    /// The leaves' names in the order of the notation.
    package var leafNames: [String] {
        switch self {
        case .leaf(let name, _): [name]
        case .spacer, .divider, .empty: []
        case .group(let content), .hStack(_, _, let content), .vStack(_, _, let content), .zStack(_, let content),
            .grid(_, _, _, let content), .gridRow(_, let content), .viewThatFits(_, let content):
            content.flatMap(\.leafNames)
        case .modified(let view, .background(let other, _)), .modified(let view, .overlay(let other, _)):
            view.leafNames + other.leafNames
        case .modified(let view, _): view.leafNames
        }
    }
}
