import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Direction is applied once, at the end: a right-to-left layout is the mirror image of the left-to-right one, to the unit.
@Suite("Mirror image")
struct MirrorTests {
    @Test("every frame, line box, path and clip is the mirror of its twin", arguments: RandomLayout.all)
    func mirror(layout: RandomLayout) throws {
        let (left, right) = (try layout.tree(.leftToRight), try layout.tree(.rightToLeft))
        #expect(left.size == right.size)
        #expect(left.nodes.map(\.path) == right.nodes.map(\.path))
        for (node, twin) in zip(left.nodes, right.nodes) {
            #expect(twin.frame == node.frame.mirrored(in: left.size.width), "\(node.path)")
            #expect(twin.direction == node.direction.opposite)
            #expect(twin.took == node.took)
            #expect(twin.content?.shape == node.content?.shape.map { $0.mirrored(in: node.frame.size.width) })
            #expect(twin.clips == node.clips.map { $0.mirrored(in: left.size.width) }, "the clips of \(node.path)")
            guard case .text(let text) = node.content, case .text(let other) = twin.content else { continue }
            #expect(text.text == other.text)
            #expect(text.lines.map(\.range) == other.lines.map(\.range))
            #expect(text.lines.map(\.baseline) == other.lines.map(\.baseline))
            let mirrored = text.lines.map { $0.frame.mirrored(in: left.size.width) }
            #expect(mirrored == other.lines.map(\.frame), "the lines of \(node.path)")
        }
    }

    @Test("the text form has the same places: they count from the leading edge", arguments: RandomLayout.all)
    func text(layout: RandomLayout) throws {
        /// The lines of nodes without what is said of direction; lines of glyphs have their own.
        func places(_ tree: RenderTree) -> [String] {
            let header = 2 + tree.fonts.count + tree.images.count
            let lines = Array(tree.text.split(separator: "\n").dropFirst(header))
                .filter { line in !line.drop { $0 == " " }.hasPrefix("line ") }
            return lines.map { String($0).replacing(" mirrored", with: "") }
        }
        #expect(places(try layout.tree(.leftToRight)) == places(try layout.tree(.rightToLeft)))
    }
}

extension RenderNode.Content {
    fileprivate var shape: RenderNode.Shape? {
        if case .shape(let shape) = self { shape } else { nil }
    }
}

extension RenderNode.Shape {
    fileprivate func mirrored(in width: FixedLength) -> RenderNode.Shape {
        RenderNode.Shape(kind: kind.mirrored(in: width), inset: inset, paint: paint.mirrored, stroke: stroke)
    }
}

/// An outline that cuts what is drawn.
private struct Clip: Equatable {
    var kind: ShapeKind
    var frame: FixedRect

    func mirrored(in width: FixedLength) -> Clip {
        Clip(kind: kind.mirrored(in: frame.size.width), frame: frame.mirrored(in: width))
    }
}

extension RenderNode {
    fileprivate var clips: [Clip] {
        effects.compactMap {
            if case .clip(let kind, let frame) = $0.kind { Clip(kind: kind, frame: frame) } else { nil }
        }
    }
}
