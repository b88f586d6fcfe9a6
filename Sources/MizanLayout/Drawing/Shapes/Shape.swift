import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

/// An outline that fills its frame. Source: SwiftUI's `Shape`; as a view it is filled with the foreground style.
///
/// A custom shape implements ``path(in:)``, drawn for a left-to-right interface: in a right-to-left one it is mirrored,
/// unless ``layoutDirectionBehavior`` says otherwise.
nonisolated public protocol Shape: View {
    /// The outline in a rectangle, in points from its top left.
    ///
    /// It is called with the frame in the tree, its origin at zero. More elements than `Limits.pathElements` and
    /// coordinates that are not finite are errors when the view is laid out.
    func path(in rect: Rect) -> Path

    /// The size for a proposal; by default the proposed one, and 10 where none is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size

    /// The layout directions in which the outline is mirrored; by default right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The shape's form in the render tree; by default the path.
    var outline: ShapeOutline { get }
}

/// The layout directions in which a drawing made for left to right is mirrored. Source: SwiftUI's
/// `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Mirrored in no direction.
    case fixed
    /// Mirrored in one direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored in a right-to-left layout.
    public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)

    /// Whether it is mirrored in a direction.
    func mirrors(for direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// The form of a shape in the render tree, drawn for left to right: one of the known outlines, so that trees stay
/// small, or a path.
public struct ShapeOutline {
    /// The known outline; nil for the shape's path.
    var kind: ShapeKind?
    /// The distance inside the frame.
    var inset = 0.0
    /// The line along it; nil where the inside is filled.
    var stroke: StrokeStyle?
    /// The path that the line follows where it is no known outline; nil for the shape's path.
    var strokedPath: ((Rect) -> Path)?
    /// The type's name in the tree.
    var typeName: String

    /// Whether the shape is known to take the proposed size, and 10 where none is proposed.
    var fillsProposal: Bool { kind != nil && kind != .circle }
}

nonisolated extension Shape {
    /// The proposed size, and 10 where none is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    /// Mirrored in a right-to-left interface.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The shape's path, under the name of its type.
    public var outline: ShapeOutline {
        ShapeOutline(typeName: String(String(describing: Self.self).prefix { $0 != "<" }))
    }

    /// The outline filled with the environment's foreground style.
    public var body: some View { ShapeView(shape: self, style: .foreground) }
}

/// A shape that can be made smaller on all sides. Source: SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The type of a distance: `CGFloat` as for SwiftUI, or `Double`.
    associatedtype InsetAmount: BinaryFloatingPoint = Double

    /// The shape with its outline inside by a distance in points.
    func inset(by amount: InsetAmount) -> InsetShape
}

/// One of Mizan's own shapes, which is known to the render tree.
nonisolated protocol KnownShape: InsettableShape where InsetShape == InsetKnownShape<Self> {
    var kind: ShapeKind { get }
    /// The type's name in the tree.
    static var typeName: String { get }
}

nonisolated extension KnownShape {
    /// The outline in a rectangle.
    public func path(in rect: Rect) -> Path { kind.path(in: rect) }

    /// The known outline, under the name of the shape's type.
    public var outline: ShapeOutline { ShapeOutline(kind: kind, typeName: Self.typeName) }

    /// The shape with its outline inside by a distance in points; round corners get smaller by it.
    public func inset(by amount: CGFloat) -> InsetKnownShape<Self> { InsetKnownShape(shape: self, amount: amount) }
}

/// One of Mizan's own shapes, smaller on all sides.
nonisolated public struct InsetKnownShape<Content: InsettableShape>: InsettableShape {
    let shape: Content
    let amount: Double

    /// The outline inside a rectangle.
    public func path(in rect: Rect) -> Path {
        shape.outline.kind?.path(in: rect, inset: amount) ?? shape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    /// The size of the whole shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    /// The shape with its distance.
    public var outline: ShapeOutline {
        var outline = shape.outline
        outline.inset += amount
        return outline
    }

    /// The shape smaller by one more distance.
    public func inset(by amount: CGFloat) -> InsetKnownShape {
        InsetKnownShape(shape: shape, amount: self.amount + amount)
    }
}
