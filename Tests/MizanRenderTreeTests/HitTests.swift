import MizanBase
import MizanDrawing
import MizanRenderTree
import Testing

@Suite("Nodes at a place")
struct HitTests {
    @Test("the last drawn of overlapping nodes is hit, and a container only through its content")
    func topmost() {
        let tree = Sketch.tree([
            Sketch.node("stack", parent: nil, (0, 0, 100, 100)),
            Sketch.node("under", parent: 0, (10, 10, 40, 40), .rectangle),
            Sketch.node("over", parent: 0, (30, 30, 40, 40), .rectangle),
        ])
        expect(tree, 20, 20, "under")
        expect(tree, 40, 40, "over")
        expect(tree, 69, 69, "over")
        expect(tree, 5, 5, nil)
        expect(tree, 200, 200, nil)
        #expect(tree.hit(at: Point(x: .nan, y: 4)) == nil)
        #expect(tree.hit(at: FixedPoint(x: Sketch.length(20), y: Sketch.length(20))) == 1)
    }

    @Test("a shape is hit inside its outline, or on its stroke alone")
    func outlines() {
        var stroked = Sketch.node("ring", parent: nil, (50, 0, 40, 40), .ellipse)
        stroked.content = .shape(
            RenderNode.Shape(
                kind: .ellipse, inset: Sketch.length(2), paint: .color(RenderNode.Fill(color: .black)),
                stroke: Stroke(width: Sketch.length(4))))
        let triangle = Path([.move(to: .zero), .line(to: Point(x: 20, y: 0)), .line(to: Point(x: 0, y: 20)), .close])
        let tree = Sketch.tree([
            Sketch.node("circle", parent: nil, (0, 0, 40, 40), .circle), stroked,
            Sketch.node("corner", parent: nil, (0, 60, 20, 20), .path(triangle)),
        ])
        expect(tree, 20, 1, "circle")
        expect(tree, 2, 2, nil)
        expect(tree, 51, 20, "ring")
        expect(tree, 70, 20, nil)
        expect(tree, 4, 64, "corner")
        expect(tree, 16, 76, nil)
    }

    @Test("what is transparent or at opacity 0 isn't hit, however many siblings that covers")
    func invisible() {
        let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        var tree = Sketch.tree([
            Sketch.node("behind", parent: nil, (0, 0, 100, 100), .rectangle),
            Sketch.node("faded", parent: nil, (0, 0, 30, 30), .rectangle, [.opacity(.zero)], siblings: 2),
            Sketch.node("inside", parent: 1, (0, 0, 30, 30), .rectangle),
            Sketch.node("second", parent: nil, (30, 0, 30, 30), .rectangle),
            Sketch.node("third", parent: nil, (60, 0, 30, 30), .rectangle),
        ])
        expect(tree, 10, 10, "behind")
        expect(tree, 40, 10, "behind")
        expect(tree, 70, 10, "third")
        tree.nodes[4].content = .shape(.rectangle, fill: RenderNode.Fill(color: clear))
        expect(tree, 70, 10, "behind")
        tree.nodes[4].contentShape = .rectangle
        expect(tree, 70, 10, "third")
    }

    @Test("a clip takes away what it cuts off, with its outline")
    func clips() {
        let frame = Sketch.rect(20, 20, 40, 40)
        let tree = Sketch.tree([
            Sketch.node("clipped", parent: nil, (0, 0, 100, 100), .rectangle, [.clip(.circle, frame)], siblings: 2),
            Sketch.node("inside", parent: 0, (0, 0, 100, 30), .rectangle),
            Sketch.node("sibling", parent: nil, (0, 50, 100, 50), .rectangle),
            Sketch.node("free", parent: nil, (90, 90, 10, 10), .rectangle),
        ])
        expect(tree, 40, 25, "inside")
        expect(tree, 40, 40, "clipped")
        expect(tree, 40, 55, "sibling")
        expect(tree, 22, 22, nil)
        expect(tree, 10, 80, nil)
        expect(tree, 95, 95, "free")
    }

