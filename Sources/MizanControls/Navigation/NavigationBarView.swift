import MizanBase
import MizanLayout
import MizanLocalization

/// The bar above a screen: the back button and the screen's items around the title, or above it where it is large.
nonisolated struct NavigationBarView: View {
    let bars: ScreenBars
    /// The title of the screen below; nil for the first.
    let back: ScreenTitle?

    @Environment(\.dismiss) private var dismiss

    private static let leadingPlacements: Set<ToolbarItemPlacement> = [
        .navigation, .topBarLeading, .cancellationAction,
    ]
    private static let trailingPlacements: Set<ToolbarItemPlacement> = [
        .automatic, .topBarTrailing, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
    ]

    var body: some View {
        let isLarge = bars.isLarge(after: back)
        VStack(alignment: .leading, spacing: 4) {
            if hasButtons || !isLarge {
                BarContent {
                    BarLayout {
                        HStack(spacing: 16) {
                            if let back, bars.navigation.hidesBackButton != true {
                                BackButton(title: back.title, action: dismiss)
                            }
                            if let leading = bars.navigation.leading { CapturedContent(leading, in: .bar).barItem() }
                            BarItems(items: bars.items(at: Self.leadingPlacements))
                        }
                        .typeName("Leading")
                        VStack(spacing: 0) { middle(isLarge: isLarge) }.typeName("Title")
                        HStack(spacing: 16) {
                            BarItems(items: bars.items(at: Self.trailingPlacements))
                            if let trailing = bars.navigation.trailing { CapturedContent(trailing, in: .bar).barItem() }
                        }
                        .typeName("Trailing")
                    }
                    .frame(minHeight: 44)
                }
            }
            if isLarge, let title = bars.navigation.title {
                VStack(alignment: .leading, spacing: 2) {
                    TitleMenu(menu: bars.toolbar.titleMenu) {
                        CapturedTextView(text: title).font(.largeTitle.weight(.bold)).accessibilityAddTraits(.isHeader)
                    }
                    subtitle
                }
                .typeName("LargeTitle")
            }
            if let search = bars.search { SearchBar(field: search, scopes: bars.scopes).padding(.vertical, 4) }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { BarBackground(bars: bars, bar: .navigationBar) }
        .role("navigationBar").typeName("NavigationBar")
    }

    private var hasButtons: Bool {
        back != nil && bars.navigation.hidesBackButton != true || bars.navigation.leading != nil
            || bars.navigation.trailing != nil
            || !bars.items(at: Self.leadingPlacements.union(Self.trailingPlacements).union([.principal])).isEmpty
    }

    @ViewBuilder private func middle(isLarge: Bool) -> some View {
        let principal = bars.items(at: [.principal, .title])
        if !principal.isEmpty {
            BarItems(items: principal)
        } else if !isLarge, let title = bars.navigation.title {
            TitleMenu(menu: bars.toolbar.titleMenu) {
                CapturedTextView(text: title).font(.headline).multilineTextAlignment(.center)
                    .accessibilityAddTraits(.isHeader)
            }
            .barItem()
            subtitle
        }
    }

    @ViewBuilder private var subtitle: some View {
        if let subtitle = bars.navigation.subtitle {
            CapturedTextView(text: subtitle).font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// The button that leads to the screen below, at the side that reading starts from.
nonisolated private struct BackButton: View {
    let title: CapturedText?
    let action: DismissAction

    var body: some View {
        Button {
            action()
        } label: {
            HStack(spacing: 5) {
                Image(systemName: "chevron.backward").fontWeight(.semibold)
                HiddenIfTooWide {
                    ViewThatFits(in: .horizontal) {
                        if let title { CapturedTextView(text: title).lineLimit(1).fixedSize() }
                        Text(SystemWord.back).lineLimit(1).fixedSize()
                    }
                }
            }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(SystemWord.back))
        .barItem()
        .typeName("BackButton")
    }
}

/// The items of a bar, one after the other.
nonisolated struct BarItems: View {
    let items: [_ToolbarItems.PlacedItem]

    var body: some View {
        ForEach(items.indices, id: \.self) { number in
            if let content = items[number].content {
                CapturedContent(content, in: .bar).buttonStyle(.borderless).barItem()
            } else if items[number].isFlexible {
                Spacer(minLength: 0)
            } else {
                Color.clear.frame(width: 8, height: 1)
            }
        }
    }
}

/// The colour behind a bar and the safe area beyond it.
nonisolated struct BarBackground: View {
    let bars: ScreenBars
    let bar: ToolbarPlacement

    var body: some View {
        let toolbar = bars.toolbar
        let visibility = toolbar.backgroundVisibility[bar] ?? toolbar.backgroundVisibility[.automatic] ?? .automatic
        if visibility != .hidden {
            if let background = toolbar.backgrounds[bar] ?? toolbar.backgrounds[.automatic] {
                CapturedContent(background).ignoresSafeArea()
            } else if visibility == .visible || bar == .bottomBar {
                Rectangle().fill(Color(SystemColor.card)).ignoresSafeArea()
            }
        }
    }
}

/// A kept text as a view, in the words that it has where it was written.
nonisolated struct CapturedTextView: View {
    let text: CapturedText

    var body: some View { text.text }
}
