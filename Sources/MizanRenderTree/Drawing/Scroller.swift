import MizanBase

/// The thin bar at a side of a scrolling view that shows which part of its content is visible.
package struct Scroller {
    /// A colour that is visible on light and dark: a tree doesn't know its background.
    package static let color = RGBA(red: 0x80, green: 0x80, blue: 0x88, alpha: 0xc0)
    private static let width = 3.0
    /// The distance from the edges of the view.
    private static let margin = 3.0
    private static let leastLength = 12.0

    package let frame: Rect

    /// - Parameter view: The frame of the scrolling view.
    fileprivate init?(_ scroll: RenderNode.Scroll, in view: Rect) {
        let (content, track) = (scroll.contentSize.height.points, view.height - 2 * Self.margin)
        guard let side = scroll.scrollerSide, content > 0, track > 0 else { return nil }
        let length = min(max(track * view.height / content, Self.leastLength), track)
        let room = content - view.height
        let part = room > 0 ? min(max(scroll.offset.y.points / room, 0), 1) : 0
        frame = Rect(
            x: side == .left ? view.minX + Self.margin : view.maxX - Self.margin - Self.width,
            y: view.minY + Self.margin + (track - length) * part, width: Self.width, height: length)
    }
}

extension RenderNode {
    /// The node's scroller; nil where it has none.
    package var scroller: Scroller? { scroll.flatMap { Scroller($0, in: frame.rect) } }
}
