import MizanLayout
import MizanLocalization

/// A screen with the picture and the title that stand for it in a tab bar. Source: SwiftUI's `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// The type of the selection.
    public typealias TabValue = Value

    private let value: Value?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    private init(_ value: Value?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }

    /// The screen, which says what stands for it.
    public var body: some View {
        let screen = TabScreen(content: content).settingTrait(TabItem(label: CapturedView(label), role: role))
        if let value { screen.tag(value) } else { screen }
    }

    /// A tab for a value with a label. Source: SwiftUI's `init(value:role:content:label:)`.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// A tab with a label. Source: SwiftUI's `init(role:content:label:)`.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role: role, content: content(), label: label())
    }
}

extension Tab where Label == MizanControls.Label<Text, Image> {
    /// A tab for a value with a localized title and a symbol. Source: SwiftUI's `init(_:systemImage:value:role:content:)`.
    public init(
        _ key: LocalizedStringKey, systemImage symbol: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role: role, content: content(), label: Label(key, systemImage: symbol))
    }

    /// A tab for a value with a verbatim title and a symbol. Source: SwiftUI's `init(_:systemImage:value:role:content:)`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage symbol: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role: role, content: content(), label: Label(title, systemImage: symbol))
    }

    /// A tab for a value with a localized title and an image. Source: SwiftUI's `init(_:image:value:role:content:)`.
    public init(
        _ key: LocalizedStringKey, image name: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role: role, content: content(), label: Label(key, image: name))
    }
}

extension Tab where Value == Never, Label == MizanControls.Label<Text, Image> {
    /// A tab with a localized title and a symbol. Source: SwiftUI's `init(_:systemImage:role:content:)`.
    public init(
        _ key: LocalizedStringKey, systemImage symbol: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role: role, content: content(), label: Label(key, systemImage: symbol))
    }

    /// A tab with a verbatim title and a symbol. Source: SwiftUI's `init(_:systemImage:role:content:)`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage symbol: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role: role, content: content(), label: Label(title, systemImage: symbol))
    }

    /// A tab with a localized title and an image. Source: SwiftUI's `init(_:image:role:content:)`.
    public init(
        _ key: LocalizedStringKey, image name: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role: role, content: content(), label: Label(key, image: name))
    }
}

extension Tab where Label == EmptyView {
    /// A tab for a value without a label, as pages have. Source: SwiftUI's `init(value:role:content:)`.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value, role: role, content: content(), label: EmptyView())
    }
}

/// Tabs under a title, which a tab bar doesn't show. Source: SwiftUI's `TabSection`.
nonisolated public struct TabSection<TabValue: Hashable, Content: TabContent, Header: View>: TabContent
where Content.TabValue == TabValue {
    private let content: Content

    /// Tabs under a header.
    public init(@TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }

    /// The tabs.
    public var body: some View { content }
}

extension TabSection where Header == Text {
    /// Tabs under a localized title. Source: SwiftUI's `init(_:content:)`.
    public init(_ key: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// Tabs under a verbatim title. Source: SwiftUI's `init(_:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @TabContentBuilder<TabValue> content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// The views of a tab as one.
nonisolated private struct TabScreen<Content: View>: PrimitiveView {
    let content: Content

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let screens = try content.nodes(in: context.nested())
        if !screens.isEmpty { nodes.append(StackNode.column(of: screens, direction: context.direction)) }
    }
}
