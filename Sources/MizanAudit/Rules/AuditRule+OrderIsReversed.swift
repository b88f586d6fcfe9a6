import MizanBase
import MizanLayout

extension AuditRules {
    /// Source: Apple's “Get it right (to left)”: playback, alignment and what has a counterpart in the world keep their order.
    static let orderIsReversed = AuditRule(
        "order-is-reversed", .warning,
        finds:
            "controls of playback, buttons of a left and a right side, or the nine digits of a keypad, arranged from right "
            + "to left",
        because: "their order is one of the world, not of the reading: fast forward stands at the right everywhere",
        fix: "say so with the semantic content attribute playback, or spatial, on what they stand in",
        errorWhere: "rewind and fast forward point at each other"
    ) { (tree: AuditedTree) in
        playback(in: tree) + sides(in: tree) + keypads(in: tree)
    }

    private static func playback(in tree: AuditedTree) -> [Fault] {
        tree.reversedRows { $0.playback != nil }.compactMap { row in
            let isBack = { (shown: AuditedTree.ShownImage) in shown.playback == .step(.back) }
            let isAhead = { (shown: AuditedTree.ShownImage) in shown.playback == .step(.ahead) }
            let isPlay = { (shown: AuditedTree.ShownImage) in shown.playback == .play }
            let facing = row.swaps(isBack, isAhead)
            guard facing || row.swaps(isBack, isPlay) || row.swaps(isPlay, isAhead) else { return nil }
            return Fault(
                nodePath: row.container.path,
                message:
                    "\(row.container.path) arranges controls of playback from right to left: \(row.names)"
                    + (facing ? ", which point at each other" : ""), severity: facing ? .error : .warning,
                fix: "say so with the semantic content attribute playback on \(row.container.path)")
        }
    }

    /// Those that the reading has no image for, such as text alignment.
    private static func sides(in tree: AuditedTree) -> [Fault] {
        func side(_ shown: AuditedTree.ShownImage) -> ImageName.NamedSide? {
            let name = ImageName(shown.image.name)
            return name.alongReading == nil ? name.side : nil
        }
        return tree.reversedRows { side($0) != nil }.compactMap { row in
            guard row.swaps({ side($0) == .left }, { side($0) == .right }) else { return nil }
            return Fault(
                nodePath: row.container.path,
                message:
                    "\(row.container.path) arranges what is of the left and of the right from right to left: \(row.names)",
                fix: "say so with the semantic content attribute spatial on \(row.container.path)")
        }
    }

    /// Three rows of three, which a calendar or the numbers of pages are not: those turn.
    private static func keypads(in tree: AuditedTree) -> [Fault] {
        tree.keypads.compactMap { container, keys in
            let rows = stride(from: 0, to: 9, by: 3).map { Array(keys[$0..<$0 + 3]) }
            let areReversed = rows.allSatisfy { row in
                zip(row, row.dropFirst()).allSatisfy { $1.frame.isLeft(of: $0.frame) }
            }
            let areApart = zip(rows, rows.dropFirst()).allSatisfy { first, second in
                zip(first, second).allSatisfy { $0.frame.maxY <= $1.frame.minY || $1.frame.maxY <= $0.frame.minY }
            }
            guard areReversed, areApart else { return nil }
            return Fault(
                nodePath: container.path, message: "\(container.path) arranges the keys 1 to 9 from right to left",
                fix: "say so with the semantic content attribute spatial on what arranges the keys")
        }
    }
}

extension AuditedTree.ReversedRow {
    /// From left to right, as they are seen.
    fileprivate var names: String {
        images.reversed().map { Diagnostic.quote($0.image.name) }.joined(separator: ", ")
    }
}
