import MizanBase
import MizanDrawing
import TestSupport
import Testing

@testable import MizanSymbols

/// Properties that make variants by rule legible, of symbols of every kind and of each twentieth name; by default of an eighth of them.
@Suite("Legibility of symbols")
struct SymbolLegibilityTests {
    private static let kinds = [
        "airplane", "airpods", "arrow.up.trash", "basket", "bell", "bell.badge", "bicycle", "bitcoinsign", "box.truck",
        "bubble.left.and.bubble.right", "building.2", "calendar", "camera", "camera.viewfinder", "car", "car.2", "cart",
        "chart.bar", "cloud.fog", "cloud.moon", "creditcard", "cross", "cross.vial", "cup.and.saucer", "dumbbell",
        "envelope.badge", "ferry", "figure.run", "flag.2.crossed", "flag.checkered", "folder", "fuelpump", "gear",
        "gearshape", "gearshape.2", "gift", "giftcard", "hand.raised", "house", "iphone", "location",
        "location.north.line", "lock", "lock.shield", "mappin", "mic", "person", "person.2", "phone.down", "printer",
        "printer.dotmatrix", "star.leadinghalf.filled", "stethoscope", "tag", "trash", "tv", "waveform", "xmark.bin",
    ]

    private static let names: [String] = {
        let all = Symbol.all.map(\.name)
        let each = kinds + stride(from: 0, to: all.count, by: 20).map { all[$0] }.filter { !kinds.contains($0) }
        return Thoroughness.cases(each) { $0 % 8 == 0 }
    }()

    private static func center(_ point: Point) -> Double {
        ((point.x - 12) * (point.x - 12) + (point.y - 12) * (point.y - 12)).squareRoot()
    }

    @Test("a filled variant has more ink than its base, and fills at least half of the whole", arguments: names)
    func fill(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        let isDrawn = SymbolLibrary.contains(name + ".fill")
        guard isDrawn || SymbolLibrary.drawing(symbol.entry.name)?.hasBody == true, !name.hasSuffix(".fill") else {
            return
        }
        let (base, filled) = (InkGrid(name), InkGrid(name + ".fill"))
        #expect(filled.area > base.area * 0.98)
        #expect(filled.area >= base.withoutHoles.area * 0.5)
    }

    @Test("what lines enclose is filled, whether or not the lines are one closed line")
    func bodies() {
        for (name, place) in [
            ("house", Point(x: 7.5, y: 16)), ("fuelpump", Point(x: 6, y: 18)), ("ferry", Point(x: 8, y: 17.5)),
            ("basket", Point(x: 6.5, y: 14)), ("cup.and.saucer", Point(x: 8, y: 15)), ("cloud.fog", Point(x: 10, y: 9)),
            ("bubble.left.and.bubble.right", Point(x: 17, y: 15)), ("person.2", Point(x: 17, y: 8)),
        ] {
            #expect(Symbol.named(name + ".fill")?.layers.contains { $0.path.contains(place) } == true, "\(name)")
            #expect(Symbol.named(name)?.layers.contains { $0.path.contains(place) } == false, "\(name)")
        }
    }

    @Test("a sign keeps away from the circle around it, and is neither too dense nor run together", arguments: names)
    func enclosure(name: String) throws {
        guard let symbol = Symbol.named(name + ".circle"), symbol.variation.enclosure == .circle else { return }
        for (weight, line) in [(FontWeight.regular, 1.0), (.bold, 1.4)] {
            let inside = 9 - line
            let grid = InkGrid(symbol.name, weight: weight)
            #expect(grid.area { (inside - 0.4...inside - 0.15).contains(Self.center($0)) } == 0)
            let sign = grid.part { Self.center($0) < inside - 0.4 }
            #expect(sign.area > 3)
            #expect(sign.area <= 0.75 * .pi * inside * inside)
            #expect(sign.closeness <= 0.2)
        }
    }

    @Test("a slash leaves more than a third of its base, and no crumbs", arguments: names)
    func slash(name: String) throws {
        guard let symbol = Symbol.named(name + ".slash"), symbol.variation.isSlashed else { return }
        let slashed = InkGrid(symbol.name)
        let left = slashed.part { ($0.x - $0.y).magnitude > 2 * 2.0.squareRoot() }
        #expect(left.area >= InkGrid(name).area * 0.35)
        for subpath in symbol.layers.flatMap(\.path.subpaths) where subpath.isClockwise {
            #expect(subpath.turnedArea > 2.4)
        }
    }

    @Test("a badge has clear space around it, next to lines and in a filled body", arguments: names)
    func badge(name: String) throws {
        for variant in [".badge.plus", ".fill.badge.plus"] {
            guard let symbol = Symbol.named(name + variant), symbol.variation.badge != nil else { continue }
            let grid = InkGrid(symbol.name)
            func distance(_ point: Point) -> Double {
                let (x, y) = (point.x - 18, point.y - 18)
                return (x * x + y * y).squareRoot()
            }
            #expect(grid.area { (5.2...6.05).contains(distance($0)) } == 0)
            #expect(grid.area { (3.5...4.8).contains(distance($0)) } > 25)
        }
    }
}
