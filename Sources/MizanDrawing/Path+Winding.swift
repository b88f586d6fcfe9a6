import MizanBase

extension Path {
    /// The path with subpaths turned so that the nonzero rule fills what the even-odd rule fills: those inside an even number of
    /// others turn clockwise, the others turn back.
    ///
    /// A subpath that crosses itself or another one keeps what it encloses twice, which the even-odd rule leaves out.
    package var wound: Path {
        let parts = subpaths
        guard parts.count > 1 else { return self }
        var elements: [Element] = []
        for (index, part) in parts.enumerated() {
            guard let start = part.start else { continue }
            let around = parts.indices.count { $0 != index && parts[$0].contains(start) }
            let isClockwise = part.area >= 0
            elements += isClockwise == around.isMultiple(of: 2) ? part.elements : part.reversed.elements
        }
        return Path(elements)
    }

    /// The parts that begin with a move.
    private var subpaths: [Path] {
        var parts: [Path] = []
        var last = Point.zero
        for element in elements {
            if case .move(let start) = element {
                parts.append(Path([element]))
                last = start
            } else if parts.isEmpty || parts[parts.count - 1].elements.last == .close {
                // Without a move, a part begins where the last one did.
                parts.append(Path([.move(to: last), element]))
            } else {
                parts[parts.count - 1].elements.append(element)
            }
        }
        return parts
    }

    private var start: Point? { if case .move(let point)? = elements.first { point } else { nil } }

    /// Twice the area within the ends and the control points, above 0 if they go clockwise on a screen.
    private var area: Double {
        let points = elements.flatMap { element -> [Point] in
            switch element {
            case .move(let end), .line(let end): [end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .close: []
            }
        }
        guard let first = points.first else { return 0 }
        return zip(points, points.dropFirst() + [first]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    /// One subpath from its end to its start.
    private var reversed: Path {
        var steps: [(from: Point, step: Element)] = []
        var last = start ?? .zero
        for element in elements.dropFirst() {
            switch element {
            case .move: break
            case .line(let end):
                steps.append((last, element))
                last = end
            case .curve(let end, _, _):
                steps.append((last, element))
                last = end
            case .close: break
            }
        }
        var result: [Element] = [.move(to: last)]
        for (from, step) in steps.reversed() {
            if case .curve(_, let control1, let control2) = step {
                result.append(.curve(to: from, control1: control2, control2: control1))
            } else {
                result.append(.line(to: from))
            }
        }
        return Path(result + [.close])
    }
}
