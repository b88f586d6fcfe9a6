import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

/// A shape that is filled or stroked, once or more; later layers lie above. Source: SwiftUI's `ShapeView`.
nonisolated public struct ShapeView<Content: Shape>: PrimitiveView {
    /// One fill or stroke.
    private struct ShapeLayer {
        /// The line of a stroke; nil for a fill of the shape.
        let line: (any Shape)?
        let style: any ShapeStyle
    }

    /// The shape without fills and strokes.
    public let shape: Content
    private let first: ShapeLayer
    private var others: [ShapeLayer] = []

    init(shape: Content, stroke line: (any Shape)? = nil, style: some ShapeStyle) {
        self.shape = shape
        first = ShapeLayer(line: line, style: style)
    }

    private init(_ view: ShapeView, stroke line: (any Shape)? = nil, _ style: some ShapeStyle) {
        self = view
        others.append(ShapeLayer(line: line, style: style))
    }

    /// One node for the first fill or stroke, an overlay for each other.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var node = try self.node(first, in: context)
        for layer in others {
            node = DecorationNode(
                node, decorations: [try self.node(layer, in: context.forChildren())], alignment: .center,
                layer: .overlay, direction: context.direction)
        }
        nodes.append(node)
    }

    private func node(_ layer: ShapeLayer, in context: ViewContext) throws -> LayoutNode {
        let drawn: any Shape = layer.line ?? shape
        let outline = drawn.outline
        let paint = layer.style.paint(in: context.environment)
        var context = context
        if let finding = paint.shadowFinding { context.add(finding) }
        let node = ShapeNode(
            PlacedShape(
                outline: outline, path: { drawn.path(in: $0) }, behavior: shape.layoutDirectionBehavior,
                environment: context.environment),
            size: shape.outline.fillsProposal ? nil : shape.sizeThatFits,
            paint: paint,
            environment: context.environment,
            identity: context.identity(outline.typeName), direction: context.direction)
        return try paint.shadowed(node, in: context)
    }
}

extension ShapeView {
    /// Fills the shape above its earlier layers.
    public func fill(_ style: some ShapeStyle) -> ShapeView { ShapeView(self, style) }

    /// Strokes the shape above its earlier layers.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
        ShapeView(self, stroke: shape.stroke(style: style), content)
    }

    /// Strokes the shape above its earlier layers.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the inside of the shape above its earlier layers.
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
        ShapeView(
            self, stroke: shape.inset(by: Content.InsetAmount(style.lineWidth / 2)).stroke(style: style), content)
    }

    /// Strokes the inside of the shape above its earlier layers.
    public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension Shape {
    /// The shape filled with a style: the inside of its outline by the nonzero rule. Source: SwiftUI's `fill(_:)`.
    public func fill(_ style: some ShapeStyle) -> ShapeView<Self> { ShapeView(shape: self, style: style) }

    /// The shape filled with the foreground style.
    public func fill() -> ShapeView<Self> { ShapeView(shape: self, style: .foreground) }

    /// The line along the outline, half of it on either side. Source: SwiftUI's `stroke(_:style:)`.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: self.stroke(style: style), style: content)
    }

    /// The line along the outline, half of it on either side. Source: SwiftUI's `stroke(_:lineWidth:)`.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension InsettableShape {
    /// The line inside the outline, all of it in the frame. Source: SwiftUI's `strokeBorder(_:style:)`.
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, stroke: inset(by: InsetAmount(style.lineWidth / 2)).stroke(style: style), style: content)
    }

    /// The line inside the outline, all of it in the frame. Source: SwiftUI's `strokeBorder(_:lineWidth:)`.
    public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line inside the outline in the foreground style. Source: SwiftUI's `strokeBorder(style:)`.
    public func strokeBorder(style: StrokeStyle) -> ShapeView<Self> { strokeBorder(.foreground, style: style) }

    /// The line inside the outline in the foreground style. Source: SwiftUI's `strokeBorder(lineWidth:)`.
    public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView<Self> {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }
}
