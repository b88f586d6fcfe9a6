import MizanBase
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText
import Testing
import MizanRendering

/// What effects ask of a canvas.
@Suite("Drawing effects")
struct EffectDrawingTests {
    /// Writes down what it is asked for.
    private struct RecordingCanvas: DrawingTarget {
        var calls: [String] = []

        mutating func save() { calls.append("save") }
        mutating func restore() { calls.append("restore") }
        mutating func concatenate(_ transform: AffineTransformation) { calls.append("transform") }
        mutating func clip(to path: Path) { calls.append("clip") }
        mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) { calls.append("fill \(color)") }
        mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) {}
        mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {}
        mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) {
            let word =
                switch compositing {
                case .opacity(let opacity): "opacity \(opacity)"
                case .shadow: "shadow"
                case .paint: "paint"
                case .blur(let radius): "blur \(radius)"
                case .color: "color"
                case .blend(let mode): "blend \(mode)"
                case .mask: "mask"
                }
            calls.append("begin \(word) \(bounds.minX),\(bounds.minY) \(bounds.width)x\(bounds.height)")
        }
        mutating func endTransparencyLayer() { calls.append("end") }
    }

    private func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }

    private func node(_ number: UInt8, parent: Int?, _ effects: [RenderEffect] = []) -> RenderNode {
        let x = Double(number) * 10
        return RenderNode(
            path: "\(number)", type: "Shape", parent: parent,
            frame: FixedRect(x: length(x), y: .zero, width: length(10), height: length(10)), direction: .leftToRight,
            effects: effects,
            content: .shape(
                .rectangle, fill: RenderNode.Fill(color: RGBA(red: number, green: number, blue: number))))
    }

    private func calls(_ nodes: [RenderNode]) throws -> [String] {
        let tree = RenderTree(
            versions: .current, scale: nil, direction: .leftToRight,
            size: FixedSize(width: length(100), height: length(100)), nodes: RenderNodes(nodes))
        var canvas = RecordingCanvas()
        try tree.draw(on: &canvas, fonts: FontCollection(faces: []))
        return canvas.calls
    }

    private func opacity(_ value: Double, siblings: Int = 1) -> RenderEffect {
        RenderEffect(.opacity(length(value)), siblings: siblings)
    }

    @Test("a layer contains a shape that grows out of its frame, and what a clip's path shows beyond the clip's frame")
    func layerBounds() throws {
        var grown = node(2, parent: nil, [opacity(0.5)])
        grown.content = .shape(
            RenderNode.Shape(kind: .ellipse, inset: length(-3), paint: .color(RenderNode.Fill(color: .black))))
        #expect(try calls([grown])[0] == "begin opacity 0.5 17.0,-3.0 16.0x16.0")
        let path = Path(Rect(x: -5, y: 0, width: 40, height: 10))
        let clip = RenderEffect(
            .clip(.path(path), FixedRect(x: length(25), y: .zero, width: length(1), height: length(1))))
        #expect(try calls([node(2, parent: nil, [opacity(0.5), clip])])[0] == "begin opacity 0.5 20.0,0.0 10.0x10.0")
    }

    @Test("a masked drawing is one layer, in which its last siblings are a mask of their own")
    func mask() throws {
        let mask = RenderEffect(.mask(siblings: 1), siblings: 2)
        #expect(
            try calls([node(1, parent: nil, [mask]), node(2, parent: 0), node(3, parent: nil), node(4, parent: nil)])
                == [
                    "begin opacity 1.0 10.0,0.0 20.0x10.0", "fill #010101", "fill #020202",
                    "begin mask 30.0,0.0 10.0x10.0", "fill #030303", "end", "end", "fill #040404",
                ])
        // Effects of what is masked end before the mask, and a mask of nothing hides all.
        let wide = RenderEffect(.blend(.multiply), siblings: 5)
        #expect(
            try calls([node(1, parent: nil, [mask, wide])]) == [
                "begin opacity 1.0 10.0,0.0 10.0x10.0", "begin blend multiply 10.0,0.0 10.0x10.0", "fill #010101",
                "end",
                "begin mask 0.0,0.0 0.0x0.0", "end", "end",
            ])
    }

    @Test("an effect holds for the node, what is inside it, and as many siblings as it says")
    func span() throws {
        let calls = try calls([
            node(0, parent: nil), node(1, parent: 0, [opacity(0.5, siblings: 2), opacity(0.25)]), node(2, parent: 1),
            node(3, parent: 0), node(4, parent: 3), node(5, parent: 0),
        ])
        #expect(
            calls == [
                "fill #000000", "begin opacity 0.5 10.0,0.0 40.0x10.0", "begin opacity 0.25 10.0,0.0 20.0x10.0",
                "fill #010101", "fill #020202", "end", "fill #030303", "fill #040404", "end", "fill #050505",
            ])
    }

    @Test(
        "a scroller stands over all that scrolls, on its side, as long as the part that is seen",
        arguments: [false, true])
    func scroller(isLeft: Bool) throws {
        let frame = FixedRect(x: length(10), y: .zero, width: length(40), height: length(46))
        var view = node(1, parent: nil, [opacity(0.5), RenderEffect(.clip(.rectangle, frame))])
        view.frame = frame
        view.content = nil
        view.scroll = RenderNode.Scroll(
            contentSize: FixedSize(width: length(40), height: length(92)),
            offset: FixedPoint(x: .zero, y: length(46)), scrollerSide: isLeft ? .left : .right)
        let calls = try calls([view, node(2, parent: 0), node(3, parent: nil)])
        #expect(
            calls == [
                "begin opacity 0.5 \(isLeft ? "13.0,0.0 17.0x43.0" : "20.0,0.0 27.0x43.0")", "save", "clip",
                "fill #020202",
                "fill #808088c0", "restore", "end", "fill #030303",
            ])
    }

    @Test("clips and transforms are saved and restored; layers inside know how far they reach")
    func nested() throws {
        let frame = FixedRect(x: length(10), y: .zero, width: length(5), height: length(10))
        let calls = try calls([
            node(
                1, parent: nil,
                [
                    opacity(0.5), RenderEffect(.clip(.ellipse, frame)),
                    RenderEffect(.scale(x: length(2), y: length(1), anchor: .zero)), opacity(0.1),
                ])
        ])
        #expect(
            calls == [
                // Twice as wide from 0 on it would reach from 20 to 40: all of it is clipped.
                "begin opacity 0.5 20.0,0.0 0.0x10.0", "save", "clip", "save", "transform",
                "begin opacity 0.1 10.0,0.0 10.0x10.0", "fill #010101", "end", "restore", "restore", "end",
            ])
    }

    @Test("a shadow reaches three deviations, a turn as far as its corners")
    func reach() throws {
        let shadow = RenderEffect(
            .shadow(
                RenderEffect.Shadow(
                    fill: RenderNode.Fill(color: .black), radius: length(2), x: length(1), y: length(-1))))
        let rotation = RenderEffect(
            .rotation(degrees: length(90), anchor: FixedPoint(x: length(10), y: .zero)))
        #expect(
            try calls([node(1, parent: nil, [opacity(0.5), shadow])]).first == "begin opacity 0.5 5.0,-7.0 22.0x22.0")
        #expect(
            try calls([node(1, parent: nil, [opacity(0.5), rotation])]).first == "begin opacity 0.5 0.0,0.0 10.0x10.0")
    }

    @Test("what is not seen at all is not drawn")
    func invisible() throws {
        let calls = try calls([
            node(1, parent: nil, [opacity(0)]), node(2, parent: 0), node(3, parent: nil),
        ])
        #expect(calls == ["fill #030303"])
    }

    @Test("an effect that says more than there is ends with the tree, one inside with the one around it")
    func tooMany() throws {
        #expect(
            try calls([node(1, parent: nil, [opacity(0.5, siblings: 99)]), node(2, parent: nil)]).count == 4)
        let calls = try calls([
            node(1, parent: nil, [opacity(0.5)]), node(2, parent: 0, [opacity(0.25, siblings: 9)]),
            node(3, parent: nil),
        ])
        #expect(calls.suffix(3) == ["end", "end", "fill #030303"])
    }

    /// Draws only what a canvas has to.
    private struct SmallCanvas: DrawingTarget {
        var calls: [String] = []

        mutating func save() { calls.append("save") }
        mutating func restore() { calls.append("restore") }
        mutating func concatenate(_ transform: AffineTransformation) {}
        mutating func clip(to path: Path) {}
        mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) {
            calls.append("fill \(color) \(path.elements.count)")
        }
        mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) { save() }
        mutating func endTransparencyLayer() { restore() }
        mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) {}
        mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {}
    }

    @Test("a symbol's layers keep their colours, all take the foreground's, or half of it where they have one")
    func symbols() throws {
        let (red, blue) = (RGBA(red: 255, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 255))
        let square = Path(Rect(x: 0, y: 0, width: 4, height: 4))
        let image = RenderImage(
            name: "two", size: FixedSize(width: length(4), height: length(4)), mirrors: false,
            layers: [FilledPath(path: square, color: red), FilledPath(path: square, color: nil)])
        let expected: [(SymbolRenderingMode, [String])] = [
            (.multicolor, ["fill #ff0000", "fill #0000ff"]), (.monochrome, ["fill #0000ff", "fill #0000ff"]),
            (.hierarchical, ["fill #0000ff80", "fill #0000ff"]),
        ]
        for (mode, fills) in expected {
            var node = node(1, parent: nil)
            node.content = .image(RenderNode.Image(image: 0, mirrored: false, color: blue, rendering: mode))
            let tree = RenderTree(
                versions: .current, scale: nil, direction: .leftToRight,
                size: FixedSize(width: length(100), height: length(100)), images: [image], nodes: [node])
            var canvas = RecordingCanvas()
            try tree.draw(on: &canvas, fonts: FontCollection(faces: []))
            #expect(canvas.calls.filter { $0.hasPrefix("fill") } == fills, "\(mode)")
        }
    }

    @Test(
        "tiers take a half and a quarter of the foreground, or the styles of a palette; one style alone makes no solid disc"
    )
    func tiers() {
        let square = Path(Rect(x: 0, y: 0, width: 4, height: 4))
        let image = RenderImage(
            name: "three", size: FixedSize(width: length(4), height: length(4)), mirrors: false,
            layers: [FilledPath.tertiaryMark, FilledPath.secondaryMark, nil].map { FilledPath(path: square, color: $0) }
        )
        let (red, blue) = (RGBA(red: 255, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 255))
        func colors(_ mode: SymbolRenderingMode, palette: [RGBA] = []) -> [String?] {
            image.rendered(mode, in: blue, palette: palette).layers.map { $0.color?.description }
        }
        #expect(colors(.hierarchical) == ["#0000ff40", "#0000ff80", "#0000ff"])
        #expect(colors(.palette) == colors(.hierarchical))
        #expect(colors(.palette, palette: [red]) == ["#ff0000", "#ff0000", "#0000ff"])
        #expect(colors(.palette, palette: [red, .black]) == ["#000000", "#ff0000", "#0000ff"])
        #expect(colors(.monochrome) == ["#0000ff", "#0000ff", "#0000ff"])
    }

    @Test("a canvas without gradients, strokes and layers fills with the mean colour, fills outlines, and draws on")
    func defaults() throws {
        let stops = [RGBA.black, .white].map {
            RenderNode.Gradient.Stop(fill: RenderNode.Fill(color: $0), location: .zero)
        }
        var node = node(1, parent: nil, [opacity(0.5)])
        node.content = .shape(
            RenderNode.Shape(
                kind: .rectangle,
                paint: .gradient(RenderNode.Gradient(stops: stops, start: .zero, end: .zero)),
                stroke: Stroke(width: length(1))))
        let tree = RenderTree(
            versions: .current, scale: nil, direction: .leftToRight,
            size: FixedSize(width: length(100), height: length(100)), nodes: [node])
        var canvas = SmallCanvas()
        try tree.draw(on: &canvas, fonts: FontCollection(faces: []))
        // Four sides and four corners, each a closed polygon of four points.
        #expect(canvas.calls == ["save", "fill #808080 40", "restore"])
    }
}
