import MizanLayout

/// The appearance of a ``Menu``. Source: SwiftUI's `MenuStyle`.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View

    /// Builds the closed menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a ``Menu`` for its style. Source: SwiftUI's `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
    /// The description of the menu.
    public typealias Label = ControlLabel
    /// The items of the menu.
    public typealias Content = ControlLabel

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    /// Whether the menu is open, if its author decides.
    var isPresented: Binding<Bool>?
}

/// The look of menus that have no style: a button, in the style of the buttons around. Source: SwiftUI's `DefaultMenuStyle`.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    /// The style.
    public init() {}

    /// A button.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button, in the style of the buttons around. Source: SwiftUI's `ButtonMenuStyle`.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    /// The style.
    public init() {}

    /// A button.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border. Source: SwiftUI's `BorderlessButtonMenuStyle`.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    /// The style.
    public init() {}

    /// A button without a border.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    /// The look of menus that have no style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
    /// A button, in the style of the buttons around.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items. Source: SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
    private enum OrderRule: Hashable, Sendable { case automatic, fixed, priority }

    private let kind: OrderRule

    /// As the place has it.
    public static let automatic = MenuOrder(kind: .automatic)
    /// From top to bottom.
    public static let fixed = MenuOrder(kind: .fixed)
    /// The first ones nearest to the finger.
    public static let priority = MenuOrder(kind: .priority)
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether menus inside have an arrow. Source: SwiftUI's `menuIndicatorVisibility`.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the menus inside. Source: SwiftUI's `menuStyle(_:)`.
    public func menuStyle(_ style: some MenuStyle) -> some View { controlStyle(style, as: (any MenuStyle).self) }

    /// Shows or hides the arrow of the menus inside; as on a phone they have none. Source: SwiftUI's `menuIndicator(_:)`.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the order of the items of the menus inside, which a closed menu doesn't show. Source: SwiftUI's `menuOrder(_:)`.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
}
