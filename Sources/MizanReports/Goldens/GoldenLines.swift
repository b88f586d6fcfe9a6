import MizanDifferences
import MizanRenderTree

/// The lines of a golden by the nodes that stand on them.
struct GoldenLines {
    private let text: GoldenText
    /// The numbers of the lines, from 1, by the nodes' paths.
    private var lines: [String: Int] = [:]

    init(_ golden: [UInt8]) {
        text = GoldenText(String(decoding: golden, as: UTF8.self))
        guard text.isTree else { return }
        let outline = TreeOutline(text: text.content)
        // A node's lines of text follow right behind its own.
        var line = outline.header.count + 1
        for (index, node) in outline.nodes.enumerated() {
            let path = outline.path(of: index)
            if lines[path] == nil { lines[path] = line }
            line += 1 + node.lines.count
        }
    }

    /// The line that a change is about: that of its node or of the nearest one around it, the mark of a merge; nil for
    /// a change without a line.
    func line(of change: TreeChange) -> Int? {
        if change.rule == "golden-conflict" { return text.conflictLine }
        var segments = change.path.split(separator: "/")
        while !segments.isEmpty {
            if let line = lines[segments.joined(separator: "/")] { return line }
            segments.removeLast()
        }
        return nil
    }
}
