import Foundation
import MizanBase

nonisolated extension View {
    /// Sets a value of the environment for the view and its content. Source: SwiftUI's `environment(_:_:)`.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        changed(by: EnvironmentModifier(keyPath: keyPath, value: value))
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
        changed(by: EnvironmentTransformation(keyPath: keyPath, transform: transform))
    }

    /// Sets the reader's text size inside. Source: SwiftUI's `dynamicTypeSize(_:)`.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Bounds the reader's text size inside: `...DynamicTypeSize.xxxLarge`. Source: SwiftUI's `dynamicTypeSize(_:)`.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        changed(by: DynamicTypeSizeModifier(range: range))
    }

    /// Sets the colour of texts, symbols and unfilled shapes inside; nil for the default one. Source: SwiftUI's
    /// `foregroundColor(_:)`.
    public func foregroundColor(_ color: Color?) -> some View {
        changed(by: ForegroundColorModifier(color: color ?? .primary))
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

    /// Marks the texts inside as written by a user, such as the messages of a chat or a name: each paragraph has the direction of
    /// its own letters and begins on that direction's side, whatever the interface's direction. Like HTML's `dir="auto"`.
    ///
    /// It is ``writingDirection(_:)`` and ``multilineTextAlignment(_:)``, both natural. In a frame wider than the text, use
    /// ``Alignment/natural`` too.
    public func userText() -> some View {
        environment(\.writingDirection, .natural).environment(\.multilineTextAlignment, .natural)
    }

    /// Sets the meaning of the view's content; it applies to this view, not to the views inside.
    public func semanticContentAttribute(_ attribute: SemanticContentAttribute) -> some View {
        environment(\.semanticContentAttribute, attribute)
    }

    /// Sets the view's type in the render tree, where it is made of another view.
    package func typeName(_ name: String) -> some View { changed(by: TypeNameModifier(name: name)) }
}

private struct EnvironmentModifier<Value>: ContextModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func change(_ context: inout ViewContext) { context.environment[keyPath: keyPath] = value }
}

private struct EnvironmentTransformation<Value>: ContextModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    /// The environment of the body that the closure was written in, which it reads.
    private let environment = EnvironmentValues.current

    init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
        self.keyPath = keyPath
        self.transform = transform
    }

    func change(_ context: inout ViewContext) {
        guard let environment else { return transform(&context.environment[keyPath: keyPath]) }
        environment.evaluate { transform(&context.environment[keyPath: keyPath]) }
    }
}

private struct DynamicTypeSizeModifier<Bounds: RangeExpression<DynamicTypeSize>>: ContextModifier {
    let range: Bounds

    func change(_ context: inout ViewContext) {
        context.environment.dynamicTypeSize = context.environment.dynamicTypeSize.clamped(to: range)
    }
}

private struct ForegroundColorModifier: ContextModifier {
    let color: Color

    func change(_ context: inout ViewContext) { context.environment.setForeground(ShapePaint(color)) }
}

/// The outermost name counts.
private struct TypeNameModifier: ContextModifier {
    let name: String

    func change(_ context: inout ViewContext) { if context.typeName == nil { context.typeName = name } }
}
