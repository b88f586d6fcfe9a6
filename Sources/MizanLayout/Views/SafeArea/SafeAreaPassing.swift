import MizanBase

/// A view whose safe area is the one around it: a bar that isn't there takes no room.
package final class SafeAreaPassingNode: ModifierNode {
    private let outer: SafeArea?
    private let inner: SafeArea

    package init(_ child: LayoutNode, outer: SafeArea?, inner: SafeArea) {
        self.outer = outer
        self.inner = inner
        super.init(child, direction: child.direction, isRemembering: false)
    }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        if let outer { inner.set(frame: outer.frame, insets: outer.insets) }
    }
}
