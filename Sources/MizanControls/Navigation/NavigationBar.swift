import MizanLayout
import MizanLocalization

/// What a screen says of the bar above it.
struct NavigationBar: ViewTrait {
    var title: CapturedText?
    /// The title's own words where they can be changed.
    var editableTitle: Binding<String>?
    var subtitle: CapturedText?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var isHidden: Bool?
    var leading: CapturedView?
    var trailing: CapturedView?

    static func captured(_ value: NavigationBar, in context: ViewContext) -> NavigationBar {
        var bar = value
        bar.title = value.title?.captured(in: context)
        bar.subtitle = value.subtitle?.captured(in: context)
        bar.leading = value.leading?.captured(in: context)
        bar.trailing = value.trailing?.captured(in: context)
        return bar
    }

    static func joined(_ outer: NavigationBar, _ inner: NavigationBar) -> NavigationBar {
        NavigationBar(
            title: outer.title ?? inner.title, editableTitle: outer.editableTitle ?? inner.editableTitle,
            subtitle: outer.subtitle ?? inner.subtitle, displayMode: outer.displayMode ?? inner.displayMode,
            hidesBackButton: outer.hidesBackButton ?? inner.hidesBackButton, isHidden: outer.isHidden ?? inner.isHidden,
            leading: outer.leading ?? inner.leading, trailing: outer.trailing ?? inner.trailing)
    }
}

/// The bar above a screen. Source: SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Hashable, Sendable {
    /// The place of the title. Source: SwiftUI's `NavigationBarItem.TitleDisplayMode`.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the screen before.
        case automatic
        /// Between the bar's buttons.
        case inline
        /// Below the bar's buttons, in large letters.
        case large
    }
}

/// The place of a title. Source: SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    fileprivate let mode: NavigationBarItem.TitleDisplayMode

    /// As the screen before.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Between the bar's buttons.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Between the bar's buttons, in large letters.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
    /// Below the bar's buttons, in large letters.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
}

nonisolated extension View {
    /// Sets the title of the screen. Source: SwiftUI's `navigationTitle(_:)`.
    public func navigationTitle(_ title: Text) -> some View { settingTrait(NavigationBar(title: CapturedText(title))) }

    /// Sets a localized title of the screen. Source: SwiftUI's `navigationTitle(_:)`.
    public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }

    /// Sets a verbatim title of the screen. Source: SwiftUI's `navigationTitle(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }

    /// Sets a title of the screen that can be changed there. Source: SwiftUI's `navigationTitle(_:)` of a binding.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        settingTrait(NavigationBar(title: CapturedText(Text(verbatim: title.wrappedValue)), editableTitle: title))
    }

    /// Sets a second line of the title. Source: SwiftUI's `navigationSubtitle(_:)`.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        settingTrait(NavigationBar(subtitle: CapturedText(subtitle)))
    }

    /// Sets a localized second line of the title. Source: SwiftUI's `navigationSubtitle(_:)`.
    public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { navigationSubtitle(Text(key)) }

    /// Sets a verbatim second line of the title. Source: SwiftUI's `navigationSubtitle(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { navigationSubtitle(Text(subtitle)) }

    /// Sets the place of the title. Source: SwiftUI's `navigationBarTitleDisplayMode(_:)`.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        settingTrait(NavigationBar(displayMode: mode))
    }

    /// Sets the place of the title. Source: SwiftUI's `toolbarTitleDisplayMode(_:)`.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        settingTrait(NavigationBar(displayMode: mode.mode))
    }

    /// Hides the button that leads back. Source: SwiftUI's `navigationBarBackButtonHidden(_:)`.
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
        settingTrait(NavigationBar(hidesBackButton: hides))
    }

    /// Hides the bar above the screen. Source: SwiftUI's `navigationBarHidden(_:)`.
    public func navigationBarHidden(_ hidden: Bool) -> some View { settingTrait(NavigationBar(isHidden: hidden)) }

    /// Sets the title, and its place. Source: SwiftUI's `navigationBarTitle(_:displayMode:)`.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        settingTrait(NavigationBar(title: CapturedText(title), displayMode: displayMode))
    }

    /// Sets a localized title, and its place. Source: SwiftUI's `navigationBarTitle(_:displayMode:)`.
    public func navigationBarTitle(
        _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(key), displayMode: displayMode)
    }

    /// Sets a verbatim title, and its place. Source: SwiftUI's `navigationBarTitle(_:displayMode:)`.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Sets the views at the ends of the bar. Source: SwiftUI's `navigationBarItems(leading:trailing:)`.
    public func navigationBarItems(leading: some View, trailing: some View) -> some View {
        settingTrait(NavigationBar(leading: CapturedView(leading), trailing: CapturedView(trailing)))
    }

    /// Sets the views at the bar's leading end. Source: SwiftUI's `navigationBarItems(leading:)`.
    public func navigationBarItems(leading: some View) -> some View {
        settingTrait(NavigationBar(leading: CapturedView(leading)))
    }

    /// Sets the views at the bar's trailing end. Source: SwiftUI's `navigationBarItems(trailing:)`.
    public func navigationBarItems(trailing: some View) -> some View {
        settingTrait(NavigationBar(trailing: CapturedView(trailing)))
    }
}
