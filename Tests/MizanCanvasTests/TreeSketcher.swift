import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanText

struct SketchGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ state >> 33) &* 0x9e37_79b9_7f4a_7c15
    }
}

/// Makes trees of random nodes with effects, and edits of them.
struct TreeSketcher {
    var generator: SketchGenerator
    let face: FontFace
    var names = 0

    init(seed: Int, face: FontFace) {
        generator = SketchGenerator(state: UInt64(seed) &* 977 &+ 5)
        self.face = face
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func length(_ range: ClosedRange<Int>, quarters: Bool = true) -> FixedLength {
        let units = FixedLength.unitsPerPoint / 4
        let number = Int64(number((range.lowerBound * 4)...(range.upperBound * 4)))
        return FixedLength(rawValue: number * units)
    }

    mutating func rect() -> FixedRect {
        FixedRect(x: length(-10...100), y: length(-10...80), width: length(1...40), height: length(1...40))
    }

    mutating func color() -> RGBA {
        RGBA(red: UInt8(number(0...255)), green: UInt8(number(0...255)), blue: UInt8(number(0...255)))
    }

    mutating func kind() -> ShapeKind {
        switch number(0...4) {
        case 0: .capsule
        case 1: .ellipse
        case 2: .roundedRectangle(radius: length(1...12))
        case 3:
            .path(
                Path([
                    .move(to: Point(x: -5, y: 2)), .line(to: Point(x: 30, y: 10)),
                    .curve(
                        to: Point(x: 3, y: 25), control1: Point(x: 60, y: 0), control2: Point(x: 0, y: 60)),
                    .close,
                ]))
        default: .rectangle
        }
    }

    mutating func content(in frame: FixedRect) -> RenderNode.Content? {
        switch number(0...5) {
        case 0: return nil
        case 1:
            return .shape(
                RenderNode.Shape(
                    kind: kind(), inset: length(-2...3), paint: .color(RenderNode.Fill(color: color())),
                    stroke: Stroke(width: length(1...6))))
        case 2:
            let glyphs = (0..<number(1...4)).map { number in
                RenderText.Glyph(
                    id: UInt32(36 + number), x: FixedLength(rawValue: Int64(number) * 90_000), y: .zero,
                    cluster: number)
            }
            let run = RenderText.Run(
                font: 0, size: length(8...24), level: 0, range: 0..<4, color: color(), glyphs: glyphs)
            let line = RenderText.Line(
                frame: frame, baseline: frame.maxY, range: 0..<4, direction: .leftToRight, runs: [run])
            return .text(RenderText(text: AttributedText("ABCD"), lines: [line]))
        default: return .shape(kind(), fill: RenderNode.Fill(color: color()))
        }
    }

    mutating func effect() -> RenderEffect {
        let anchor = FixedPoint(x: length(0...100), y: length(0...80))
        let kind: RenderEffect.Operation
        switch number(0...10) {
        case 0: kind = .opacity(FixedLength(rawValue: Int64(number(0...4)) * FixedLength.unitsPerPoint / 4))
        case 1: kind = .clip(self.kind(), rect())
        case 2:
            kind = .shadow(
                RenderEffect.Shadow(
                    fill: RenderNode.Fill(color: color()), radius: length(0...4), x: length(-6...6),
                    y: length(-6...6)))
        case 3: kind = .rotation(degrees: length(-90...90), anchor: anchor)
        case 4: kind = .scale(x: length(-2...2), y: length(1...2), anchor: anchor)
        case 5: kind = .blur(radius: length(0...4))
        case 6: kind = .color(number(0...1) == 0 ? .invert : .saturation(length(0...2)))
        case 7: kind = .blend([.normal, .multiply, .difference, .destinationOut, .luminosity][number(0...4)])
        case 8: kind = .mask(siblings: number(1...2))
        case 9:
            kind = .transform(
                RenderEffect.Transform(
                    a: length(1...2), b: length(-1...1), c: length(-1...1), d: length(1...2), x: length(-9...9),
                    y: length(-9...9)), anchor: anchor)
        default:
            let stops = [0, 1].map {
                RenderNode.Gradient.Stop(
                    fill: RenderNode.Fill(color: color()),
                    location: FixedLength(rawValue: $0 * FixedLength.unitsPerPoint))
            }
            let one = FixedLength(rawValue: FixedLength.unitsPerPoint)
            let end = FixedPoint(x: one, y: FixedLength.zero)
            let geometries: [RenderNode.Gradient.Geometry] = [
                .linear(start: .zero, end: end), .radial(center: end, startRadius: .zero, endRadius: length(1...20)),
                .elliptical(center: .zero, startRadius: one, endRadius: .zero),
                .angular(center: end, start: length(-90...90), end: length(100...400)),
            ]
            kind = .gradient(RenderNode.Gradient(stops: stops, geometry: geometries[number(0...3)]), rect())
        }
        return RenderEffect(kind, siblings: number(1...3))
    }

    mutating func node(parent: Int?) -> RenderNode {
        names += 1
        let frame = rect()
        var node = RenderNode(
            path: "\(names)", type: "Node", parent: parent, frame: frame, direction: .leftToRight)
        node.content = content(in: frame)
        if number(0...3) == 0 { node.effects = (0..<number(1...2)).map { _ in effect() } }
        return node
    }

    mutating func tree() -> RenderTree {
        var nodes: [RenderNode] = []
        // A parent is the last node or one that contains it, so that content follows its container.
        for _ in 0..<number(1...24) {
            var parent = nodes.indices.last
            for _ in 0..<number(0...3) { parent = parent.flatMap { nodes[$0].parent } }
            nodes.append(node(parent: parent))
        }
        return RenderTree(
            versions: .current, scale: FixedLength(rawValue: 2 * FixedLength.unitsPerPoint),
            direction: .leftToRight,
            size: FixedSize(
                width: FixedLength(rawValue: 100 * FixedLength.unitsPerPoint),
                height: FixedLength(rawValue: 80 * FixedLength.unitsPerPoint)),
            fonts: [FontReference(face)], nodes: RenderNodes(nodes))
    }

    mutating func edited(_ tree: RenderTree) -> RenderTree {
        var tree = tree
        for _ in 0..<number(1...3) where !tree.nodes.isEmpty {
            let index = number(0...tree.nodes.count - 1)
            switch number(0...6) {
            case 0: tree.nodes[index].frame = rect()
            case 1: tree.nodes[index].content = content(in: tree.nodes[index].frame)
            case 2: tree.nodes[index].effects = [effect()]
            case 3: tree.nodes[index].effects = []
            case 4: tree.insert(node(parent: tree.nodes[index].parent), at: index)
            case 5: tree.removeSubtree(at: index)
            default: tree.exchangeSubtree(at: index)
            }
        }
        return tree
    }
}

extension RenderTree {
    /// The same tree with effects that end within those around them, as a layout makes them.
    var withNestedEffects: RenderTree {
        var tree = self
        // For each parent, -1 for the roots, the number of its children so far and the ends of their effects.
        var siblings: [Int: (count: Int, ends: [Int])] = [:]
        for index in nodes.indices {
            var (count, ends) = siblings[nodes[index].parent ?? -1, default: (0, [])]
            ends.removeAll { $0 <= count }
            tree.nodes[index].effects = nodes[index].effects.map { effect in
                var effect = effect
                effect.siblings = min(effect.siblings, (ends.last ?? .max) - count)
                ends.append(count + effect.siblings)
                return effect
            }
            count += 1
            siblings[nodes[index].parent ?? -1] = (count, ends)
        }
        return tree
    }

