import MizanBase

extension Path {
    /// The part of the filled outline that is outside of another one; both are filled by the nonzero rule, and so is the result.
    ///
    /// The outlines are cut into chords on a fine grid, where exact comparisons decide what meets and what is inside. The
    /// pieces of a curve that stay next to each other become one curve again.
    package func subtracting(_ other: Path) -> Path {
        guard controlBounds != nil, other.controlBounds != nil else { return self }
        var arrangement = OutlineArrangement()
        arrangement.add(self, isOther: false)
        arrangement.add(other, isOther: true)
        return arrangement.outline { $0 != 0 && $1 == 0 }
    }
}

/// Two outlines as chords that meet at their ends only.
private struct OutlineArrangement {
    /// Steps of the grid in a point.
    private static let fineness = 1024.0
    /// The greatest distance of a chord from its curve, in points.
    private static let tolerance = 0.004
    /// Cutting moves chords by less than a step, which may make them meet again; so often they are looked at.
    private static let passes = 4
    /// Curves that run along each other meet again and again: with so many chords, the rest stays as it is.
    private static let limit = 24_000
    /// Chords of fewer steps than this are not cut by others: that would never end.
    private static let shortest = 4.0

    /// A place on the grid.
    struct GridPoint: Hashable, Comparable {
        var x: Int
        var y: Int

        static func < (left: GridPoint, right: GridPoint) -> Bool { (left.x, left.y) < (right.x, right.y) }
    }

    /// A straight piece of an outline.
    struct Chord {
        var start: GridPoint
        var end: GridPoint
        let isOther: Bool
        /// The index of its curve; nil for a line.
        let curve: Int?
        /// The part of the curve that it replaces.
        var from = 0.0
        var to = 1.0

        var minX: Int { min(start.x, end.x) }
        var maxX: Int { max(start.x, end.x) }
        var minY: Int { min(start.y, end.y) }
        var maxY: Int { max(start.y, end.y) }
    }

    private struct Curve {
        let start: Point
        let control1: Point
        let control2: Point
        let end: Point
    }

    private var chords: [Chord] = []
    private var curves: [Curve] = []

