import MizanBase

extension RenderTree {
    /// The exact mirror image: the tree of a view that names no side in the other direction, with the same strings.
    ///
    /// Frames, line boxes, outlines, paints, effects and sides are mirrored; the glyphs inside a line stay, and an
    /// image is mirrored only if it declares so. Tests of your own views can compare with it:
    ///
    ///     #expect(try tree(.rightToLeft) == tree(.leftToRight).mirrored)
    public var mirrored: RenderTree {
        var tree = self
        tree.direction = direction.opposite
        for index in nodes.indices { tree.nodes[index] = nodes[index].mirrored(in: size.width, images: images) }
        return tree
    }
}

extension RenderNode {
    fileprivate func mirrored(in width: FixedLength, images: [RenderImage]) -> RenderNode {
        var node = self
        node.frame = frame.mirrored(in: width)
        node.direction = direction.opposite
        node.effects = effects.map { $0.mirrored(in: width) }
        node.scroll = scroll.map { scroll in
            var scroll = scroll
            scroll.offset.x = scroll.contentSize.width - scroll.offset.x - frame.size.width
            scroll.scrollerSide = scroll.scrollerSide.map { $0 == .left ? .right : .left }
            return scroll
        }
        if hasRarities { node.focus = focus.mirrored(in: width) }
        node.contentShape = contentShape?.mirrored(in: frame.size.width)
        switch content {
        case .text(var text):
            for index in text.lines.indices { text.lines[index].frame = text.lines[index].frame.mirrored(in: width) }
            node.content = .text(text)
        case .image(var image):
            if images.indices.contains(image.image), images[image.image].mirrors { image.mirrored.toggle() }
            image.resizing = image.resizing?.mirrored
            node.content = .image(image)
        case .shape(var shape):
            shape.kind = shape.kind.mirrored(in: frame.size.width)
            shape.paint = shape.paint.mirrored
            node.content = .shape(shape)
        case nil: break
        }
        return node
    }
}

extension RenderEffect {
    /// The exact mirror image in a tree of some width.
    func mirrored(in width: FixedLength) -> RenderEffect {
        func turned(_ point: FixedPoint) -> FixedPoint { FixedPoint(x: width - point.x, y: point.y) }
        let mirrored: Operation
        switch operation {
        case .opacity, .shadow, .blur, .color, .blend, .mask: mirrored = operation
        case .clip(let outline, let frame):
            mirrored = .clip(outline.mirrored(in: frame.size.width), frame.mirrored(in: width))
        case .rotation(let degrees, let anchor): mirrored = .rotation(degrees: -degrees, anchor: turned(anchor))
        case .scale(let x, let y, let anchor): mirrored = .scale(x: x, y: y, anchor: turned(anchor))
        case .gradient(let gradient, let frame):
            mirrored = .gradient(gradient.mirrored, frame.mirrored(in: width))
        case .transform(let transform, let anchor):
            mirrored = .transform(transform.mirrored, anchor: turned(anchor))
        }
        return RenderEffect(mirrored, siblings: siblings)
    }
}
