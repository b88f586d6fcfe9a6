import MizanLayout

/// What a screen says of the bars around it.
struct Toolbar: ViewTrait {
    var items: [_ToolbarItems.PlacedItem] = []
    /// The menu that the title opens.
    var titleMenu: CapturedView?
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: CapturedView] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]

    static func captured(_ value: Toolbar, in context: ViewContext) -> Toolbar {
        var bar = value
        bar.titleMenu = value.titleMenu?.captured(in: context)
        for index in bar.items.indices { bar.items[index].content = bar.items[index].content?.captured(in: context) }
        bar.backgrounds = value.backgrounds.mapValues { $0.captured(in: context) }
        return bar
    }

    static func joined(_ outer: Toolbar, _ inner: Toolbar) -> Toolbar {
        func joined<Value>(_ path: KeyPath<Toolbar, [ToolbarPlacement: Value]>) -> [ToolbarPlacement: Value] {
            outer[keyPath: path].merging(inner[keyPath: path]) { outer, _ in outer }
        }
        return Toolbar(
            items: inner.items + outer.items, titleMenu: outer.titleMenu ?? inner.titleMenu,
            visibility: joined(\.visibility), backgrounds: joined(\.backgrounds),
            backgroundVisibility: joined(\.backgroundVisibility))
    }
}

/// A bar. Source: SwiftUI's `ToolbarPlacement`.
public enum ToolbarPlacement: Hashable, Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar, bottomOrnament
}

extension Toolbar {
    /// The items of some content.
    init(_ content: some ToolbarContent) {
        let items = _ToolbarItems(content)
        self.init(items: items.items, titleMenu: items.titleMenu)
    }
}

nonisolated extension View {
    /// Adds items to the bars around the screen. Source: SwiftUI's `toolbar(content:)`.
    public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
        settingTrait(Toolbar(content()))
    }

    /// Adds views to the bars around the screen, each an item. Source: SwiftUI's `toolbar(content:)`.
    public func toolbar(@ViewBuilder content: () -> some View) -> some View {
        settingTrait(Toolbar(ToolbarItemGroup(content: content)))
    }

    /// Adds items that a reader moves to the bars around the screen. Source: SwiftUI's `toolbar(id:content:)`.
    public func toolbar(id: String, @ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
        toolbar(content: content)
    }

    /// Shows or hides bars. Source: SwiftUI's `toolbar(_:for:)`.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        settingTrait(Toolbar(visibility: bars.all(visibility)))
    }

    /// Shows or hides bars. Source: SwiftUI's `toolbarVisibility(_:for:)`.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        settingTrait(Toolbar(visibility: bars.all(visibility)))
    }

    /// Sets the style behind bars. Source: SwiftUI's `toolbarBackground(_:for:)`.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        settingTrait(Toolbar(backgrounds: bars.all(CapturedView(Rectangle().fill(style)))))
    }

    /// Shows or hides what is behind bars. Source: SwiftUI's `toolbarBackground(_:for:)`.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        settingTrait(Toolbar(backgroundVisibility: bars.all(visibility)))
    }

    /// Shows or hides what is behind bars. Source: SwiftUI's `toolbarBackgroundVisibility(_:for:)`.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        settingTrait(Toolbar(backgroundVisibility: bars.all(visibility)))
    }
}

extension [ToolbarPlacement] {
    /// A value for each of the bars; where none is named, for the one that the place has.
    fileprivate func all<Value>(_ value: Value) -> [ToolbarPlacement: Value] {
        Dictionary((isEmpty ? [.automatic] : self).map { ($0, value) }) { $1 }
    }
}
