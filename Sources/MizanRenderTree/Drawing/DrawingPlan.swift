import MizanBase
import MizanDrawing

/// The steps of drawing a tree: its nodes in order, and its effects around them.
package struct DrawingPlan {
    package enum DrawingStep {
        case node(Int)
        /// The scroller of a node, over its content.
        case scroller(Int)
        /// The beginning of an effect of a node; the bounds contain the drawing inside, in the coordinates around the effect.
        case begin(RenderEffect.Operation, bounds: Rect, node: Int)
        case end(RenderEffect.Operation, node: Int)
        /// The beginning of the part of a masked drawing that is its mask.
        case beginMask(bounds: Rect, node: Int)
        case endMask(node: Int)

        /// The index of the node whose drawing or effect it is.
        package var node: Int {
            switch self {
            case .node(let node), .scroller(let node), .begin(_, _, let node), .end(_, let node),
                .beginMask(_, let node), .endMask(let node):
                node
            }
        }
    }

    /// An effect that has not ended yet, or a part of a masked drawing.
    private struct OpenEffect {
        enum EffectPart {
            case effect(RenderEffect.Operation)
            /// What is masked; the mask follows up to an index.
            case masked(maskEnd: Int)
            case mask
        }

        let part: EffectPart
        /// The index of the node that has it.
        let node: Int
        /// The index after the last node that it applies to.
        let end: Int
        /// Its first step.
        let step: Int
        /// The node whose scroller is drawn over everything that the effect applies to.
        let scroller: (node: Int, frame: Rect)?
        /// The bounds of the drawing inside, in the coordinates inside.
        var bounds: Rect?
    }

    package private(set) var steps: [DrawingStep] = []
    private var open: [OpenEffect] = []

    package init(_ tree: RenderTree) {
        guard tree.nodes.contains(where: { !$0.effects.isEmpty }) else {
            steps = tree.nodes.indices.map { .node($0) }
            return
        }
        let ends = tree.subtreeEnds
        var index = 0
        while index < tree.nodes.count {
            close(before: index)
            let node = tree.nodes[index]
            var isInvisible = false
            for (number, effect) in node.effects.enumerated() {
                let end = min(
                    tree.end(of: effect, at: index, subtreeEnds: ends), open.last?.end ?? tree.nodes.count)
                if effect.operation == .opacity(.zero) {
                    // Nothing inside shows: the plan goes on behind it.
                    index = end
                    isInvisible = true
                    break
                }
                let isInnermost = number == node.effects.count - 1
                let scroller = isInnermost ? node.scroller.map { (node: index, frame: $0.frame) } : nil
                let isMask = effect.operation.maskSiblings > 0
                open.append(
                    OpenEffect(
                        part: .effect(effect.operation), node: index, end: end, step: steps.count,
                        scroller: isMask ? nil : scroller))
                steps.append(.begin(effect.operation, bounds: Rect(origin: .zero, size: .zero), node: index))
                guard isMask else { continue }
                let masked = effect.siblings - effect.operation.maskSiblings
                let maskStart =
                    masked > 0
                    ? min(
                        tree.end(of: RenderEffect(effect.operation, siblings: masked), at: index, subtreeEnds: ends),
                        end)
                    : index
                open.append(
                    OpenEffect(
                        part: .masked(maskEnd: end), node: index, end: maskStart, step: steps.count, scroller: scroller)
                )
                close(before: index)
            }
            guard !isInvisible else { continue }
            if let bounds = node.drawnBounds { grow(bounds) }
            steps.append(.node(index))
            index += 1
        }
        close(before: tree.nodes.count)
    }

    /// Ends the effects that apply to no further node.
    private mutating func close(before index: Int) {
        while let last = open.last, last.end <= index {
            open.removeLast()
            var bounds = last.bounds
            if let scroller = last.scroller {
                steps.append(.scroller(scroller.node))
                bounds = bounds?.union(scroller.frame) ?? scroller.frame
            }
            let inner = bounds ?? Rect(origin: .zero, size: .zero)
            switch last.part {
            case .effect(let kind):
                steps.append(.end(kind, node: last.node))
                steps[last.step] = .begin(kind, bounds: inner, node: last.node)
                if bounds != nil { grow(kind.bounds(of: inner)) }
            case .masked(let maskEnd):
                if bounds != nil { grow(inner) }
                open.append(OpenEffect(part: .mask, node: last.node, end: maskEnd, step: steps.count, scroller: nil))
                steps.append(.beginMask(bounds: inner, node: last.node))
            case .mask:
                steps.append(.endMask(node: last.node))
                steps[last.step] = .beginMask(bounds: inner, node: last.node)
            }
        }
    }

    private mutating func grow(_ bounds: Rect) {
        guard let last = open.indices.last else { return }
        open[last].bounds = open[last].bounds?.union(bounds) ?? bounds
    }
}

