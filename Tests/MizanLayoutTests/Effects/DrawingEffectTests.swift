import MizanBase
import MizanDrawing
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Masks, blurs, redaction and other drawing")
struct DrawingEffectTests {
    private func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }

    private func effects(_ tree: RenderTree, _ path: String) throws -> [RenderEffect] {
        try #require(tree.node(at: path), "\(tree.nodes.map(\.path))").effects
    }

    private func findings(_ view: some View) throws -> [String] {
        try view.layout(proposal: ProposedViewSize(width: 100, height: 50), environment: try testEnvironment()).findings
            .map(\.message)
    }

    @Test("a mask is laid out in the view's size, drawn with it, and met by nobody")
    func mask() throws {
        let tree = try Rectangle().id("a").mask(alignment: .topLeading) {
            Circle().frame(width: 10, height: 10)
        }.laidOut(width: 40, height: 20)
        #expect(tree.nodes.map(\.path) == ["a", "a/mask"])
        #expect(try effects(tree, "a") == [RenderEffect(.mask(siblings: 1), siblings: 2)])
        let mask = try #require(tree.node(at: "a/mask"))
        #expect(mask.hidden && !mask.allowsHitTesting)
        #expect(mask.frame == FixedRect(x: .zero, y: .zero, width: length(10), height: length(10)))
        #expect(tree.text.contains("a/mask Circle"))
        #expect(try RenderTree(json: tree.json, file: "-") == tree)
    }

    @Test("a mask of two views masks with both, one of none hides the view")
    func masks() throws {
        let two = try Rectangle().id("a").mask {
            Group {
                Circle(); Capsule()
            }
        }.laidOut(width: 40, height: 20)
        #expect(try effects(two, "a") == [RenderEffect(.mask(siblings: 2), siblings: 3)])
        let none = try Rectangle().id("a").mask { EmptyView() }.laidOut(width: 40, height: 20)
        #expect(try effects(none, "a") == [RenderEffect(.opacity(.zero))])
    }

    @Test("each effect stands in the tree as it was given, the outermost first")
    func kinds() throws {
        let tree = try Rectangle().id("a").blur(radius: 2).blendMode(.multiply).compositingGroup().saturation(0.5)
            .colorInvert().hueRotation(.degrees(90)).transformEffect(AffineTransformation(translationX: 3, y: 4))
            .laidOut(width: 40, height: 20)
        let one = length(1)
        #expect(
            try effects(tree, "a").map(\.operation) == [
                .transform(
                    RenderEffect.Transform(a: one, b: .zero, c: .zero, d: one, x: length(3), y: length(4)),
                    anchor: FixedPoint(x: .zero, y: .zero)),
                .color(.hueRotation(degrees: length(90))), .color(.invert), .color(.saturation(length(0.5))),
                .blend(.normal), .blend(.multiply), .blur(radius: length(2)),
            ])
    }

    @Test("what changes nothing leaves no effect")
    func neutral() throws {
        let tree = try Rectangle().id("a").blur(radius: 0).blur(radius: .nan).saturation(1).brightness(0).contrast(.nan)
            .grayscale(0).hueRotation(.zero).transformEffect(.identity).geometryGroup()
            .rotation3DEffect(.degrees(30), axis: (0, 0, 0)).laidOut(width: 40, height: 20)
        #expect(try effects(tree, "a").isEmpty)
    }

    @Test("a turn in space without perspective makes the view narrower, one with it is a finding")
    func turnsInSpace() throws {
        let tree = try Rectangle().id("a").rotation3DEffect(.degrees(60), axis: (0, 1, 0)).laidOut(
            width: 40, height: 20)
        guard case .transform(let map, _)? = try effects(tree, "a").first?.operation else { throw CancellationError() }
        #expect((map.a, map.b, map.c, map.d) == (length(0.5), .zero, .zero, length(1)))
        let deep = Rectangle().rotation3DEffect(.degrees(60), axis: (0, 1, 0))
        #expect(try findings(deep).contains { $0.contains("perspective") })
        #expect(try findings(Rectangle().rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0)) == [])
        #expect(try findings(Rectangle().rotation3DEffect(.degrees(60), axis: (0, 0, 1))) == [])
        #expect(try findings(Rectangle().blendMode(.plusDarker)).contains { $0.contains("plusDarker") })
    }

    @Test("a visual effect knows the view's size")
    func visualEffect() throws {
        let tree = try Rectangle().id("a").visualEffect { content, proxy in
            content.offset(x: proxy.size.width / 2).blur(radius: 1)
        }.laidOut(width: 40, height: 20)
        let kinds = try effects(tree, "a").map(\.operation)
        #expect(kinds.count == 2 && kinds.first == .blur(radius: length(1)))
        guard case .transform(let map, _)? = kinds.last else { throw CancellationError() }
        #expect(map.x == length(20))
    }

    @Test("a redacted text is a bar a line, in the place of the text, and isn't spoken")
    func redaction() throws {
        let text = Text(verbatim: "one two three four").id("a")
        let (plain, redacted) = (
            try text.laidOut(width: 60), try text.redacted(reason: .placeholder).laidOut(width: 60)
        )
        #expect(plain.node(at: "a")?.frame == redacted.node(at: "a")?.frame)
        guard case .text(let lines)? = plain.node(at: "a")?.content,
            case .shape(let shape)? = redacted.node(at: "a")?.content, case .path(let path) = shape.kind
        else { throw CancellationError() }
        let moves = path.elements.count { if case .move = $0 { true } else { false } }
        #expect(moves == lines.lines.count && moves > 1)
        #expect(path.controlBounds?.width == lines.lines.map(\.frame.size.width.points).max())
        #expect(try text.redacted(reason: .privacy).laidOut(width: 60) == plain)
        #expect(try text.unredacted().redacted(reason: .placeholder).laidOut(width: 60) == plain)
        #expect(
            try text.privacySensitive().redacted(reason: .privacy).laidOut(width: 60).node(at: "a")?.content
                == redacted.node(at: "a")?.content)
    }

    @Test("a trimmed circle begins on the right and goes down")
    func trim() throws {
        let path = Circle().trim(from: 0, to: 0.25).path(in: Rect(x: 0, y: 0, width: 20, height: 20))
        guard case .move(let start) = path.elements.first, case .curve(let end, _, _) = path.elements.last else {
            throw CancellationError()
        }
        #expect((start.x - 20).magnitude < 0.01 && (start.y - 10).magnitude < 0.01)
        #expect((end.x - 10).magnitude < 0.1 && (end.y - 20).magnitude < 0.1)
        let tree = try Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 2).laidOut(width: 20, height: 20)
        #expect(tree.nodes.first?.type == "Circle")
    }

    @Test("shapes are moved, turned, scaled and given a size")
    func shapes() {
        let rect = Rect(x: 0, y: 0, width: 20, height: 10)
        func bounds(_ shape: some Shape) -> Rect? { shape.path(in: rect).controlBounds }
        #expect(bounds(Rectangle().offset(x: 3, y: 4)) == Rect(x: 3, y: 4, width: 20, height: 10))
        #expect(bounds(Rectangle().rotation(.degrees(90))) == Rect(x: 5, y: -5, width: 10, height: 20))
        #expect(bounds(Rectangle().scale(0.5)) == Rect(x: 5, y: 2.5, width: 10, height: 5))
        #expect(bounds(Rectangle().size(width: 3, height: 4)) == Rect(x: 0, y: 0, width: 3, height: 4))
        #expect(
            bounds(Rectangle().transform(AffineTransformation(scaleX: 2, y: 1)))
                == Rect(x: 0, y: 0, width: 40, height: 10))
        #expect(bounds(RoundedRectangle(cornerSize: Size(width: 2, height: 4))) == rect)
    }

    @Test("colours by hue, mixed colours")
    func colors() throws {
        let environment = EnvironmentValues()
        func color(_ color: Color) throws -> RGBA { try color.resolved(in: environment) }
        #expect(try color(Color(hue: 0, saturation: 1, brightness: 1)) == RGBA(red: 255, green: 0, blue: 0))
        #expect(try color(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == RGBA(red: 0, green: 255, blue: 0))
        #expect(try color(Color(hue: 0.5, saturation: 0.5, brightness: 1)) == RGBA(red: 128, green: 255, blue: 255))
        #expect(try color(Color(hue: 0.9, saturation: 0, brightness: 0.2)) == RGBA(red: 51, green: 51, blue: 51))
        #expect(try color(Color.white.mix(with: .black, by: 0.5, in: .device)) == RGBA(red: 128, green: 128, blue: 128))
        // Half way between white and black looks darker than half of the components: Oklab's 0.5.
        #expect(try color(Color.white.mix(with: .black, by: 0.5)) == RGBA(red: 99, green: 99, blue: 99))
        #expect(try color(Color.red.mix(with: .blue, by: 0)) == color(.red))
        #expect(try color(Color.red.mix(with: .blue, by: 1)) == color(.blue))
    }

    @Test("levels of the foreground style, and a symbol in their palette")
    func levels() throws {
        let tree = try VStack {
            Rectangle().fill(.secondary).id("second")
            Rectangle().fill(.tertiary).id("third")
            Image(systemName: "cloud.rain").id("symbol")
        }.foregroundStyle(Color(RGBA.black), Color(RGBA.white)).laidOut(width: 40, height: 100)
        func color(_ path: String) throws -> RGBA {
            guard case .shape(let shape)? = tree.node(at: path)?.content, case .color(let fill) = shape.paint else {
                throw CancellationError()
            }
            return fill.color
        }
        #expect(try color("second") == .white)
        #expect(try color("third") == RGBA(red: 255, green: 255, blue: 255, alpha: 128))
        guard case .image(let symbol)? = tree.node(at: "symbol")?.content else { throw CancellationError() }
        #expect(symbol.rendering == .palette && symbol.palette == [.white])
        #expect(try RenderTree(json: tree.json, file: "-") == tree)
    }

    @Test("a gradient among the levels of a palette is its last colour, and a finding")
    func gradientInPalette() throws {
        let layout = try Image(systemName: "cloud.rain")
            .foregroundStyle(.red, LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
            .layout(proposal: ProposedViewSize(width: 40, height: 40), environment: testEnvironment())
        guard case .image(let symbol)? = layout.tree.nodes.first?.content else { throw CancellationError() }
        #expect(symbol.palette == [.white])
        #expect(layout.findings.map(\.rule) == ["effect-not-drawn"])
    }

    @Test("symbols in sizes and forms")
    func symbols() throws {
        func frame(_ view: some View) throws -> FixedSize {
            try #require(try view.laidOut(width: 100, height: 100).nodes.first).frame.size
        }
        let star = Image(systemName: "star")
        #expect(try frame(star.imageScale(.large)).height > frame(star).height)
        #expect(try frame(star.imageScale(.small)).height < frame(star).height)
        func name(_ view: some View) throws -> String? { try view.laidOut(width: 100, height: 100).images.first?.name }
        #expect(try name(star.symbolVariant(.fill)) == "star.fill")
        #expect(try name(Image(systemName: "bell").symbolVariant(.slash)) == "bell.slash")
        #expect(try name(Image(systemName: "checkmark").symbolVariant(.circle.fill)) == "checkmark.circle.fill")
        #expect(try name(Image(systemName: "gift").symbolVariant(.fill)) == "gift.fill")
        #expect(try findings(Image(systemName: "wifi", variableValue: 0.5)).isEmpty)
    }
}
