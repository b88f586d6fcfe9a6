import MizanBase
import MizanLocalization

extension View {
    /// Sets the text that is spoken in place of the view's content. Source: SwiftUI's `accessibilityLabel(_:)`.
    public func accessibilityLabel(_ label: Text) -> some View {
        ContextView(content: self) {
            let text = label.resolved(in: $0.environment)
            $0.add(
                AccessibilityProperties(
                    label: text.text.plainText(.marked), findings: label.findings(of: text)))
        }
    }

    /// Sets a localized label. Source: SwiftUI's `accessibilityLabel(_:)`.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

    /// Sets a verbatim label. Source: SwiftUI's `accessibilityLabel(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

    /// Hides the view and its content from assistive technologies, for decoration. Source: SwiftUI's
    /// `accessibilityHidden(_:)`.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        ContextView(content: self) { $0.add(AccessibilityProperties(isHidden: hidden)) }
    }

    /// Adds traits to the view's own; those that are roles replace its role. Source: SwiftUI's
    /// `accessibilityAddTraits(_:)`.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ContextView(content: self) { $0.add(AccessibilityProperties(added: traits)) }
    }

    /// Removes traits from the view; its role is then that of its content. Source: SwiftUI's
    /// `accessibilityRemoveTraits(_:)`.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        ContextView(content: self) { $0.add(AccessibilityProperties(removed: traits)) }
    }

    /// Makes one element of the view. Source: SwiftUI's `accessibilityElement(children:)`.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        ContextView(content: self) { $0.add(AccessibilityProperties(children: children)) }
    }
}

extension _ViewContext {
    /// Adds properties of the next view that are nearer to it than the earlier ones.
    mutating func add(_ properties: AccessibilityProperties) {
        accessibility = accessibility?.with(properties) ?? properties
    }
}
