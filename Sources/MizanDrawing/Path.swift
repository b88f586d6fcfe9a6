import MizanBase

/// An outline of lines and cubic Bézier curves, in points, y down.
public struct Path: Hashable, Sendable {
    /// One step of an outline.
    public enum Element: Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        case curve(to: Point, control1: Point, control2: Point)
        case close
    }

    /// The steps, in drawing order.
    public var elements: [Element]

    /// An outline of these steps.
    public init(_ elements: [Element] = []) { self.elements = elements }
}
