import Mizan

// The names that came before; `accessibilityLabel(_:)` and its like do the same.
nonisolated extension View {
    /// Sets the label. Source: SwiftUI's `accessibility(label:)`.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the hint. Source: SwiftUI's `accessibility(hint:)`.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets the value. Source: SwiftUI's `accessibility(value:)`.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Hides the view, or doesn't. Source: SwiftUI's `accessibility(hidden:)`.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets the identifier. Source: SwiftUI's `accessibility(identifier:)`.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Adds traits. Source: SwiftUI's `accessibility(addTraits:)`.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// Removes traits. Source: SwiftUI's `accessibility(removeTraits:)`.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the priority in reading. Source: SwiftUI's `accessibility(sortPriority:)`.
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// Sets the names to call the view by. Source: SwiftUI's `accessibility(inputLabels:)`.
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
