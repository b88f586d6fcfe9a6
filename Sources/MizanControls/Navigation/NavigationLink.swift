import MizanBase
import MizanLayout
import MizanLocalization

/// A control that shows another screen of the ``NavigationStack`` around it. Source: SwiftUI's `NavigationLink`.
///
/// In a row of a list it fills the row, and a chevron at the trailing side points to where the screen comes from.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    /// The screen; nil for one that a value says.
    private let destination: Destination?
    private let value: AnyHashable?
    private let isActive: Binding<Bool>?

    @State private var ownActivity = false
    @Environment(\.navigator) private var navigator
    @Environment(\.listSelection) private var selection
    @Environment(\.isInRow) private var isInRow
    @Environment(\.rowBadge) private var badge

    private init(value: AnyHashable?, destination: Destination?, isActive: Binding<Bool>?, label: Label) {
        self.value = value
        self.destination = destination
        self.isActive = isActive
        self.label = label
    }

    /// A link to a view. Source: SwiftUI's `init(destination:label:)`.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(value: nil, destination: destination(), isActive: nil, label: label())
    }

    /// A link to a view. Source: SwiftUI's `init(destination:label:)`.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(value: nil, destination: destination, isActive: nil, label: label())
    }

    /// A link to a view that is shown while a binding says so. Source: SwiftUI's `init(isActive:destination:label:)`.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, destination: destination(), isActive: isActive, label: label())
    }

    /// A link to a view that is shown while a binding says so. Source: SwiftUI's `init(destination:isActive:label:)`.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(value: nil, destination: destination, isActive: isActive, label: label())
    }

    /// A link to a view that is shown while a binding has its tag. Source: SwiftUI's `init(tag:selection:destination:label:)`.
    public init<Tag: Hashable>(
        tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding<Bool>(
            get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
        self.init(value: nil, destination: destination(), isActive: isActive, label: label())
    }

    /// One control, which says what screen it shows.
    public var body: some View {
        let activity = isActive ?? $ownActivity
        let open = {
            if let value {
                if let selection { selection.choose(value) } else { navigator?.path.push(value) }
            } else if destination != nil {
                activity.wrappedValue = true
            }
        }
        let screen = activity.wrappedValue ? destination : nil
        tagged(LinkLabel(label: label, badge: badge, isInRow: isInRow, action: open))
            .environment(\.rowBadge, nil)
            .settingTrait(ListRow(showsBadge: true))
            .disabled(value == nil && destination == nil)
            .settingTrait(
                NavigationDestinations(
                    shown: screen.map { (CapturedView($0), DismissAction { activity.wrappedValue = false }) })
            )
            .typeName("NavigationLink")
    }

    /// The link with its value, by which a list knows its row.
    @ViewBuilder private func tagged(_ link: some View) -> some View {
        if let value { link.settingTrait(Tag.self, value) } else { link }
    }
}

/// The button of a link.
nonisolated private struct LinkLabel<Label: View>: View {
    let label: Label
    let badge: Text?
    let isInRow: Bool
    let action: () -> Void

    var body: some View {
        if isInRow {
            Button(action: action) {
                HStack(spacing: 8) {
                    RowStack(name: nil) {
                        label.frame(maxWidth: .infinity, alignment: .leading)
                        if let badge { badge.foregroundStyle(.secondary).typeName("Badge") }
                    }
                    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
                        .foregroundStyle(.tertiary).accessibilityHidden(true).typeName("Disclosure")
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            Button(action: action) { label }
        }
    }
}

extension NavigationLink where Label == Text {
    /// A link with a localized title. Source: SwiftUI's `init(_:destination:)`.
    public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(key) }
    }

    /// A link with a verbatim title. Source: SwiftUI's `init(_:destination:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localized title. Source: SwiftUI's `init(_:destination:)`.
    public init(_ key: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(key) }
    }

    /// A link with a verbatim title. Source: SwiftUI's `init(_:destination:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localized title that is shown while a binding says so. Source: SwiftUI's `init(_:isActive:destination:)`.
    public init(_ key: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(key) }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the screen of a value; nil disables it. Source: SwiftUI's `init(value:label:)`.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { AnyHashable($0) }, destination: nil, isActive: nil, label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a localized title to the screen of a value. Source: SwiftUI's `init(_:value:)`.
    public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) { self.init(value: value) { Text(key) } }

    /// A link with a verbatim title to the screen of a value. Source: SwiftUI's `init(_:value:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
        self.init(value: value) { Text(title) }
    }
}
