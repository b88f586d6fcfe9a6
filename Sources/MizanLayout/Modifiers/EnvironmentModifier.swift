import MizanBase

extension View {
    /// Sets a value of the environment for the view and what is inside it. Source: SwiftUI's `environment(_:_:)`.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        ContextView(content: self) { $0.environment[keyPath: keyPath] = value }
    }

    /// The font of the texts inside. Source: SwiftUI's `font(_:)`.
    public func font(_ font: Font) -> some View { environment(\.font, font) }

    /// The fonts' weight inside. Source: SwiftUI's `fontWeight(_:)`.
    public func fontWeight(_ weight: FontWeight) -> some View {
        ContextView(content: self) { $0.environment.font = $0.environment.font.weight(weight) }
    }

    /// Bold texts inside. Source: SwiftUI's `bold()`.
    public func bold() -> some View { fontWeight(.bold) }

    /// The colour of texts, symbols and unfilled shapes inside. Source: SwiftUI's `foregroundStyle(_:)`.
    public func foregroundStyle(_ color: Color) -> some View { environment(\.foregroundStyle, color) }

    /// Where lines stand in the width of their text. Source: SwiftUI's `multilineTextAlignment(_:)`.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// What the view's content is about; it holds for this view, not for what is inside it.
    public func semanticContentAttribute(_ attribute: SemanticContentAttribute) -> some View {
        ContextView(content: self) { $0.attribute = attribute }
    }

    /// The view's name in the paths of the render tree (Definitions 4).
    public func id(_ identifier: ViewIdentifier) -> some View {
        ContextView(content: self) { $0.identifier = identifier }
    }

    /// The view's name in the paths of the render tree: `[A-Za-z][A-Za-z0-9_-]*`.
    public func id(_ name: String) -> some View { id(ViewIdentifier(name)) }

    /// The view's type in the render tree, where it is made of another view.
    func typeName(_ name: String) -> some View {
        ContextView(content: self) { $0.typeName = $0.typeName ?? name }
    }
}

/// A view whose context is another than the one around it.
struct ContextView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout ViewContext) -> Void

    func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        var context = try context.nested()
        change(&context)
        return try content.makeNodes(in: context)
    }
}
