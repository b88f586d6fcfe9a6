import MizanBase

/// The views that a layout arranges. Source: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection {
    /// The direction of the container. A layout seldom needs it: x counts from the leading side in both.
    public var layoutDirection: LayoutDirection
    private let nodes: [LayoutNode]
    /// The indices of the nodes in the collection.
    private let members: [Int]
    private let desk: PlacementRecorder

    init(_ nodes: [LayoutNode], direction: LayoutDirection) {
        self.nodes = nodes
        members = Array(nodes.indices)
        desk = PlacementRecorder(count: nodes.count)
        layoutDirection = direction
    }

    private init(_ subviews: LayoutSubviews, members: [Int]) {
        nodes = subviews.nodes
        desk = subviews.desk
        layoutDirection = subviews.layoutDirection
        self.members = members
    }

    /// The first index, 0.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { members.count }

    /// The subview at an index, in the order in which the views were written.
    public subscript(position: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[members[position]], index: members[position], desk: desk)
    }

    /// A range of subviews, with indices from 0 again.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }

    /// The subviews at the given indices. Source: SwiftUI's `subscript(_:)`.
    public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
        LayoutSubviews(self, members: indices.map { members[$0] })
    }

    /// The places that a layout gives the subviews. Those that it doesn't place are centred in the bounds, with the
    /// container's proposal. Source: SwiftUI's documentation of `place(at:anchor:proposal:)`.
    func placements(
        in bounds: Rect, proposal: ProposedViewSize, _ placing: () -> Void
    ) -> [(origin: Point, proposal: ProposedViewSize)] {
        let places = desk.recording(placing)
        return members.map { index in
            if let place = places[index] { return place }
            let size = nodes[index].size(proposal)
            return (Point(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal)
        }
    }
}

extension LayoutSubviews: Equatable {
    /// Whether the subviews are the same and in the same order.
    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
    }
}

/// One view that a layout arranges. Source: SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Equatable {
    let node: LayoutNode
    fileprivate let index: Int
    fileprivate let desk: PlacementRecorder

    /// The view's layout priority; 0 by default.
    public var priority: Double { node.traits.priority }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { node.traits.spacing }

    /// The view's value for a key; the key's default where it has none.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { node.traits.values[key] }

    /// The least width in points at which no word of the view breaks.
    package var leastWidth: Double { node.leastWidth }

    /// The view's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.size(proposal) }

    /// The view's size for a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }

    /// Puts the view in its place; the last call counts. A call outside of `placeSubviews` has no effect.
    ///
    /// - Parameters:
    ///   - position: The position of the anchor in the coordinates of the layout's bounds: x counts from the leading
    ///     side.
    ///   - anchor: The point of the view at that position.
    ///   - proposal: The size proposed to the view.
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        desk.record(index) {
            let size = node.size(proposal)
            // An edge is exact where the anchor lies on it: 0 times an infinite length is no number.
            func origin(_ position: Double, _ part: Double, _ length: Double) -> Double {
                let origin = part == 0 ? position : position - part * length
                return origin.isNaN ? 0 : origin
            }
            return (
                Point(
                    x: origin(position.x, anchor.x, size.width), y: origin(position.y, anchor.y, size.height)), proposal
            )
        }
    }

    /// Whether both are the same view of one container.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// Records the places that a layout gives its subviews.
private final class PlacementRecorder {
    typealias Placement = (origin: Point, proposal: ProposedViewSize)

    private let count: Int
    /// The recorded places; nil while no layout places its subviews.
    private var placements: [Placement?]?

    init(count: Int) { self.count = count }

    func record(_ index: Int, _ place: () -> Placement) {
        guard placements != nil else { return }
        let place = place()
        placements?[index] = place
    }

    /// The places that a layout gives; nil for subviews that it does not place.
    func recording(_ placing: () -> Void) -> [Placement?] {
        let outer = placements
        placements = Array(repeating: nil, count: count)
        placing()
        let result = placements ?? []
        placements = outer
        return result
    }
}
