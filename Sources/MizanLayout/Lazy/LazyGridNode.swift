import MizanBase

/// `LazyVGrid` and `LazyHGrid`: cells fill the items' tracks in their order, line by line along the grid's own axis.
///
/// ``LazyGridTracks`` sizes the tracks. A cell is proposed its track's length and nothing along the axis; a line is as
/// long as its longest cell, and its cells follow the item's alignment. The grid is as wide as its tracks. All cells
/// are laid out; only SwiftUI makes them lazily.
final class LazyGridNode: LayoutNode {
    /// The axis that the grid grows along.
    private let axis: Axis
    private let items: [GridItem]
    /// The alignment of the tracks in a grid that is longer than they are.
    private let alignment: AlignmentGuide
    private let spacing: Double?
    private var plans = Answers<ProposedViewSize, Plan>()

    private struct Plan {
        var tracks: LazyGridTracks
        /// The position and the length of each line.
        var lines: [(start: Double, length: Double)] = []
        var length = 0.0
    }

    init(
        axis: Axis, items: [GridItem], alignment: AlignmentGuide, spacing: Double?, identity: NodeIdentity?,
        direction: LayoutDirection, children: [LayoutNode]
    ) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        self.spacing = spacing
        var traits = LayoutTraits.container(children, dependence: .none)
        let isFixed = items.allSatisfy { if case .fixed = $0.size { true } else { false } }
        if !isFixed {
            traits.dependence = [
                .length(axis.crossing, on: axis.crossing), .length(axis, on: axis.crossing), .guides(on: axis.crossing),
            ]
        }
        super.init(identity: identity, direction: direction, children: children, traits: traits)
    }

    override func forget() { plans = Answers() }

    override func say(_ inputs: inout ViewInputs) {
        inputs.add(axis == .vertical ? .columns : .rows, parts: items.map(\.field))
        inputs.add(alignment, default: axis == .horizontal ? .verticalCenter : .horizontalCenter)
        inputs.add(.spacing, spacing)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let plan = plan(proposal[axis.crossing])
        var size = Size.zero
        size[axis] = plan.length
        size[axis.crossing] = plan.tracks.length
        return size
    }

    override func arrange(_ proposal: ProposedViewSize) {
        for (child, place) in zip(children, places(in: placedSize)) {
            child.place(at: place.origin, proposal: place.proposal)
        }
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let places = places(in: size(proposal))
        return guide.combined(
            zip(children, places).compactMap { child, place in
                child.explicitGuide(guide, place.proposal).map { $0 + place.origin[guide.axis] }
            })
    }

    /// The tracks of a length, and the lines of cells in them.
    private func plan(_ length: Double?) -> Plan {
        let question = ProposedViewSize(along: axis, nil, across: length)
        return plans[question] ?? plans.keep(makePlan(length), to: question)
    }

    private func makePlan(_ length: Double?) -> Plan {
        var plan = Plan(tracks: LazyGridTracks(items, available: length))
        let tracks = plan.tracks.tracks
        guard !tracks.isEmpty else { return plan }
        for first in stride(from: 0, to: children.count, by: tracks.count) {
            var line = (start: plan.length, length: 0.0)
            var distance = spacing
            for (track, child) in zip(tracks, children[first...]) {
                line.length = max(line.length, child.length(along: axis, proposal(in: track)))
            }
            if first > 0, distance == nil {
                for (above, below) in zip(children[(first - tracks.count)...], children[first...].prefix(tracks.count))
                {
                    let own = above.traits.spacing.distance(to: below.traits.spacing, along: axis)
                    distance = max(distance ?? own, own)
                }
            }
            if first > 0 { line.start += distance ?? 0 }
            plan.lines.append(line)
            plan.length = line.start + line.length
        }
        return plan
    }

    private func proposal(in track: LazyGridTracks.Track) -> ProposedViewSize {
        ProposedViewSize(along: axis, nil, across: track.length)
    }

    /// The places of cells in a size, which gives the length for finding the tracks.
    private func places(in size: Size) -> [(origin: Point, proposal: ProposedViewSize)] {
        let plan = plan(size[axis.crossing])
        let tracks = plan.tracks.tracks
        guard !tracks.isEmpty else { return children.map { _ in (.zero, .zero) } }
        let slack = max(size[axis.crossing] - plan.tracks.length, 0)
        let indent = alignment.implicitValue(in: Size(width: slack, height: slack))
        return children.indices.map { index in
            let track = tracks[index % tracks.count]
            let line = plan.lines[index / tracks.count]
            let proposal = proposal(in: track)
            var area = Size.zero
            area[axis] = line.length
            area[axis.crossing] = track.length
            var origin = children[index].origin(aligned: track.alignment, in: area, proposal: proposal)
            origin[axis] += line.start
            origin[axis.crossing] += track.start + indent
            return (origin, proposal)
        }
    }
}
