import MizanLayout
import MizanLocalization

/// Views that a reader shows and hides by their title. Source: SwiftUI's `DisclosureGroup`.
///
/// The arrow at the trailing side of the title points there while the group is closed, and down while it is open. In a session a tap
/// on the title, a key or an assistive technology opens and closes the group.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?

    @Environment(\.controlStyles) private var styles
    @State private var isOpen = false

    private init(label: Label, binding: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.binding = binding
        self.content = content
    }

    /// A group that is closed at first. Source: SwiftUI's `init(content:label:)`.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), binding: nil, content: content)
    }

    /// A group that a binding opens. Source: SwiftUI's `init(isExpanded:content:label:)`.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), binding: isExpanded, content: content)
    }

    /// One node with the title, and with the views where the group is open.
    public var body: some View {
        let style = styles.nearest((any DisclosureGroupStyle).self) ?? AutomaticDisclosureGroupStyle()
        let isExpanded = binding ?? $isOpen
        let configuration = DisclosureGroupStyleConfiguration(
            label: ControlLabel(label),
            content: isExpanded.wrappedValue ? ControlLabel(content(), isLabel: false) : ControlLabel(EmptyView()),
            isExpanded: isExpanded)
        Control(type: "DisclosureGroup", role: nil, children: nil, isDimmed: false) {
            StyledBody((any DisclosureGroupStyle).self) { style.look(of: configuration) }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a localized title. Source: SwiftUI's `init(_:content:)`.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// A group with a verbatim title. Source: SwiftUI's `init(_:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a localized title that a binding opens. Source: SwiftUI's `init(_:isExpanded:content:)`.
    public init(
        _ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(key) }
    }

    /// A group with a verbatim title that a binding opens. Source: SwiftUI's `init(_:isExpanded:content:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// The appearance of a ``DisclosureGroup``. Source: SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View

    /// Builds the group. It is arranged by the semantic content attribute of the group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a ``DisclosureGroup`` for its style. Source: SwiftUI's `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
    /// The title of the group.
    public typealias Label = ControlLabel
    /// The views of the group.
    public typealias Content = ControlLabel

    /// The title of the group.
    public let label: Label
    /// The views of the group; none while it is closed.
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool
}

/// The title with an arrow at its trailing side above the views. Source: SwiftUI's `AutomaticDisclosureGroupStyle`.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The style.
    public init() {}

    /// The title, and the views below it.
    public func makeBody(configuration: Configuration) -> some View {
        let isExpanded = configuration.$isExpanded
        VStack(alignment: .leading, spacing: 8) {
            Control(
                type: "Title", role: "button",
                input: .control(ControlInput { isExpanded.wrappedValue.toggle() })
            ) {
                HStack(spacing: 8) {
                    configuration.label
                    Spacer(minLength: 0)
                    Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
                        .foregroundStyle(.tint).typeName("Arrow").accessibilityHidden(true)
                }
            }
            .contentShape(Rectangle())
            .accessibilityHint(Text(configuration.isExpanded ? .collapse : .expand))
            if configuration.isExpanded { configuration.content }
        }
    }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The title with an arrow at its trailing side above the views.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
    /// Sets the style of the disclosure groups inside. Source: SwiftUI's `disclosureGroupStyle(_:)`.
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
        controlStyle(style, as: (any DisclosureGroupStyle).self)
    }
}