    @Test("turned and scaled nodes are hit where they are drawn, with the siblings that are turned with them")
    func transforms() {
        let middle = FixedPoint(x: Sketch.length(50), y: Sketch.length(50))
        let turn = RenderEffect.Operation.rotation(degrees: Sketch.length(90), anchor: middle)
        let tree = Sketch.tree([
            Sketch.node("turned", parent: nil, (50, 0, 10, 40), .rectangle, [turn], siblings: 2),
            Sketch.node("partner", parent: nil, (0, 45, 30, 10), .rectangle),
            Sketch.node("still", parent: nil, (0, 90, 10, 10), .rectangle),
        ])
        // Up goes right, left goes up.
        expect(tree, 95, 55, "turned")
        expect(tree, 60, 5, nil)
        expect(tree, 50, 10, "partner")
        expect(tree, 5, 95, "still")
        let flat = RenderEffect.Operation.scale(x: .zero, y: Sketch.length(1), anchor: middle)
        let double = RenderEffect.Operation.scale(x: Sketch.length(2), y: Sketch.length(2), anchor: middle)
        let scaled = Sketch.tree([
            Sketch.node("double", parent: nil, (40, 40, 20, 20), .rectangle, [double]),
            Sketch.node("flat", parent: nil, (40, 40, 20, 20), .rectangle, [flat]),
        ])
        expect(scaled, 32, 32, "double")
        expect(scaled, 50, 50, "double")
        expect(scaled, 28, 50, nil)
    }

    @Test("a content shape replaces the node's own, in its frame, and leaves its content alone")
    func contentShape() {
        var container = Sketch.node("row", parent: nil, (0, 0, 100, 40))
        container.contentShape = .capsule
        var text = Sketch.node("label", parent: 0, (0, 0, 30, 40), .rectangle)
        let tree = Sketch.tree([container, text])
        expect(tree, 60, 20, "row")
        expect(tree, 99, 1, nil)
        expect(tree, 1, 1, "label")
        text.contentShape = .ellipse
        expect(Sketch.tree([container, text]), 1, 1, nil)
        let corners = ShapeKind.CornerRadii(
            topLeft: Sketch.length(20), topRight: .zero, bottomRight: .zero, bottomLeft: .zero)
        container.contentShape = .unevenRoundedRectangle(radii: corners)
        expect(Sketch.tree([container]), 1, 1, nil)
        expect(Sketch.tree([container]), 99, 1, "row")
    }

    @Test("a node that allows no hit testing lets the pointer through to what is below")
    func allowsHitTesting() {
        var cover = Sketch.node("cover", parent: nil, (0, 0, 50, 50), .rectangle)
        cover.allowsHitTesting = false
        let tree = Sketch.tree([
            Sketch.node("below", parent: nil, (0, 0, 100, 100), .rectangle), cover,
            Sketch.node("inside", parent: 1, (0, 0, 50, 50), .rectangle),
            Sketch.node("after", parent: nil, (40, 40, 20, 20), .rectangle),
        ])
        expect(tree, 10, 10, "below")
        expect(tree, 45, 45, "after")
    }

    /// Expects a node at a place, and the same one at the mirrored place of the mirrored tree.
    private func expect(
        _ tree: RenderTree, _ x: Double, _ y: Double, _ path: String?, place: SourceLocation = #_sourceLocation
    ) {
        let width = tree.size.width.points
        #expect(tree.hit(at: Point(x: x, y: y)).map { tree.nodes[$0].path } == path, sourceLocation: place)
        let mirrored = tree.mirrored
        #expect(
            mirrored.hit(at: Point(x: width - x, y: y)).map { mirrored.nodes[$0].path } == path,
            "in the mirror image", sourceLocation: place)
    }
}

/// Small trees on 100 × 100 points.
enum Sketch {
    static func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FixedRect {
        FixedRect(x: length(x), y: length(y), width: length(width), height: length(height))
    }

    static func node(
        _ path: String, parent: Int?, _ frame: (Double, Double, Double, Double), _ shape: ShapeKind? = nil,
        _ effects: [RenderEffect.Operation] = [], siblings: Int = 1
    ) -> RenderNode {
        RenderNode(
            path: path, type: "Node", parent: parent, frame: rect(frame.0, frame.1, frame.2, frame.3),
            direction: .leftToRight, effects: effects.map { RenderEffect($0, siblings: siblings) },
            content: shape.map { .shape($0, fill: RenderNode.Fill(color: .black)) })
    }

    static func tree(_ nodes: [RenderNode]) -> RenderTree {
        RenderTree(
            versions: .current, scale: length(2), direction: .leftToRight,
            size: FixedSize(width: length(100), height: length(100)), nodes: RenderNodes(nodes))
    }
}
