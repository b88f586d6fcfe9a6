/// A custom modifier, which makes one view from another. Source: SwiftUI's `ViewModifier`.
///
/// ```swift
/// struct Card: ViewModifier {
///     @Environment(\.colorScheme) private var colorScheme
///
///     func body(content: Content) -> some View {
///         content.padding().background(colorScheme == .dark ? Color.black : .white)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = ViewModifierContent<Self>

    /// The modified content.
    @ViewBuilder func body(content: Content) -> Body
}

nonisolated extension ViewModifier {
    /// This modifier, then another one around it. Source: SwiftUI's `concat(_:)`.
    public func concat<Outer: ViewModifier>(_ modifier: Outer) -> ModifiedContent<Self, Outer> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a ``ViewModifier`` modifies, in its body.
nonisolated public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
    let view: any View

    /// The nodes of the view.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try view._makeNodes(in: context.nested(), into: &nodes)
    }
}

/// A view, or a modifier, with a modifier. Source: SwiftUI's `ModifiedContent`.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The modified view or modifier.
    public var content: Content
    /// The modifier around the content.
    public var modifier: Modifier

    /// The content with the modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// A view whose body is its modifier's, so that the modifier's dynamic properties are connected with it.
protocol ModifierHolder {}

extension ModifiedContent: ModifierHolder {}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The content as changed by the modifier.
    public var body: Modifier.Body {
        IsolatedCall.run((modifier, ViewModifierContent(view: content))) { $0.body(content: $1) }
    }
}

nonisolated extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The content as changed by the first modifier and then by the second.
    public func body(content view: ViewModifierContent<Self>) -> ModifiedContent<
        ModifiedContent<ViewModifierContent<Self>, Content>, Modifier
    > {
        view.modifier(content).modifier(modifier)
    }
}

nonisolated extension View {
    /// Applies a custom modifier to the view. Source: SwiftUI's `modifier(_:)`.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
