import MizanBase
import MizanDrawing

/// Where the drawing of a tree's nodes can be seen, from top to bottom: what an effect clips is not, and what one turns or moves is
/// elsewhere.
struct PageExtents {
    /// The part that is left of each node's drawing by the clips around it; nil for all.
    private var clips: [Int: VerticalSpan] = [:]
    /// For nodes inside of an effect that moves them, the span of all that it moves.
    private(set) var moved: [Int: VerticalSpan] = [:]

    init(_ tree: RenderTree) {
        guard tree.nodes.contains(where: { !$0.effects.isEmpty }) else { return }
        var clip: [VerticalSpan] = []
        var moving: [VerticalSpan] = []
        for step in DrawingPlan(tree).steps {
            switch step {
            case .begin(.clip(_, let frame), _, _):
                let own = VerticalSpan(frame)
                clip.append(clip.last.map { $0.intersection(own) ?? VerticalSpan(own.lower, own.lower) } ?? own)
            case .end(.clip, _): clip.removeLast()
            case .begin(let kind, let bounds, _) where kind.isMove:
                // The outermost of several says where it ends up, and how far it reaches before those around it.
                let seen = kind.bounds(of: bounds)
                moving.append(moving.last ?? VerticalSpan(seen.minY, seen.maxY))
            case .end(let kind, _) where kind.isMove: moving.removeLast()
            case .node(let index):
                if let span = moving.last {
                    moved[index] = span
                } else if let span = clip.last {
                    clips[index] = span
                }
            default: break
            }
        }
    }

    /// The span in which something of a node can be seen; nil where it can't.
    func span(of frame: FixedRect, in node: Int) -> VerticalSpan? {
        if let span = moved[node] { return span }
        let span = VerticalSpan(frame)
        return clips[node].map { $0.intersection(span) } ?? span
    }

    /// The span of the whole tree: its size, and all text and images beyond it.
    func span(of tree: RenderTree) -> VerticalSpan {
        tree.nodes.indices.reduce(VerticalSpan(0, tree.size.height.points)) { all, index in
            let spans: [VerticalSpan]
            switch tree.nodes[index].content {
            case .text(let text): spans = text.lines.compactMap { span(of: $0.frame, in: index) }
            case .image: spans = [span(of: tree.nodes[index].frame, in: index)].compactMap { $0 }
            case .shape, nil: spans = []
            }
            return spans.reduce(all) { $0.union($1) }
        }
    }
}

extension RenderEffect.Operation {
    /// Whether what it applies to is drawn elsewhere than its frames say.
    fileprivate var isMove: Bool {
        switch self {
        case .rotation, .scale, .transform: true
        case .opacity, .clip, .shadow, .gradient, .blur, .color, .blend, .mask: false
        }
    }
}
