import Foundation
import MizanBase

extension View {
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

    /// Sets the font of the texts inside; nil for body. Source: SwiftUI's `font(_:)`.
    public func font(_ font: Font?) -> some View { changed(by: FontModifier(font: font ?? .body)) }

    /// Sets the fonts' weight inside; nil for the font's own. Source: SwiftUI's `fontWeight(_:)`.
    public func fontWeight(_ weight: FontWeight?) -> some View {
        changed(by: FontWeightModifier(weight: weight.map { .exactly($0) }))
    }

    /// Sets the design of the fonts inside; nil for the default one. Source: SwiftUI's `fontDesign(_:)`.
    public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.font) { $0 = $0.design(design) }
    }

    /// Sets the texts inside in fonts whose letters have one width. Source: SwiftUI's `monospaced(_:)`.
    public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { if isActive { $0 = $0.monospaced() } }
    }

    /// Sets the fonts' width inside, where their families have it; nil for the font's own. Source: SwiftUI's `fontWidth(_:)`.
    public func fontWidth(_ width: FontWidth?) -> some View { changed(by: FontWidthModifier(width: width)) }

    /// Sets the texts inside in the emphasized weight of their text style: see ``Font/bold()``. Source: SwiftUI's `bold(_:)`.
    public func bold(_ isActive: Bool = true) -> some View {
        changed(by: FontWeightModifier(weight: isActive ? .emphasized : nil))
    }

    /// Makes the texts inside italic, where the fonts have such faces. Source: SwiftUI's `italic(_:)`.
    public func italic(_ isActive: Bool = true) -> some View { changed(by: ItalicModifier(isActive: isActive)) }

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

    /// Sets the meaning of the view's content; it applies to this view, not to the views inside.
    public func semanticContentAttribute(_ attribute: SemanticContentAttribute) -> some View {
        environment(\.semanticContentAttribute, attribute)
    }

    /// Sets the view's type in the render tree, where it is made of another view.
    func typeName(_ name: String) -> some View { changed(by: TypeNameModifier(name: name)) }
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

private struct FontModifier: ContextModifier {
    let font: Font

    func change(_ context: inout ViewContext) { context.environment.font = font }
}

private struct FontWeightModifier: ContextModifier {
    let weight: RequestedWeight?

    func change(_ context: inout ViewContext) { context.environment.font = context.environment.font.weight(weight) }
}

private struct FontWidthModifier: ContextModifier {
    let width: FontWidth?

    func change(_ context: inout ViewContext) { context.environment.font = context.environment.font.width(width) }
}

private struct ItalicModifier: ContextModifier {
    let isActive: Bool

    func change(_ context: inout ViewContext) { context.environment.font = context.environment.font.italic(isActive) }
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
