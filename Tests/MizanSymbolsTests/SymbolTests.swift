import MizanBase
import MizanDrawing
import MizanImages
import Testing

@testable import MizanSymbols

@Suite("Built-in symbols")
struct SymbolTests {
    @Test("sorted by name, without repeats, and what scenes have long relied on is there")
    func names() {
        let names = Symbol.all.map(\.name)
        #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
        for name in ["archivebox", "chevron.backward", "chevron.forward", "cloud.rain", "play.fill", "wind"] {
            #expect(names.contains(name))
        }
    }

    @Test("a symbol is found by its exact name only")
    func lookup() {
        for symbol in Symbol.all { #expect(Symbol.named(symbol.name) == symbol) }
        #expect(Symbol.named("Cloud") == nil)
        #expect(Symbol.named("cloud ") == nil)
        #expect(Symbol.named("") == nil)
    }

    @Test(
        "what points along the reading, begins where it does, or moves along it mirrors; a person, a clock and a side stay"
    )
    func mirroring() throws {
        for name in [
            "arrow.forward", "book.closed", "box.truck", "cellularbars", "doc.text", "list.bullet", "quote.opening",
        ] {
            #expect(try #require(Symbol.named(name)).mirrors)
        }
        for name in [
            "arrow.right", "battery.50", "clock", "forward.end", "hand.thumbsup", "heart", "message", "person.2",
        ] {
            #expect(try #require(Symbol.named(name)).direction == .fixed)
        }
    }

    @Test("the outlines of a symbol are whole and half a point inside its grid", arguments: Symbol.all.map(\.name))
    func outlines(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        #expect(symbol.size == Size(width: 24, height: 24))
        for layers in [symbol.layers] + symbol.layersOfForms { try expectWhole(layers) }
    }

    private func expectWhole(_ layers: [FilledPath]) throws {
        #expect(!layers.isEmpty)
        for layer in layers {
            // Unreadable path data would leave an empty path.
            #expect(layer.path.elements.last == .close)
            #expect(Path(svg: layer.path.svg) == layer.path)
            #expect(opens(layer.path) == layer.path.elements.count { $0 == .close })
            for point in drawnPoints(of: layer.path) {
                #expect((0.5...23.5).contains(point.x) && (0.5...23.5).contains(point.y))
            }
        }
    }

    @Test("symbols share one optical size: 11 to 23 of 24 points at the longer side", arguments: Symbol.all.map(\.name))
    func opticalSize(name: String) throws {
        // The Arabic zero is a dot.
        guard name != "0" else { return }
        let symbol = try #require(Symbol.named(name))
        for layers in [symbol.layers] + symbol.layersOfForms {
            let all = layers.flatMap { drawnPoints(of: $0.path) }
            let width = try #require(all.map(\.x).max()) - (try #require(all.map(\.x).min()))
            let height = try #require(all.map(\.y).max()) - (try #require(all.map(\.y).min()))
            #expect((11...23).contains(max(width, height)))
        }
    }

    @Test("the two chevrons are each other's mirror image")
    func chevrons() throws {
        let forward = try #require(Symbol.named("chevron.forward")?.layers.first)
        let backward = try #require(Symbol.named("chevron.backward")?.layers.first)
        let flipped = Set(points(of: forward.path).map { gridPoint(Point(x: 24 - $0.x, y: $0.y)) })
        #expect(flipped == Set(points(of: backward.path).map(gridPoint)))
        #expect(forward.path != backward.path)
    }

    @Test("controls take the foreground colour, weather brings its own; the cloud's outline is monochrome")
    func colors() throws {
        let coloured = Symbol.all.filter { $0.layers.contains { $0.color != nil } }.map(\.name)
        #expect(
            coloured == [
                "cloud.bolt", "cloud.fill", "cloud.rain", "cloud.snow", "cloud.sun", "drop.fill", "moon.stars",
                "sun.max", "wind",
            ])
        let rain = try #require(Symbol.named("cloud.rain"))
        #expect(Set(rain.layers.map(\.color)).count == 2)
    }

    @Test("the outlined cloud has a hole that runs against its outer edge")
    func hole() throws {
        let cloud = try #require(Symbol.named("cloud")?.layers.first?.path)
        let areas = subpaths(of: cloud).map(signedArea)
        #expect(areas.count == 2)
        #expect(areas[0] * areas[1] < 0)
        #expect(abs(areas[0]) > abs(areas[1]))
    }

    private func points(of path: Path) -> [Point] {
        path.elements.flatMap { element -> [Point] in
            switch element {
            case .move(let end), .line(let end): [end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .close: []
            }
        }
    }

    /// Points on the outline, without control points, which may be far from it.
    private func drawnPoints(of path: Path) -> [Point] {
        var (points, last) = ([Point](), Point.zero)
        for element in path.elements {
            let own = element.points
            guard let end = own.last else { continue }
            if own.count == 3 {
                points += [0.25, 0.5, 0.75].map { .onCurve(from: last, own[0], own[1], to: end, at: $0) }
            }
            points.append(end)
            last = end
        }
        return points
    }

    private func opens(_ path: Path) -> Int {
        path.elements.count { if case .move = $0 { true } else { false } }
    }

    private func subpaths(of path: Path) -> [Path] {
        path.elements.split(separator: .close).map { Path(Array($0)) }
    }

    /// Twice the area of the polygon through all points, positive where it runs clockwise on the screen.
    private func signedArea(_ path: Path) -> Double {
        let corners = points(of: path)
        return zip(corners, corners.dropFirst() + corners.prefix(1))
            .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    private func gridPoint(_ point: Point) -> FixedPoint? {
        guard let x = FixedLength(points: point.x), let y = FixedLength(points: point.y) else { return nil }
        return FixedPoint(x: x, y: y)
    }
}
