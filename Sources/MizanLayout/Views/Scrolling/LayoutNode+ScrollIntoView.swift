import MizanBase

/// The scrolling views that move so that a view is seen.
enum ScrolledViews {
    /// The nearest one around the view.
    case nearest
    /// All around it.
    case all
}

extension LayoutNode {
    /// Moves the scrolling views around so that the node is seen.
    ///
    /// - Parameters:
    ///   - anchor: The point of the node and of the visible part that comes to one place; nil moves as little as shows the whole node.
    ///   - moving: Called for each view that shows another part.
    final func scrollIntoView(anchor: UnitPoint?, in views: ScrolledViews, moving: (ScrollViewNode) -> Void) {
        // In the space of the node around, from its leading upper corner.
        var rect = Rect(origin: origin, size: placedSize)
        var node: LayoutNode = self
        while let parent = node.parent {
            if let scrolling = parent as? ScrollViewNode {
                rect.origin.x += scrolling.shownOffset.x
                rect.origin.y += scrolling.shownOffset.y
                if scrolling.scroll(to: scrolling.offset(showing: rect, anchor: anchor)) { moving(scrolling) }
                if views == .nearest { return }
                let offset = scrolling.currentOffset
                rect.origin.x -= offset.x
                rect.origin.y -= offset.y
            }
            // Places count from the leading edge of each node's own direction.
            if let outer = parent.parent, outer.direction != parent.direction {
                rect.origin.x = parent.placedSize.width - rect.maxX
            }
            rect.origin.x += parent.origin.x
            rect.origin.y += parent.origin.y
            node = parent
        }
    }
}

extension ScrollViewNode {
    /// The offset that shows a part of the content.
    fileprivate func offset(showing part: Rect, anchor: UnitPoint?) -> Point {
        var offset = currentOffset
        func place(_ start: Double, _ length: Double, _ room: Double, _ now: Double, _ anchor: Double?) -> Double {
            if let anchor { return start + anchor * (length - room) }
            return start < now ? start : max(now, start + length - room)
        }
        offset.x = place(part.minX, part.width, placedSize.width, offset.x, anchor?.x)
        offset.y = place(part.minY, part.height, placedSize.height, offset.y, anchor?.y)
        return offset
    }
}
