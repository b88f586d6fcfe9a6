import MizanBase
import MizanRenderTree
import MizanScenes

extension AuditRules {
    /// With the same strings the layout from right to left is the mirror image of the one from left to right.
    static let notMirrored = AuditRule(
        "not-mirrored", .error,
        finds:
            "a node that stands elsewhere from right to left than the mirror image has it, where no semantic content attribute "
            + "and no author's direction says so; both layouts have to be among the variants: en and en+rtl",
        because: "half of the screen turns and half of it stays, and what belonged together is apart",
        fix:
            "name leading and trailing instead of sides; where the side is meant, say so with the semantic content attribute spatial"
    ) { (scene: AuditedScene) in
        scene.trees.flatMap { turned -> [Fault] in
            guard turned.variant.pseudo.contains(.rtl) else { return [] }
            var straight = turned.variant
            straight.pseudo.removeAll { $0 == .rtl }
            guard let other = scene.trees.first(where: { $0.variant == straight }),
                straight.layoutDirection == .leftToRight, turned.variant.layoutDirection == .rightToLeft
            else { return [] }
            return faults(of: turned, against: other)
        }
    }

    private static func faults(of turned: AuditedTree, against straight: AuditedTree) -> [Fault] {
        let expected = straight.tree.mirrored
        var decided = [Bool](repeating: false, count: turned.tree.nodes.count)
        let columns = turned.columnsWithChosenSide
        var faults: [Fault] = []
        for index in turned.tree.nodes.indices {
            let node = turned.tree.nodes[index]
            let parent = turned.parent(of: index)
            // What stands in a node that was said to stay, or was found already, says nothing of its own.
            decided[index] = parent.map { decided[$0] } ?? false
            guard !decided[index], let twin = expected.index(of: node.name) else { continue }
            let mirror = expected.nodes[twin]
            guard mirror.direction == node.direction, !node.hasChosenSide,
                columns.isEmpty || !(turned.column(of: index).map(columns.contains) ?? false),
                node.alignments == mirror.alignments, !isNumeric(index, in: turned.tree, as: twin, in: expected)
            else {
                decided[index] = true
                continue
            }
            let sizes = [
                node.frame.size.width - mirror.frame.size.width, node.frame.size.height - mirror.frame.size.height,
            ]
            // Another size has another reason: an alternative, a text of another direction.
            guard sizes.allSatisfy({ abs($0.points) <= 1 }) else {
                decided[index] = true
                continue
            }
            let distance = (node.frame.minX - mirror.frame.minX).points
            guard abs(distance) > AuditedTree.tolerance, turned.isSeen(index) else { continue }
            decided[index] = true
            let moved = node.inputs.first { [.offset, .position].contains($0.name) }
            faults.append(
                Fault(
                    nodePath: node.path, variants: [turned.variant.name],
                    message:
                        "\(node.path) stands \(abs(distance).inWholePoints) pt further to the \(distance < 0 ? "left" : "right") than the "
                        + "mirror image has it" + (moved.map { ", by its \($0.name.rawValue)" } ?? "")))
        }
        return faults
    }

    /// Whether a cell or a title is in a column of numbers, which end at one side in both layouts: its texts are aligned otherwise
    /// than in the mirror image.
    private static func isNumeric(_ index: Int, in turned: RenderTree, as twin: Int, in mirror: RenderTree) -> Bool {
        guard ["TableCell", "ColumnHeader"].contains(turned.nodes[index].type) else { return false }
        return textAlignments(inside: index, in: turned) != textAlignments(inside: twin, in: mirror)
    }

    private static func textAlignments(inside index: Int, in tree: RenderTree) -> [String] {
        tree.nodes[(index + 1)...].prefix { $0.parent.map { $0 >= index } ?? false }.flatMap { node in
            node.inputs.filter { $0.name == .multilineTextAlignment }.map { "\($0.values)" }
        }
    }
}

/// A column of a grid, by the grid's index and the number of cells before it in a row.
private struct GridColumn: Hashable {
    let grid: Int
    let number: Int
}

extension AuditedTree {
    /// The column of a cell; nil for any other node.
    fileprivate func column(of index: Int) -> GridColumn? {
        guard let row = parent(of: index), tree.nodes[row].type == "GridRow", let grid = parent(of: row) else {
            return nil
        }
        return GridColumn(grid: grid, number: tree.nodes[row..<index].indices.count { parent(of: $0) == row })
    }

    /// The columns of which one cell aligns all (`gridColumnAlignment`).
    fileprivate var columnsWithChosenSide: Set<GridColumn> {
        Set(
            tree.nodes.indices.filter {
                tree.nodes[$0].inputs[.gridColumnAlignment] != nil && tree.nodes[$0].hasChosenSide
            }
            .compactMap(column))
    }
}

extension RenderNode {
    /// The words of its author on alignment; in frames of natural alignment the text decides between leading and trailing.
    fileprivate var alignments: [String] {
        inputs.flatMap { field in ([field] + field.parts).filter { $0.name == .alignment } }.map { "\($0.values)" }
    }

    /// Whether its author said a side of the screen, or that its text decides: numbers aligned by their separators stay so.
    fileprivate var hasChosenSide: Bool {
        let sides: Set<String> = ["natural", "decimal", "left", "right", "spatial", "playback"]
        func says(_ field: TreeAttribute) -> Bool {
            if [.semanticContentAttribute, .writingDirection].contains(field.name) { return true }
            let words = field.values.compactMap { value -> String? in
                if case .word(let word) = value { word } else { nil }
            }
            return words.contains { word in sides.contains { word == $0 } }
                || field.parts.contains(where: says)
        }
        return inputs.contains(where: says)
    }
}
