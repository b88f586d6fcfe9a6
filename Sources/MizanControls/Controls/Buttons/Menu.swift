import MizanLayout
import MizanLocalization

/// A button for a menu. Source: SwiftUI's `Menu`.
///
/// A still layout draws it closed. In a session it opens at a tap, or runs its primary action if it has one. Its items are below its
/// button, or above it if there is more room, until one is chosen or a tap hits anything else. A menu in a menu opens next to its item.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    private let isPresented: Binding<Bool>?

    @Environment(\.controlStyles) private var styles

    private init(
        label: Label, content: Content, primaryAction: (() -> Void)?, isPresented: Binding<Bool>? = nil
    ) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
        self.isPresented = isPresented
    }

    /// A menu that is open while a binding is true.
    package init(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content(), primaryAction: nil, isPresented: isPresented)
    }

    /// A menu whose button shows the label. Source: SwiftUI's `init(content:label:)`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A menu whose button runs an action when it is tapped. Source: SwiftUI's `init(content:label:primaryAction:)`.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    /// The closed menu as its style has it.
    public var body: some View {
        let style = styles.nearest((any MenuStyle).self)
        let configuration = MenuStyleConfiguration(
            label: ControlLabel(label), content: ControlLabel(content), primaryAction: primaryAction,
            isPresented: isPresented)
        if let style {
            StyledBody((any MenuStyle).self) { style.look(of: configuration) }
        } else {
            MenuButton(configuration: configuration)
        }
    }
}

/// The button of a menu.
nonisolated private struct MenuButton: View {
    let configuration: MenuStyleConfiguration

    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isInMenu) private var isInMenu
    @State private var isTapped = false

    var body: some View {
        let isOpen = configuration.isPresented ?? $isTapped
        Button {
            if let action = configuration.primaryAction { action() } else { isOpen.wrappedValue = true }
        } label: {
            if isInMenu {
                HStack(spacing: 8) {
                    configuration.label
                    Spacer(minLength: 0)
                    Image(systemName: "chevron.forward").font(.footnote).foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
            } else if indicator == .visible {
                HStack(spacing: 6) {
                    configuration.label
                    Image(systemName: "chevron.down").font(.caption).accessibilityHidden(true)
                }
            } else {
                configuration.label
            }
        }
        // A submenu's item chooses nothing: the menu stays open.
        .environment(\.choiceMade, DismissAction {})
        .typeName("Menu")
        .menu(isOpen: isOpen) { configuration.content }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration, in the style further out. Source: SwiftUI's `init(_:)` of a configuration.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction,
            isPresented: configuration.isPresented)
    }
}

extension Menu where Label == Text {
    /// A menu with a localized title. Source: SwiftUI's `init(_:content:)`.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// A menu with a verbatim title. Source: SwiftUI's `init(_:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a localized title and an action of its own. Source: SwiftUI's `init(_:content:primaryAction:)`.
    public init(
        _ key: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(key) }, primaryAction: primaryAction)
    }

    /// A menu with a verbatim title and an action of its own. Source: SwiftUI's `init(_:content:primaryAction:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MizanControls.Label<Text, Image> {
    /// A menu with a localized title beside a symbol. Source: SwiftUI's `init(_:systemImage:content:)`.
    public init(_ key: LocalizedStringKey, systemImage symbol: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MizanControls.Label(key, systemImage: symbol) }
    }

    /// A menu with a verbatim title beside a symbol. Source: SwiftUI's `init(_:systemImage:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage symbol: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MizanControls.Label(title, systemImage: symbol) }
    }
}
