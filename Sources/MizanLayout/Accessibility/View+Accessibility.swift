import MizanBase
import MizanLocalization

extension View {
    /// What is said in place of what the view shows. Source: SwiftUI's `accessibilityLabel(_:)`.
    public func accessibilityLabel(_ label: Text) -> some View {
        ContextView(content: self) {
            let text = label.resolved(in: $0.environment)
            $0.add(
                AccessibilityProperties(
                    label: text.text.plainText(.marked), findings: label.findings(of: text)))
        }
    }

    /// A localized label. Source: SwiftUI's `accessibilityLabel(_:)`.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

    /// A label as it is. Source: SwiftUI's `accessibilityLabel(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

    /// Whether the view and what is inside it are kept from those who do not see them: decoration is. Source: SwiftUI's
    /// `accessibilityHidden(_:)`.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        ContextView(content: self) { $0.add(AccessibilityProperties(isHidden: hidden)) }
    }

    /// Traits that the view has beside its own; those that are roles take the place of its role. Source: SwiftUI's
    /// `accessibilityAddTraits(_:)`.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ContextView(content: self) { $0.add(AccessibilityProperties(added: traits)) }
    }

    /// Traits that the view has not; its role is then that of what it shows. Source: SwiftUI's
    /// `accessibilityRemoveTraits(_:)`.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        ContextView(content: self) { $0.add(AccessibilityProperties(removed: traits)) }
    }

    /// Makes one element of the view. Source: SwiftUI's `accessibilityElement(children:)`.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        ContextView(content: self) { $0.add(AccessibilityProperties(children: children)) }
    }
}

extension ViewContext {
    /// Says something of the next view, nearer to it than what was said before.
    mutating func add(_ properties: AccessibilityProperties) {
        accessibility = accessibility?.with(properties) ?? properties
    }
}
