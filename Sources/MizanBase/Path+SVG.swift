extension Path {
    /// Reads path data of SVG's absolute `M`, `L`, `C` and `Z`, each with its own letter: `M1 2L3 4.5C5 6 7 8 9 10Z`.
    ///
    /// White space and commas separate numbers and may stand around letters. A number is a decimal in points of at
    /// most four fraction digits. Nil for anything else: other letters, repeated arguments without a letter, a first
    /// command that isn't `M`, a number beyond ``FixedLength/limit``. The empty text is the empty path.
    ///
    /// Source: SVG 2 §9.3.9, the grammar for path data, a subset.
    public init?(svg text: String) {
        var reader = PathDataReader(text: text)
        guard let elements = reader.elements() else { return nil }
        self.init(elements)
    }

    /// The path as ``init(svg:)`` reads it, coordinates on the grid of 1/10,000 pt, written as ``FixedLength`` writes.
    ///
    /// Empty where a coordinate is NaN, infinite or beyond ``FixedLength/limit``: nothing can be drawn of such a path.
    public var svg: String {
        var text = ""
        for element in elements {
            let command: String
            let points: [Point]
            switch element {
            case .move(let end): (command, points) = ("M", [end])
            case .line(let end): (command, points) = ("L", [end])
            case .curve(let end, let control1, let control2): (command, points) = ("C", [control1, control2, end])
            case .close: (command, points) = ("Z", [])
            }
            text += command
            for (index, point) in points.enumerated() {
                guard let x = FixedLength(points: point.x), let y = FixedLength(points: point.y) else { return "" }
                text += "\(index > 0 ? " " : "")\(x) \(y)"
            }
        }
        return text
    }
}

/// Reads path data once, from start to end.
private struct PathDataReader {
    private let bytes: [UInt8]
    private var position = 0

    init(text: String) { bytes = Array(text.utf8) }

    /// All elements to the end of the text; nil where the text breaks the grammar.
    mutating func elements() -> [Path.Element]? {
        var elements: [Path.Element] = []
        skipSeparators()
        while position < bytes.count {
            let command = bytes[position]
            position += 1
            guard let element = element(command), !elements.isEmpty || command == UInt8(ascii: "M") else { return nil }
            elements.append(element)
            skipSeparators()
        }
        return elements
    }

    private mutating func element(_ command: UInt8) -> Path.Element? {
        switch command {
        case UInt8(ascii: "M"):
            return point().map { .move(to: $0) }
        case UInt8(ascii: "L"):
            return point().map { .line(to: $0) }
        case UInt8(ascii: "C"):
            guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
            return .curve(to: end, control1: control1, control2: control2)
        case UInt8(ascii: "Z"):
            return .close
        default:
            return nil
        }
    }

    private mutating func point() -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(x: x, y: y)
    }

    private mutating func number() -> Double? {
        skipSeparators()
        let start = position
        while position < bytes.count, isNumeric(bytes[position], first: position == start) { position += 1 }
        guard let length = FixedLength(String(decoding: bytes[start..<position], as: UTF8.self)),
            length.points.magnitude <= FixedLength.limit
        else { return nil }
        return length.points
    }

    private func isNumeric(_ byte: UInt8, first: Bool) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
            || first && byte == UInt8(ascii: "-")
    }

    private mutating func skipSeparators() {
        while position < bytes.count, isSeparator(bytes[position]) { position += 1 }
    }

    private func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","): true
        default: false
        }
    }
}
