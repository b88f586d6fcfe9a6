import MizanBase
import MizanDrawing
import MizanLayout

/// A part of a ring, clockwise in every direction of the interface.
nonisolated struct ClockwiseArc: Shape {
    static let lineWidth = 4.0

    /// The angle of its beginning, in degrees clockwise from the right.
    private let start: Double
    /// The angle that it goes on for, in degrees.
    private let length: Double

    init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    /// A part of the ring from its top on, from 0 to 1.
    init(fraction: Double) { self.init(start: -90, length: 360 * fraction) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: Rect) -> Path {
        var path = Path()
        guard length > 0 else { return path }
        path.addRelativeArc(
            center: Point(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - Self.lineWidth) / 2,
            startAngle: .degrees(start), delta: .degrees(length))
        return path
    }
}
