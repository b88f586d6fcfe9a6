import MizanBase
import MizanLayout

@testable import MizanConformance

/// SwiftUI's layout as the rules of `Tests/Fixtures/swiftui-frames.md` say it, one after the other, with no thought of speed:
/// nothing is remembered, and nothing is taken from the engine but names. What the rules leave open is said where it is
/// decided.
struct ReferenceLayout {
    /// Lengths by axis, from side to side and from top to bottom; nil where nothing is proposed.
    struct Proposal {
        var width: Double?
        var height: Double?

        subscript(axis: Axis) -> Double? {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
    }

    /// Where the leaves stand, by their numbers.
    private(set) var frames: [Int: Rect] = [:]
    private(set) var size = Size.zero

    /// 1.7: the host proposes its size and centres the result.
    init(_ view: NotatedView, host: ProposedViewSize) {
        let proposal = Proposal(width: host.width, height: host.height)
        let own = Self.size(view, proposal, in: nil)
        size = Size(width: host.width ?? own.width, height: host.height ?? own.height)
        place(
            view, at: Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal, in: nil)
    }

    // MARK: Sizes

    /// - Parameter stack: The axis of the stack that the view stands in.
    static func size(_ view: NotatedView, _ proposal: Proposal, in stack: Axis?) -> Size {
        switch view {
        case .leaf: return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
        case .spacer(let minLength):
            // 1.2
            let least = minLength ?? 8
            func length(_ axis: Axis) -> Double {
                stack == nil || stack == axis ? max(proposal[axis] ?? least, least) : 0
            }
            return Size(width: length(.horizontal), height: length(.vertical))
        // A point thick, across the stack, where there are no pixels.
        case .divider:
            return Size(
                width: stack == .horizontal ? 1 : proposal.width ?? 10,
                height: stack == .horizontal ? proposal.height ?? 10 : 1)
        case .hStack, .vStack: return ReferenceStack(view, proposal).size
        case .zStack(_, let content):
            return deciding(content).reduce(into: Size.zero) { result, child in
                let size = Self.size(child, proposal, in: nil)
                result = Size(width: max(result.width, size.width), height: max(result.height, size.height))
            }
        case .viewThatFits(let axes, let content):
            return chosen(content, axes, proposal).map { size($0, proposal, in: nil) } ?? .zero
        case .modified(let child, let modifier): return size(child, modifier, proposal, in: stack)
        case .grid, .gridRow, .group, .empty: return .zero
        }
    }

    private static func size(
        _ child: NotatedView, _ modifier: NotatedModifier, _ proposal: Proposal, in stack: Axis?
    ) -> Size {
        let inner = inner(modifier, of: child, proposal, in: stack)
        let size = size(child, inner, in: stack)
        switch modifier {
        case .frame(let width, let height, _):
            return Size(width: usable(width) ?? size.width, height: usable(height) ?? size.height)
        case .flexibleFrame(let width, let height, _):
            return Size(
                width: ReferenceBounds(width).length(proposal.width, child: size.width),
                height: ReferenceBounds(height).length(proposal.height, child: size.height))
        case .padding(let insets):
            return Size(
                width: max(size.width + insets.leading + insets.trailing, 0),
                height: max(size.height + insets.top + insets.bottom, 0))
        case .fixedSize, .aspectRatio, .layoutPriority, .offset, .background, .overlay, .gridColumnAlignment,
            .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes:
            return size
        // The rules don't say: as large as there is room, else as the child.
        case .position: return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        }
    }

