import Foundation
import MizanBase

extension View {
    /// Sets a value of the environment for the view and its content. Source: SwiftUI's `environment(_:_:)`.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        ContextView(content: self) { $0.environment[keyPath: keyPath] = value }
    }

    /// Sets a locale by its language tag: `.environment(\.locale, "ar-EG")`.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ tag: LanguageTag) -> some View {
        environment(keyPath, Locale(identifier: tag.identifier))
    }

    /// Changes a value of the environment for the view and its content. Source: SwiftUI's
    /// `transformEnvironment(_:transform:)`.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        let current = EnvironmentValues.current
        return ContextView(content: self) { context in
            guard let current else { return transform(&context.environment[keyPath: keyPath]) }
            current.evaluate { transform(&context.environment[keyPath: keyPath]) }
        }
    }

    /// Sets the reader's text size inside. Source: SwiftUI's `dynamicTypeSize(_:)`.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Bounds the reader's text size inside: `...DynamicTypeSize.xxxLarge`. Source: SwiftUI's `dynamicTypeSize(_:)`.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
    }

    /// Sets the font of the texts inside; nil for body. Source: SwiftUI's `font(_:)`.
    public func font(_ font: Font?) -> some View { environment(\.font, font ?? .body) }

    /// Sets the fonts' weight inside; nil for the font's own. Source: SwiftUI's `fontWeight(_:)`.
    public func fontWeight(_ weight: FontWeight?) -> some View {
        transformEnvironment(\.font) { $0 = $0.weight(weight) }
    }

    /// Makes the texts inside bold. Source: SwiftUI's `bold(_:)`.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Makes the texts inside italic, where the fonts have such faces. Source: SwiftUI's `italic(_:)`.
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { $0 = $0.italic(isActive) }
    }

    /// Sets the colour of texts, symbols and unfilled shapes inside; nil for the default one. Source: SwiftUI's
    /// `foregroundColor(_:)`.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundPaint, ShapePaint(color ?? .primary))
    }

    /// Sets the colour of the controls inside; nil for the accent colour. Source: SwiftUI's `tint(_:)`.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// Sets the alignment of lines in the width of their text. Source: SwiftUI's `multilineTextAlignment(_:)`.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the base direction of each paragraph of the texts inside, which decides the order of its content; nil for
    /// each text's own choice. `natural` takes the direction of the first strong character, in localized texts too. For
    /// the alignment of lines, use ``multilineTextAlignment(_:)``. Source: AppKit's `baseWritingDirection`.
    public func writingDirection(_ direction: WritingDirection?) -> some View {
        environment(\.writingDirection, direction)
    }

    /// Sets the meaning of the view's content; it applies to this view, not to the views inside.
    public func semanticContentAttribute(_ attribute: SemanticContentAttribute) -> some View {
        ContextView(content: self) { $0.environment.semanticContentAttribute = attribute }
    }

    /// Sets the view's type in the render tree, where it is made of another view.
    func typeName(_ name: String) -> some View {
        ContextView(content: self) { $0.typeName = $0.typeName ?? name }
    }
}

/// A view with a context that differs from the one around it.
struct ContextView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout ViewContext) -> Void

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = try context.nested()
        change(&context)
        try content._makeNodes(in: context, into: &nodes)
    }
}
