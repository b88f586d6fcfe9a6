import MizanBase
import MizanDrawing
import MizanRenderTree

/// The rule by which the inside of a path is found. Source: SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
    /// Whether a place is inside if a line from it crosses the outline an odd number of times: an outline inside another one is a hole.
    public var isEOFilled: Bool
    /// Whether edges are smoothed; they always are here.
    public var isAntialiased: Bool

    /// A rule; by default every place that the outline goes around is inside.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape with the rule for its inside.
nonisolated public struct FilledShape<Content: Shape>: Shape {
    let shape: Content
    let style: FillStyle

    /// The outline; by the even-odd rule with holes that turn the other way.
    public func path(in rect: Rect) -> Path {
        let path = shape.path(in: rect)
        return style.isEOFilled ? path.wound : path
    }

    /// The size of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The outline of the shape.
    public var outline: ShapeOutline {
        style.isEOFilled && shape.outline.kind == nil
            ? ShapeOutline(typeName: shape.outline.typeName) : shape.outline
    }
}

nonisolated extension Shape {
    /// The shape filled with a style by a rule. Source: SwiftUI's `fill(_:style:)`.
    public func fill(_ content: some ShapeStyle, style: FillStyle) -> ShapeView<FilledShape<Self>> {
        FilledShape(shape: self, style: style).fill(content)
    }

    /// The shape filled with the foreground style by a rule. Source: SwiftUI's `fill(style:)`.
    public func fill(style: FillStyle) -> ShapeView<FilledShape<Self>> { fill(.foreground, style: style) }
}

nonisolated extension View {
    /// Clips the view to a shape by a rule. Source: SwiftUI's `clipShape(_:style:)`.
    public func clipShape(_ shape: some Shape, style: FillStyle) -> some View {
        clipShape(FilledShape(shape: shape, style: style))
    }

    /// Sets the shape that a pointer hits the view in, by a rule for its inside. Source: SwiftUI's `contentShape(_:eoFill:)`.
    public func contentShape(_ shape: some Shape, eoFill: Bool) -> some View {
        contentShape(FilledShape(shape: shape, style: FillStyle(eoFill: eoFill)))
    }

    /// Puts a shape, filled by a rule, below the view. Source: SwiftUI's `background(_:in:fillStyle:)`.
    public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle) -> some View {
        background(style, in: FilledShape(shape: shape, style: fillStyle))
    }

    /// Puts a shape, filled by a rule, in front of the view. Source: SwiftUI's `overlay(_:in:fillStyle:)`.
    public func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle) -> some View {
        overlay(style, in: FilledShape(shape: shape, style: fillStyle))
    }
}
