import MizanRenderTree
import MizanText

/// What a layout knows of a text in its tree: where it comes from, and its lines with the shaped text.
package struct TextNote: Sendable {
    /// The origin of the text.
    package var origin: TextOrigin
    /// The lines as they were laid out, one for each line in the tree.
    package var lines: TextLines
}

extension LaidOutView {
    /// What the layout knows of the text of a node; nil for a node without a text, and for a tree that no layout made.
    package func textNote(of index: Int) -> TextNote? {
        guard index >= 0, index < notes.count, case .text(let text) = tree.nodes[index].content else { return nil }
        for case .text(let note) in notes[index] where note.lines.count == text.lines.count { return note }
        return nil
    }

    /// The places of a text's characters in the tree's coordinates: carets, hits, selections and moves, without laying out
    /// again.
    ///
    /// - Parameter path: The path of the text's node.
    /// - Returns: Nil if no node has the path, or if it has no text.
    public func textPositions(at path: String) -> TextPositions? {
        guard let index = tree.index(of: NodePath(path)), let note = textNote(of: index),
            case .text(let text) = tree.nodes[index].content
        else { return nil }
        return TextPositions(
            zip(text.lines, note.lines).map { shown, line in
                (line, shown.frame.minX.points, shown.frame.minY.points, shown.frame.size.height.points)
            })
    }
}
