import Foundation
import MizanBase

nonisolated extension View {
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
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Sets the style of the texts, symbols and unfilled shapes inside. Source: SwiftUI's `foregroundStyle(_:)`.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        changed(by: ForegroundStyleModifier(style: style))
    }
}

nonisolated extension View {
    /// Sets the style of the texts, symbols and unfilled shapes inside, and the secondary one: that of `.secondary`, and of a symbol's
    /// second layer. Source: SwiftUI's `foregroundStyle(_:_:)`.
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        changed(by: ForegroundLevelsModifier(styles: [primary, secondary]))
    }

    /// Sets the style of the texts, symbols and unfilled shapes inside, the secondary and the tertiary one. Source: SwiftUI's
    /// `foregroundStyle(_:_:_:)`.
    public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View {
        changed(by: ForegroundLevelsModifier(styles: [primary, secondary, tertiary]))
    }

    /// Sets the style of `background()` and of ``ShapeStyle/background`` inside. Source: SwiftUI's `backgroundStyle(_:)`.
    public func backgroundStyle(_ style: some ShapeStyle) -> some View {
        changed(by: BackgroundStyleModifier(style: style))
    }

    /// Sets the paint of the controls inside. Where a control is painted with a colour alone, it has the gradient's last one. Source:
    /// SwiftUI's `tint(_:)` of a `ShapeStyle`.
    @_disfavoredOverload
    public func tint(_ tint: some ShapeStyle) -> some View { changed(by: TintModifier(style: tint)) }

    /// Sets the colour of the controls inside, as `tint(_:)` does. Source: SwiftUI's `accentColor(_:)`.
    public func accentColor(_ color: Color?) -> some View { tint(color) }
}

private struct TintModifier<Style: ShapeStyle>: ContextModifier {
    let style: Style

    func change(_ context: inout ViewContext) { context.environment.tintPaint = style.paint(in: context.environment) }
}

private struct BackgroundStyleModifier<Style: ShapeStyle>: ContextModifier {
    let style: Style

    func change(_ context: inout ViewContext) {
        context.environment[BackgroundPaintKey.self] = style.paint(in: context.environment)
    }
}

private struct ForegroundLevelsModifier: ContextModifier {
    let styles: [any ShapeStyle]

    func change(_ context: inout ViewContext) {
        let paints = styles.map { $0.paint(in: context.environment) }
        context.environment.foregroundPaint = paints[0]
        context.environment[ForegroundLevelsKey.self] = Array(paints.dropFirst())
    }
}

private struct ForegroundStyleModifier<Style: ShapeStyle>: ContextModifier {
    let style: Style

    func change(_ context: inout ViewContext) {
        context.environment.setForeground(style.paint(in: context.environment))
    }
}
