import MizanBase
import MizanLayout

/// The bar below a screen, with its items.
nonisolated struct BottomBar: View {
    let bars: ScreenBars

    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        BarContent { BarSpread { BarItems(items: bars.bottomItems) } }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 49)
            .overlay(alignment: .top) {
                Rectangle().fill(Color(SystemColor.separator))
                    .frame(height: ListMetrics.separator(pixelLength: pixelLength))
            }
            .background { BarBackground(bars: bars, bar: .bottomBar) }
            .role("toolbar").typeName("BottomBar")
    }
}
