import MizanBase
import MizanRenderTree

/// A view that was laid out: the tree, and the problems that a reader would notice in it.
public struct LaidOutView: Sendable {
    /// Every box, glyph and image in its place.
    public var tree: RenderTree
    /// The places of the nodes' ids in a file, by the nodes' paths.
    public var places: [String: SourcePlace]
    /// The problems in the result: warnings with the path of their node, in the order of the tree; none for views that
    /// aren't shown, such as the alternatives that a `ViewThatFits` didn't take.
    ///
    /// There is one for each node; `mergingNodes()` merges equal ones of several nodes.
    public var findings: [Diagnostic]

    /// The content of the alternatives of fallback layouts; empty where that wasn't asked for.
    package var alternatives: [FallbackAlternatives] = []

    /// What the authors of views allow of an audit's findings (`allowsFinding(_:because:)`).
    public var allowances: [FindingAllowance] = []

    /// What the layout noted of each node of its tree, for ``textPositions(at:)``; it is no part of the value.
    package private(set) var notes = Chunks<[NodeNote]>()

    /// Where the layout put the nodes of its tree in their parents; it is no part of the value.
    package private(set) var alignments = Chunks<NodeAlignment>()

    /// A tree with its places and findings.
    public init(tree: RenderTree, places: [String: SourcePlace] = [:], findings: [Diagnostic] = []) {
        self.tree = tree
        self.places = places
        self.findings = findings
    }

    /// A tree with what its record has beside the nodes.
    init(tree: RenderTree, _ record: TreeRecord) {
        self.init(tree: tree)
        (notes, alignments) = (record.notes, record.alignments)
        list()
    }

    /// Takes over a record in which some nodes were replaced.
    ///
    /// - Parameter hasOtherLists: Whether the replaced nodes, or those in their place, have notes that are listed.
    mutating func update(from record: TreeRecord, hasOtherLists: Bool) {
        tree.nodes = record.nodes
        (notes, alignments) = (record.notes, record.alignments)
        if hasOtherLists { list() }
    }

    /// Lists what was noted, in the order of the tree.
    private mutating func list() {
        (places, findings, alternatives, allowances) = ([:], [], [], [])
        for index in 0..<notes.count {
            for note in notes[index] {
                switch note {
                case .identifier(let place): if let place { places[tree.nodes[index].path] = place }
                case .finding(let finding): findings.append(finding)
                case .allowance(let allowance): allowances.append(allowance)
                case .alternatives(let content): alternatives.append(content)
                case .text: break
                }
            }
        }
    }
}

extension LaidOutView: Hashable {
    /// Whether the trees and what is listed beside them are equal.
    public static func == (left: LaidOutView, right: LaidOutView) -> Bool {
        left.tree == right.tree && left.places == right.places && left.findings == right.findings
            && left.alternatives == right.alternatives && left.allowances == right.allowances
    }

    /// Hashes the tree and what is listed beside it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(tree)
        hasher.combine(places)
        hasher.combine(findings)
        hasher.combine(alternatives)
        hasher.combine(allowances)
    }
}
