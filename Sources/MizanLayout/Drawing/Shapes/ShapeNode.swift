import MizanBase
import MizanDrawing
import MizanRenderTree

/// A shape in the form for a render tree: with its path, which may read the environment, where it is none of the known
/// outlines, and mirrored where its direction requires it.
struct PlacedShape {
    let outline: ShapeOutline
    let path: (Rect) -> Path
    let isMirrored: Bool

    init(
        outline: ShapeOutline, path: @escaping (Rect) -> Path, behavior: LayoutDirectionBehavior,
        environment: EnvironmentValues
    ) {
        var outline = outline
        outline.strokedPath = outline.strokedPath.map { path in { rect in environment.evaluate { path(rect) } } }
        self.outline = outline
        self.path = { rect in environment.evaluate { path(rect) } }
        isMirrored = behavior.mirrors(for: environment.effectiveUserInterfaceLayoutDirection)
    }

    /// A shape in an environment.
    init(_ shape: some Shape, in environment: EnvironmentValues) {
        self.init(
            outline: shape.outline, path: { shape.path(in: $0) }, behavior: shape.layoutDirectionBehavior,
            environment: environment)
    }

    /// The outline for a frame of a size on the tree's grid, mirrored in integers.
    ///
    /// - Throws: `DiagnosticError` that names the node for a path that is too long or not finite.
    func kind(in size: FixedSize, path name: NodePath) throws -> ShapeKind {
        let path = outline.strokedPath ?? path
        let kind = try outline.kind ?? .path(onGrid(path(Rect(origin: .zero, size: size.size)), path: name))
        return isMirrored ? kind.mirrored(in: size.width) : kind
    }

    /// The outline for a clip: without a stroke, and with its inset.
    func clip(in size: FixedSize, path name: NodePath) throws -> ShapeKind {
        guard outline.inset != 0 || outline.stroke != nil else { return try kind(in: size, path: name) }
        let kind = ShapeKind.path(try onGrid(path(Rect(origin: .zero, size: size.size)), path: name))
        return isMirrored ? kind.mirrored(in: size.width) : kind
    }

    /// Each point on the grid of the tree, so that its mirror image is exact.
    func onGrid(_ path: Path, path name: NodePath) throws -> Path {
        guard path.elements.count <= Limits.pathElements else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "path-too-long", nodePath: name.text,
                    message: "the path of \(name) has \(path.elements.count) steps",
                    fix: "use at most \(Limits.pathElements)"))
        }
        return try path.beginningWithMove.mapped { point in
            guard let x = FixedLength(points: point.x), let y = FixedLength(points: point.y) else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "path-not-finite", nodePath: name.text,
                        message: "the path of \(name) has a point at \(point.x), \(point.y)",
                        fix: "give it finite coordinates"))
            }
            return Point(x: x.points, y: y.points)
        }
    }
}

extension Path {
    /// The path with a leading move: a path that begins without one starts at its first target.
    fileprivate var beginningWithMove: Path {
        var path = self
        path.elements = Array(elements.drop { $0 == .close })
        switch path.elements.first {
        case nil, .move, .close: break
        case .line(let end): path.elements[0] = .move(to: end)
        case .curve(_, let control, _): path.elements.insert(.move(to: control), at: 0)
        }
        return path
    }
}

/// A shape in a paint.
final class ShapeNode: LayoutNode {
    /// The properties that layout does not read, stored apart.
    private final class ShapeAppearance {
        let shape: PlacedShape
        let paint: ShapePaint
        let environment: EnvironmentValues

        init(shape: PlacedShape, paint: ShapePaint, environment: EnvironmentValues) {
            self.shape = shape
            self.paint = paint
            self.environment = environment
        }
    }

    private let look: ShapeAppearance
    /// The size for a proposal; nil for a shape that takes the proposed size, 10 where none is proposed.
    private let size: ((ProposedViewSize) -> Size)?

    init(
        _ shape: PlacedShape, size: ((ProposedViewSize) -> Size)? = nil, paint: ShapePaint,
        environment: EnvironmentValues,
        identity: NodeIdentity, direction: LayoutDirection
    ) {
        look = ShapeAppearance(shape: shape, paint: paint, environment: environment)
        self.size = size
        super.init(
            identity: identity, direction: direction,
            traits: size == nil ? .greedy : LayoutTraits(dependence: [.onWidth, .onHeight]),
            isRemembering: size != nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        size?(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        let outline = look.shape.outline
        node.content = .shape(
            RenderNode.Shape(
                kind: try look.shape.kind(in: node.frame.size, path: node.name),
                inset: try builder.length(outline.inset, path: node.name),
                paint: try look.paint.rendered(in: direction, environment: look.environment, path: node.name),
                stroke: try outline.stroke.map { try Stroke($0, path: node.name) }))
    }
}
