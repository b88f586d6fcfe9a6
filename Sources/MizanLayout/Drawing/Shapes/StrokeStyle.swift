import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

/// The shape of a line's ends. Source: `CGLineCap`, which SwiftUI uses.
public typealias LineCap = Stroke.Cap
/// The shape of the join between two pieces of a line. Source: `CGLineJoin`, which SwiftUI uses.
public typealias LineJoin = Stroke.Join

/// The style of the line along an outline. Source: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line in points; nothing is drawn where it is not above 0.
    public var lineWidth: Double
    /// The ends of the line and of each dash.
    public var lineCap: LineCap
    /// The join of its pieces.
    public var lineJoin: LineJoin
    /// The greatest length of a miter, as a multiple of the width.
    public var miterLimit: Double
    /// The lengths that are painted and left out in turn, in points; at most `Limits.dashLengths`.
    public var dash: [Double]
    /// The distance into the dash pattern at which the line begins.
    public var dashPhase: Double

    /// A stroke style; by default a solid line of one point.
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash.map { Double($0) }
        self.dashPhase = dashPhase
    }
}

/// A shape that is the line along another shape's outline. Source: the result of SwiftUI's `stroke(style:)`.
nonisolated public struct StrokedShape<Content: Shape>: Shape {
    let shape: Content
    let style: StrokeStyle

    /// The outline of the line, made of straight pieces.
    public func path(in rect: Rect) -> Path {
        guard let stroke = try? Stroke(style, path: NodePath("")) else { return Path() }
        return shape.path(in: rect).stroked(stroke)
    }

    /// The size of the shape itself: the line extends beyond it by half of its width.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape itself.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape with its line; for a line along a line, the path.
    public var outline: ShapeOutline {
        var outline = shape.outline
        guard outline.stroke == nil else { return ShapeOutline(typeName: outline.typeName) }
        outline.stroke = style
        if outline.kind == nil { outline.strokedPath = { shape.path(in: $0) } }
        return outline
    }
}

nonisolated extension Shape {
    /// The line along the outline as a shape. Source: SwiftUI's `stroke(style:)`.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(shape: self, style: style) }

    /// The line along the outline as a shape. Source: SwiftUI's `stroke(lineWidth:)`.
    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Stroke {
    /// A stroke on the tree's grid.
    ///
    /// - Throws: `DiagnosticError` that names the node for a dash pattern that is too long, or a length that is not finite.
    init(_ style: StrokeStyle, path: NodePath) throws {
        func length(_ points: Double) throws -> FixedLength {
            guard let length = FixedLength(points: points) else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "stroke-not-finite", nodePath: path.text,
                        message: "a stroke of \(path) has a length of \(points) pt",
                        fix: "give it a finite one"))
            }
            return length
        }
        guard style.dash.count <= Limits.dashLengths else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "dash-too-long", nodePath: path.text,
                    message: "the dash pattern of \(path) has \(style.dash.count) lengths",
                    fix: "use at most \(Limits.dashLengths)"))
        }
        self.init(
            width: try length(max(style.lineWidth, 0)), cap: style.lineCap, join: style.lineJoin,
            miterLimit: try length(style.miterLimit), dash: try style.dash.map(length),
            dashPhase: try length(style.dashPhase))
    }
}

extension StrokeStyle {
    /// Takes the dash pattern as an array of `Double`.
    @_disfavoredOverload public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [Double], dashPhase: CGFloat = 0
    ) {
        self.init(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            dash: dash.map { CGFloat($0) }, dashPhase: dashPhase)
    }
}
