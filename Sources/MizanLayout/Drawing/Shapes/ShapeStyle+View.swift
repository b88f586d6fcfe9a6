extension ShapeStyle where Self: View, Body == ShapeView<Rectangle> {
    /// A rectangle filled with the style: a custom style that is a view too needs no body. Source: SwiftUI's `ShapeStyle.body`.
    public var body: ShapeView<Rectangle> { Rectangle().fill(self) }
}

extension Gradient: ShapeStyle {
    /// The colours from the upper edge to the lower one.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        AnyGradient(self).paint(in: environment)
    }
}
