import MizanBase
import MizanLocalization

nonisolated extension View {
    /// Sets the text that is spoken in place of the view's content. Source: SwiftUI's `accessibilityLabel(_:)`.
    public func accessibilityLabel(_ label: Text) -> some View {
        changed(by: AccessibilityLabelModifier(label: label))
    }

    /// Sets a localized label. Source: SwiftUI's `accessibilityLabel(_:)`.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

    /// Sets a verbatim label. Source: SwiftUI's `accessibilityLabel(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

    /// Sets a sentence that says what happens when the view is used. Source: SwiftUI's `accessibilityHint(_:)`.
    public func accessibilityHint(_ hint: Text) -> some View { changed(by: AccessibilityHintModifier(hint: hint)) }

    /// Sets a localized hint. Source: SwiftUI's `accessibilityHint(_:)`.
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// Sets a verbatim hint. Source: SwiftUI's `accessibilityHint(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

    /// Hides the view and its content from assistive technologies, for decoration. Source: SwiftUI's
    /// `accessibilityHidden(_:)`.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        changed(by: AccessibilityHiddenModifier(isHidden: hidden))
    }

    /// Adds traits to the view's own; those that are roles replace its role. Source: SwiftUI's
    /// `accessibilityAddTraits(_:)`.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        changed(by: AddedTraitsModifier(traits: traits))
    }

    /// Removes traits from the view; its role is then that of its content. Source: SwiftUI's
    /// `accessibilityRemoveTraits(_:)`.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        changed(by: RemovedTraitsModifier(traits: traits))
    }

    /// Makes one element of the view. Source: SwiftUI's `accessibilityElement(children:)`.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        changed(by: AccessibilityElementModifier(children: children))
    }
}
