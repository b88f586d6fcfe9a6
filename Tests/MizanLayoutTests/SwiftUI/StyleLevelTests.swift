import MizanBase
import MizanDrawing
import MizanLayout
import MizanRenderTree
import MizanSwiftUI
import Testing

@Suite("Levels, shadows and other styles") @MainActor struct StyleLevelTests {
    /// The colour of the only node that is filled.
    private func fill(_ style: some ShapeStyle, scheme: ColorScheme = .light) throws -> RGBA? {
        let view = Rectangle().fill(style).frame(width: 9, height: 9).environment(\.colorScheme, scheme)
        guard case .shape(let shape) = try view.laidOut().nodes[0].content, case .color(let fill) = shape.paint else {
            return nil
        }
        return fill.color
    }

    @Test("levels of the background are surfaces, those of a colour less opaque")
    func levels() throws {
        #expect(try fill(.background) == SystemColor.background.value(in: .light))
        #expect(try fill(.background.secondary) == SystemColor.card.value(in: .light))
        #expect(try fill(.background.tertiary) == SystemColor.background.value(in: .light))
        #expect(try fill(.tint.secondary)?.alpha == 128)
        #expect(try fill(.fill)?.alpha == 51)
        #expect(try fill(.fill, scheme: .dark)?.alpha == 92)
        #expect(try fill(.fill.tertiary)?.alpha == 31)
        #expect(try fill(.separator) == SystemColor.separator.value(in: .light))
        #expect(try fill(.foreground.secondary) == fill(.secondary))
        #expect(try fill(.primary.tertiary) == fill(.tertiary))
    }

    @Test("a style's shadow is drawn; an inner one is a finding")
    func shadows() throws {
        let view = Text(verbatim: "a").background(.background.shadow(.drop(radius: 2)))
        let tree = try view.laidOut()
        #expect(tree.nodes.flatMap(\.effects).count == 1)
        let inner = Rectangle().fill(.red.shadow(.inner(radius: 2)))
        #expect(try shown { inner }.layout?.findings.map(\.rule) == ["effect-not-drawn"])
    }

    @Test("a gradient is a tint, and controls with a colour have its last one")
    func tint() throws {
        let tree = try ProgressView(value: 0.5).tint(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
        .laidOut(width: 100)
        let node = try #require(tree.nodes(ofType: "Fill").first)
        guard case .shape(let shape) = node.content, case .gradient = shape.paint else {
            Issue.record("no gradient")
            return
        }
        var environment = try testEnvironment()
        environment.tint = .green
        #expect(environment.tint == .green)
    }

    private struct Theme: ShapeStyle, View {
        func resolve(in environment: EnvironmentValues) -> Color { .red }
    }

    @Test("a style that is a view fills its frame")
    func view() throws {
        guard case .shape(let shape) = try Theme().laidOut(width: 5, height: 5).nodes[0].content else { return }
        #expect(shape.kind == .rectangle)
    }

    @Test("the even-odd rule leaves a hole where a path is in another one that turns the same way")
    func evenOdd() throws {
        let ring =
            Path(Rect(x: 0, y: 0, width: 30, height: 30)).elements
            + Path(Rect(x: 10, y: 10, width: 10, height: 10)).elements
        func path(_ style: FillStyle) throws -> Path? {
            let tree = try Path(ring).fill(.red, style: style).laidOut(width: 30, height: 30)
            guard case .shape(let shape) = tree.nodes[0].content, case .path(let path) = shape.kind else { return nil }
            return path
        }
        #expect(try path(FillStyle())?.contains(Point(x: 15, y: 15)) == true)
        #expect(try path(FillStyle(eoFill: true))?.contains(Point(x: 15, y: 15)) == false)
        #expect(try path(FillStyle(eoFill: true))?.contains(Point(x: 5, y: 15)) == true)
    }
}
