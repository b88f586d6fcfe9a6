import MizanBase

/// The bar below a screen, with its items.
struct BottomBar: View {
    let bars: ScreenBars

    var body: some View {
        BarContent { BarSpread { BarItems(items: bars.bottomItems) } }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 49)
            .overlay(alignment: .top) {
                Rectangle().fill(Color(SystemColor.separator)).frame(height: ListLook.separator)
            }
            .background { BarBackground(bars: bars, bar: .bottomBar) }
            .role("toolbar").typeName("BottomBar")
    }
}
