/// The sections among the first nodes of a lazy container.
struct NodeSections {
    /// The places of the nodes of one section, or of those between two sections.
    struct NodeSection {
        fileprivate let identity: SectionPart.SectionIdentity?
        fileprivate(set) var header: Range<Int>
        fileprivate(set) var rows: Range<Int>
        fileprivate(set) var footer: Range<Int>

        fileprivate init(_ identity: SectionPart.SectionIdentity?, from place: Int) {
            self.identity = identity
            (header, rows, footer) = (place..<place, place..<place, place..<place)
        }
    }

    private(set) var all: [NodeSection] = []
    /// The number of nodes that were looked at.
    private var count = 0

    /// Takes in the nodes of a container that weren't there yet.
    mutating func add(_ nodes: [LayoutNode]) {
        while count < nodes.count {
            let part = nodes[count].value(of: SectionPart.self)
            if all.isEmpty || all[all.count - 1].identity != part?.section {
                all.append(NodeSection(part?.section, from: count))
            }
            count += 1
            all[all.count - 1].add(part?.part ?? .content, upTo: count)
        }
    }

    /// Whether the section's next node may not be made yet.
    func mayGoOn(_ number: Int) -> Bool { number == all.count - 1 && all[number].identity != nil }

    /// The numbers of the sections with nodes at some places.
    func numbers(at places: Range<Int>) -> Range<Int> {
        func first(_ isFound: (NodeSection) -> Bool) -> Int {
            var (low, high) = (0, all.count)
            while low < high {
                let middle = (low + high) / 2
                if isFound(all[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let start = first { $0.footer.upperBound > places.lowerBound }
        return start..<max(first { $0.header.lowerBound >= places.upperBound }, start)
    }
}

extension NodeSections.NodeSection {
    fileprivate mutating func add(_ part: SectionPart.PartRole, upTo end: Int) {
        switch part {
        case .header:
            header = header.lowerBound..<end
            rows = end..<end
        case .content: rows = rows.lowerBound..<end
        case .footer:
            footer = footer.lowerBound..<end
            return
        }
        footer = end..<end
    }
}