extension RenderTree {
    /// The index after the last descendant of each node.
    fileprivate var subtreeEnds: [Int] {
        var depths = [Int](repeating: 0, count: nodes.count)
        var ends = [Int](repeating: nodes.count, count: nodes.count)
        var open: [Int] = []
        for index in nodes.indices {
            if let parent = nodes[index].parent, (0..<index).contains(parent) { depths[index] = depths[parent] + 1 }
            while let last = open.last, depths[last] >= depths[index] {
                ends[last] = index
                open.removeLast()
            }
            open.append(index)
        }
        return ends
    }

    /// The index after the last node that an effect applies to.
    fileprivate func end(of effect: RenderEffect, at index: Int, subtreeEnds: [Int]) -> Int {
        var end = subtreeEnds[index]
        var left = effect.siblings - 1
        while left > 0, end < nodes.count, nodes[end].parent == nodes[index].parent {
            end = subtreeEnds[end]
            left -= 1
        }
        return end
    }
}

extension RenderEffect.Operation {
    /// The reach of a blur in standard deviations: three boxes end before it.
    package static let blurReach = 3.0

    /// The number of siblings that are a mask.
    fileprivate var maskSiblings: Int { if case .mask(let count) = self { max(count, 1) } else { 0 } }

    /// The bounds in which drawing inside the given bounds is visible.
    func bounds(of inner: Rect) -> Rect {
        switch self {
        case .opacity, .gradient, .color, .blend, .mask: inner
        case .blur(let radius):
            inner.insetBy(dx: -radius.points * Self.blurReach, dy: -radius.points * Self.blurReach)
        case .clip(let kind, let frame): inner.intersection(kind.bounds(in: frame.rect))
        case .shadow(let shadow):
            inner.union(
                Rect(
                    x: inner.minX + shadow.x.points, y: inner.minY + shadow.y.points, width: inner.width,
                    height: inner.height
                ).insetBy(
                    dx: -shadow.radius.points * Self.blurReach, dy: -shadow.radius.points * Self.blurReach))
        case .rotation, .scale, .transform: transform.bounds(of: inner)
        }
    }

    /// The transformation of a rotation, a scale, or any other; the identity for any other effect.
    package var transform: AffineTransformation {
        switch self {
        case .rotation(let degrees, let anchor):
            .rotation(Angle(degrees: degrees.points), around: anchor.point)
        case .scale(let x, let y, let anchor): .scale(x: x.points, y: y.points, around: anchor.point)
        case .transform(let transform, let anchor): transform.transformation(around: anchor.point)
        case .opacity, .clip, .shadow, .gradient, .blur, .color, .blend, .mask: AffineTransformation()
        }
    }
}

extension RenderNode {
    /// The greatest distance in ems that a glyph reaches from its place.
    private static let glyphReach = 2.0

    /// A generous estimate of the bounds that the node itself draws in; nil where it draws nothing.
    var drawnBounds: Rect? {
        switch content {
        case nil: return nil
        case .image: return frame.rect
        case .shape(let shape):
            if case .path(let path) = shape.kind, path.controlBounds == nil { return nil }
            let outset = max(-shape.inset.points, 0)
            let bounds = shape.kind.bounds(in: frame.rect).insetBy(dx: -outset, dy: -outset)
            guard let reach = shape.stroke?.reach else { return bounds }
            return bounds.insetBy(dx: -reach, dy: -reach)
        case .text(let text):
            return text.lines.map { line in
                let (left, baseline) = (line.frame.minX.points, line.baseline.points)
                return line.runs.reduce(line.frame.rect) { bounds, run in
                    let reach = run.size.points * Self.glyphReach
                    return run.glyphs.reduce(bounds) { bounds, glyph in
                        bounds.union(
                            Rect(
                                x: left + glyph.x.points - reach, y: baseline + glyph.y.points - reach,
                                width: 2 * reach, height: 2 * reach))
                    }
                }
            }.reduce(frame.rect) { $0.union($1) }
        }
    }
}

extension Stroke {
    /// The farthest that the line reaches from its outline, in points. A square end's corner stands √2 half widths away, a miter
    /// as many as its limit.
    package var reach: Double { width.points / 2 * (join == .miter ? max(miterLimit.points, 1.5) : 1.5) }
}

extension ShapeKind {
    /// Bounds of the outline in a frame; a path may reach beyond the frame.
    fileprivate func bounds(in frame: Rect) -> Rect {
        guard case .path(let path) = self else { return frame }
        guard let own = path.controlBounds else { return Rect(origin: frame.origin, size: .zero) }
        return Rect(x: frame.minX + own.minX, y: frame.minY + own.minY, width: own.width, height: own.height)
    }
}