    /// What a modifier proposes to its child when it is measured.
    private static func inner(
        _ modifier: NotatedModifier, of child: NotatedView, _ proposal: Proposal, in stack: Axis?
    ) -> Proposal {
        switch modifier {
        case .frame(let width, let height, _):
            // 1.3
            return Proposal(width: usable(width) ?? proposal.width, height: usable(height) ?? proposal.height)
        case .flexibleFrame(let width, let height, _):
            return Proposal(
                width: ReferenceBounds(width).inner(proposal.width),
                height: ReferenceBounds(height).inner(proposal.height))
        case .padding(let insets):
            // 1.5
            return Proposal(
                width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
                height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
        case .fixedSize(let horizontal, let vertical):
            return Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        case .aspectRatio(let ratio, let fills):
            guard proposal.width != nil || proposal.height != nil else { return proposal }
            let proportions =
                ratio.map { Size(width: $0, height: 1) } ?? size(child, Proposal(), in: stack)
            // An axis without a proposal has no say: read so, since what fills would be infinite by 1.5's words.
            let scales = [
                proposal.width.map { $0 / proportions.width }, proposal.height.map { $0 / proportions.height },
            ].compactMap(\.self)
            let scale = (fills ? scales.max() : scales.min()) ?? .infinity
            return Proposal(width: proportions.width * scale, height: proportions.height * scale)
        case .layoutPriority, .offset, .position, .background, .overlay, .gridColumnAlignment, .gridCellColumns,
            .gridCellAnchor, .gridCellUnsizedAxes:
            return proposal
        }
    }

    /// 1.3: negative and non-finite numbers are ignored.
    static func usable(_ length: Double?) -> Double? {
        length.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil }
    }

    // MARK: Places

    private mutating func place(_ view: NotatedView, at origin: Point, _ proposal: Proposal, in stack: Axis?) {
        let size = Self.size(view, proposal, in: stack)
        switch view {
        case .leaf(_, let number): frames[number] = Rect(origin: origin, size: size)
        case .hStack, .vStack:
            // 1.1.8
            let axis = ReferenceStack.axis(of: view)
            var proposal = proposal
            if axis == .horizontal, proposal.height == nil { proposal.height = size.height }
            if axis == .vertical, proposal.width == nil { proposal.width = size.width }
            for child in ReferenceStack(view, proposal).children {
                place(
                    child.view, at: Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y), child.proposal,
                    in: axis)
            }
        case .zStack(let alignment, let content):
            placeLayers(Self.list(content), alignment, in: size, at: origin)
        case .viewThatFits(let axes, let content):
            if let child = Self.chosen(content, axes, proposal) { place(child, at: origin, proposal, in: nil) }
        case .modified(let child, let modifier): place(child, modifier, size, at: origin, proposal, in: stack)
        case .spacer, .divider, .grid, .gridRow, .group, .empty: break
        }
    }

    /// 1.6: all are proposed the size and share a guide: the greatest of those of the highest priority, as they answer that
    /// proposal, counted from the stack's corner.
    private mutating func placeLayers(
        _ layers: [NotatedView], _ alignment: Alignment, in size: Size, at origin: Point
    ) {
        let proposal = Proposal(width: size.width, height: size.height)
        func guide(_ layer: NotatedView) -> Point { Self.guide(alignment, in: Self.size(layer, proposal, in: nil)) }
        let deciding = Self.deciding(layers).map(guide)
        let shared = Point(x: deciding.map(\.x).max() ?? 0, y: deciding.map(\.y).max() ?? 0)
        for layer in layers {
            let own = guide(layer)
            place(
                layer, at: Point(x: origin.x + shared.x - own.x, y: origin.y + shared.y - own.y), proposal, in: nil)
        }
    }

    private mutating func place(
        _ child: NotatedView, _ modifier: NotatedModifier, _ size: Size, at origin: Point, _ proposal: Proposal,
        in stack: Axis?
    ) {
        var inner = Self.inner(modifier, of: child, proposal, in: stack)
        func aligned(_ view: NotatedView, _ alignment: Alignment, _ proposal: Proposal, in stack: Axis?) -> Point {
            let outside = Self.guide(alignment, in: size)
            let inside = Self.guide(alignment, in: Self.size(view, proposal, in: stack))
            return Point(x: origin.x + outside.x - inside.x, y: origin.y + outside.y - inside.y)
        }
        switch modifier {
        case .frame(_, _, let alignment):
            place(child, at: aligned(child, alignment, inner, in: stack), inner, in: stack)
        case .flexibleFrame(let width, let height, let alignment):
            inner.width = ReferenceBounds(width).placing(proposal.width, length: size.width)
            inner.height = ReferenceBounds(height).placing(proposal.height, length: size.height)
            place(child, at: aligned(child, alignment, inner, in: stack), inner, in: stack)
        case .padding(let insets):
            place(child, at: Point(x: origin.x + insets.leading, y: origin.y + insets.top), inner, in: stack)
        case .background(let other, let alignment), .overlay(let other, let alignment):
            place(child, at: origin, inner, in: stack)
            let offered = Proposal(width: size.width, height: size.height)
            for other in Self.list([other]) {
                place(other, at: aligned(other, alignment, offered, in: nil), offered, in: nil)
            }
        case .offset(let x, let y): place(child, at: Point(x: origin.x + x, y: origin.y + y), inner, in: stack)
        case .position(let x, let y):
            let own = Self.size(child, inner, in: stack)
            place(
                child, at: Point(x: origin.x + x - own.width / 2, y: origin.y + y - own.height / 2), inner, in: stack)
        case .fixedSize, .aspectRatio, .layoutPriority, .gridColumnAlignment, .gridCellColumns, .gridCellAnchor,
            .gridCellUnsizedAxes:
            place(child, at: origin, inner, in: stack)
        }
    }

