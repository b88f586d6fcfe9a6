import MizanBase
import MizanRenderTree

/// `HStack` and `VStack`: the major axis is the stack's own, the minor the other.
///
/// The available length is the proposed one less all distances. Children are asked by layout priority, within one by
/// flexibility, the least flexible first; each is proposed an equal share of the rest, takes its length, and is not
/// asked again; children of lower priority keep their minimum. Source: SwiftUI, rules 1.1.1 to 1.1.10 of its stacks as
/// measured by others; the numbers in the code are theirs.
///
/// The negotiation works on two flat buffers that are made once: nothing is allocated or counted while a stack
/// negotiates. Only the last negotiation is kept; another one repeats questions that the children have answered before.
package final class StackNode: LayoutNode {
    /// The number of minor lengths that members are ranked for; beyond it, they are ranked once more, without one.
    ///
    /// A width that follows a height (`aspectRatio`, say) inside a height that follows a width asks 2ⁿ questions for n
    /// levels of such stacks; no real interface has that many levels, but views from outside may.
    private static let rankingLimit = 8

    private let axis: Axis
    private let alignment: AlignmentGuide
    /// The distance that the author set; nil for the one that neighbours prefer.
    private let spacing: Double?
    /// The sum of the distances between neighbours.
    private let totalSpacing: Double
    /// Whether all children have one layout priority.
    private let isUniform: Bool
    private let members: UnsafeMutableBufferPointer<StackMember>
    /// The members in the order of serving, for the minor proposal of `rankedFor`.
    private let order: UnsafeMutableBufferPointer<Int32>
    private var rankedFor: Double?? = .none
    /// The minor proposals that members were ranked for.
    private var rankedMinors: [Double?] = []
    /// The proposal that the members' shares and sizes belong to.
    private var negotiated: ProposedViewSize?
    private var negotiatedSize = Size.zero

    package init(
        axis: Axis, alignment: AlignmentGuide, spacing: Double?, identity: NodeIdentity?, direction: LayoutDirection,
        children: [LayoutNode]
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        members = .allocate(capacity: children.count)
        order = .allocate(capacity: children.count)
        var total = 0.0
        for (index, child) in children.enumerated() {
            // 1: the distance after each child but the last.
            var distance = 0.0
            if children.indices.contains(index + 1) {
                let next = children[index + 1].traits.spacing
                distance = spacing ?? child.traits.spacing.distance(to: next, along: axis)
            }
            members.initializeElement(
                at: index, to: StackMember(child, alignment: alignment, spacingAfter: distance))
            order.initializeElement(at: index, to: Int32(truncatingIfNeeded: index))
            total += distance
        }
        totalSpacing = total
        isUniform = children.allSatisfy { $0.traits.priority == children.first?.traits.priority }
        super.init(
            identity: identity, direction: direction, children: children,
            traits: Self.traits(of: children, axis: axis, alignment: alignment))
    }

    /// A single node for several: the node itself, or several in a column, as in SwiftUI.
    package static func column(of nodes: [LayoutNode], direction: LayoutDirection) -> LayoutNode {
        if nodes.count == 1 { return nodes[0] }
        return StackNode(
            axis: .vertical, alignment: .horizontalCenter, spacing: nil, identity: nil, direction: direction,
            children: nodes)
    }

    /// The stack of a view's content: in a session the one that the view has, where another would be the same.
    static func stack(
        of content: some View, along axis: Axis, alignment: AlignmentGuide, spacing: Double?, name: String,
        in context: ViewContext
    ) throws -> StackNode {
        let children = try content.nodes(in: context.forChildren(in: axis))
        if let former = context.making.element?.formerNode(StackNode.self), former.alignment == alignment,
            former.spacing == spacing, former.children.elementsEqual(children, by: ===)
        {
            return former
        }
        return StackNode(
            axis: axis, alignment: alignment, spacing: spacing, identity: context.identity(name),
            direction: context.direction, children: children)
    }

    deinit {
        members.deinitialize()
        members.deallocate()
        order.deallocate()
    }

    private static func traits(of children: [LayoutNode], axis: Axis, alignment: AlignmentGuide) -> LayoutTraits {
        var traits = LayoutTraits.container(children, dependence: children.dependence)
        // A share that follows the minor proposal passes it on to what depends on the share.
        for answer in Axis.allCases
        where traits.dependence.contains(.length(axis, on: axis.crossing))
            && traits.dependence.contains(.length(answer, on: axis))
        {
            traits.dependence.insert(.length(answer, on: axis.crossing))
        }
        // Guides inside the children decide how far these reach to both sides of the stack's own.
        if children.contains(where: { $0.traits.guides.contains(alignment.kind) }) {
            for proposal in Axis.allCases where traits.dependence.contains(.guides(on: proposal)) {
                traits.dependence.insert(.length(axis.crossing, on: proposal))
            }
        }
        // The edges along the stack are its first and last child's, those across it all children's.
        for (index, child) in children.enumerated() {
            var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
            if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
            if index == children.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
            traits.spacing.formUnion(child.traits.spacing, edges: edges)
        }
        return traits
    }

    override func forget() {
        negotiated = nil
        rankedFor = .none
        rankedMinors = []
        for index in members.indices { members[index].measureFixed() }
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.add(alignment, default: axis == .horizontal ? .verticalCenter : .horizontalCenter)
        inputs.add(.spacing, spacing)
        // Spacers have no nodes of their own.
        for case let spacer as SpacerNode in children where spacer.minLength != ViewSpacing.fallback {
            inputs.add(.minLength, spacer.minLength)
        }
    }

    /// Along the stack all but the first child follow their siblings.
    override func edge(of child: LayoutNode, along axis: Axis) -> NodeAlignment.Edge {
        guard axis != self.axis else { return children.first === child ? .start : .unknown }
        return traits.guides.contains(.edges) ? .unknown : alignment.edge
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        negotiate(proposal)
        return negotiatedSize
    }

    package override var leastWidth: Double {
        guard axis == .horizontal else { return super.leastWidth }
        return children.reduce(totalSpacing) { $0 + $1.leastWidth }
    }

    /// Whether every child's share of a proposal is wide enough for its words.
    func fitsWords(_ proposal: ProposedViewSize) -> Bool {
        negotiate(proposal)
        return members.indices.allSatisfy { index in
            guard !members[index].isFixed, let share = members[index].share else { return true }
            // Most have all the width that they could use, which is known already.
            let (child, width) = (children[index], share + layoutTolerance)
            return child.size(.unspecified).width <= width || child.leastWidth <= width
        }
    }

    override func arrange(_ proposal: ProposedViewSize) {
        var proposal = proposal
        // 8: without a minor proposal the children are laid out again with the stack's own minor length.
        if proposal[axis.crossing] == nil, traits.dependence.hasAny(of: .everything(on: axis.crossing)) {
            proposal[axis.crossing] = placedSize[axis.crossing]
        }
        negotiate(proposal)
        let minor = proposal[axis.crossing]
        var length = 0.0
        for index in members.indices {
            let offset = members[index].offset
            members[index].place(
                at: axis == .horizontal ? Point(x: length, y: offset) : Point(x: offset, y: length),
                proposal: ProposedViewSize(along: axis, members[index].share, across: minor))
            length += members[index].size[axis] + members[index].spacingAfter
        }
    }

    override func share(along axis: Axis, ideal axes: [Axis], of room: Double) -> Double? {
        guard axis == self.axis else { return room }
        let lengths = children.map { $0.size($0.placedProposal.ideal(along: axes))[axis] }.sorted()
        var left = room - totalSpacing
        for (index, length) in lengths.enumerated() {
            let share = left / Double(lengths.count - index)
            if length > share + layoutTolerance { return max(share, 0) }
            left -= length
        }
        return .infinity
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        negotiate(proposal)
        let minor = proposal[axis.crossing]
        // Children may ask the stack nothing, so what was negotiated stays.
        var length = 0.0
        var values: [Double] = []
        for (index, member) in members.enumerated() {
            let origin = guide.axis == axis ? length : member.offset
            let inner = ProposedViewSize(along: axis, member.share, across: minor)
            if let value = children[index].explicitGuide(guide, inner) { values.append(value + origin) }
            length += member.size[axis] + member.spacingAfter
        }
        return guide.combined(values)
    }

    // MARK: Negotiation

    /// Finds shares, sizes and offsets of the members for a proposal.
    private func negotiate(_ proposal: ProposedViewSize) {
        guard negotiated != proposal else { return }
        let minor = proposal[axis.crossing]
        if let negotiated, negotiated[axis] == proposal[axis],
            !traits.dependence.contains(.length(axis, on: axis.crossing))
        {
            // The shares stay: no minor proposal changes them.
            for index in members.indices where !members[index].isFixed {
                members[index].propose(members[index].share, along: axis, across: minor)
            }
        } else if let total = proposal[axis] {
            let available = total - totalSpacing
            // Where there is nothing to share, or no end of it, the order doesn't matter: nobody is asked how flexible it
            // is, which keeps a stack in a stack from asking anew for each question of the outer one.
            if available > 0, available < .infinity {
                share(available, minor: minor)
            } else {
                proposeEqually(max(available, 0), minor: minor)
            }
        } else {
            // 2: without a major proposal every child keeps its ideal length.
            proposeEqually(nil, minor: minor)
        }
        align(along: proposal[axis], minor: minor)
        negotiated = proposal
    }

    /// Proposes the same to every member.
    private func proposeEqually(_ share: Double?, minor: Double?) {
        for index in members.indices { members[index].propose(share, along: axis, across: minor) }
    }

    private func share(_ total: Double, minor: Double?) {
        rank(minor: minor)
        var available = total
        var start = 0
        // 4: lower priorities keep their minimum, put back when their turn comes.
        var reserved = isUniform ? 0 : members.reduce(0) { $0 + $1.minimum }
        while start < order.count {
            let end = endOfGroup(from: start)
            if !isUniform {
                for place in start..<end { reserved -= members[Int(order[place])].minimum }
            }
            var left = available - reserved
            // 5: equal shares of what is left.
            for place in start..<end {
                let index = Int(order[place])
                members[index].propose(max(left / Double(end - place), 0), along: axis, across: minor)
                let taken = members[index].size[axis]
                guard taken.isFinite else { continue }
                left -= taken
                available -= taken
            }
            start = end
        }
    }

    /// The end of the members of one priority, in the order that they are served in.
    private func endOfGroup(from start: Int) -> Int {
        guard !isUniform else { return order.count }
        let priority = members[Int(order[start])].priority
        var end = start
        while end < order.count, members[Int(order[end])].priority == priority { end += 1 }
        return end
    }

    /// Rule 3: the order of serving the members, for a minor proposal.
    private func rank(minor: Double?) {
        var minor = minor
        if !traits.dependence.contains(.length(axis, on: axis.crossing)) {
            minor = nil
        } else if !rankedMinors.contains(minor) {
            if rankedMinors.count < Self.rankingLimit { rankedMinors.append(minor) } else { minor = nil }
        }
        if case .some(let known) = rankedFor, known == minor { return }
        rankedFor = .some(minor)
        var isSorted = true
        for index in members.indices {
            members[index].range(along: axis, across: minor)
            if index > 0, isSorted { isSorted = !members[index].precedes(members[index - 1]) }
        }
        for index in order.indices { order[index] = Int32(truncatingIfNeeded: index) }
        guard !isSorted else { return }
        let members = members
        // The buffer's elements change, not the buffer.
        var order = order
        if order.count > 16 {
            order.sort { left, right in
                members[Int(left)].precedes(members[Int(right)])
                    || (left < right && !members[Int(right)].precedes(members[Int(left)]))
            }
            return
        }
        // By insertion: a row has few members, and sorting in general allocates.
        for place in order.indices.dropFirst() {
            let moved = order[place]
            var free = place
            while free > 0, members[Int(moved)].precedes(members[Int(order[free - 1])]) {
                order[free] = order[free - 1]
                free -= 1
            }
            order[free] = moved
        }
    }

    /// Rule 6: each child lies so that its guide is at 0, and the extent includes the point 0. Rule 7: the length is
    /// the sum of lengths and distances, never clamped to the proposal.
    private func align(along total: Double?, minor: Double?) {
        var (low, high, length) = (0.0, 0.0, 0.0)
        for index in members.indices {
            let extent = members[index].size[axis.crossing]
            let offset = -members[index].guide(alignment, along: axis, across: minor)
            members[index].offset = offset
            low = min(low, offset)
            high = max(high, offset + extent)
            length += members[index].size[axis] + members[index].spacingAfter
        }
        for index in members.indices { members[index].offset -= low }
        // Shares that were all taken add up to what was shared; where the sum differs by rounding alone, a parent that
        // proposes the stack its own size again would ask every child anew.
        if let total, abs(length - total) < 1e-9 { length = total }
        negotiatedSize =
            axis == .horizontal ? Size(width: length, height: high - low) : Size(width: high - low, height: length)
    }
}
