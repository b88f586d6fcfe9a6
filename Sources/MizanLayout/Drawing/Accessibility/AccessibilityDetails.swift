import MizanLocalization

/// What a view says of itself besides what is in the tree, for assistive technologies and tests of an interface.
struct AccessibilityDetails: ViewTrait {
    /// The name by which tests find the view; never spoken.
    var identifier: String?
    /// The place among its siblings: the greatest is read first.
    var sortPriority: Double?
    /// The names that one may call the view by.
    var inputLabels: [Text] = []
    /// The same, as they are said.
    private(set) var inputNames: [SpokenText] = []

    init(identifier: String? = nil, sortPriority: Double? = nil, inputLabels: [Text] = []) {
        self.identifier = identifier
        self.sortPriority = sortPriority
        self.inputLabels = inputLabels
    }

    static func kept(_ value: AccessibilityDetails, in context: ViewContext) -> AccessibilityDetails {
        var details = value
        details.inputNames = value.inputLabels.map { $0.spoken(in: context.environment) }
        return details
    }

    static func joined(_ outer: AccessibilityDetails, _ inner: AccessibilityDetails) -> AccessibilityDetails {
        var joined = outer
        joined.identifier = outer.identifier ?? inner.identifier
        joined.sortPriority = outer.sortPriority ?? inner.sortPriority
        if outer.inputLabels.isEmpty { (joined.inputLabels, joined.inputNames) = (inner.inputLabels, inner.inputNames) }
        return joined
    }
}

extension View {
    /// Sets a name by which tests of the interface find the view; it isn't spoken. Source: SwiftUI's
    /// `accessibilityIdentifier(_:)`.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        saying(AccessibilityDetails(identifier: identifier))
    }

    /// Sets the place among its siblings in which the view is read: the greatest priority is first. Source: SwiftUI's
    /// `accessibilitySortPriority(_:)`.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        saying(AccessibilityDetails(sortPriority: priority))
    }

    /// Sets the names that one may call the view by. Source: SwiftUI's `accessibilityInputLabels(_:)`.
    public func accessibilityInputLabels(_ labels: [Text]) -> some View {
        saying(AccessibilityDetails(inputLabels: labels))
    }

    /// Sets localized names that one may call the view by. Source: SwiftUI's `accessibilityInputLabels(_:)`.
    public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(keys.map { Text($0) })
    }

    /// Sets verbatim names that one may call the view by. Source: SwiftUI's `accessibilityInputLabels(_:)` of strings.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View {
        accessibilityInputLabels(labels.map { Text($0) })
    }

    /// Sets a sentence that a pointer over the view shows, and that is spoken as its hint. Source: SwiftUI's `help(_:)`.
    public func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Sets a localized sentence that helps. Source: SwiftUI's `help(_:)`.
    public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }

    /// Sets a verbatim sentence that helps. Source: SwiftUI's `help(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }
}

// The names that came before; `accessibilityLabel(_:)` and its like do the same.
extension View {
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
