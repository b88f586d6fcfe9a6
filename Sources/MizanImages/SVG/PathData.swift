import MizanBase
import MizanDrawing

/// An error in path data, with its place.
package struct PathDataError: Error, Hashable, Sendable {
    /// The offset in UTF-8 bytes from the text's start.
    package var offset: Int
    /// The description of the error.
    package var message: String
    /// Whether the path is valid but too long.
    package var isTooLong = false
}

/// Reads a text of SVG's path data once, from start to end.
///
/// Source: SVG 2 §9.3, path data. Invalid text is rejected, unlike in a browser, which draws the part before an error.
package struct PathData {
    private var scanner: NumberScanner
    private let limit: Int
    private var path = Path()
    private var current = Point.zero
    private var start = Point.zero
    /// The last control point of the previous curve, for `S` and `T`.
    private var cubicControl: Point?
    private var quadraticControl: Point?

    /// The path of a text, with at most `limit` elements.
    package static func path(_ text: String, limit: Int = .max) throws(PathDataError) -> Path {
        var data = PathData(scanner: NumberScanner(text), limit: limit)
        return try data.read()
    }

    private init(scanner: NumberScanner, limit: Int) {
        self.scanner = scanner
        self.limit = limit
    }

    private mutating func read() throws(PathDataError) -> Path {
        scanner.skipSpace()
        while let command = scanner.byte {
            let place = scanner.position
            _ = scanner.next()
            guard !path.isEmpty || command | 0x20 == UInt8(ascii: "m") else {
                throw PathDataError(offset: place, message: "path data begins with M or m")
            }
            try commands(command, at: place)
        }
        return path
    }

    /// Reads a command with its arguments, and again for each further set of them (§9.3.1).
    private mutating func commands(_ letter: UInt8, at place: Int) throws(PathDataError) {
        let isRelative = letter & 0x20 != 0
        var command = letter | 0x20
        scanner.skipSpace()
        if command == UInt8(ascii: "z"), letter.isASCIILetter {
            path.closeSubpath()
            (current, cubicControl, quadraticControl) = (start, nil, nil)
            return
        }
        guard letter.isASCIILetter, "mlhvcsqta".utf8.contains(command) else {
            throw PathDataError(offset: place, message: "this is no command of path data")
        }
        repeat {
            guard path.elements.count < limit else {
                throw PathDataError(
                    offset: scanner.position, message: "the path has more than \(limit) steps", isTooLong: true)
            }
            try step(command, from: isRelative ? current : .zero)
            // Pairs that follow a move are lines.
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        } while try hasMore()
    }

    /// Whether another set of arguments follows.
    private mutating func hasMore() throws(PathDataError) -> Bool {
        let hadComma = scanner.skipSeparator()
        guard let byte = scanner.byte, !byte.isASCIILetter else {
            if hadComma { throw failure("a number is expected after the comma") }
            return false
        }
        return true
    }

    private mutating func step(_ command: UInt8, from origin: Point) throws(PathDataError) {
        var (cubic, quadratic): (Point?, Point?) = (nil, nil)
        switch command {
        case UInt8(ascii: "m"):
            current = try point(from: origin)
            start = current
            path.move(to: current)
        case UInt8(ascii: "l"):
            current = try point(from: origin)
            path.addLine(to: current)
        case UInt8(ascii: "h"):
            current.x = try coordinate(from: origin.x)
            path.addLine(to: current)
        case UInt8(ascii: "v"):
            current.y = try coordinate(from: origin.y)
            path.addLine(to: current)
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let first =
                command == UInt8(ascii: "c") ? try next(from: origin) : current.reflecting(cubicControl ?? current)
            let second = try next(from: origin)
            current = try point(from: origin)
            path.addCurve(to: current, control1: first, control2: second)
            cubic = second
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let control =
                command == UInt8(ascii: "q") ? try next(from: origin) : current.reflecting(quadraticControl ?? current)
            let from = current
            current = try point(from: origin)
            path.addQuadCurve(from: from, to: current, control: control)
            quadratic = control
        default:
            try arc(from: origin)
        }
        (cubicControl, quadraticControl) = (cubic, quadratic)
    }

    private mutating func arc(from origin: Point) throws(PathDataError) {
        let radii = Size(width: try nextNumber(), height: try nextNumber())
        let rotation = try nextNumber()
        let isLarge = try flag()
        let isClockwise = try flag()
        let end = try point(from: origin)
        path.addArc(
            from: current, to: end, radii: radii, rotation: Angle(degrees: rotation), isLarge: isLarge,
            isClockwise: isClockwise)
        current = end
    }

    /// Reads a point and an optional separator after it.
    private mutating func next(from origin: Point) throws(PathDataError) -> Point {
        let point = try point(from: origin)
        scanner.skipSeparator()
        return point
    }

    private mutating func point(from origin: Point) throws(PathDataError) -> Point {
        let x = try coordinate(from: origin.x)
        scanner.skipSeparator()
        return Point(x: x, y: try coordinate(from: origin.y))
    }

    private mutating func nextNumber() throws(PathDataError) -> Double {
        let number = try number()
        scanner.skipSeparator()
        return number
    }

    private mutating func number() throws(PathDataError) -> Double {
        guard let number = scanner.number() else { throw failure("a number is expected") }
        return number
    }

    /// Reads `0` or `1`, which needs no separator after it.
    private mutating func flag() throws(PathDataError) -> Bool {
        let isSet = scanner.skip("1")
        guard isSet || scanner.skip("0") else { throw failure("a flag is expected, 0 or 1") }
        scanner.skipSeparator()
        return isSet
    }

    private mutating func coordinate(from origin: Double) throws(PathDataError) -> Double {
        let place = scanner.position
        let coordinate = origin + (try number())
        guard coordinate.magnitude <= FixedLength.limit else {
            throw PathDataError(offset: place, message: "a coordinate is beyond \(Int(FixedLength.limit))")
        }
        return coordinate
    }

    private func failure(_ message: String) -> PathDataError {
        PathDataError(offset: scanner.position, message: scanner.isAtEnd ? "\(message), and the text ends" : message)
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) && self < 0x80 }
}

extension Point {
    /// The other point reflected at this one.
    fileprivate func reflecting(_ other: Point) -> Point { Point(x: 2 * x - other.x, y: 2 * y - other.y) }
}
