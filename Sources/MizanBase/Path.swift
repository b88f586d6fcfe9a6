/// An outline of lines and cubic Bézier curves, in points, y down.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        case curve(to: Point, control1: Point, control2: Point)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) { self.elements = elements }
}
