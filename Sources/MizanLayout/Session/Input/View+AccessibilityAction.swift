import MizanLocalization
import MizanRenderTree

nonisolated extension View {
    /// Adds an action for assistive technologies. Source: SwiftUI's `accessibilityAction(_:_:)`.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ action: @escaping () -> Void
    ) -> some View {
        changed(by: OfferedActionModifier(kind: kind)).listening(.action(kind, action))
    }

    /// Adds an action with a name. Source: SwiftUI's `accessibilityAction(named:_:)`.
    public func accessibilityAction(named name: Text, _ action: @escaping () -> Void) -> some View {
        changed(by: ActionNameModifier(name: name)).modified(by: NamedActionModifier(name: name, action: action))
    }

    /// Adds an action with a localized name. Source: SwiftUI's `accessibilityAction(named:_:)`.
    public func accessibilityAction(named key: LocalizedStringKey, _ action: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(key), action)
    }

    /// Adds an action with a verbatim name. Source: SwiftUI's `accessibilityAction(named:_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, _ action: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), action)
    }

    /// Lets assistive technologies step the view's value. Source: SwiftUI's `accessibilityAdjustableAction(_:)`.
    public func accessibilityAdjustableAction(
        _ action: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        changed(by: AdjustableModifier()).listening(.adjustment(action))
    }
}

/// An action by its name in the language of the reader.
private struct NamedActionModifier: NodeModifier {
    let name: Text
    let action: () -> Void

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        let name = name.spoken(in: context.environment).text
        return context.listening(node, InputHandler(.action(AccessibilityActionKind(named: name), action)))
    }
}

/// Says the name of an action on the view's element.
private struct ActionNameModifier: ContextModifier {
    let name: Text

    func change(_ context: inout ViewContext) {
        context.offer { AccessibilityProperties(customActions: [name.spoken(in: $0)]) }
    }
}

/// Says an action of a kind on the view's element.
private struct OfferedActionModifier: ContextModifier {
    let kind: AccessibilityActionKind

    func change(_ context: inout ViewContext) {
        context.offer { _ in
            AccessibilityProperties(
                actions: Set(kind.offered.map { [$0] } ?? []),
                customActions: kind.name.map { [SpokenText(text: $0)] } ?? [])
        }
    }
}

/// Says on the view's element that its value is stepped.
private struct AdjustableModifier: ContextModifier {
    func change(_ context: inout ViewContext) {
        context.offer { _ in AccessibilityProperties(actions: [.increment, .decrement]) }
    }
}

extension _ViewContext {
    /// Adds actions where they are enabled; else the element says that it is disabled.
    fileprivate mutating func offer(_ properties: (EnvironmentValues) -> AccessibilityProperties) {
        markDisabled()
        if environment.isEnabled { add(properties(environment)) }
    }
}
