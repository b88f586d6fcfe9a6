import MizanBase

/// The problems that the nodes of a tree reported, in the order of the tree, each with the index of its node: parts of a tree
/// can be replaced, or taken over, with what was found in them.
struct NodeFindings {
    /// The problems.
    private(set) var diagnostics: [Diagnostic] = []
    /// The indices of their nodes, which only grow.
    private var nodes: [Int] = []

    /// The node of the last problem; 0 without one.
    var lastNode: Int { nodes.last ?? 0 }

    var isEmpty: Bool { nodes.isEmpty }

    /// Adds a problem of a node that stands after those before.
    mutating func append(_ diagnostic: Diagnostic, of node: Int) {
        diagnostics.append(diagnostic)
        nodes.append(node)
    }

    /// Adds what was found in a part of another tree, whose first node now has another index.
    mutating func append(_ findings: NodeFindings, in range: Range<Int>, movedTo start: Int) {
        for place in findings.places(in: range) {
            append(findings.diagnostics[place], of: findings.nodes[place] - range.lowerBound + start)
        }
    }

    /// Replaces what was found in a part of the tree.
    ///
    /// - Parameter shift: The number of nodes that the part has more than before.
    mutating func replace(in range: Range<Int>, with findings: NodeFindings, movingOthersBy shift: Int) {
        let places = places(in: range)
        if shift != 0 { for place in place(of: range.upperBound)..<nodes.count { nodes[place] += shift } }
        diagnostics.replaceSubrange(places, with: findings.diagnostics)
        nodes.replaceSubrange(places, with: findings.nodes)
    }

    /// The places of the problems of the nodes in a range.
    private func places(in range: Range<Int>) -> Range<Int> {
        place(of: range.lowerBound)..<place(of: range.upperBound)
    }

    /// The place of the first problem of a node, or of one after it.
    private func place(of node: Int) -> Int {
        var (low, high) = (0, nodes.count)
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle] < node { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
