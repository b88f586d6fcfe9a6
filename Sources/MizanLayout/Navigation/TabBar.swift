import MizanBase

/// A tab as the bar shows it.
struct TabBarItem {
    let label: KeptView?
    let badge: Text?
    let isSelected: Bool
    /// Chooses the tab.
    let choose: () -> Void
}

/// The tabs beside each other, in reading order and all of one width; in several rows where their titles need it.
struct TabBar: View {
    let items: [TabBarItem]

    var body: some View {
        Control(type: "TabBar", role: "tabBar", children: .contain) {
            TabBarLayout {
                ForEach(items.indices) { TabBarButton(item: items[$0]) }
            }
            .overlay(alignment: .top) { Divider() }
            .background { Color(SystemColor.card).ignoresSafeArea(edges: .bottom) }
        }
    }
}

/// A tab's picture above its title, with its badge; beside it at the sizes for accessibility.
private struct TabBarButton: View {
    let item: TabBarItem

    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .caption2) private var distance = 6.0

    var body: some View {
        Control(type: "Tab", role: "tab", input: .control(ControlInput(action: item.choose))) {
            content.padding(.vertical, 6).padding(.horizontal, 4)
                .frame(maxWidth: .infinity, minHeight: 49)
        }
        .accessibilityAddTraits(item.isSelected ? .isSelected : [])
    }

    @ViewBuilder private var content: some View {
        if dynamicTypeSize.isAccessibilitySize {
            HStack(spacing: 8) {
                TabLabel(item: item, symbolFactor: 1)
                badge
            }
        } else {
            VStack(spacing: 3) { TabLabel(item: item, symbolFactor: 2) }
                // Its leading end stands over the picture's trailing half.
                .overlay(alignment: .top) {
                    badge.alignmentGuide(HorizontalAlignment.center) { $0[.leading] - distance }
                        .alignmentGuide(VerticalAlignment.top) { $0[.top] + 3 }
                }
        }
    }

    @ViewBuilder private var badge: some View {
        if let badge = item.badge {
            badge.font(.caption2).foregroundStyle(.white).multilineTextAlignment(.center)
                .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
                .background { Capsule().fill(Color.red) }
                .fixedSize()
                .typeName("Badge")
        }
    }
}

/// The views of a tab's label where they were written, as the bar draws them.
private struct TabLabel: PrimitiveView {
    let item: TabBarItem
    /// The size of symbols as a multiple of the title's.
    let symbolFactor: Double

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        guard let label = item.label else { return }
        var inner = try context.nested()
        inner.isPart = false
        inner.isLabel = true
        if let environment = label.environment { inner.environment = environment }
        inner.environment.font = .caption2
        inner.environment.symbolFactor = symbolFactor
        inner.environment.multilineTextAlignment = .center
        inner.environment.setForeground(
            ShapePaint(item.isSelected ? context.environment.tint ?? .accentColor : Color(SystemColor.secondary)))
        try AnyView(label.view).labelStyle(TabLabelStyle())._makeNodes(in: inner, into: &nodes)
    }
}

/// A label's parts by themselves: the bar arranges them as it does those of a label that is no ``Label``.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}

/// Views of one width that share the room, in the least number of rows in which each gets what it needs.
private struct TabBarLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let grid = grid(of: subviews, in: proposal.width)
        return Size(width: grid.width * Double(grid.columns), height: grid.heights.reduce(0, +))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let grid = grid(of: subviews, in: bounds.width)
        var y = bounds.minY
        for (row, height) in grid.heights.enumerated() {
            let first = row * grid.columns
            for index in first..<min(first + grid.columns, subviews.count) {
                subviews[index].place(
                    at: Point(x: bounds.minX + Double(index - first) * grid.width, y: y),
                    proposal: ProposedViewSize(width: grid.width, height: height))
            }
            y += height
        }
    }

    private func grid(
        of subviews: Subviews, in room: Double?
    ) -> (columns: Int, width: Double, heights: [Double]) {
        let count = subviews.count
        guard count > 0 else { return (0, 0, []) }
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        var columns = count
        if let room, room.isFinite, widest * Double(count) > room {
            let rows = (1...count).first { widest * Double((count - 1) / $0 + 1) <= room } ?? count
            columns = (count - 1) / rows + 1
        }
        let width = room.map { $0 / Double(columns) } ?? widest
        let heights = stride(from: 0, to: count, by: columns).map { first in
            subviews[first..<min(first + columns, count)].map {
                $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            }.max() ?? 0
        }
        return (columns, width, heights)
    }
}
