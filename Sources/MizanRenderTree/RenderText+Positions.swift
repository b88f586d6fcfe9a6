import MizanBase
import MizanText

/// A line of the layout that a tree was made of. All are equal: what counts of them is in the tree.
package struct LaidOutLine: Hashable, Sendable {
    package var line: TextLine?

    /// No layout: a tree that was read from its JSON has none.
    package init(_ line: TextLine? = nil) { self.line = line }

    package static func == (left: LaidOutLine, right: LaidOutLine) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

extension RenderText.Line {
    /// Whether it ends with a hyphen between two letters that no pattern of their language parts; false if the layout isn't known.
    package var endsAtForeignHyphen: Bool { isHyphenated && layout.line?.endsAtForeignHyphen == true }
}

extension RenderText {
    /// The places of the text's characters in the tree's coordinates: carets, hits, selections and moves, without laying out
    /// again; nil in a tree that was read from its JSON.
    public var positions: TextPositions? {
        var placed: [(line: TextLine, left: Double, top: Double, height: Double)] = []
        for line in lines {
            guard let layout = line.layout.line else { return nil }
            placed.append(
                (layout, line.frame.minX.points, line.frame.minY.points, line.frame.size.height.points))
        }
        return TextPositions(placed)
    }
}
