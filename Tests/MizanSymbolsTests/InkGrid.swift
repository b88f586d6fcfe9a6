import MizanBase
import MizanDrawing

@testable import MizanSymbols

/// The squares of a symbol's grid, a quarter of a point wide, whose middles are inked.
struct InkGrid {
    /// The squares along a side.
    static let count = 96
    private static let size = 24.0 / Double(count)

    /// Whether each square is inked, row by row.
    private(set) var ink = Array(repeating: false, count: count * count)

    /// The middle of a square.
    static func middle(_ index: Int) -> Point {
        Point(x: (Double(index % count) + 0.5) * size, y: (Double(index / count) + 0.5) * size)
    }

    /// The ink of outlines that are filled by the nonzero rule, each layer by itself.
    init(_ layers: [FilledPath]) {
        for layer in layers { add(layer.path) }
    }

    /// The ink of a built-in symbol; none for a name without one.
    init(_ name: String, weight: FontWeight = .regular) {
        self.init(
            Symbol.named(name)?.layers(in: .leftToRight, language: "en", look: SymbolLook(weight: weight)) ?? [])
    }

    private mutating func add(_ path: Path) {
        var crossings: [[(x: Double, turn: Int)]] = Array(repeating: [], count: Self.count)
        func addChord(_ start: Point, _ end: Point) {
            let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
            let first = max(0, Int((top.y / Self.size + 0.5).rounded(.down)))
            let last = min(Self.count, Int((bottom.y / Self.size + 0.5).rounded(.down)))
            for row in first..<max(first, last) {
                let part = ((Double(row) + 0.5) * Self.size - top.y) / (bottom.y - top.y)
                crossings[row].append((top.x + (bottom.x - top.x) * part, start.y < end.y ? 1 : -1))
            }
        }
        var (first, last) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let end): (first, last) = (end, end)
            case .line(let end):
                addChord(last, end)
                last = end
            case .curve(let end, let control1, let control2):
                var start = last
                for index in 1...8 {
                    let next = Point.onCurve(from: last, control1, control2, to: end, at: Double(index) / 8)
                    addChord(start, next)
                    start = next
                }
                last = end
            case .close:
                addChord(last, first)
                last = first
            }
        }
        for row in 0..<Self.count {
            var turns = 0
            let line = crossings[row].sorted { $0.x < $1.x }
            for (crossing, next) in zip(line, line.dropFirst()) {
                turns += crossing.turn
                guard turns != 0 else { continue }
                let start = max(0, Int((crossing.x / Self.size + 0.5).rounded(.down)))
                let end = min(Self.count, Int((next.x / Self.size + 0.5).rounded(.down)))
                for column in start..<max(start, end) { ink[row * Self.count + column] = true }
            }
        }
    }
}

extension InkGrid {
    /// The inked area, in square points.
    var area: Double { area { _ in true } }

    /// The inked area at some places.
    func area(where isIncluded: (Point) -> Bool) -> Double {
        Double(ink.indices.count { ink[$0] && isIncluded(Self.middle($0)) }) * Self.size * Self.size
    }

    /// The grid with each square inked that can't be reached from the edge: a symbol without its holes.
    var withoutHoles: InkGrid {
        var reached = Array(repeating: false, count: ink.count)
        var open = ink.indices.filter { index in
            let (row, column) = (index / Self.count, index % Self.count)
            return row == 0 || column == 0 || row == Self.count - 1 || column == Self.count - 1
        }.filter { !ink[$0] }
        for index in open { reached[index] = true }
        while let index = open.popLast() {
            for neighbor in Self.neighbors(of: index) where !ink[neighbor] && !reached[neighbor] {
                reached[neighbor] = true
                open.append(neighbor)
            }
        }
        var grid = self
        grid.ink = reached.map { !$0 }
        return grid
    }

    /// The part of the ink that closing gaps of less than half a point adds: much if lines are too close to each other.
    var closeness: Double {
        func spread(_ squares: [Bool], _ value: Bool) -> [Bool] {
            squares.indices.map { index in
                squares[index] == value
                    || Self.neighbors(of: index, withCorners: true).contains { squares[$0] == value } ? value : !value
            }
        }
        let closed = spread(spread(ink, true), false)
        let added = ink.indices.count { closed[$0] && !ink[$0] }
        return Double(added) / Double(max(1, ink.count { $0 }))
    }

    /// The ink at some places.
    func part(where isIncluded: (Point) -> Bool) -> InkGrid {
        var grid = self
        for index in ink.indices where !isIncluded(Self.middle(index)) { grid.ink[index] = false }
        return grid
    }

    private static func neighbors(of index: Int, withCorners: Bool = false) -> [Int] {
        let (row, column) = (index / count, index % count)
        var steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        if withCorners { steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)] }
        return steps.compactMap { down, across in
            let (row, column) = (row + down, column + across)
            return (0..<count).contains(row) && (0..<count).contains(column) ? row * count + column : nil
        }
    }
}
