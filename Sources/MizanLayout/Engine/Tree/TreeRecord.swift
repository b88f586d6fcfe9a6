import MizanBase
import MizanRenderTree

/// What a layout made, node by node: the nodes of its tree, what it noted of each, and the fonts and images that they use.
///
/// A session takes parts of the former record over, or replaces them; all that belongs to a node goes with it.
struct TreeRecord {
    /// The nodes of the tree. ``append(_:_:)`` adds one, so that each has its notes and its alignment.
    private(set) var nodes = RenderNodes()
    /// The notes by the indices of their nodes; those of the node that describes itself are there before it.
    private(set) var notes = Chunks<[NodeNote]>()
    /// Where the layout put the nodes in their parents.
    private(set) var alignments = Chunks<NodeAlignment>()
    /// The fonts, images and coloured glyphs of the nodes.
    var resources: TreeResources

    /// A record of no nodes.
    init(resources: TreeResources = TreeResources()) { self.resources = resources }

    /// The node at an index.
    subscript(index: Int) -> RenderNode {
        _read { yield nodes[index] }
        _modify { yield &nodes[index] }
    }

    /// Notes something of a node, or of the next one that is added.
    mutating func note(_ note: NodeNote, of index: Int) {
        if index == notes.count { notes.append([]) }
        notes[index].append(note)
    }

    /// Adds a node after the others.
    mutating func append(_ node: RenderNode, _ alignment: NodeAlignment) {
        nodes.append(node)
        alignments.append(alignment)
        if notes.count < nodes.count { notes.append([]) }
    }

    /// Adds the node at an index of another record, changed in some way, with all that belongs to it.
    mutating func append(
        _ index: Int, of other: TreeRecord, _ change: (inout RenderNode, inout NodeAlignment) -> Void
    ) {
        var (node, alignment) = (other.nodes[index], other.alignments[index])
        change(&node, &alignment)
        resources.count(node)
        nodes.append(node)
        notes.append(other.notes[index])
        alignments.append(alignment)
    }

    /// The same without some nodes' uses of fonts, images and coloured glyphs.
    func resources(without range: Range<Int>) -> TreeResources {
        var resources = resources
        for index in range { resources.count(nodes[index], -1) }
        return resources
    }

    /// Replaces a part by another one, whose resources are those of the whole.
    mutating func replaceSubrange(_ range: Range<Int>, with part: TreeRecord) {
        resources = part.resources
        nodes.replaceSubrange(range, with: part.nodes)
        notes.replaceSubrange(range, with: part.notes)
        alignments.replaceSubrange(range, with: part.alignments)
        let shift = part.nodes.count - range.count
        guard shift != 0 else { return }
        for index in range.upperBound + shift..<nodes.count {
            guard let parent = nodes[index].parent, parent >= range.upperBound else { continue }
            nodes[index].parent = parent + shift
        }
    }

    /// Whether something is noted of a node in a range that ``LaidOutView`` lists.
    func hasListedNotes(in range: Range<Int>) -> Bool {
        range.contains { notes[$0].contains(where: \.isListed) }
    }

    /// The paths of the nodes in a range that have an author's id.
    func identified(in range: Range<Int>) -> [NodePath] {
        range.compactMap { index in
            notes[index].contains { if case .identifier = $0 { true } else { false } } ? nodes[index].name : nil
        }
    }
}
