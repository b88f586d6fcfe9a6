import MizanBase
import MizanLayout

/// A tab as the bar shows it.
struct TabBarItem {
    let label: CapturedView?
    let badge: Text?
    let isSelected: Bool
    /// Chooses the tab.
    let choose: () -> Void
}

/// The tabs next to each other on one line, in reading order and all of one width.
///
/// If their titles don't fit, they shrink to 10 pt. If that isn't enough, the pictures are alone, which is the finding
/// `tab-titles-hidden`; the titles are still spoken.
nonisolated struct TabBar: View {
    let items: [TabBarItem]

    var body: some View {
        Control(type: "TabBar", role: "tabBar", children: .contain) {
            BarContent {
                FirstThatFits {
                    tabs(.usual)
                    tabs(.small)
                    tabs(.hidden)
                }
            }
            .overlay(alignment: .top) { Divider() }
            .background { Color(SystemColor.card).ignoresSafeArea(edges: .bottom) }
        }
    }

    private func tabs(_ titles: TabTitles) -> some View {
        TabBarLayout { ForEach(items.indices) { TabBarButton(item: items[$0], titles: titles) } }
    }
}

/// How the titles of tabs are shown.
private enum TabTitles {
    case usual
    case small
    case hidden

    var font: Font { self == .usual ? .caption2 : .system(size: 10) }
}

/// The first of several views whose ideal width fits; the last if none does. Unlike ``ViewThatFits`` it has no node in the tree.
nonisolated private struct FirstThatFits<Content: View>: PrimitiveView {
    @ViewBuilder let content: Content

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            ViewThatFitsNode(
                axes: .horizontal, identity: nil, direction: context.direction,
                children: try content.nodes(in: context.nested())))
    }
}

/// A tab's picture above its title, with its badge.
nonisolated private struct TabBarButton: View {
    let item: TabBarItem
    let titles: TabTitles

    @ScaledMetric(relativeTo: .caption2) private var distance = 6.0

    var body: some View {
        Control(type: "Tab", role: "tab", input: .control(ControlInput(action: item.choose))) {
            VStack(spacing: 3) { TabLabel(item: item, titles: titles) }
                .frame(maxWidth: .infinity)
                .overlay(alignment: .top) { badge.modified(by: RoomModifier(TabBadgePosition(distance: distance))) }
                .padding(.vertical, 6).padding(.horizontal, TabBadgePosition.margin)
                .frame(maxWidth: .infinity, minHeight: 49)
        }
        .accessibilityAddTraits(item.isSelected ? .isSelected : [])
        .barItem()
    }

    @ViewBuilder private var badge: some View {
        if let badge = item.badge {
            badge.font(.caption2).foregroundStyle(.white).multilineTextAlignment(.center)
                .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
                .background { Capsule().fill(Color.red) }
                .typeName("Badge")
        }
    }
}

/// Puts a badge's leading end over the trailing half of its tab's picture. A badge that would leave the tab ends with it.
private struct TabBadgePosition: RoomPlacement {
    /// The distance between the middle of the tab and the badge's leading end, in points.
    let distance: Double

    /// The distance of a tab's label from the tab's edges.
    static let margin = 4.0

    func place(_ badge: LayoutNode, in size: Size) {
        // The whole tab.
        let width = size.width + 2 * Self.margin
        let ideal = badge.size(.unspecified)
        let proposal =
            ideal.width <= width ? ProposedViewSize.unspecified : ProposedViewSize(width: width, height: nil)
        let end = size.width + Self.margin
        badge.place(
            at: Point(x: min(size.width / 2 + distance, end - badge.size(proposal).width), y: -3), proposal: proposal)
    }
}

/// The views of a tab's label where they were written, as the bar draws them.
nonisolated private struct TabLabel: PrimitiveView {
    let item: TabBarItem
    let titles: TabTitles

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        guard let label = item.label else { return }
        var inner = try context.nested()
        inner.isPart = false
        inner.isLabel = true
        if let environment = label.environment { inner.environment = environment }
        inner.environment.enterBar(around: context.environment)
        inner.environment.font = titles.font
        inner.environment.symbolFactor = titles == .small ? 2.2 : 2
        inner.environment.multilineTextAlignment = .center
        inner.environment.setForeground(
            ShapePaint(item.isSelected ? context.environment.tint ?? .accentColor : Color(SystemColor.secondary)))
        try AnyView(label.view).labelStyle(TabLabelStyle(titles: titles))._makeNodes(in: inner, into: &nodes)
    }
}

/// A label's parts by themselves: the bar arranges them as it does those of a label that is no ``Label``.
nonisolated private struct TabLabelStyle: LabelStyle {
    let titles: TabTitles

    func makeBody(configuration: Configuration) -> some View {
        if titles == .hidden {
            UntitledIcon(configuration: configuration)
        } else {
            configuration.icon
            configuration.title
        }
    }
}

/// A tab's picture without its title, which is spoken.
nonisolated private struct UntitledIcon: PrimitiveView {
    let configuration: LabelStyleConfiguration

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var inner = try context.passing()
        let title = try AnyView(configuration.title).spokenText(in: context.forChildren())
        let finding = Diagnostic(
            .warning, rule: "tab-titles-hidden",
            message: "the titles of the tabs don't fit next to each other, so “\(title?.text ?? "")” isn't shown",
            fix: "shorten the titles, or show fewer tabs")
        inner.add(AccessibilityProperties(label: title?.text, findings: (title?.findings ?? []) + [finding]))
        try context.making.at(NodeMakingContext.modifierStep) {
            try configuration.icon._makeNodes(in: inner, into: &nodes)
        }
    }
}

/// Views of one width that share the room.
private struct TabBarLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let width = width(of: subviews, in: proposal.width)
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        return Size(width: width * Double(subviews.count), height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = width(of: subviews, in: bounds.width)
        for index in subviews.indices {
            subviews[index].place(
                at: Point(x: bounds.minX + Double(index) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }

    private func width(of subviews: Subviews, in room: Double?) -> Double {
        guard !subviews.isEmpty else { return 0 }
        return room.map { $0 / Double(subviews.count) }
            ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }
}
