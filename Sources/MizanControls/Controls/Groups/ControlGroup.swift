import MizanLayout
import MizanLocalization

/// Controls that belong together, on one surface. Source: SwiftUI's `ControlGroup`.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: ControlLabel?

    @Environment(\.controlStyles) private var styles

    /// Controls side by side, from leading to trailing. Source: SwiftUI's `init(content:)`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    /// Controls with a label, which is spoken. Source: SwiftUI's `init(content:label:)`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
        self.content = content()
        self.label = ControlLabel(label())
    }

    /// Controls with a localized title, which is spoken. Source: SwiftUI's `init(_:content:)`.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// Controls with a verbatim title, which is spoken. Source: SwiftUI's `init(_:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// One node with the controls.
    public var body: some View {
        let style = styles.nearest((any ControlGroupStyle).self) ?? AutomaticControlGroupStyle()
        let configuration = ControlGroupStyleConfiguration(
            content: ControlLabel(content), label: label ?? ControlLabel(EmptyView()))
        Control(
            type: "ControlGroup", role: nil, label: label.map { AnyView($0) }, children: label.map { _ in .contain },
            isDimmed: false
        ) {
            StyledBody((any ControlGroupStyle).self) { style.look(of: configuration) }
        }
    }
}

/// The appearance of a ``ControlGroup``. Source: SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View

    /// Builds the group. It is arranged by the semantic content attribute of the group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a ``ControlGroup`` for its style. Source: SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public typealias Content = ControlLabel
    /// The description of the group.
    public typealias Label = ControlLabel

    /// The controls.
    public let content: Content
    /// The description of the group.
    public let label: Label
}

/// Controls side by side on one surface; one below the other where they have no room. Source: SwiftUI's
/// `AutomaticControlGroupStyle`.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    @ScaledMetric private var scale = 1.0

    /// The style.
    public init() {}

    /// The controls on their surface.
    public func makeBody(configuration: Configuration) -> some View {
        let height = 44 * max(scale, 1)
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 20) { configuration.content }.padding(.horizontal, 16)
            VStack(spacing: 12) { configuration.content }.padding(.horizontal, 16).padding(.vertical, 12)
        }
        .frame(minHeight: height)
        .background(Color(SystemColor.track), in: RoundedRectangle(cornerRadius: height / 4))
    }
}

/// Controls of a bar. Source: SwiftUI's `NavigationControlGroupStyle`.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}

    /// The controls side by side, without a surface.
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 20) { configuration.content } }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Controls side by side on one surface.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls of a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension View {
    /// Sets the style of the control groups inside. Source: SwiftUI's `controlGroupStyle(_:)`.
    public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
        controlStyle(style, as: (any ControlGroupStyle).self)
    }
}
