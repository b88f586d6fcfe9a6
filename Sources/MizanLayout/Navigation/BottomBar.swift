import MizanBase

/// The bar below a screen: its items from the leading end on, as far apart as there is room, unless a space among them says how.
struct BottomBar: View {
    let bars: ScreenBars

    var body: some View {
        let items = bars.bottomItems
        HStack(spacing: 16) {
            if items.count == 1 || items.contains(where: { $0.content == nil }) {
                BarItems(items: items)
            } else {
                ForEach(items.indices, id: \.self) { number in
                    BarItems(items: [items[number]])
                    if number < items.count - 1 { Spacer(minLength: 0) }
                }
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: 49)
        .overlay(alignment: .top) {
            Rectangle().fill(Color(SystemColor.separator)).frame(height: ListLook.separator)
        }
        .background { BarBackground(bars: bars, bar: .bottomBar) }
        .role("toolbar").typeName("BottomBar")
    }
}
