import MizanBase
import MizanDrawing

extension RenderTree {
    /// The node that a pointer at a place hits: of all that are there, the deepest of what is drawn last.
    ///
    /// A text and an image are hit in their frame, a shape where it is filled or stroked, any node with a
    /// ``RenderNode/contentShape`` inside that. A control and a scrolling view are hit anywhere in their frame, any other
    /// container without a content shape only through its content. Clips, rotations and scales count as they are drawn. Nothing invisible is hit: at opacity 0, painted with a transparent
    /// colour, clipped away, or scaled to nothing; nor what ``RenderNode/allowsHitTesting`` excludes.
    ///
    /// - Parameter point: A place in points from the root's top left, physical; it may lie outside the root.
    /// - Returns: The node's index; nil where nothing is hit, or a coordinate is not finite.
    public func hit(at point: Point) -> Int? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        var test = HitTest(point)
        return test.hit(in: nodes)
    }

    /// The node that a pointer at a place of the tree's grid hits.
    public func hit(at point: FixedPoint) -> Int? { hit(at: point.point) }
}

/// One pass in draw order, which leaves out what a pointer can't reach.
private struct HitTest {
    /// An effect that has not ended yet.
    private struct OpenEffect {
        /// The index after the last node that it applies to.
        let end: Int
        /// The place in the coordinates around it.
        let outside: Point
    }

    /// The place in the coordinates of the nodes that come next.
    private var point: Point
    private var open: [OpenEffect] = []

    init(_ point: Point) { self.point = point }

    mutating func hit(in nodes: RenderNodes) -> Int? {
        var hit: Int?
        var index = 0
        let count = nodes.count
        while index < count {
            while let last = open.last, last.end <= index {
                point = last.outside
                open.removeLast()
            }
            // Most nodes are elsewhere, and have nothing that takes others from the pointer.
            let place = point
            let end = min(open.last?.end ?? count, count)
            index =
                nodes.firstIndex(in: index..<end) { $0.pointee.hasRarities || $0.pointee.mayBeHit(at: place) } ?? end
            guard index < end else { continue }
            if nodes[index].hasRarities {
                guard nodes[index].allowsHitTesting else {
                    index = nodes.subtreeEnd(index)
                    continue
                }
                if let end = begin(nodes[index].effects, at: index, in: nodes) {
                    index = end
                    continue
                }
            }
            if nodes[index].isHit(at: point) { hit = index }
            index += 1
        }
        return hit
    }

    /// Goes inside the effects of a node.
    ///
    /// - Returns: The index after what an effect takes away; nil where the node can be hit.
    private mutating func begin(_ effects: [RenderEffect], at index: Int, in nodes: RenderNodes) -> Int? {
        for effect in effects {
            let end = min(nodes.end(of: effect, at: index), open.last?.end ?? nodes.count)
            let outside = point
            switch effect.operation {
            case .opacity(let opacity): if opacity <= .zero { return end }
            case .clip(let kind, let frame): if !kind.contains(point, in: frame) { return end }
            case .rotation, .scale, .transform:
                guard let inverse = effect.operation.transform.inverted else { return end }
                point = inverse.applied(to: point)
            case .shadow, .gradient, .blur, .color, .blend, .mask: break
            }
            open.append(OpenEffect(end: end, outside: outside))
        }
        return nil
    }
}

extension RenderNodes {
    /// The index after the last descendant of a node.
    func subtreeEnd(_ index: Int) -> Int {
        firstIndex(in: (index + 1)..<count) { $0.pointee.parent.map { $0 < index } ?? true } ?? count
    }

    /// The index after the last node that an effect of a node applies to.
    package func end(of effect: RenderEffect, at index: Int) -> Int {
        let parent = self[index].parent
        var end = subtreeEnd(index)
        var left = effect.siblings - 1
        while left > 0, end < count, self[end].parent == parent {
            end = subtreeEnd(end)
            left -= 1
        }
        return end
    }
}

extension RenderNode {
    /// Whether a place is in the frame, or the node reaches beyond that; read of many nodes, so it looks at nothing else.
    @inline(__always) fileprivate func mayBeHit(at point: Point) -> Bool { reachesBeyondFrame || frame.contains(point) }

    /// Whether the node itself, without its content, is at a place in its coordinates.
    fileprivate func isHit(at point: Point) -> Bool {
        if hasRarities, let contentShape { return contentShape.contains(point, in: frame) }
        let isInFrame = frame.contains(point)
        switch content {
        case nil: return isInFrame && isHitAnywhere
        case .text, .image: return isInFrame
        case .shape(let shape):
            guard isInFrame || reachesBeyondFrame && mayDraw(at: point), shape.paint.isVisible else { return false }
            guard let stroke = shape.stroke else { return shape.kind.contains(point, in: frame, inset: shape.inset) }
            return shape.kind.path(in: frame.rect, inset: shape.inset.points).stroked(stroke).contains(point)
        }
    }
}

extension RenderNode {
    /// Whether a shape's outline, which isn't made for it, comes near a place.
    private func mayDraw(at point: Point) -> Bool {
        guard let bounds = drawnBounds else { return false }
        // Bounds are rounded otherwise than an outline.
        let near = 0.01
        return bounds.minX - near <= point.x && point.x <= bounds.maxX + near && bounds.minY - near <= point.y
            && point.y <= bounds.maxY + near
    }

    /// Whether the node takes what happens in all of its frame, though it draws nothing there.
    private var isHitAnywhere: Bool {
        switch role {
        case "button", "menuItem", "switch", "checkbox", "toggle", "slider", "link", "textField", "secureField",
            "textEditor":
            true
        default: hasRarities && scroll != nil
        }
    }
}

extension RenderNode.Paint {
    /// Whether any of it can be seen.
    fileprivate var isVisible: Bool {
        switch self {
        case .color(let fill): fill.color.alpha > 0
        case .gradient(let gradient): gradient.stops.contains { $0.fill.color.alpha > 0 }
        }
    }
}

extension ShapeKind {
    /// Whether the outline in a frame contains a place.
    fileprivate func contains(_ point: Point, in frame: FixedRect, inset: FixedLength = .zero) -> Bool {
        if case .path = self { return path(in: frame.rect).contains(point) }
        if inset >= .zero {
            // All these outlines lie in their frame.
            guard frame.contains(point) else { return false }
            if case .rectangle = self, inset == .zero { return true }
        }
        return path(in: frame.rect, inset: inset.points).contains(point)
    }
}

extension FixedRect {
    /// Whether the rectangle contains a place; all its edges belong to it, so that the mirror image contains the mirrored
    /// place. An empty rectangle contains nothing.
    fileprivate func contains(_ point: Point) -> Bool {
        // Interfaces are longer than wide: the height tells most.
        minY.points <= point.y && point.y <= maxY.points && minX.points <= point.x && point.x <= maxX.points
            && size.width > .zero && size.height > .zero
    }
}
