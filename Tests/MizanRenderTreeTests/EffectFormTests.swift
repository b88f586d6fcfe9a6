import MizanBase
import MizanDrawing
import MizanRenderTree
import Testing

/// Shapes, paints and effects in a tree's forms (Definitions 3 and 8).
@Suite("Shapes and effects in the forms of a tree")
struct EffectFormTests {
    private static func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }
    private static func point(_ x: Double, _ y: Double) -> FixedPoint { FixedPoint(x: length(x), y: length(y)) }
    private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FixedRect {
        FixedRect(x: length(x), y: length(y), width: length(width), height: length(height))
    }

    private static let gradient = RenderNode.Gradient(
        stops: [
            RenderNode.Gradient.Stop(fill: RenderNode.Fill(name: "warm", color: .black), location: .zero),
            RenderNode.Gradient.Stop(fill: RenderNode.Fill(color: .white), location: length(1)),
        ], start: point(0, 0.5), end: point(1, 0.25))
    private static func around(_ geometry: RenderNode.Gradient.Geometry) -> RenderNode.Gradient {
        RenderNode.Gradient(
            stops: [RenderNode.Gradient.Stop(fill: RenderNode.Fill(color: .black), location: .zero)], geometry: geometry
        )
    }
    private static let triangle = ShapeKind.path(
        Path([.move(to: .zero), .line(to: Point(x: 40, y: 10)), .line(to: Point(x: 0, y: 20)), .close]))

    /// One shape after the other, in a frame at 30, 10 of 40 × 20 in a tree of 100 × 60, and its line in the text form.
    private static let shapes: [(RenderNode.Shape, String)] = [
        (
            RenderNode.Shape(kind: .circle, paint: .color(RenderNode.Fill(color: .black))),
            "circle fill #000000"
        ),
        (
            RenderNode.Shape(
                kind: .unevenRoundedRectangle(
                    radii: ShapeKind.CornerRadii(
                        topLeft: length(1), topRight: length(2), bottomRight: length(3), bottomLeft: length(4.5))),
                paint: .gradient(gradient)),
            "cornerRadii 1,4.5,3,2 fill gradient (start 0,0.5 end 1,0.25 stop warm #000000 (location 0) stop #ffffff (location 1))"
        ),
        (
            RenderNode.Shape(
                kind: .roundedRectangle(radius: length(8)), inset: length(1),
                paint: .color(RenderNode.Fill(name: "card", color: .white)), stroke: Stroke(width: length(2))),
            "cornerRadius 8 inset 1 stroke 2 (color card #ffffff)"
        ),
        (
            RenderNode.Shape(
                kind: .rectangle, paint: .gradient(gradient),
                stroke: Stroke(
                    width: length(0.5), cap: .round, join: .bevel, miterLimit: length(4),
                    dash: [length(4), length(2.5)],
                    dashPhase: length(1))),
            "rectangle stroke 0.5 (color gradient (start 0,0.5 end 1,0.25 stop warm #000000 (location 0) stop #ffffff (location 1)) lineCap round"
                + " lineJoin bevel miterLimit 4 dash 4,2.5 dashPhase 1)"
        ),
        (
            RenderNode.Shape(
                kind: .rectangle,
                paint: .gradient(around(.radial(center: point(0, 1), startRadius: length(2), endRadius: length(9))))),
            "rectangle fill gradient (radial 2,9 center 0,1 stop #000000 (location 0))"
        ),
        (
            RenderNode.Shape(
                kind: .rectangle,
                paint: .gradient(around(.elliptical(center: point(0.5, 1), startRadius: .zero, endRadius: length(0.5))))
            ),
            "rectangle fill gradient (elliptical 0,0.5 center 0.5,1 stop #000000 (location 0))"
        ),
        (
            RenderNode.Shape(
                kind: .rectangle,
                paint: .gradient(around(.angular(center: point(0.25, 0.5), start: length(-90), end: length(270))))),
            "rectangle fill gradient (angular -90,270 center 0.25,0.5 stop #000000 (location 0))"
        ),
        (RenderNode.Shape(kind: triangle, paint: .color(RenderNode.Fill(color: .black))), "path # fill #000000"),
    ]

    private static let effects: [(RenderEffect, String)] = [
        (RenderEffect(.opacity(length(0.5))), "opacity 0.5"),
        (RenderEffect(.opacity(.zero), siblings: 3), "opacity 0 (over 3)"),
        (RenderEffect(.clip(.rectangle, frame(30, 10, 40, 20))), "clipped"),
        (
            RenderEffect(.clip(.roundedRectangle(radius: length(4)), frame(28, 8, 44, 26)), siblings: 2),
            "clipped (cornerRadius 4 place -2,-2 size 44x26 over 2)"
        ),
        (
            RenderEffect(
                .shadow(
                    RenderEffect.Shadow(
                        fill: RenderNode.Fill(name: "primary", color: .black), radius: length(4), x: length(-1),
                        y: length(2)))), "shadow primary #000000 (radius 4 offset -1,2)"
        ),
        (RenderEffect(.rotation(degrees: length(30), anchor: point(50, 20))), "rotationEffect 30 (anchor 20,10)"),
        (RenderEffect(.scale(x: length(-1), y: length(1.5), anchor: point(30, 10))), "scaleEffect -1,1.5 (anchor 0,0)"),
        (
            RenderEffect(
                .transform(
                    RenderEffect.Transform(
                        a: length(1), b: length(0.25), c: length(-0.5), d: length(2), x: length(3), y: length(4)),
                    anchor: point(30, 10))), "transformEffect 1,0.25,-0.5,2,3,4 (anchor 0,0)"
        ),
        (RenderEffect(.blur(radius: length(2.5))), "blur 2.5"),
        (RenderEffect(.blend(.multiply), siblings: 2), "blendMode multiply (over 2)"),
        (RenderEffect(.mask(siblings: 1), siblings: 2), "mask 1 (over 2)"),
        (RenderEffect(.color(.saturation(length(0.5)))), "saturation 0.5"),
        (RenderEffect(.color(.brightness(length(-0.25)))), "brightness -0.25"),
        (RenderEffect(.color(.contrast(length(2)))), "contrast 2"),
        (RenderEffect(.color(.grayscale(length(1)))), "grayscale 1"),
        (RenderEffect(.color(.hueRotation(degrees: length(90)))), "hueRotation 90"),
        (RenderEffect(.color(.invert)), "colorInvert"),
        (
            RenderEffect(.color(.multiply(RenderNode.Fill(name: "warm", color: .black)))), "colorMultiply warm #000000"
        ),
        (
            RenderEffect(.gradient(gradient, frame(30, 10, 40, 20))),
            "foregroundStyle gradient (start 0,0.5 end 1,0.25 stop warm #000000 (location 0) stop #ffffff (location 1))"
        ),
    ]

    private static func tree(_ shape: RenderNode.Shape, effects: [RenderEffect] = []) -> RenderTree {
        var tree = RenderTree.sample
        tree.direction = .leftToRight
        tree.nodes = [
            RenderNode(
                path: "shape", type: "Shape", parent: nil, frame: frame(30, 10, 40, 20), direction: .leftToRight,
                effects: effects, content: .shape(shape))
        ]
        return tree
    }

    /// A tree turned around by hand.
    private static func mirrored(_ tree: RenderTree) -> RenderTree {
        var tree = tree
        let width = tree.size.width
        func turned(_ point: FixedPoint) -> FixedPoint { FixedPoint(x: width - point.x, y: point.y) }
        tree.direction = .rightToLeft
        for index in tree.nodes.indices {
            let frame = tree.nodes[index].frame
            tree.nodes[index].direction = .rightToLeft
            tree.nodes[index].frame = frame.mirrored(in: width)
            if case .shape(var shape) = tree.nodes[index].content {
                shape.kind = shape.kind.mirrored(in: frame.size.width)
                shape.paint = shape.paint.mirrored
                tree.nodes[index].content = .shape(shape)
            }
            for effect in tree.nodes[index].effects.indices {
                let kind = tree.nodes[index].effects[effect].operation
                tree.nodes[index].effects[effect].operation =
                    switch kind {
                    case .opacity, .shadow, .blur, .color, .blend, .mask: kind
                    case .transform(let transform, let anchor):
                        .transform(transform.mirrored, anchor: turned(anchor))
                    case .clip(let kind, let frame):
                        .clip(kind.mirrored(in: frame.size.width), frame.mirrored(in: width))
                    case .rotation(let degrees, let anchor): .rotation(degrees: -degrees, anchor: turned(anchor))
                    case .scale(let x, let y, let anchor): .scale(x: x, y: y, anchor: turned(anchor))
                    case .gradient(let gradient, let frame):
                        if case .gradient(let gradient) = RenderNode.Paint.gradient(gradient).mirrored {
                            .gradient(gradient, frame.mirrored(in: width))
                        } else {
                            kind
                        }
                    }
            }
        }
        return tree
    }

    private static func line(_ tree: RenderTree) throws -> String {
        let last = try #require(tree.text.split(separator: "\n").last)
        return String(last).replacing(/path [0-9a-f]{8}/, with: "path #")
    }

    @Test("shapes: the line of the text form, the same words in the mirror image, and JSON that reads back")
    func shapes() throws {
        for (shape, words) in Self.shapes {
            let tree = Self.tree(shape)
            #expect(try Self.line(tree) == "shape Shape 30,10 40x20 \(words)")
            let mirrored = Self.mirrored(tree)
            #expect(mirrored.text.split(separator: "\n").last == tree.text.split(separator: "\n").last)
            for tree in [tree, mirrored] { #expect(try RenderTree(json: tree.json, file: "tree.json") == tree) }
        }
        #expect(Set(Self.shapes.map { Self.tree($0.0).text }).count == Self.shapes.count)
    }

    @Test("effects: the line of the text form, the same words in the mirror image, and JSON that reads back")
    func effects() throws {
        let (shape, words) = Self.shapes[0]
        for (effect, text) in Self.effects {
            let tree = Self.tree(shape, effects: [effect])
            #expect(try Self.line(tree) == "shape Shape 30,10 40x20 \(text) \(words)")
            let mirrored = Self.mirrored(tree)
            #expect(mirrored.text.split(separator: "\n").last == tree.text.split(separator: "\n").last)
            for tree in [tree, mirrored] { #expect(try RenderTree(json: tree.json, file: "tree.json") == tree) }
        }
        let all = Self.tree(shape, effects: Self.effects.map(\.0))
        #expect(try RenderTree(json: all.json, file: "tree.json") == all)
    }

    @Test(
        "what is wrong in JSON is an error with its place",
        arguments: [
            ("\"opacity\": 0.5", "\"opacity\": \"half\""), ("\"opacity\": 0.5", "\"softness\": 0.5"),
            ("\"siblings\": 3", "\"siblings\": 0"), ("\"anchor\": [50, 20]", "\"anchor\": [50]"),
            ("\"shape\": \"rectangle\", \"frame\"", "\"frame\""),
            ("\"color\": \"#000000\", \"radius\": 4", "\"radius\": 4"),
        ])
    func wrong(original: String, replacement: String) throws {
        let tree = Self.tree(Self.shapes[0].0, effects: Self.effects.map(\.0))
        let json = String(decoding: tree.json, as: UTF8.self)
        try #require(json.contains(original))
        let broken = json.replacing(original, with: replacement, maxReplacements: 1)
        let error = #expect(throws: DiagnosticError.self) {
            _ = try RenderTree(json: Array(broken.utf8), file: "tree.json")
        }
        #expect(error?.diagnostics.first?.place?.file == "tree.json")
    }
}
