import MizanBase

/// `HStack` and `VStack`: the major axis is the stack's own, the minor the other.
///
/// The available length is what is proposed less all distances. Children are asked by layout priority, within one by
/// flexibility, the least flexible first; each is proposed an equal share of what is left, takes what it takes, and is
/// not asked again; children of lower priority keep their minimum. Source: SwiftUI, rules 1.1.1 to 1.1.10 of its stacks
/// as measured by others; the numbers in the code are theirs.
final class StackNode: LayoutNode {
    /// The distance between neighbours without a preference.
    static let defaultSpacing = 8.0

    private let axis: Axis
    private let alignment: AlignmentGuide
    private let spacing: Double?
    private var plans = Answers<ProposedViewSize, Plan>()

    /// Where the children of one proposal stand.
    private struct Plan {
        var proposals: [ProposedViewSize]
        var origins: [Point]
        var size: Size
    }

    init(
        axis: Axis, alignment: AlignmentGuide, spacing: Double?, identity: NodeIdentity?, direction: LayoutDirection,
        children: [LayoutNode]
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        super.init(identity: identity, direction: direction, children: children)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { plan(for: proposal).size }

    override func arrange(_ proposal: ProposedViewSize) {
        var proposal = proposal
        // 8: without a minor proposal the children are laid out again with the stack's own minor length.
        if proposal[axis.crossing] == nil { proposal[axis.crossing] = placedSize[axis.crossing] }
        let plan = plan(for: proposal)
        for (index, child) in children.enumerated() {
            child.place(at: plan.origins[index], proposal: plan.proposals[index])
        }
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let plan = plan(for: proposal)
        return guide.combined(
            children.indices.compactMap { index in
                children[index].explicitGuide(guide, plan.proposals[index]).map { $0 + plan.origins[index].y }
            })
    }

    private func plan(for proposal: ProposedViewSize) -> Plan {
        if let known = plans[proposal] { return known }
        let plan = makePlan(for: proposal)
        return plans.keep(plan, to: proposal)
    }

    private func makePlan(for proposal: ProposedViewSize) -> Plan {
        let distances = self.distances
        let proposals = childProposals(for: proposal, distances: distances)
        var origins = [Point](repeating: .zero, count: children.count)
        var length = 0.0
        // 6: each child is placed so that its guide lies at 0; the extent counts the point 0 too.
        var (low, high) = (0.0, 0.0)
        for (index, child) in children.enumerated() {
            let size = child.size(proposals[index])
            let minor = -child.guide(alignment, proposals[index])
            origins[index][axis] = length
            origins[index][axis.crossing] = minor
            low = min(low, minor)
            high = max(high, minor + size[axis.crossing])
            length += size[axis] + (index < distances.count ? distances[index] : 0)
        }
        for index in origins.indices { origins[index][axis.crossing] -= low }
        var size = Size.zero
        // 7: the sum of lengths and distances, never clamped to the proposal.
        size[axis] = length
        size[axis.crossing] = high - low
        return Plan(proposals: proposals, origins: origins, size: size)
    }

    private func childProposals(for proposal: ProposedViewSize, distances: [Double]) -> [ProposedViewSize] {
        // 2: without a major proposal every child keeps its ideal length.
        guard let total = proposal[axis] else { return Array(repeating: proposal, count: children.count) }
        var result = Array(repeating: proposal, count: children.count)
        func length(_ index: Int, at length: Double) -> Double {
            var proposal = proposal
            proposal[axis] = length
            return children[index].length(along: axis, proposal)
        }
        // 3: the order.
        let minima = children.indices.map { length($0, at: 0) }
        let flexibilities = children.indices.map { length($0, at: .infinity) - minima[$0] }
        let order = children.indices.sorted { left, right in
            let priorities = (children[left].layoutPriority, children[right].layoutPriority)
            if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
            if flexibilities[left] != flexibilities[right] { return flexibilities[left] < flexibilities[right] }
            if flexibilities[left] == .infinity, minima[left] != minima[right] { return minima[left] > minima[right] }
            return left < right
        }
        var available = total - distances.reduce(0, +)
        // 4: lower priorities keep their minimum, put back when their turn comes.
        var group = order[...]
        var reserved = minima.reduce(0, +)
        while let first = group.first {
            let priority = children[first].layoutPriority
            let members = group.prefix { children[$0].layoutPriority == priority }
            group = group.dropFirst(members.count)
            reserved -= members.reduce(0) { $0 + minima[$1] }
            var left = available - reserved
            // 5: equal shares of what is left.
            for (served, index) in members.enumerated() {
                let share = max(left / Double(members.count - served), 0)
                result[index][axis] = share
                let taken = length(index, at: share)
                guard taken.isFinite else { continue }
                left -= taken
                available -= taken
            }
        }
        return result
    }

    /// 1: the distance after each child but the last.
    private var distances: [Double] {
        zip(children, children.dropFirst()).map { first, second in
            if let spacing { return spacing }
            let preferences = [first.preferredSpacing(along: axis), second.preferredSpacing(along: axis)]
            return preferences.compactMap(\.self).max() ?? Self.defaultSpacing
        }
    }
}
