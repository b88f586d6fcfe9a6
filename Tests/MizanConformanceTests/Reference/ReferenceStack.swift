import MizanBase
import MizanLayout

@testable import MizanConformance

/// Rule 1.1: what the children of a stack are proposed, and where they stand.
struct ReferenceStack {
    struct Child {
        let view: NotatedView
        var proposal: ReferenceLayout.Proposal
        var origin = Point.zero
    }

    private(set) var children: [Child]
    private(set) var size: Size

    static func axis(of view: NotatedView) -> Axis {
        if case .hStack = view { .horizontal } else { .vertical }
    }

    init(_ view: NotatedView, _ proposal: ReferenceLayout.Proposal) {
        switch view {
        case .hStack(let alignment, let spacing, let content):
            self.init(
                .horizontal, Alignment(horizontal: .center, vertical: alignment), spacing,
                ReferenceLayout.list(content), proposal)
        case .vStack(let alignment, let spacing, let content):
            self.init(
                .vertical, Alignment(horizontal: alignment, vertical: .center), spacing, ReferenceLayout.list(content),
                proposal)
        default: self.init(.vertical, .center, nil, [], proposal)
        }
    }

    private init(
        _ axis: Axis, _ alignment: Alignment, _ spacing: Double?, _ views: [NotatedView],
        _ proposal: ReferenceLayout.Proposal
    ) {
        func length(_ view: NotatedView, at length: Double) -> Double {
            var proposal = proposal
            proposal[axis] = length
            let size = ReferenceLayout.size(view, proposal, in: axis)
            return axis == .horizontal ? size.width : size.height
        }
        children = views.map { Child(view: $0, proposal: proposal) }
        let distances = zip(views, views.dropFirst()).map { first, second in
            spacing ?? Self.distance(first, second, axis)
        }

        // 2: without a proposal every child keeps its ideal length; 3 to 5 otherwise.
        if let total = proposal[axis] {
            let minima = views.map { length($0, at: 0) }
            let flexibilities = zip(views, minima).map { length($0, at: .infinity) - $1 }
            let priorities = views.map(ReferenceLayout.priority)
            var available = total - distances.reduce(0, +)
            let levels = Set(priorities).sorted(by: >)
            for (index, minimum) in minima.enumerated() where priorities[index] != levels.first { available -= minimum }
            for level in levels {
                let members = views.indices.filter { priorities[$0] == level }.sorted { one, other in
                    if flexibilities[one] != flexibilities[other] { return flexibilities[one] < flexibilities[other] }
                    if flexibilities[one] == .infinity, minima[one] != minima[other] {
                        return minima[one] > minima[other]
                    }
                    return one < other
                }
                if level != levels.first { for member in members { available += minima[member] } }
                for (served, member) in members.enumerated() {
                    let share = max(available / Double(members.count - served), 0)
                    children[member].proposal[axis] = share
                    let taken = length(views[member], at: share)
                    // What is infinite leaves as much as there was.
                    if taken.isFinite { available -= taken }
                }
            }
        }

        // 6 and 7.
        var (offset, low, high) = (0.0, 0.0, 0.0)
        for index in children.indices {
            let size = ReferenceLayout.size(views[index], children[index].proposal, in: axis)
            let guide = ReferenceLayout.guide(alignment, in: size)
            if axis == .horizontal {
                children[index].origin = Point(x: offset, y: -guide.y)
                low = min(low, -guide.y)
                high = max(high, size.height - guide.y)
                offset += size.width
            } else {
                children[index].origin = Point(x: -guide.x, y: offset)
                low = min(low, -guide.x)
                high = max(high, size.width - guide.x)
                offset += size.height
            }
            if index < distances.count { offset += distances[index] }
        }
        for index in children.indices {
            if axis == .horizontal { children[index].origin.y -= low } else { children[index].origin.x -= low }
        }
        size =
            axis == .horizontal
            ? Size(width: offset, height: high - low) : Size(width: high - low, height: offset)
    }

    // MARK: Distances

    /// 1.1.1 and 1.8: the greater of what the two facing edges prefer; 8 where neither prefers anything.
    private static func distance(_ first: NotatedView, _ second: NotatedView, _ axis: Axis) -> Double {
        let preferences = [
            preference(first, axis == .horizontal ? .trailing : .bottom, in: axis),
            preference(second, axis == .horizontal ? .leading : .top, in: axis),
        ]
        return preferences.compactMap { $0 }.max() ?? 8
    }

    /// What an edge prefers: a spacer 0 along its stack, and everywhere outside a stack; frames and padding drop it where they
    /// fix the edge. The rules don't say what containers prefer: here, at the ends of a stack's axis what the first and the
    /// last child do, elsewhere the greatest of all children.
    private static func preference(_ view: NotatedView, _ edge: Edge, in stack: Axis?) -> Double? {
        let axis: Axis = edge == .leading || edge == .trailing ? .horizontal : .vertical
        func greatest(_ content: [NotatedView], in stack: Axis?) -> Double? {
            content.compactMap { preference($0, edge, in: stack) }.max()
        }
        switch view {
        case .spacer: return stack == nil || stack == axis ? 0 : nil
        case .hStack(_, _, let content), .vStack(_, _, let content):
            let content = ReferenceLayout.list(content)
            let own = Self.axis(of: view)
            guard own == axis else { return greatest(content, in: own) }
            let end = edge == .leading || edge == .top ? content.first : content.last
            return greatest(end.map { [$0] } ?? [], in: own)
        case .zStack(_, let content), .viewThatFits(_, let content):
            return greatest(ReferenceLayout.list(content), in: nil)
        case .modified(let child, let modifier):
            return isFixed(edge, axis, by: modifier) ? nil : preference(child, edge, in: stack)
        case .leaf, .divider, .grid, .gridRow, .group, .empty: return nil
        }
    }

    private static func isFixed(_ edge: Edge, _ axis: Axis, by modifier: NotatedModifier) -> Bool {
        switch modifier {
        case .frame(let width, let height, _):
            return ReferenceLayout.usable(axis == .horizontal ? width : height) != nil
        case .flexibleFrame(let width, let height, _):
            return (axis == .horizontal ? width : height) != NotatedModifier.Bounds()
        case .padding(let insets):
            switch edge {
            case .top: return insets.top != 0
            case .leading: return insets.leading != 0
            case .bottom: return insets.bottom != 0
            case .trailing: return insets.trailing != 0
            }
        default: return false
        }
    }
}
