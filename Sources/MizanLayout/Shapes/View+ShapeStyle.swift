import MizanBase

extension View {
    /// Puts a style behind the view, in its size. At the given edges the style reaches beyond the safe area where the
    /// view touches its border; the view itself does not. Source: SwiftUI's `background(_:ignoresSafeAreaEdges:)`.
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { StyleView(style: style).ignoresSafeArea(edges, unless: .all) }
    }

    /// Puts the background style behind the view, as ``background(_:ignoresSafeAreaEdges:)`` does. Source: SwiftUI's
    /// `background(ignoresSafeAreaEdges:)`.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Puts a filled shape behind the view. Source: SwiftUI's `background(_:in:)`.
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        background { shape.fill(style) }
    }

    /// Puts a shape behind the view, filled with the background style. Source: SwiftUI's `background(in:)`.
    public func background(in shape: some Shape) -> some View { background(.background, in: shape) }

    /// Puts a style in front of the view, in its size, which reaches beyond the safe area as a style behind it does.
    /// Source: SwiftUI's `overlay(_:ignoresSafeAreaEdges:)`.
    public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { StyleView(style: style).ignoresSafeArea(edges, unless: .all) }
    }

    /// Puts a filled shape in front of the view. Source: SwiftUI's `overlay(_:in:)`.
    public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        overlay { shape.fill(style) }
    }

    /// Puts a view in front of this one, in its size. Source: SwiftUI's `overlay(_:alignment:)`.
    @_disfavoredOverload
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Draws a line around the view, inside its frame, as an overlay. Source: SwiftUI's `border(_:width:)`.
    public func border(_ content: some ShapeStyle, width: Double = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Sets the style of the texts, symbols and unfilled shapes inside. Source: SwiftUI's `foregroundStyle(_:)`.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        changed(by: ForegroundStyleModifier(style: style))
    }
}

private struct ForegroundStyleModifier<Style: ShapeStyle>: ContextModifier {
    let style: Style

    func change(_ context: inout ViewContext) {
        context.environment.foregroundPaint = style.paint(in: context.environment)
    }
}
