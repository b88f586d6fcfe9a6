import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Effects")
struct EffectTests {
    private func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }

    private func effects(_ tree: RenderTree, _ path: String) throws -> [RenderEffect] {
        try #require(tree.node(at: path), "\(tree.nodes.map(\.path))").effects
    }

    @Test("change no frame and make no node")
    func layout() throws {
        func view(_ isPlain: Bool) -> some View {
            HStack {
                let text = Text(verbatim: "a b c").id("text").padding(4)
                if isPlain {
                    text
                } else {
                    text.opacity(0.5).clipped().clipShape(Circle()).cornerRadius(3).shadow(radius: 2)
                        .rotationEffect(.degrees(30)).scaleEffect(2).scaleEffect(x: 1, y: 3).hidden()
                }
                Rectangle().id("rest")
            }
        }
        let (plain, changed) = (try view(true).laidOut(width: 90), try view(false).laidOut(width: 90))
        #expect(plain.nodes.map(\.frame) == changed.nodes.map(\.frame))
        #expect(plain.nodes.map(\.path) == changed.nodes.map(\.path))
        #expect(try effects(changed, "text").count == 9)
        #expect(try effects(changed, "rest").isEmpty)
    }

    @Test("stand on the first node of their view, the outermost first, and say for how many siblings they hold")
    func order() throws {
        let tree = try ZStack {
            Text(verbatim: "a").opacity(0.5).background(.red).background(.blue).clipped().opacity(0.25).id("a")
            Rectangle().id("b")
        }.laidOut(width: 50, height: 50)
        #expect(tree.nodes.map(\.path) == ["ZStack", "a/background", "a/background[1]", "a", "b"])
        let outer = try effects(tree, "a/background")
        #expect(outer.map(\.siblings) == [3, 3])
        #expect(outer.first?.operation == .opacity(length(0.25)))
        guard case .clip(.rectangle, _) = outer.last?.operation else { throw CancellationError() }
        #expect(try effects(tree, "a/background[1]").isEmpty)
        #expect(try effects(tree, "a") == [RenderEffect(.opacity(length(0.5)))])
    }

    @Test("a group of views has its effects on each; a view without nodes has none")
    func groups() throws {
        let tree = try VStack {
            Group {
                Rectangle().id("a")
                EmptyView()
                Rectangle().id("b")
            }.opacity(0.5)
            Spacer().opacity(0.5)
        }.laidOut(width: 20, height: 100)
        for path in ["a", "b"] { #expect(try effects(tree, path) == [RenderEffect(.opacity(length(0.5)))]) }
    }

    @Test("what changes nothing leaves the tree as it is")
    func nothing() throws {
        let view = Rectangle().id("a")
        let plain = try view.laidOut(width: 20, height: 20)
        for changed in [
            try view.opacity(1).laidOut(width: 20, height: 20), try view.opacity(7).laidOut(width: 20, height: 20),
            try view.opacity(.nan).laidOut(width: 20, height: 20),
            try view.rotationEffect(.zero).laidOut(width: 20, height: 20),
            try view.rotationEffect(.degrees(.nan)).laidOut(width: 20, height: 20),
            try view.scaleEffect(1).laidOut(width: 20, height: 20),
            try view.scaleEffect(x: .nan).laidOut(width: 20, height: 20),
        ] {
            #expect(changed == plain)
        }
    }

    @Test("hidden: takes its place, shows nothing, and is kept from who does not see it")
    func hidden() throws {
        let tree = try HStack(spacing: 0) {
            Text(verbatim: "a").id("a").background(.red).hidden()
            Rectangle().id("b")
        }.laidOut(width: 100, height: 40)
        #expect(try tree.frame("b").minX > 5)
        for path in ["a", "a/background"] { #expect(tree.node(at: path)?.hidden == true) }
        #expect(tree.node(at: "b")?.hidden == false)
        #expect(try effects(tree, "a/background") == [RenderEffect(.opacity(.zero), siblings: 2)])
    }

    @Test("anchors and turns are mirrored, a shadow's offset is not")
    func directions() throws {
        let view = Rectangle().id("a").frame(width: 40, height: 20)
            .rotationEffect(.degrees(30), anchor: .topLeading)
            .scaleEffect(2, anchor: UnitPoint(x: 0.25, y: 1))
            .clipShape(UnevenRoundedRectangle(topLeadingRadius: 5))
            .shadow(color: .black, radius: 1, x: 3, y: 4)
            .frame(maxWidth: .infinity, alignment: .leading)
        let (left, right) = (
            try effects(try view.laidOut(width: 100), "a"), try effects(try view.laidOut(width: 100, .rightToLeft), "a")
        )
        func place(_ x: Double, _ y: Double) -> FixedPoint { FixedPoint(x: length(x), y: length(y)) }
        let shadow = RenderEffect(
            .shadow(
                RenderEffect.Shadow(
                    fill: RenderNode.Fill(color: .black), radius: length(1), x: length(3), y: length(4))))
        let radius = { (left: Double, right: Double) in
            ShapeKind.unevenRoundedRectangle(
                radii: ShapeKind.CornerRadii(
                    topLeft: self.length(left), topRight: self.length(right), bottomRight: .zero, bottomLeft: .zero))
        }
        let frame = FixedRect(x: .zero, y: .zero, width: length(40), height: length(20))
        #expect(
            left == [
                shadow, RenderEffect(.clip(radius(5, 0), frame)),
                RenderEffect(.scale(x: length(2), y: length(2), anchor: place(10, 20))),
                RenderEffect(.rotation(degrees: length(30), anchor: place(0, 0))),
            ])
        #expect(
            right == [
                shadow, RenderEffect(.clip(radius(0, 5), frame.mirrored(in: length(100)))),
                RenderEffect(.scale(x: length(2), y: length(2), anchor: place(90, 20))),
                RenderEffect(.rotation(degrees: length(-30), anchor: place(100, 0))),
            ])
    }

    @Test("numbers that are not finite are errors that name the node", arguments: [Double.infinity, -.infinity, 1e9])
    func bounds(number: Double) throws {
        let view = Rectangle().id("node")
        for changed in [
            AnyView(view.shadow(radius: 1, x: number)), AnyView(view.scaleEffect(number)),
            AnyView(view.scaleEffect(2, anchor: UnitPoint(x: number, y: 0))),
            AnyView(view.rotationEffect(.degrees(number))),
        ] {
            let diagnostic = try diagnostic { try changed.laidOut(width: 10, height: 10) }
            #expect(diagnostic.nodePath == "node" && diagnostic.rule == "frame-not-finite")
        }
    }

    @Test("draw order by zIndex; paths stay those of the source's order")
    func zIndex() throws {
        let tree = try ZStack {
            Rectangle().zIndex(1)
            Rectangle().background(.red).zIndex(-1).padding(1)
            Circle()
            Rectangle().zIndex(1)
            Rectangle().zIndex(.nan)
        }.laidOut(width: 50, height: 50)
        #expect(
            tree.nodes.dropFirst().map(\.path) == [
                "ZStack/Rectangle[1]/background", "ZStack/Rectangle[1]", "ZStack/Circle", "ZStack/Rectangle[3]",
                "ZStack/Rectangle", "ZStack/Rectangle[2]",
            ])
    }
}
