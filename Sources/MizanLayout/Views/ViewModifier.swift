/// A modifier of one's own: a view made of another one. Source: SwiftUI's `ViewModifier`.
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
public protocol ViewModifier {
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = ViewModifierContent<Self>

    /// The view that the modifier makes of the content.
    @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
    /// This modifier, then another one around it. Source: SwiftUI's `concat(_:)`.
    public func concat<Outer: ViewModifier>(_ modifier: Outer) -> ModifiedContent<Self, Outer> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a ``ViewModifier`` modifies, in its body.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
    let view: any View

    /// The nodes of the view.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try view.makeNodes(in: context.nested())
    }
}

/// A view, or a modifier, with a modifier. Source: SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// The content with the modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// What the modifier makes of the content.
    public var body: Modifier.Body { modifier.body(content: ViewModifierContent(view: content)) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// What the second modifier makes of what the first one makes of the content.
    public func body(content view: ViewModifierContent<Self>) -> ModifiedContent<
        ModifiedContent<ViewModifierContent<Self>, Content>, Modifier
    > {
        view.modifier(content).modifier(modifier)
    }
}

extension View {
    /// The view with a modifier of one's own. Source: SwiftUI's `modifier(_:)`.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
