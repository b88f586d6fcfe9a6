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

    static func captured(_ value: AccessibilityDetails, in context: ViewContext) -> AccessibilityDetails {
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

nonisolated extension View {
    /// Sets a name by which tests of the interface find the view; it isn't spoken. Source: SwiftUI's
    /// `accessibilityIdentifier(_:)`.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        settingTrait(AccessibilityDetails(identifier: identifier))
    }

    /// Sets the place among its siblings in which the view is read: the greatest priority is first. Source: SwiftUI's
    /// `accessibilitySortPriority(_:)`.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        settingTrait(AccessibilityDetails(sortPriority: priority))
    }

    /// Sets the names that one may call the view by. Source: SwiftUI's `accessibilityInputLabels(_:)`.
    public func accessibilityInputLabels(_ labels: [Text]) -> some View {
        settingTrait(AccessibilityDetails(inputLabels: labels))
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
