import MizanLayout

/// The rows of a section, or those between two sections, with the views above and below them.
struct ListGroup {
    private let section: SectionPart.SectionIdentity?
    private(set) var header: [LayoutNode] = []
    private(set) var rows: [LayoutNode] = []
    private(set) var footer: [LayoutNode] = []

    /// The groups of a list's nodes, in their order.
    static func groups(of nodes: [LayoutNode]) -> [ListGroup] {
        var groups: [ListGroup] = []
        for node in nodes {
            let part = node.value(of: SectionPart.self)
            if groups.last?.section != part?.section || groups.isEmpty {
                groups.append(ListGroup(section: part?.section))
            }
            groups[groups.endIndex - 1].add(node, as: part?.part ?? .content)
        }
        return groups
    }

    private mutating func add(_ node: LayoutNode, as part: SectionPart.PartRole) {
        switch part {
        case .header: header.append(node)
        case .content: rows.append(node)
        case .footer: footer.append(node)
        }
    }
}
