import MizanLocalization

extension View {
    /// Adds an action for assistive technologies. Source: SwiftUI's `accessibilityAction(_:_:)`.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ action: @escaping () -> Void
    ) -> some View {
        listening(.action(kind, action))
    }

    /// Adds an action with a name. Source: SwiftUI's `accessibilityAction(named:_:)`.
    public func accessibilityAction(named name: Text, _ action: @escaping () -> Void) -> some View {
        modified(by: NamedActionModifier(name: name, action: action))
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
        listening(.adjustment(action))
    }

    /// Sets the value that is spoken after the view's label. Source: SwiftUI's `accessibilityValue(_:)`.
    public func accessibilityValue(_ value: Text) -> some View {
        changed(by: AccessibilityValueModifier(value: value))
    }

    /// Sets a localized value. Source: SwiftUI's `accessibilityValue(_:)`.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

    /// Sets a verbatim value. Source: SwiftUI's `accessibilityValue(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }
}

/// An action by its name in the language of the reader.
private struct NamedActionModifier: NodeModifier {
    let name: Text
    let action: () -> Void

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        let name = name.resolved(in: context.environment).text.plainText(.marked)
        return context.listening(node, InputHandler(.action(AccessibilityActionKind(named: name), action)))
    }
}

/// Sets the text that is spoken after a view's label.
private struct AccessibilityValueModifier: ContextModifier {
    let value: Text

    func change(_ context: inout ViewContext) {
        context.add(
            AccessibilityProperties(value: value.resolved(in: context.environment).text.plainText(.marked)))
    }
}
