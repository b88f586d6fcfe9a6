import MizanBase

/// A container inside a scrolling view that shows as much of its content as is visible.
protocol ScrolledContainer: LayoutNode {
    var axis: Axis { get }
}

/// The visible part of a scrolling view's content: lazy containers inside make their rows as far as it reaches.
final class ScrollWindow {
    /// The end of the visible part, from the content's leading top corner, in points; infinite where all is visible. The
    /// content's start stands at or before that of a container inside, so that the container needs no more.
    private(set) var end = Size.zero
    /// The visible part in the root's logical space, in the tree that is made.
    private(set) var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    /// The scrolling view, whose own answers are its own affair.
    weak var owner: LayoutNode?
    private var containers: [Container] = []

    private struct Container {
        weak var node: (any ScrolledContainer)?
    }

    /// Whether something inside depends on the visible part.
    var isUsed: Bool { containers.contains { $0.node != nil } }

    /// Tells a container of changes as long as it lives.
    func register(_ node: any ScrolledContainer) {
        containers.removeAll { $0.node == nil }
        containers.append(Container(node: node))
    }

    /// Moves the end. What depended on it is found anew.
    func reach(_ end: Size) {
        guard end != self.end else { return }
        let moved = containers.compactMap(\.node).filter { end[$0.axis] != self.end[$0.axis] }
        self.end = end
        // First all of them: what is around one may ask another.
        for node in moved { node.invalidateMeasurements() }
        for node in moved { node.forgetAround(upTo: owner) }
    }

    /// Sets the visible part of the tree that is made.
    func show(_ frame: Rect) {
        guard frame != self.frame else { return }
        self.frame = frame
        for container in containers { container.node?.markChanged() }
    }

    /// The visible part of a container, from its leading or top edge.
    func part(of frame: Rect, along axis: Axis, isMirrored: Bool) -> (start: Double, end: Double) {
        switch axis {
        case .vertical: (self.frame.minY - frame.minY, self.frame.maxY - frame.minY)
        case .horizontal:
            isMirrored
                ? (frame.maxX - self.frame.maxX, frame.maxX - self.frame.minX)
                : (self.frame.minX - frame.minX, self.frame.maxX - frame.minX)
        }
    }
}

/// The visible parts of the nearest scrolling views, by the axis that they scroll on.
package struct ScrollWindows {
    private var horizontal: ScrollWindow?
    private var vertical: ScrollWindow?

    /// The visible part on an axis; nil where nothing around scrolls on it.
    subscript(axis: Axis) -> ScrollWindow? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
