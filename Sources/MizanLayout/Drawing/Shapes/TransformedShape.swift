import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

/// Another shape whose outline is mapped; its frame stays. Source: SwiftUI's `TransformedShape`, and the results of `rotation`, `scale`
/// and `offset`.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The shape as it was.
    public let shape: Content
    private let transform: (Rect) -> AffineTransformation

    init(_ shape: Content, transform: @escaping (Rect) -> AffineTransformation) {
        self.shape = shape
        self.transform = transform
    }

    /// The mapped outline.
    public func path(in rect: Rect) -> Path { shape.path(in: rect).mapped(transform(rect).applied) }

    /// The size of the shape as it was.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape as it was.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The path, under the name of the shape's type.
    public var outline: ShapeOutline { ShapeOutline(typeName: shape.outline.typeName) }
}

nonisolated extension TransformedShape: InsettableShape where Content: InsettableShape {
    /// The shape with its outline inside by a distance, then mapped.
    public func inset(by amount: Content.InsetAmount) -> TransformedShape<Content.InsetShape> {
        TransformedShape<Content.InsetShape>(shape.inset(by: amount), transform: transform)
    }
}

nonisolated extension Shape {
    /// The shape turned clockwise around a place of its frame. Source: SwiftUI's `rotation(_:anchor:)`.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(self) { .rotation(angle, around: anchor.point(in: $0)) }
    }

    /// The shape larger or smaller by factors from a place of its frame. Source: SwiftUI's `scale(x:y:anchor:)`.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(self) { .scale(x: x, y: y, around: anchor.point(in: $0)) }
    }

    /// The shape larger or smaller by a factor from a place of its frame. Source: SwiftUI's `scale(_:anchor:)`.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape moved by distances in points, x towards the trailing side. Source: SwiftUI's `offset(x:y:)`.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> TransformedShape<Self> {
        transform(AffineTransformation(tx: x, ty: y))
    }

    /// The shape moved by a width and a height. Source: SwiftUI's `offset(_:)`.
    public func offset(_ offset: Size) -> TransformedShape<Self> { self.offset(x: offset.width, y: offset.height) }

    /// The shape moved by the place of a point. Source: SwiftUI's `offset(_:)`.
    public func offset(_ offset: Point) -> TransformedShape<Self> { self.offset(x: offset.x, y: offset.y) }

    /// The shape mapped around the leading top corner of its frame. Source: SwiftUI's `transform(_:)`.
    public func transform(_ transform: AffineTransformation) -> TransformedShape<Self> {
        TransformedShape(self) { rect in
            AffineTransformation(tx: -rect.minX, ty: -rect.minY).then(transform)
                .then(AffineTransformation(tx: rect.minX, ty: rect.minY))
        }
    }

    /// The shape in a size of its own, from the leading top corner of its frame. Source: SwiftUI's `size(_:)`.
    public func size(_ size: Size) -> some Shape { SizedShape(shape: self, size: size) }

    /// The shape in a width and a height of its own. Source: SwiftUI's `size(width:height:)`.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(Size(width: width, height: height)) }
}

/// A shape in a size of its own.
nonisolated private struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: Size

    func path(in rect: Rect) -> Path { shape.path(in: Rect(origin: rect.origin, size: size)) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var outline: ShapeOutline { ShapeOutline(typeName: shape.outline.typeName) }
}

extension UnitPoint {
    fileprivate func point(in rect: Rect) -> Point {
        Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
