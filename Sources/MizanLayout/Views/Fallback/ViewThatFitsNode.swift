import MizanBase
import MizanRenderTree

/// Takes the first alternative whose ideal size is no larger than the proposal on the constrained axes, else the last.
/// Source: SwiftUI's documentation of `ViewThatFits`.
package final class ViewThatFitsNode: LayoutNode {
    private let axes: [Axis]
    private let describesAlternatives: Bool
    private var choices = MeasurementCache<ProposedViewSize, ChosenAlternative>()

    /// The reason against an alternative.
    private typealias Misfit = (axis: Axis, needs: Double, offered: Double)

    private struct ChosenAlternative {
        var index: Int
        var misfits: [Misfit]
    }

    package init(
        axes: Axis.Set, identity: NodeIdentity?, direction: LayoutDirection, children: [LayoutNode],
        describesAlternatives: Bool = false
    ) {
        self.describesAlternatives = describesAlternatives
        self.axes =
            (axes.contains(.horizontal) ? [.horizontal] : []) + (axes.contains(.vertical) ? [.vertical] : [])
        var traits = LayoutTraits.container(children, dependence: children.dependence)
        // Another alternative has another size on both axes.
        if children.count > 1 {
            if axes.contains(.horizontal) { traits.dependence.formUnion(.onWidth) }
            if axes.contains(.vertical) { traits.dependence.formUnion(.onHeight) }
        }
        traits.guides = children.reduce(into: []) { $0.formUnion($1.traits.guides) }
        // Neighbours keep their distance whatever is chosen.
        for child in children { traits.spacing.formUnion(child.traits.spacing) }
        super.init(identity: identity, direction: direction, children: children, traits: traits)
    }

    /// What alternatives hold may change with any view inside.
    override var finishesContent: Bool { describesAlternatives || super.finishesContent }

    override func forget() { choices = MeasurementCache() }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if axes.count < 2 { inputs.add(.axes, Axis.Set(axes.map { Axis.Set($0) }).word) }
    }

    private func choice(for proposal: ProposedViewSize) -> ChosenAlternative {
        if let known = choices[proposal] { return known }
        var choice = ChosenAlternative(index: max(children.count - 1, 0), misfits: [])
        for (index, child) in children.enumerated() {
            guard let misfit = misfit(of: child, proposal) else {
                choice.index = index
                break
            }
            choice.misfits.append(misfit)
        }
        return choices.store(choice, to: proposal)
    }

    /// The first axis on which a child's ideal length is greater than the proposal.
    private func misfit(of child: LayoutNode, _ proposal: ProposedViewSize) -> Misfit? {
        let size = child.size(proposal.ideal(along: axes))
        for axis in axes {
            guard let offered = proposal[axis], size[axis] > offered + layoutTolerance else { continue }
            return (axis, size[axis], offered)
        }
        return nil
    }

    private func chosen(_ proposal: ProposedViewSize) -> LayoutNode? {
        let index = choice(for: proposal).index
        return children.indices.contains(index) ? children[index] : nil
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { chosen(proposal)?.size(proposal) ?? .zero }

    package override var leastWidth: Double { children.map(\.leastWidth).min() ?? 0 }

    override func arrange(_ proposal: ProposedViewSize) {
        let chosen = chosen(proposal)
        for child in children where child !== chosen { child.leaveTree() }
        chosen?.place(at: .zero, proposal: proposal)
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        chosen(proposal)?.explicitGuide(guide, proposal)
    }

    package override var subject: LayoutNode? { identity == nil ? chosen(placedProposal)?.subject ?? self : self }

    override func shows(_ child: LayoutNode) -> Bool { chosen(placedProposal) === child }

    override var shownChildren: [LayoutNode] { chosen(placedProposal).map { [$0] } ?? [] }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        let choice = choice(for: placedProposal)
        if describesAlternatives {
            builder.note(.alternatives(FallbackAlternatives(path: node.name, children: children)))
        }
        node.chosenAlternative = Fallback(
            index: choice.index, count: children.count,
            rejected: try choice.misfits.enumerated().prefix(choice.index).map { index, misfit in
                let child = children[index]
                // No question that finding the misfit didn't ask.
                child.place(at: .zero, proposal: placedProposal.ideal(along: axes))
                var search = OverflowSearch(axes: axes, axis: misfit.axis, naming: builder.paths.number)
                return Fallback.Rejection(
                    segment: child.subject?.identity?.base ?? "View", axis: misfit.axis,
                    needs: try builder.length(misfit.needs, path: node.name),
                    offered: try builder.length(misfit.offered, path: node.name),
                    node: search.path(in: child, room: misfit.offered))
            })
    }
}
