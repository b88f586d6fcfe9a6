import MizanBase

/// Stands around a view, for whose values of traits something beside it was made: where they are others after a layout, the element
/// around is made anew.
package final class FollowingNode<Said: ViewEqualityComparable>: ModifierNode {
    private let element: ViewElement?
    private let read: () -> Said
    private let lastValue: Said

    /// - Parameter read: What the views inside say now.
    package init(_ child: LayoutNode, in context: ViewContext, read: @escaping () -> Said) {
        element = context.making.element
        self.read = read
        lastValue = read()
        super.init(child, direction: child.direction, isRemembering: false)
    }

    override var dependsOnContent: Bool { element != nil }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        if let element, !read().isSame(as: lastValue) { element.invalidate() }
    }
}
