import MizanBase
import MizanLayout

/// The items of a menu with a hairline between two of them, and a band where an author's `Divider` is or a section begins or ends. An
/// item that was chosen takes the menu away.
nonisolated struct MenuItems: PrimitiveView, RememberedView {
    let presentation: Presentation

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        let content = presentation.content.mapped {
            $0.buttonStyle(MenuItemStyle()).environment(\.choiceMade, presentation.dismissMenus)
                .environment(\.isInMenu, true)
        }
        var made = _NodeList()
        try context.making.at(NodeMakingContext.modifierStep) {
            try CapturedContent(content, in: .presented(presentation.dismiss))._makeNodes(
                in: context.nested(), into: &made)
        }
        let entries = Self.entries(of: made.nodes)
        try context.making.at(NodeMakingContext.decorationStep) {
            try ForEach(entries.indices, id: \.self) { entries[$0] }._makeNodes(in: context.nested(), into: &nodes)
        }
    }

    private static func entries(of nodes: [LayoutNode]) -> [MenuEntry] {
        var entries: [MenuEntry] = []
        var section: SectionPart.SectionIdentity?
        var isAfterBand = true
        for node in nodes {
            if node.subject?.identity?.kind.type == "Divider" {
                if !isAfterBand { entries.append(.band) }
                isAfterBand = true
                continue
            }
            let own = node.values(of: SectionPart.self).last?.section
            if own != section, !isAfterBand {
                entries.append(.band)
            } else if !isAfterBand {
                entries.append(.separator)
            }
            section = own
            isAfterBand = false
            entries.append(.item(MadeView(node: node), isPlain: node.subject?.identity?.kind.role != "menuItem"))
        }
        if case .band? = entries.last { entries.removeLast() }
        return entries
    }
}

/// An item of a menu, or what is between two.
nonisolated private enum MenuEntry: View {
    /// `isPlain` for a view that is no button, which gets the insets of one.
    case item(MadeView, isPlain: Bool)
    case separator
    case band

    var body: some View {
        switch self {
        case .item(let item, isPlain: false): item
        case .item(let item, isPlain: true): item.padding(.horizontal, 16).padding(.vertical, 11)
        case .separator: Divider()
        case .band: Rectangle().fill(Color(SystemColor.track)).frame(height: 6).typeName("Divider")
        }
    }
}
