import MizanLocalization

nonisolated extension View {
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

/// Sets the text that is spoken after a view's label.
private struct AccessibilityValueModifier: ContextModifier {
    let value: Text

    func change(_ context: inout ViewContext) {
        context.add(
            AccessibilityProperties(value: value.resolved(in: context.environment).text.plainText(.marked)))
    }
}
