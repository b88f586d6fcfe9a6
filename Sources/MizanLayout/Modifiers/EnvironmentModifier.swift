import Foundation
import MizanBase

extension View {
    /// Sets a value of the environment for the view and what is inside it. Source: SwiftUI's `environment(_:_:)`.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        ContextView(content: self) { $0.environment[keyPath: keyPath] = value }
    }

    /// Sets a locale by its language tag: `.environment(\.locale, "ar-EG")`.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ tag: LanguageTag) -> some View {
        environment(keyPath, Locale(identifier: tag.identifier))
    }

    /// Changes a value of the environment for the view and what is inside it. Source: SwiftUI's
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

    /// The reader's text size inside. Source: SwiftUI's `dynamicTypeSize(_:)`.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Bounds of the reader's text size inside: `...DynamicTypeSize.xxxLarge`. Source: SwiftUI's `dynamicTypeSize(_:)`.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
    }

    /// The font of the texts inside; nil for body. Source: SwiftUI's `font(_:)`.
    public func font(_ font: Font?) -> some View { environment(\.font, font ?? .body) }

    /// The fonts' weight inside; nil for the font's own. Source: SwiftUI's `fontWeight(_:)`.
    public func fontWeight(_ weight: FontWeight?) -> some View {
        transformEnvironment(\.font) { $0 = $0.weight(weight) }
    }

    /// Bold texts inside. Source: SwiftUI's `bold(_:)`.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Slanted texts inside, where the fonts have such faces. Source: SwiftUI's `italic(_:)`.
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { $0 = $0.italic(isActive) }
    }

    /// The colour of texts, symbols and unfilled shapes inside; nil for the default one. Source: SwiftUI's
    /// `foregroundColor(_:)`.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundPaint, ShapePaint(color ?? .primary))
    }

    /// The colour of what can be acted on inside; nil for the accent colour. Source: SwiftUI's `tint(_:)`.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// Where lines stand in the width of their text. Source: SwiftUI's `multilineTextAlignment(_:)`.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// The base direction of each paragraph of the texts inside, which decides the order of what it holds; nil for what each
    /// text asks for. `natural` is that of the first strong character, of localized texts too. Where lines stand is
    /// ``multilineTextAlignment(_:)``. Source: AppKit's `baseWritingDirection`.
    public func writingDirection(_ direction: WritingDirection?) -> some View {
        environment(\.writingDirection, direction)
    }

    /// What the view's content is about; it holds for this view, not for what is inside it.
    public func semanticContentAttribute(_ attribute: SemanticContentAttribute) -> some View {
        ContextView(content: self) { $0.environment.semanticContentAttribute = attribute }
    }

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
