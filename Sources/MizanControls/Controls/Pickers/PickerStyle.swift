import MizanLayout

/// The appearance of a ``Picker``. Source: SwiftUI's `PickerStyle`.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The look of pickers that have no style: a menu. Source: SwiftUI's `DefaultPickerStyle`.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// The chosen option with two arrows, for a menu. Source: SwiftUI's `MenuPickerStyle`.
nonisolated public struct MenuPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// Equal parts in reading order, the chosen one raised. Source: SwiftUI's `SegmentedPickerStyle`.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// A row for each option, with a check mark at the chosen one. Source: SwiftUI's `InlinePickerStyle`.
nonisolated public struct InlinePickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// A row for each option, with a circle at the leading side. Source: SwiftUI's `RadioGroupPickerStyle`.
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// A wheel with the chosen option in its middle. Source: SwiftUI's `WheelPickerStyle`.
nonisolated public struct WheelPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// The label, the chosen option and an arrow to a screen with all options. Source: SwiftUI's `NavigationLinkPickerStyle`.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// Small pictures side by side. Source: SwiftUI's `PalettePickerStyle`.
nonisolated public struct PalettePickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    /// The look of pickers that have no style: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen option with two arrows, for a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    /// Equal parts in reading order, the chosen one raised.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
    /// A row for each option, with a check mark at the chosen one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A row for each option, with a circle at the leading side.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel with the chosen option in its middle.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The label, the chosen option and an arrow to a screen with all options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
    /// Small pictures side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
    /// The style of the pickers inside.
    var pickerStyle: any PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the pickers inside. Source: SwiftUI's `pickerStyle(_:)`.
    public func pickerStyle(_ style: some PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
