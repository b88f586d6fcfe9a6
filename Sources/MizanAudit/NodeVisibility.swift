import MizanBase
import MizanRenderTree

/// What effects and scrolling views around a node, and its own effects, do to what is seen of it.
struct NodeVisibility {
    /// The area that clips leave, absolute; nil where nothing clips. Inside a scrolling view it is that of all its content.
    private(set) var clip: Rect?
    /// The area that is seen, absolute; nil where nothing clips.
    private(set) var window: Rect?
    /// Whether an effect turns, stretches or moves it, so that it is seen elsewhere than at its frame.
    private(set) var isMoved = false
    /// Whether it can't be said what is seen of it: it is masked, blurred, blended, or painted anew.
    private(set) var isChanged = false
    /// Whether nothing of it is seen.
    private(set) var isUnseen = false
    /// The opacity that it is drawn with, 1 for a node that hides what is below it.
    private(set) var opacity = 1.0
    /// The index of the nearest node around it that scrolls; what lies outside of that can be reached.
    private(set) var scroll: Int?

    /// Those of every node of a tree, in one pass.
    static func all(_ nodes: RenderNodes) -> [NodeVisibility] {
        var result: [NodeVisibility] = []
        result.reserveCapacity(nodes.count)
        var open: [(value: NodeVisibility, end: Int)] = []
        let own = RenderEffect(.opacity(.zero))
        for (index, node) in nodes.enumerated() {
            while let last = open.last, last.end <= index { open.removeLast() }
            var value = open.last?.value ?? NodeVisibility()
            func push(_ effect: RenderEffect) {
                open.append((value, min(nodes.end(of: effect, at: index), open.last?.end ?? nodes.count)))
            }
            for effect in node.effects {
                value.apply(effect.operation)
                push(effect)
            }
            result.append(value)
            guard let scroll = node.scroll else { continue }
            value.scroll = index
            value.window = value.window?.intersection(node.frame.rect) ?? node.frame.rect
            value.clip = node.frame.rect.union(
                Rect(
                    x: node.frame.minX.points - scroll.offset.x.points,
                    y: node.frame.minY.points - scroll.offset.y.points, width: scroll.contentSize.width.points,
                    height: scroll.contentSize.height.points))
            push(own)
        }
        return result
    }

    private mutating func apply(_ kind: RenderEffect.Operation) {
        switch kind {
        case .opacity(let opacity):
            self.opacity *= opacity.points
            if opacity <= .zero { isUnseen = true }
        case .clip(_, let frame):
            // Where something turns around the clip its frame is elsewhere.
            guard !isMoved else { break }
            clip = clip?.intersection(frame.rect) ?? frame.rect
            window = window?.intersection(frame.rect) ?? frame.rect
        case .rotation, .transform: isMoved = true
        case .scale(let x, let y, _):
            // The mirror image of a view is where the view is.
            let isFlip = abs(x.points) == 1 && abs(y.points) == 1
            if !isFlip { isMoved = true }
            if x == .zero || y == .zero { isUnseen = true }
        case .shadow: break
        case .gradient, .blur, .color, .blend, .mask: isChanged = true
        }
    }
}