    // MARK: What is shown

    /// The views of a list: groups open, and a modifier of a group is one of each view in it.
    static func list(_ content: [NotatedView]) -> [NotatedView] {
        content.flatMap { view -> [NotatedView] in
            switch view {
            case .group(let content): list(content)
            case .empty: []
            case .modified(let inner, let modifier): list([inner]).map { .modified($0, modifier) }
            default: [view]
            }
        }
    }

    private static func deciding(_ content: [NotatedView]) -> [NotatedView] {
        let layers = list(content)
        let highest = layers.map(priority).max()
        return layers.filter { priority($0) == highest }
    }

    /// Section 4: the first whose ideal size is no larger than the proposal on the axes; else the last. On another axis the
    /// proposal holds: a text is as high as it is in the width that there is.
    private static func chosen(_ content: [NotatedView], _ axes: Axis.Set, _ proposal: Proposal) -> NotatedView? {
        let alternatives = list(content)
        let fitting = alternatives.first { view in
            var question = proposal
            if axes.contains(.horizontal) { question.width = nil }
            if axes.contains(.vertical) { question.height = nil }
            let ideal = size(view, question, in: nil)
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            return fitsWidth && fitsHeight
        }
        return fitting ?? alternatives.last
    }

    /// 1.1.3 and 1.2. A modifier passes the priority of its view on (the rules don't say).
    static func priority(_ view: NotatedView) -> Double {
        switch view {
        case .spacer: -.infinity
        case .modified(_, .layoutPriority(let priority)): priority
        case .modified(let view, _): priority(view)
        default: 0
        }
    }

    /// Where an alignment lies in a view without a text: a baseline is its lower edge.
    static func guide(_ alignment: Alignment, in size: Size) -> Point {
        let x: [HorizontalAlignment: Double] = [.leading: 0, .center: size.width / 2, .trailing: size.width]
        let y: [VerticalAlignment: Double] = [.top: 0, .center: size.height / 2]
        return Point(x: x[alignment.horizontal] ?? 0, y: y[alignment.vertical] ?? size.height)
    }
}

/// Rule 1.4, one axis.
struct ReferenceBounds {
    private let minimum: Double?
    private let ideal: Double?
    private let maximum: Double?

    init(_ bounds: NotatedModifier.Bounds) {
        let minimum = bounds.minimum.map { max($0, 0) }
        let ideal = bounds.ideal.map { max(minimum ?? 0, $0) }
        self.minimum = minimum
        self.ideal = ideal
        maximum = bounds.maximum.map { max(ideal ?? 0, $0) }
    }

    private func clamped(_ length: Double) -> Double {
        var length = length
        if let minimum, length < minimum { length = minimum }
        if let maximum, length > maximum { length = maximum }
        return length
    }

    func inner(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamped) }

    func length(_ proposal: Double?, child: Double) -> Double {
        if proposal == nil, let ideal { return ideal }
        if minimum != nil, maximum != nil { return clamped(proposal ?? child) }
        if let minimum { return max(min(inner(proposal) ?? .infinity, child), minimum) }
        if let maximum { return min(max(inner(proposal) ?? -.infinity, child), maximum) }
        return child
    }

    func placing(_ proposal: Double?, length: Double) -> Double? {
        guard proposal == nil, ideal == nil else { return length }
        return length > minimum ?? -.infinity && length < maximum ?? .infinity ? nil : length
    }
}
