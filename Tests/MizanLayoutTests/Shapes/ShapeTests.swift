import MizanBase
import MizanDrawing
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Shapes")
struct ShapeTests {
    /// An arrow to the trailing side: its tip is in the middle of the trailing edge.
    nonisolated private struct Arrow: Shape {
        func path(in rect: Rect) -> Path {
            Path { path in
                path.move(to: Point(x: rect.minX, y: rect.minY))
                path.addLine(to: Point(x: rect.maxX, y: rect.midY))
                path.addLine(to: Point(x: rect.minX + rect.width / 3, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    nonisolated private struct FixedArrow: Shape {
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func path(in rect: Rect) -> Path { Arrow().path(in: rect) }
    }

    private func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }

    private func shape(_ tree: RenderTree, _ path: String) throws -> RenderNode.Shape {
        let node = try #require(tree.node(at: path), "\(tree.nodes.map(\.path))")
        guard case .shape(let shape) = node.content else { throw CancellationError() }
        return shape
    }

    @Test("take what is proposed, 10 where nothing is; a circle is a square of the shorter length")
    func sizes() throws {
        for (width, height) in [(30.0, 50.0), (nil, 50.0), (30.0, nil), (nil, nil)] as [(Double?, Double?)] {
            let tree = try ZStack {
                Ellipse().id("ellipse")
                Arrow().id("arrow")
                Circle().id("circle")
                Path(Rect(x: 0, y: 0, width: 99, height: 99)).id("path")
            }.laidOut(width: width, height: height)
            let (width, height) = (width ?? 10, height ?? 10)
            for path in ["ellipse", "arrow", "path"] {
                #expect(try tree.frame(path).size == Size(width: width, height: height), "\(path)")
            }
            let side = min(width, height)
            #expect(
                try tree.frame("circle")
                    == Rect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side))
        }
    }

    @Test("a line along a path keeps the path; a line along that line is a path of its own")
    func strokedPaths() throws {
        let path = Path { path in
            path.move(to: Point(x: 1, y: 1))
            path.addLine(to: Point(x: 9, y: 5))
        }
        let tree = try ZStack {
            path.stroke(lineWidth: 2).id("once")
            path.stroke(lineWidth: 2).stroke(lineWidth: 1).id("twice")
        }.laidOut(width: 10, height: 10)
        let once = try shape(tree, "once")
        #expect(once.kind == .path(path))
        #expect(once.stroke?.width == length(2))
        let twice = try shape(tree, "twice")
        #expect(twice.stroke == nil)
        #expect(twice.kind != .path(path))
    }

    @Test("known shapes stay small in the tree; any other is a path in its frame, mirrored in integers")
    func outlines() throws {
        let view = VStack(spacing: 0) {
            Arrow().frame(height: 10)
            FixedArrow().frame(height: 10)
            UnevenRoundedRectangle(
                topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4
            )
            .frame(height: 10)
            Path { path in
                path.move(to: Point(x: 1, y: 1))
                path.addQuadCurve(to: Point(x: 7, y: 1), control: Point(x: 4, y: 7))
            }.frame(height: 10)
        }
        let (left, right) = (try view.laidOut(width: 10), try view.laidOut(width: 10, .rightToLeft))
        func path(_ tree: RenderTree, _ name: String) throws -> String {
            guard case .path(let path) = try shape(tree, name).kind else { return "no path" }
            return path.svg
        }
        #expect(try path(left, "VStack/Arrow") == "M0 0L10 5L3.3333 10Z")
        #expect(try path(right, "VStack/Arrow") == "M10 0L0 5L6.6667 10Z")
        #expect(try path(right, "VStack/FixedArrow") == "M0 0L10 5L3.3333 10Z")
        #expect(try path(left, "VStack/Path") == "M1 1C3 5 5 5 7 1")
        #expect(try path(right, "VStack/Path") == "M9 1C7 5 5 5 3 1")
        let radii = ShapeKind.CornerRadii(
            topLeft: length(1), topRight: length(4), bottomRight: length(3), bottomLeft: length(2))
        #expect(try shape(left, "VStack/UnevenRoundedRectangle").kind == .unevenRoundedRectangle(radii: radii))
        let mirrored = ShapeKind.CornerRadii(
            topLeft: length(4), topRight: length(1), bottomRight: length(2), bottomLeft: length(3))
        #expect(try shape(right, "VStack/UnevenRoundedRectangle").kind == .unevenRoundedRectangle(radii: mirrored))
    }

    @Test("a path that goes on from nowhere begins where it first goes to, and reads back from JSON")
    func withoutMove() throws {
        let point = { Point(x: $0, y: $0) }
        let paths: [([Path.Element], String)] = [
            ([.line(to: point(1)), .line(to: point(2))], "M1 1L2 2"),
            ([.close, .curve(to: point(3), control1: point(1), control2: point(2)), .close], "M1 1C1 1 2 2 3 3Z"),
            ([.close], ""), ([], ""),
        ]
        for (elements, data) in paths {
            let tree = try Path(elements).laidOut(width: 9, height: 9)
            guard case .path(let path) = try shape(tree, "Path").kind else { throw CancellationError() }
            #expect(path.svg == data)
            #expect(try RenderTree(json: tree.json, file: "-") == tree)
        }
    }

    @Test("a path is drawn for the frame as it stands in the tree, snapped")
    func snapped() throws {
        let tree = try HStack(spacing: 0) {
            ForEach(0..<3) { _ in Arrow() }
        }.laidOut(width: 10, height: 4, scale: 1)
        // Ten pixels for three: 3, 4 and 3.
        let tips = try ["HStack/Arrow[0]", "HStack/Arrow[1]", "HStack/Arrow[2]"].map { name -> FixedLength in
            let shape = try shape(tree, name)
            guard case .path(let path) = shape.kind, case .line(let tip) = path.elements[1] else { return .zero }
            return length(tip.x)
        }
        #expect(tips == [length(3), length(4), length(3)])
    }

    @Test("a stroke lies on the outline, a border inside it; a second fill or stroke is an overlay")
    func strokes() throws {
        let tree = try ZStack {
            Circle().stroke(Color.red, lineWidth: 3).id("stroke")
            RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red, lineWidth: 4).id("border")
            Capsule().fill(Color.blue).stroke(
                Color.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])
            )
            .id("both")
            Arrow().stroke(lineWidth: 2).fill(Color.green).id("line")
        }.laidOut(width: 40, height: 40)
        let red = RenderNode.Paint.color(RenderNode.Fill(name: "red", color: SystemColor.red.value(in: .light)))
        #expect(
            try shape(tree, "stroke")
                == RenderNode.Shape(kind: .circle, paint: red, stroke: Stroke(width: length(3))))
        #expect(
            try shape(tree, "border")
                == RenderNode.Shape(
                    kind: .roundedRectangle(radius: length(8)), inset: length(2), paint: red,
                    stroke: Stroke(width: length(4))))
        #expect(try shape(tree, "both").stroke == nil)
        #expect(
            try shape(tree, "both/overlay").stroke
                == Stroke(width: length(2), cap: .round, dash: [length(4), length(2)]))
        #expect(try shape(tree, "line").stroke == Stroke(width: length(2)))
        #expect(try tree.frame("border") == Rect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test("an outline inside its frame: corners get smaller by the inset")
    func insets() throws {
        let rect = Rect(x: 0, y: 0, width: 40, height: 20)
        let inner = rect.insetBy(dx: 3, dy: 3)
        #expect(Rectangle().inset(by: 3).path(in: rect) == Rectangle().path(in: inner))
        #expect(Capsule().inset(by: 1).inset(by: 2).path(in: rect) == Capsule().path(in: inner))
        #expect(
            RoundedRectangle(cornerRadius: 8).inset(by: 3).path(in: rect)
                == RoundedRectangle(cornerRadius: 5).path(in: inner))
        #expect(Circle().inset(by: 3).path(in: rect) == Circle().path(in: inner))
        #expect(Circle().inset(by: 10).path(in: rect).isEmpty)
        let tree = try Rectangle().inset(by: 2).inset(by: 1).laidOut(width: 40, height: 20)
        #expect(try shape(tree, "Rectangle").inset == length(3))
    }

    @Test("numbers from outside are bounded, and errors name the node")
    func bounds() throws {
        #expect(
            try shape(try RoundedRectangle(cornerRadius: .nan).laidOut(), "RoundedRectangle").kind
                == .roundedRectangle(radius: .zero))
        #expect(
            try shape(try RoundedRectangle(cornerRadius: .infinity).laidOut(), "RoundedRectangle").kind
                == .roundedRectangle(radius: length(1e8)))
        func rule(_ view: some View) throws -> String {
            let diagnostic = try diagnostic { try view.id("node").laidOut(width: 10, height: 10) }
            #expect(diagnostic.nodePath == "node")
            return diagnostic.rule
        }
        #expect(try rule(Path { $0.move(to: Point(x: .nan, y: 0)) }) == "path-not-finite")
        #expect(
            try rule(Path(Array(repeating: .line(to: .zero), count: Limits.pathElements + 1))) == "path-too-long")
        #expect(try rule(Circle().stroke(Color.red, lineWidth: .infinity)) == "stroke-not-finite")
        let dash = Array(repeating: 1.0, count: Limits.dashLengths + 1)
        #expect(try rule(Circle().stroke(Color.red, style: StrokeStyle(dash: dash))) == "dash-too-long")
        let colors = Array(repeating: Color.red, count: Limits.gradientStops + 1)
        #expect(
            try rule(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)) == "gradient-too-long")
        #expect(
            try rule(
                LinearGradient(colors: [.red], startPoint: UnitPoint(x: .infinity, y: 0), endPoint: .bottom))
                == "gradient-not-finite")
    }
}
