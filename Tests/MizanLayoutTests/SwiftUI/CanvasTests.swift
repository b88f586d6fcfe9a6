import MizanBase
import MizanDrawing
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Canvas") struct CanvasTests {
    private func canvas(_ draw: @escaping (inout GraphicsContext, Size) -> Void) -> some View {
        Canvas { draw(&$0, $1) }.frame(width: 100, height: 50)
    }

    @Test("drawings are in their order, at the same place in both directions", arguments: LayoutDirection.allCases)
    func drawing(direction: LayoutDirection) throws {
        let tree = try canvas { context, size in
            context.fill(Path(Rect(x: 10, y: 5, width: 20, height: 10)), with: .color(.red))
            context.draw(Text(verbatim: "abc"), at: Point(x: 25, y: 25))
            #expect(size == Size(width: 100, height: 50))
        }.laidOut(direction)
        #expect(tree.nodes.map(\.type) == ["Canvas", "ZStack", "Path", "Text"])
        #expect(tree.nodes[0].frame.rect == Rect(x: 0, y: 0, width: 100, height: 50))
        guard case .shape(let shape) = tree.nodes[2].content, case .path(let path) = shape.kind else {
            Issue.record("no path")
            return
        }
        #expect(path.bounds == Rect(x: 10, y: 5, width: 20, height: 10))
        let text = tree.nodes[3].frame.rect
        #expect(abs(text.midX - 25) < 0.1 && abs(text.midY - 25) < 0.1)
    }

    @Test("a transform applies to what follows, and a copy of the context keeps its own")
    func transform() throws {
        let tree = try canvas { context, _ in
            var copy = context
            copy.translateBy(x: 30, y: 0)
            copy.scaleBy(x: 2, y: 2)
            let square = Path(Rect(x: 1, y: 1, width: 4, height: 4))
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
        }.laidOut()
        let bounds = tree.nodes.compactMap { node -> Rect? in
            guard case .shape(let shape) = node.content, case .path(let path) = shape.kind else { return nil }
            return path.bounds
        }
        #expect(bounds == [Rect(x: 32, y: 2, width: 8, height: 8), Rect(x: 1, y: 1, width: 4, height: 4)])
    }

    @Test("a text is measured as it is drawn, and a symbol is drawn by its tag")
    func measuring() throws {
        let view = Canvas { context, size in
            let text = context.resolve(Text(verbatim: "abc"))
            let room = text.measure(in: size)
            #expect(room.width > 10 && room.height > 10)
            #expect(text.firstBaseline(in: size) < room.height)
            context.draw(text, in: Rect(origin: .zero, size: room))
            #expect(context.resolveSymbol(id: 3).map(\.size) == nil)
            guard let symbol = context.resolveSymbol(id: 2) else { return }
            #expect(symbol.size == Size(width: 6, height: 7))
            for x in [20.0, 40.0] { context.draw(symbol, at: Point(x: x, y: 20)) }
        } symbols: {
            Color.red.frame(width: 5, height: 5).tag(1)
            Color.blue.frame(width: 6, height: 7).tag(2)
        }
        let tree = try view.laidOut(width: 100, height: 50)
        #expect(tree.nodes(ofType: "Color").map(\.frame.rect.minX) == [17, 37])
    }

    @Test("a layer, a clip and a filter are effects")
    func effects() throws {
        let tree = try canvas { context, _ in
            context.opacity = 0.5
            context.clip(to: Path(Rect(x: 0, y: 0, width: 10, height: 10)))
            context.addFilter(.blur(radius: 3))
            context.drawLayer { $0.fill(Path(Rect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red)) }
        }.laidOut()
        let effects = tree.nodes.flatMap(\.effects).map { String(describing: $0) }.joined()
        #expect(effects.contains("opacity") && effects.contains("clip") && effects.contains("blur"))
    }
}

extension Path {
    /// The smallest rectangle around the ends of the steps.
    fileprivate var bounds: Rect {
        let points = elements.compactMap { element -> Point? in
            switch element {
            case .move(let end), .line(let end), .curve(let end, _, _): end
            case .close: nil
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
