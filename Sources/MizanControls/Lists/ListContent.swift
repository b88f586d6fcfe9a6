import MizanBase
import MizanLayout

/// The sections and rows of a list, one below the other.
nonisolated struct ListContent<Content: View>: PrimitiveView, RememberedView {
    let content: Content
    let look: ListMetrics
    let selection: (any ListSelection)?

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        var inner = try context.forChildren()
        inner.isLabel = true
        inner.environment.isInRow = true
        inner.environment.listLook = look
        inner.environment.listSelection = selection
        inner.environment.tagsElements = selection != nil
        var made = _NodeList()
        try context.making.at(NodeMakingContext.modifierStep) { try content._makeNodes(in: inner, into: &made) }
        let sections = ListSections(
            groups: ListGroup.groups(of: made.nodes), look: look, selection: selection)
        try context.making.at(NodeMakingContext.decorationStep) {
            try sections._makeNodes(in: context.nested(), into: &nodes)
        }
    }
}

/// The groups of a list, with their surfaces and distances.
nonisolated private struct ListSections: View {
    let groups: [ListGroup]
    let look: ListMetrics
    let selection: (any ListSelection)?

    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight

    var body: some View {
        VStack(alignment: .leading, spacing: look.spacing(sectionSpacing)) {
            ForEach(groups.indices, id: \.self) { number in
                let group = groups[number]
                VStack(alignment: .leading, spacing: 0) { views(of: group) }.typeName("Section")
                    .modified(
                        by: PinnedSection(
                            hasHeader: look.pinsEdges && !group.header.isEmpty,
                            hasFooter: look.pinsEdges && !group.footer.isEmpty))
            }
        }
        .padding(.horizontal, look.margin)
        .padding(.vertical, look.grouping == .none ? 0 : 16)
    }

    @ViewBuilder private func views(of group: ListGroup) -> some View {
        if !group.header.isEmpty {
            edge(group.header, top: look.grouping == .none ? 12 : 0, bottom: 8)
                .frame(minHeight: minimumHeaderHeight).typeName("Header")
                .modified(by: pinnedBackground)
        }
        VStack(spacing: rowSpacing ?? 0) {
            ForEach(group.rows.indices, id: \.self) { number in
                ListRowView(
                    row: group.rows[number], look: look, selection: selection,
                    isFirst: number == 0 || rowSpacing != nil,
                    isLast: number == group.rows.count - 1 || rowSpacing != nil)
            }
        }
        .typeName("Rows")
        if !group.footer.isEmpty {
            edge(group.footer, top: 8, bottom: 0).typeName("Footer").modified(by: pinnedBackground)
        }
    }

    private var pinnedBackground: some NodeModifier {
        PinnedBackground(surface: Rectangle().fill(look.background))
    }

    /// The views above or below the rows.
    private func edge(_ nodes: [LayoutNode], top: Double, bottom: Double) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(nodes.indices, id: \.self) { MadeView(node: nodes[$0]) }
        }
        .filling(alignment: .leading)
        .padding(EdgeInsets(top: top, leading: look.insets.leading, bottom: bottom, trailing: look.insets.trailing))
    }
}
