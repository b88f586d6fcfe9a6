import MizanBase
import MizanDrawing
import MizanRenderTree

/// An outline that fills its frame. Source: SwiftUI's `Shape`; as a view it is filled with the foreground style.
///
/// A shape of one's own gives ``path(in:)``, drawn as for a left-to-right interface: in a right-to-left one it is mirrored,
/// unless ``layoutDirectionBehavior`` says otherwise.
public protocol Shape: View {
    /// The outline in a rectangle, in points from its top left.
    ///
    /// Asked with the frame as it stands in the tree, its origin at zero. More steps than `Limits.pathElements` and
    /// coordinates that are not finite are errors when the view is laid out.
    func path(in rect: Rect) -> Path

    /// The size for a proposal; by itself what is proposed, and 10 where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size

    /// In which directions the outline is mirrored; by itself in a right-to-left one.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// What stands in the render tree for the shape; by itself the path.
    var outline: ShapeOutline { get }
}

/// In which directions something drawn for left to right is mirrored. Source: SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// In none.
    case fixed
    /// In one of them.
    case mirrors(in: LayoutDirection)

    /// In a right-to-left one.
    public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)

    /// Whether it is mirrored in a direction.
    func mirrors(for direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// What stands in the render tree for a shape, drawn for left to right: one of the known outlines, so that trees stay small,
/// or a path.
public struct ShapeOutline {
    /// The known outline; nil for the shape's path.
    var kind: ShapeKind?
    /// How far it stands inside the frame.
    var inset = 0.0
    /// The line along it; nil where the inside is filled.
    var stroke: StrokeStyle?
    /// What that line goes along where it is no known outline; nil for the shape's path.
    var strokedPath: ((Rect) -> Path)?
    /// The type's name in the tree.
    var typeName: String

    /// Whether the shape is known to be as large as it is proposed, and 10 where it is not.
    var takesWhatIsProposed: Bool { kind != nil && kind != .circle }
}

extension Shape {
    /// What is proposed, and 10 where nothing is.
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
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// What a distance is written as: `Double`, or `CGFloat` as for SwiftUI.
    associatedtype InsetAmount: BinaryFloatingPoint = Double

    /// The shape with its outline inside by a distance in points.
    func inset(by amount: InsetAmount) -> InsetShape
}

/// One of Mizan's own shapes, which is known to the render tree.
protocol KnownShape: InsettableShape where InsetShape == InsetKnownShape<Self> {
    var kind: ShapeKind { get }
    /// The type's name in the tree.
    static var typeName: String { get }
}

extension KnownShape {
    /// The outline in a rectangle.
    public func path(in rect: Rect) -> Path { kind.path(in: rect) }

    /// The shape by its name.
    public var outline: ShapeOutline { ShapeOutline(kind: kind, typeName: Self.typeName) }

    /// The shape with its outline inside by a distance in points; round corners get smaller by it.
    public func inset(by amount: Double) -> InsetKnownShape<Self> { InsetKnownShape(shape: self, amount: amount) }
}

/// One of Mizan's own shapes, smaller on all sides.
public struct InsetKnownShape<Content: InsettableShape>: InsettableShape {
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
    public func inset(by amount: Double) -> InsetKnownShape {
        InsetKnownShape(shape: shape, amount: self.amount + amount)
    }
}
