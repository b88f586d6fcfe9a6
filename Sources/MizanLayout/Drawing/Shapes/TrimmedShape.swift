import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

/// A part of another shape's outline. Source: the result of SwiftUI's `trim(from:to:)`.
nonisolated public struct TrimmedShape<Content: Shape>: Shape {
    let shape: Content
    let start: Double
    let end: Double

    /// The part of the outline. Those of circles and ellipses begin on the right, the trailing side, and go on clockwise; others where
    /// they were drawn from.
    public func path(in rect: Rect) -> Path {
        let outline = shape.path(in: rect)
        return (isRound ? outline.beginningOnTheRight : outline).trimmedPath(from: start, to: end)
    }

    private var isRound: Bool { shape.outline.kind == .circle || shape.outline.kind == .ellipse }

    /// The size of the whole shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    /// The behaviour of the whole shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The path, under the name of the whole shape's type.
    public var outline: ShapeOutline { ShapeOutline(typeName: shape.outline.typeName) }
}

nonisolated extension Shape {
    /// The part of the outline between two parts of its length, from 0 to 1. Source: SwiftUI's `trim(from:to:)`.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}

extension Path {
    /// An ellipse from the same place as SwiftUI's, a quarter of a turn after its top.
    fileprivate var beginningOnTheRight: Path {
        guard let bounds = controlBounds else { return self }
        let turned = AffineTransformation(a: 0, b: 1, c: -1, d: 0)
        var path = Path(ellipseIn: Rect(x: -0.5, y: -0.5, width: 1, height: 1)).mapped(turned.applied)
        path = path.mapped {
            Point(x: bounds.midX + $0.x * bounds.width, y: bounds.midY + $0.y * bounds.height)
        }
        return path
    }
}
