import MizanBase

extension View {
    /// A style behind the view, in its size, which reaches beyond the safe area at those of the edges where the view touches
    /// its border; the view itself does not. Source: SwiftUI's `background(_:ignoresSafeAreaEdges:)`.
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { StyleView(style: AnyShapeStyle(style)).ignoresSafeArea(edges, unless: .all) }
    }

    /// The background style behind the view, as far as ``background(_:ignoresSafeAreaEdges:)`` reaches. Source: SwiftUI's
    /// `background(ignoresSafeAreaEdges:)`.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// A shape behind the view, filled. Source: SwiftUI's `background(_:in:)`.
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        background { shape.fill(style) }
    }

    /// A shape behind the view, filled with the background style. Source: SwiftUI's `background(in:)`.
    public func background(in shape: some Shape) -> some View { background(.background, in: shape) }

    /// A style before the view, in its size, which reaches beyond the safe area as a style behind it does. Source: SwiftUI's
    /// `overlay(_:ignoresSafeAreaEdges:)`.
    public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { StyleView(style: AnyShapeStyle(style)).ignoresSafeArea(edges, unless: .all) }
    }

    /// A shape before the view, filled. Source: SwiftUI's `overlay(_:in:)`.
    public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        overlay { shape.fill(style) }
    }

    /// A view before this one, in its size. Source: SwiftUI's `overlay(_:alignment:)`.
    @_disfavoredOverload
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// A line around the view, inside its frame: an overlay. Source: SwiftUI's `border(_:width:)`.
    public func border(_ content: some ShapeStyle, width: Double = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// What texts, symbols and unfilled shapes inside are painted with. Source: SwiftUI's `foregroundStyle(_:)`.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        ContextView(content: self) { context in
            context.environment.foregroundPaint = style.paint(in: context.environment)
        }
    }
}
