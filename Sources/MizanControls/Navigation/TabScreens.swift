import MizanBase
import MizanLayout
import MizanRenderTree

/// The screen that is chosen, and how to choose another.
struct TabChoice {
    /// The value of the screen; nil where screens are chosen by their numbers.
    let value: AnyHashable?
    /// The number of the screen where there are no values.
    let number: Int
    /// Chooses a screen by its number and its value.
    let choose: (Int, AnyHashable) -> Void

    /// The number of the chosen one of screens with values; the first one's where there is none.
    func index(in values: [AnyHashable]) -> Int {
        guard let value else { return values.indices.contains(number) ? number : 0 }
        return values.firstIndex(of: value) ?? 0
    }
}

/// The screens of a ``TabView`` with the bar or the dots that its style has.
nonisolated struct TabScreens<Content: View>: PrimitiveView {
    let style: any TabViewStyle
    let choice: TabChoice
    let content: Content

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let all = try content.nodes(in: context.forChildren())
        let screens = all.filter { $0.value(of: TabItem.self)?.isHidden != true }
        // A screen without a value is told by its number.
        let values = screens.enumerated().map { $1.value(of: Tag.self) ?? AnyHashable($0) }
        let index = choice.index(in: values)
        var context = context
        if let finding = missingSelection(of: all, values) {
            context.add(AccessibilityProperties(viewFindings: [finding]))
        }
        var children: [LayoutNode] = []
        if !screens.isEmpty {
            children.append(
                PagesLayout.node(of: screens, selection: index, fillsRoom: true, direction: context.direction))
        }
        let axis = style.pages?.axis == .vertical ? Axis.horizontal : .vertical
        try context.making.at(NodeMakingContext.decorationStep) {
            let inner = try context.forParts(in: axis)
            if let pages = style.pages {
                if pages.showsDots(for: screens.count) {
                    children += try PageControl(
                        numberOfPages: screens.count, currentPage: index, axis: pages.axis
                    ).indexBackground(context.environment.showsIndexBackground).padding(9).nodes(in: inner)
                }
            } else if !screens.isEmpty, !screens[index].hidesTabBar {
                children += try TabBar(items: items(for: screens, index, values)).nodes(in: inner)
            }
        }
        let stack = StackNode(
            axis: axis, alignment: axis == .vertical ? .horizontalCenter : .verticalCenter, spacing: 0,
            identity: context.identity(
                "TabView", said: index == 0 ? [] : [TreeAttribute(.selection, .points(Double(index)))]),
            direction: context.direction, children: children)
        nodes.append(style.pages == nil ? stack : turning(stack, from: index, values: values, in: context))
    }

    /// The warning that the selection names no screen. One that is hidden from the bar can be selected.
    private func missingSelection(of screens: [LayoutNode], _ values: [AnyHashable]) -> Diagnostic? {
        guard let value = choice.value, !screens.isEmpty, !values.contains(value) else { return nil }
        let names = screens.compactMap { $0.value(of: Tag.self) }
        return names.contains(value) ? nil : .missingSelection(value.base, kind: "tab", known: names)
    }

    private func items(for screens: [LayoutNode], _ index: Int, _ values: [AnyHashable]) -> [TabBarItem] {
        screens.indices.map { number in
            TabBarItem(
                label: screens[number].value(of: TabItem.self)?.label,
                badge: screens[number].value(of: Badge.self)?.text?.text, isSelected: number == index,
                choose: { [choice] in choice.choose(number, values[number]) })
        }
    }

    /// The pages, which a drag turns.
    private func turning(
        _ pages: LayoutNode, from index: Int, values: [AnyHashable], in context: ViewContext
    ) -> LayoutNode {
        let isVertical = style.pages?.axis == .vertical
        let direction = context.direction
        let drag = DragInput(minimumDistance: 10, space: .local, changed: { _ in }) { [choice] drag in
            let way = drag.predictedEndTranslation
            let (along, across) = isVertical ? (way.height, way.width) : (way.width, way.height)
            guard abs(along) > abs(across), abs(along) >= 50 else { return }
            let turn: PageTurn =
                isVertical
                ? along < 0 ? .forward : .backward
                : (along < 0 ? SwipeDirection.left : .right).pageTurn(in: direction)
            let next = turn.index(after: index, of: values.count)
            if next != index { choice.choose(next, values[next]) }
        }
        return context.control(pages, InputHandler(.drag(drag)))
    }
}

extension LayoutNode {
    /// Whether a screen says that the bar of its tabs isn't shown.
    fileprivate var hidesTabBar: Bool { values(of: Toolbar.self).contains { $0.visibility[.tabBar] == .hidden } }
}
