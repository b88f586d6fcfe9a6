import MizanBase
import MizanLayout

/// What the views of a screen say of the bars around it.
struct ScreenBars {
    private(set) var navigation = NavigationBar()
    private(set) var toolbar = Toolbar()
    let search: SearchField?
    let scopes: SearchScopes?

    init(of screen: LayoutNode) {
        for value in screen.values(of: NavigationBar.self) { navigation = NavigationBar.joined(navigation, value) }
        for value in screen.values(of: Toolbar.self) { toolbar = Toolbar.joined(toolbar, value) }
        search = screen.values(of: SearchField.self).first
        scopes = screen.values(of: SearchScopes.self).first
    }

    /// The items at places of the bars, in their order.
    func items(at places: Set<ToolbarItemPlacement>) -> [_ToolbarItems.PlacedItem] {
        toolbar.items.filter { places.contains($0.placement) }
    }

    /// Whether the title stands in large letters below the bar's buttons.
    func isLarge(after back: ScreenTitle?) -> Bool {
        switch navigation.displayMode ?? .automatic {
        case .automatic: back?.isLarge ?? true
        case .inline: false
        case .large: true
        }
    }

    private func isHidden(_ bar: ToolbarPlacement) -> Bool { toolbar.visibility[bar] == .hidden }

    private static let bottomPlacements: Set<ToolbarItemPlacement> = [.bottomBar, .status]

    /// The items of the bar below.
    var bottomItems: [_ToolbarItems.PlacedItem] { items(at: Self.bottomPlacements) }

    /// Whether there is something to show above the screen.
    func isTopShown(hasBack: Bool) -> Bool {
        if navigation.isHidden == true || isHidden(.navigationBar) { return false }
        let hasItems = toolbar.items.contains {
            !Self.bottomPlacements.contains($0.placement) && $0.placement != .keyboard
        }
        return hasItems || navigation.title != nil || search != nil || navigation.leading != nil
            || navigation.trailing != nil || hasBack && navigation.hidesBackButton != true
    }

    /// Whether there is something to show below the screen.
    var isBottomShown: Bool { !bottomItems.isEmpty && !isHidden(.bottomBar) }
}

extension ScreenBars: ViewEqualityComparable {
    func isSame(as other: ScreenBars) -> Bool {
        ViewEquality.isSame(navigation, other.navigation) && ViewEquality.isSame(toolbar, other.toolbar)
            && ViewEquality.isSame(search, other.search) && ViewEquality.isSame(scopes, other.scopes)
    }
}