    private func end(of index: Int) -> Int {
        (index + 1..<nodes.count).first { (nodes[$0].parent ?? -1) < index } ?? nodes.count
    }

    fileprivate mutating func insert(_ node: RenderNode, at place: Int) {
        for index in nodes.indices {
            if let parent = nodes[index].parent, parent >= place { nodes[index].parent = parent + 1 }
        }
        nodes.insert(node, at: place)
    }

    fileprivate mutating func removeSubtree(at place: Int) {
        let end = end(of: place)
        nodes.removeSubrange(place..<end)
        for index in nodes.indices {
            if let parent = nodes[index].parent, parent >= end { nodes[index].parent = parent - (end - place) }
        }
    }

    /// Exchanges a subtree with the sibling's after it, if there is one.
    fileprivate mutating func exchangeSubtree(at first: Int) {
        let second = end(of: first)
        guard second < nodes.count, nodes[second].parent == nodes[first].parent else { return }
        let end = end(of: second)
        func moved(_ range: Range<Int>, by distance: Int) -> [RenderNode] {
            range.map { index in
                var node = nodes[index]
                if let parent = node.parent, range.contains(parent) { node.parent = parent + distance }
                return node
            }
        }
        let new = moved(second..<end, by: first - second) + moved(first..<second, by: end - second)
        nodes.replaceSubrange(first..<end, with: new)
    }
}
