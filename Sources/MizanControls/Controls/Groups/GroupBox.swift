import MizanLayout
import MizanLocalization

/// Views on a surface of their own, with a title above. Source: SwiftUI's `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    @Environment(\.controlStyles) private var styles

    /// Views with a label. Source: SwiftUI's `init(content:label:)`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Views with a label. Source: SwiftUI's `init(label:content:)`.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// One node with the label and the views.
    public var body: some View {
        let style = styles.nearest((any GroupBoxStyle).self) ?? DefaultGroupBoxStyle()
        let configuration = GroupBoxStyleConfiguration(
            label: ControlLabel(label), content: ControlLabel(content, isLabel: false))
        Control(type: "GroupBox", role: nil, children: nil, isDimmed: false) {
            StyledBody((any GroupBoxStyle).self) { style.look(of: configuration) }
        }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration, in the style further out. Source: SwiftUI's `init(_:)` of a configuration.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

extension GroupBox where Label == EmptyView {
    /// Views without a label. Source: SwiftUI's `init(content:)`.
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    /// Views with a localized title. Source: SwiftUI's `init(_:content:)`.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(key), content: content)
    }

    /// Views with a verbatim title. Source: SwiftUI's `init(_:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

/// The appearance of a ``GroupBox``. Source: SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View

    /// Builds the box. It is arranged by the semantic content attribute of the box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a ``GroupBox`` for its style. Source: SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
    /// The title of the box.
    public typealias Label = ControlLabel
    /// The views in the box.
    public typealias Content = ControlLabel

    /// The title of the box.
    public let label: Label
    /// The views in the box.
    public let content: Content
}

/// The title in bold above the views, on a surface with round corners. Source: SwiftUI's `DefaultGroupBoxStyle`.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style.
    public init() {}

    /// The box, as wide as it can be.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
        .background(Color(SystemColor.card), in: RoundedRectangle(cornerRadius: 12))
    }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The title in bold above the views, on a surface with round corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
    /// Sets the style of the group boxes inside. Source: SwiftUI's `groupBoxStyle(_:)`.
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
        controlStyle(style, as: (any GroupBoxStyle).self)
    }
}
