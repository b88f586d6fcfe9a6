import MizanLayout
import MizanLocalization

// Links as SwiftUI had them before `NavigationStack`.
extension NavigationLink {
    /// A link to a view that is shown while a binding has its tag. Source: SwiftUI's `init(destination:tag:selection:label:)`.
    public init<Tag: Hashable>(
        destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }, label: label)
    }
}

extension NavigationLink where Label == Text {
    /// A link with a verbatim title that is shown while a binding is true. Source: SwiftUI's `init(_:isActive:destination:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// A link with a localized title that is shown while a binding is true. Source: SwiftUI's `init(_:destination:isActive:)`.
    public init(_ key: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(key) }
    }

    /// A link with a verbatim title that is shown while a binding is true. Source: SwiftUI's `init(_:destination:isActive:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A link with a localized title that is shown while a binding has its tag. Source: SwiftUI's
    /// `init(_:destination:tag:selection:)`.
    public init<Tag: Hashable>(
        _ key: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(key) }
    }

    /// A link with a verbatim title that is shown while a binding has its tag. Source: SwiftUI's
    /// `init(_:destination:tag:selection:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init<Tag: Hashable>(
        _ title: some StringProtocol, destination: Destination, tag: Tag, selection: Binding<Tag?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

    /// A link with a localized title that is shown while a binding has its tag. Source: SwiftUI's
    /// `init(_:tag:selection:destination:)`.
    public init<Tag: Hashable>(
        _ key: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(key) }
    }
}
