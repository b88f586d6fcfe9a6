import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Shape styles")
struct ShapeStyleTests {
    /// A style of one's own, as SwiftUI's documentation has them: it resolves to another by the environment.
    private struct Emphasis: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.layoutDirection == .leftToRight ? Color.red : Color.blue
        }
    }

    private func paint(_ tree: RenderTree, _ path: String) throws -> RenderNode.Paint {
        let node = try #require(tree.node(at: path), "\(tree.nodes.map(\.path))")
        guard case .shape(let shape) = node.content else { throw CancellationError() }
        return shape.paint
    }

    private func color(_ color: SystemColor, alpha: UInt8 = 255) -> RenderNode.Paint {
        var value = color.value(in: .light)
        value.alpha = alpha
        return .color(RenderNode.Fill(name: color.rawValue, color: value))
    }

    @Test("fill, background, overlay and border take any style")
    func styles() throws {
        let tree = try VStack {
            Circle().fill(.tint).id("tint")
            Circle().fill(.tint).tint(.green).id("green")
            Circle().fill(Emphasis()).id("own")
            Circle().fill(.orange.opacity(0.5)).id("weak")
            Circle().fill(AnyShapeStyle(.background)).id("any")
            Text(verbatim: "a").background(.blue).id("blue")
            Text(verbatim: "a").background(.mint, in: .capsule).id("mint")
            Text(verbatim: "a").overlay(.red).border(.pink, width: 2).id("over")
        }.laidOut(width: 100, height: 400)
        #expect(try paint(tree, "tint") == color(.accent))
        #expect(try paint(tree, "green") == color(.green))
        #expect(try paint(tree, "own") == color(.red))
        #expect(try paint(tree, "weak") == color(.orange, alpha: 128))
        #expect(try paint(tree, "any") == color(.background))
        #expect(try paint(tree, "blue/background") == color(.blue))
        #expect(try paint(tree, "mint/background") == color(.mint))
        #expect(tree.node(at: "mint/background")?.type == "Capsule")
        #expect(try paint(tree, "over/overlay") == color(.red))
        #expect(try paint(tree, "over/overlay[1]") == color(.pink))
    }

    @Test("levels are parts of the foreground style around them")
    func levels() throws {
        let tree = try VStack {
            Circle().id("plain")
            Circle().fill(.secondary).id("second")
            VStack {
                Circle().fill(.primary).id("first")
                Circle().fill(.secondary).id("half")
                Circle().foregroundStyle(.tertiary).id("quarter")
                Circle().fill(.quaternary).id("least")
                Circle().fill(.secondary).foregroundStyle(.secondary).id("twice")
            }.foregroundStyle(.red)
        }.laidOut(width: 100, height: 400)
        #expect(try paint(tree, "plain") == color(.primary))
        #expect(try paint(tree, "second") == color(.secondary))
        #expect(try paint(tree, "first") == color(.red))
        #expect(try paint(tree, "half") == color(.red, alpha: 128))
        #expect(try paint(tree, "quarter") == color(.red, alpha: 64))
        #expect(try paint(tree, "least") == color(.red, alpha: 46))
        #expect(try paint(tree, "twice") == color(.red, alpha: 64))
    }

    @Test("a gradient's leading end is where reading starts")
    func gradients() throws {
        let view = Rectangle().fill(
            LinearGradient(
                stops: [
                    Gradient.Stop(color: .red, location: 0.25), Gradient.Stop(color: .blue, location: 0.125),
                    Gradient.Stop(color: .green, location: 7),
                ], startPoint: .topLeading, endPoint: UnitPoint(x: 0.7, y: 1)))
        func gradient(_ direction: LayoutDirection) throws -> RenderNode.Gradient {
            guard
                case .gradient(let gradient) = try paint(
                    try view.laidOut(width: 100, height: 50, direction), "Rectangle")
            else { throw CancellationError() }
            return gradient
        }
        let (left, right) = (try gradient(.leftToRight), try gradient(.rightToLeft))
        func line(_ gradient: RenderNode.Gradient) -> [Double] {
            guard case .linear(let start, let end) = gradient.geometry else { return [] }
            return [start.x.points, start.y.points, end.x.points, end.y.points]
        }
        #expect(line(left) == [0, 0, 0.7, 1])
        #expect(line(right) == [1, 0, 0.3, 1])
        #expect(left.stops == right.stops)
        // Places rise, from 0 to 1.
        #expect(left.stops.map(\.location.points) == [0.25, 0.25, 1])
        #expect(left.stops.map(\.fill.name) == ["red", "blue", "green"])
    }

    @Test("a gradient paints texts and symbols over their frames")
    func paintedTexts() throws {
        let view = HStack {
            Text(verbatim: "سماء صافية").id("text")
            Image(systemName: "wind").id("image")
            Rectangle().id("shape")
        }.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        let tree = try view.laidOut(width: 200, height: 50, .rightToLeft)
        for path in ["text", "image"] {
            let node = try #require(tree.node(at: path))
            guard case .gradient(let gradient, let frame) = node.effects.first?.operation,
                case .linear(let start, let end) = gradient.geometry
            else {
                Issue.record("\(path) has no gradient")
                continue
            }
            #expect(frame == node.frame && start.x.points == 1 && end.x == .zero)
        }
        #expect(tree.node(at: "shape")?.effects.isEmpty == true)
        // Levels of a gradient are its colours, weaker.
        let weak = try Rectangle().fill(.secondary).foregroundStyle(
            LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        ).laidOut()
        guard case .gradient(let gradient) = try paint(weak, "Rectangle") else { throw CancellationError() }
        #expect(gradient.stops.map(\.fill.color.alpha) == [128])
    }

    @Test("colours are those of the scheme where they are painted")
    func scheme() throws {
        let tree = try Circle().environment(\.colorScheme, .dark).foregroundStyle(.orange).laidOut()
        #expect(
            try paint(tree, "Circle")
                == .color(RenderNode.Fill(name: "orange", color: SystemColor.orange.value(in: .dark))))
    }

    @Test("symbols keep their colours, or take the foreground's")
    func symbols() throws {
        let tree = try HStack {
            Image(systemName: "cloud.rain").id("own")
            Image(systemName: "cloud.rain").symbolRenderingMode(.monochrome).id("one")
            Image(systemName: "cloud.rain").symbolRenderingMode(.hierarchical).id("levels")
        }.laidOut()
        #expect(try tree.image(at: "own").rendering == .multicolor)
        #expect(try tree.image(at: "one").rendering == .monochrome)
        #expect(try tree.image(at: "levels").rendering == .hierarchical)
        // The tiers of the last one are marked by colours.
        #expect(tree.images.count == 2)
        #expect(try RenderTree(json: tree.json, file: "-") == tree)
    }
}