    mutating func add(_ path: Path, isOther: Bool) {
        var (first, last) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let end):
                addLine(last, first, isOther)
                (first, last) = (end, end)
            case .line(let end):
                addLine(last, end, isOther)
                last = end
            case .curve(let end, let control1, let control2):
                addCurve(Curve(start: last, control1: control1, control2: control2, end: end), isOther)
                last = end
            case .close:
                addLine(last, first, isOther)
                last = first
            }
        }
        addLine(last, first, isOther)
    }

    private static func gridPoint(_ point: Point) -> GridPoint {
        func step(_ coordinate: Double) -> Int { Int(max(-1e9, min(1e9, (coordinate * fineness).rounded()))) }
        return GridPoint(x: step(point.x), y: step(point.y))
    }

    private static func point(_ point: GridPoint) -> Point {
        Point(x: Double(point.x) / fineness, y: Double(point.y) / fineness)
    }

    private mutating func addLine(_ start: Point, _ end: Point, _ isOther: Bool) {
        let chord = Chord(start: Self.gridPoint(start), end: Self.gridPoint(end), isOther: isOther, curve: nil)
        if chord.start != chord.end { chords.append(chord) }
    }

    private mutating func addCurve(_ curve: Curve, _ isOther: Bool) {
        // A chord over 1/n of a curve is at most 3/4 n² of the control points' bends away from it.
        func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (x * x + y * y).squareRoot()
        }
        let bends = max(
            bend(curve.start, curve.control1, curve.control2), bend(curve.control1, curve.control2, curve.end))
        let count = max(1, min(64, Int((bends * 0.75 / Self.tolerance).squareRoot().rounded(.up))))
        curves.append(curve)
        var start = Self.gridPoint(curve.start)
        for index in 1...count {
            let (from, to) = (Double(index - 1) / Double(count), Double(index) / Double(count))
            let end = Self.gridPoint(
                index == count
                    ? curve.end : .onCurve(from: curve.start, curve.control1, curve.control2, to: curve.end, at: to))
            guard start != end else { continue }
            chords.append(
                Chord(start: start, end: end, isOther: isOther, curve: curves.count - 1, from: from, to: to))
            start = end
        }
    }

    // MARK: Meeting

    /// Cuts chords at the places at which they meet others, until none does.
    private mutating func cut() {
        for _ in 0..<Self.passes where chords.count < Self.limit {
            var cuts: [[(part: Double, point: GridPoint)]] = Array(repeating: [], count: chords.count)
            let order = chords.indices.sorted { chords[$0].minX < chords[$1].minX }
            for (position, first) in order.enumerated() {
                for second in order[(position + 1)...] {
                    guard chords[second].minX <= chords[first].maxX else { break }
                    guard chords[second].minY <= chords[first].maxY, chords[first].minY <= chords[second].maxY
                    else { continue }
                    meet(first, second, &cuts)
                }
            }
            guard cuts.contains(where: { !$0.isEmpty }) else { return }
            guard cuts.reduce(chords.count, { $0 + $1.count }) < Self.limit else { return }
            chords = Self.distinct(chords.indices.flatMap { pieces(of: chords[$0], at: cuts[$0]) })
        }
    }

    /// Chords without pairs of one outline that run there and back.
    private static func distinct(_ chords: [Chord]) -> [Chord] {
        struct Run: Hashable {
            let start: GridPoint
            let end: GridPoint
            let isOther: Bool
        }
        var (kept, runs) = ([Chord?](), [Run: [Int]]())
        for chord in chords {
            let back = Run(start: chord.end, end: chord.start, isOther: chord.isOther)
            if let index = runs[back]?.popLast() {
                kept[index] = nil
            } else {
                runs[Run(start: chord.start, end: chord.end, isOther: chord.isOther), default: []].append(kept.count)
                kept.append(chord)
            }
        }
        return kept.compactMap { $0 }
    }

    private func meet(_ first: Int, _ second: Int, _ cuts: inout [[(part: Double, point: GridPoint)]]) {
        let (one, other) = (chords[first], chords[second])
        // Ends on the other chord, or less than a step away from it.
        for point in [other.start, other.end] {
            if let part = Self.part(of: one, at: point) { cuts[first].append((part, point)) }
        }
        for point in [one.start, one.end] {
            if let part = Self.part(of: other, at: point) { cuts[second].append((part, point)) }
        }
        let (ax, ay) = (Double(one.end.x - one.start.x), Double(one.end.y - one.start.y))
        let (bx, by) = (Double(other.end.x - other.start.x), Double(other.end.y - other.start.y))
        let cross = ax * by - ay * bx
        guard cross != 0, ax.magnitude + ay.magnitude >= Self.shortest, bx.magnitude + by.magnitude >= Self.shortest
        else { return }
        let (dx, dy) = (Double(other.start.x - one.start.x), Double(other.start.y - one.start.y))
        let (s, t) = ((dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross)
        guard s > 0, s < 1, t > 0, t < 1 else { return }
        let point = GridPoint(
            x: one.start.x + Int((ax * s).rounded()), y: one.start.y + Int((ay * s).rounded()))
        if point != one.start, point != one.end { cuts[first].append((s, point)) }
        if point != other.start, point != other.end { cuts[second].append((t, point)) }
    }

    /// The part of a chord at which a place is on it; nil for its ends, and for places next to it.
    private static func part(of chord: Chord, at point: GridPoint) -> Double? {
        guard point != chord.start, point != chord.end, point.x >= chord.minX - 1, point.x <= chord.maxX + 1,
            point.y >= chord.minY - 1, point.y <= chord.maxY + 1
        else { return nil }
        let (x, y) = (Double(chord.end.x - chord.start.x), Double(chord.end.y - chord.start.y))
        let (dx, dy) = (Double(point.x - chord.start.x), Double(point.y - chord.start.y))
        let length = x * x + y * y
        let part = (dx * x + dy * y) / length
        guard part > 0, part < 1 else { return nil }
        let distance = dx * y - dy * x
        return distance * distance <= 0.5 * length ? part : nil
    }

    private func pieces(of chord: Chord, at cuts: [(part: Double, point: GridPoint)]) -> [Chord] {
        guard !cuts.isEmpty else { return [chord] }
        var (pieces, rest) = ([Chord](), chord)
        for cut in cuts.sorted(by: { $0.part < $1.part }) where cut.point != rest.start {
            var piece = rest
            piece.end = cut.point
            piece.to = chord.from + (chord.to - chord.from) * cut.part
            pieces.append(piece)
            rest.start = cut.point
            rest.from = piece.to
        }
        if rest.start != rest.end { pieces.append(rest) }
        return pieces
    }

    // MARK: The outline

    /// Two places, the lesser first.
    private struct Ends: Hashable {
        let low: GridPoint
        let high: GridPoint
    }

    /// A piece of both outlines: how often each runs from its lesser end to its greater one, less the times back.
    private struct Side {
        let chord: Chord
        var own = 0
        var others = 0
    }

    /// The outline around the places whose numbers of turns, those of the one and of the other outline, a function accepts.
    mutating func outline(_ isInside: (Int, Int) -> Bool) -> Path {
        cut()
        var (sides, known) = ([Side](), [Ends: Int]())
        for chord in chords {
            let ends = Ends(low: min(chord.start, chord.end), high: max(chord.start, chord.end))
            let index = known[ends] ?? sides.count
            if index == sides.count {
                known[ends] = index
                sides.append(Side(chord: chord))
            }
            let direction = chord.start < chord.end ? 1 : -1
            if chord.isOther { sides[index].others += direction } else { sides[index].own += direction }
        }
        sides.removeAll { $0.own == 0 && $0.others == 0 }
        var kept: [Chord] = []
        for (index, side) in sides.enumerated() {
            let chord = side.chord.start < side.chord.end ? side.chord : side.chord.reversed
            let isSteep = Self.isSteep(chord)
            let beyond = turns(beyond: index, isSteep: isSteep, of: sides)
            // A ray to the right counts what goes down, a ray down what goes to the left.
            let sign = isSteep && chord.end.y > chord.start.y ? 1 : -1
            let isBeyond = isInside(beyond.own, beyond.others)
            let isBefore = isInside(beyond.own + sign * side.own, beyond.others + sign * side.others)
            guard isBeyond != isBefore else { continue }
            // Clockwise: what goes to the right has the inside below, what goes down has it to the left.
            let isClockwise = isSteep && chord.end.y > chord.start.y ? isBefore : isBeyond
            kept.append(isClockwise ? chord : chord.reversed)
        }
        return path(of: kept)
    }

    private static func isSteep(_ chord: Chord) -> Bool {
        (chord.end.y - chord.start.y).magnitude > (chord.end.x - chord.start.x).magnitude
    }

    /// The numbers of turns on the far side of a side: to the right of a steep one, below a flat one.
    ///
    /// A ray from the side's middle to the right, or down, counts the others that it crosses.
    private func turns(beyond index: Int, isSteep: Bool, of sides: [Side]) -> (own: Int, others: Int) {
        let (low, high) = Self.ends(of: sides[index].chord)
        // Twice the middle, so that it is on the grid.
        let (across, along) = isSteep ? (low.y + high.y, low.x + high.x) : (low.x + high.x, low.y + high.y)
        var turns = (own: 0, others: 0)
        for (other, side) in sides.enumerated() where other != index {
            let (start, end) = Self.ends(of: side.chord)
            let (from, to) = isSteep ? (2 * start.y, 2 * end.y) : (2 * start.x, 2 * end.x)
            guard (from <= across) != (to <= across) else { continue }
            let (near, far) = isSteep ? (2 * start.x, 2 * end.x) : (2 * start.y, 2 * end.y)
            let crossing = Double(near) + Double(across - from) * Double(far - near) / Double(to - from)
            guard crossing > Double(along) else { continue }
            let sign = (to > from) == isSteep ? 1 : -1
            turns.own += sign * side.own
            turns.others += sign * side.others
        }
        return turns
    }

    private static func ends(of chord: Chord) -> (low: GridPoint, high: GridPoint) {
        chord.start < chord.end ? (chord.start, chord.end) : (chord.end, chord.start)
    }

    /// Chords, each with the inside on the same hand, as closed subpaths.
    private func path(of chords: [Chord]) -> Path {
        var leaving: [GridPoint: [Int]] = [:]
        for (index, chord) in chords.enumerated() { leaving[chord.start, default: []].append(index) }
        var isUsed = Array(repeating: false, count: chords.count)
        var path = Path()
        for first in chords.indices where !isUsed[first] {
            var loop: [Chord] = []
            var next: Int? = first
            while let index = next, !isUsed[index] {
                isUsed[index] = true
                loop.append(chords[index])
                let candidates = leaving[chords[index].end]?.filter { !isUsed[$0] } ?? []
                // Along the same curve if it goes on.
                next = candidates.first { Self.joins(chords[index], chords[$0]) } ?? candidates.first
            }
            guard loop.count > 2 || loop.contains(where: { $0.curve != nil }) else { continue }
            add(loop, to: &path)
        }
        return path
    }

    private static func joins(_ chord: Chord, _ next: Chord) -> Bool {
        chord.curve != nil && chord.curve == next.curve && chord.to == next.from
    }

    /// Adds a closed loop of chords; those along one curve as a curve.
    private func add(_ loop: [Chord], to path: inout Path) {
        // Begins where a curve does.
        var loop = loop
        if let start = loop.indices.first(where: { index in
            index > 0 && !Self.joins(loop[index - 1], loop[index])
        }) {
            loop = Array(loop[start...] + loop[..<start])
        }
        guard let first = loop.first else { return }
        path.move(to: Self.point(first.start))
        var index = 0
        while index < loop.count {
            var piece = loop[index]
            while index + 1 < loop.count, Self.joins(loop[index], loop[index + 1]) {
                index += 1
                piece.end = loop[index].end
                piece.to = loop[index].to
            }
            index += 1
            if let number = piece.curve {
                let curve = curves[number]
                let (control1, control2) = Self.controls(of: curve, from: piece.from, to: piece.to)
                path.addCurve(to: Self.point(piece.end), control1: control1, control2: control2)
            } else if index < loop.count {
                path.addLine(to: Self.point(piece.end))
            }
        }
        path.closeSubpath()
    }

    /// The control points of a part of a curve, by de Casteljau's steps.
    private static func controls(of curve: Curve, from: Double, to: Double) -> (Point, Point) {
        func between(_ one: Point, _ other: Point, _ part: Double) -> Point {
            Point(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
        }
        func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
            let first = between(curve.start, curve.control1, a)
            let second = between(curve.control1, curve.control2, a)
            let third = between(curve.control2, curve.end, a)
            return between(between(first, second, b), between(second, third, b), c)
        }
        return (blossom(from, from, to), blossom(from, to, to))
    }
}

extension OutlineArrangement.Chord {
    /// The same piece from its end to its start.
    fileprivate var reversed: Self {
        var chord = self
        (chord.start, chord.end) = (end, start)
        (chord.from, chord.to) = (to, from)
        return chord
    }
}
