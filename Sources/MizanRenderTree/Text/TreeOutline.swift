import MizanBase

/// A tree's text as values: its header, and a typed line for each node and for each line of text.
///
/// A tree is converted into one (``RenderTree/outline``) for printing; a golden is read into one, whatever it contains.
package struct TreeOutline: Sendable {
    package struct OutlineNode: Sendable {
        package var line: TreeLine
        /// The lines of the node's text.
        package var lines: [TreeTextLine] = []
        /// The index of the parent; nil for a root.
        package var parent: Int?
        /// The index after the last node inside this one.
        package var end: Int
        /// The nearest node around it with an author's id.
        package var namedParent: Int?
        /// Whether the segment is an author's id.
        package let isNamed: Bool

        package var segment: String { line.segment }
        package var type: String { line.type }
        /// The box from the parent's leading top corner; nil where a golden has none.
        package var box: FixedRect? { line.frame }
        /// The segment without its index.
        package var family: Substring { line.family }
        package var isIndexed: Bool { line.isIndexed }
        /// The segment of the host; nil unless the node belongs to a `background` or an `overlay`.
        package var host: Substring? { line.host }
        /// Whether the node's line, or a line of its text, has an unreadable part.
        package var isDamaged: Bool {
            line.frame == nil || line.attributes.contains { $0.name == .unread }
                || lines.contains { $0.attributes.contains { $0.name == .unread } }
        }
    }

    /// The lines before the nodes, verbatim.
    package private(set) var header: [String] = []
    package private(set) var nodes: [OutlineNode] = []
    private var names: Set<String> = []

    /// The greatest number of parts of a path that are printed; of a longer path the last ones.
    package static let pathParts = 128
    private static let headerWords: Set<Substring> = ["mizan-tree", "font", "image", "color-glyph", "variant"]

    init(header: [String]) { self.header = header }

    /// Adds a node after the others; its parent is one of them.
    mutating func append(_ line: TreeLine, lines: [TreeTextLine] = [], parent: Int?) {
        let isNamed = !line.isOfItsType && line.host == nil
        if isNamed { names.insert(line.segment) }
        nodes.append(
            OutlineNode(
                line: line, lines: lines, parent: parent, end: nodes.count + 1,
                namedParent: parent.flatMap { nodes[$0].isNamed ? $0 : nodes[$0].namedParent }, isNamed: isNamed))
    }

    /// Counts the nodes inside each node, once all are added.
    mutating func close() {
        for index in nodes.indices.reversed() {
            if let parent = nodes[index].parent { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
        }
    }

    // MARK: Text

    /// The printed text.
    package var text: String { text { _, _ in [] } }

    /// The printed text, with additional lines below each line of text.
    func text(below: (_ node: Int, _ line: Int) -> [String]) -> String {
        var text = header.map { $0 + "\n" }.joined()
        var depths = [Int](repeating: 0, count: nodes.count)
        for (index, node) in nodes.enumerated() {
            depths[index] = node.parent.map { depths[$0] + 1 } ?? 0
            func add(_ line: String, _ depth: Int) {
                for _ in 0..<depth { text += "  " }
                text += line
                text += "\n"
            }
            add(node.line.text, depths[index])
            for (number, line) in node.lines.enumerated() {
                add(line.text, depths[index] + 1)
                for more in below(index, number) { add(more, depths[index] + 2) }
            }
        }
        return text
    }

    /// Reads any text; line ends are LF.
    package init(text: String) {
        var stack: [Int] = []
        var isInHeader = true
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(line)
            let content = line.drop { $0 == " " }
            guard !content.isEmpty else { continue }
            let spaces = line.utf8.count - content.utf8.count
            if isInHeader, spaces == 0, let first = Self.headerWord(of: content), TreeLine(content).frame == nil {
                header.append(String(line))
                isInHeader = first != "variant"
                continue
            }
            let indent = spaces / 2
            if indent < stack.count { stack.removeLast(stack.count - indent) }
            let parent = stack.last
            if let parent, let text = TreeTextLine(content) {
                nodes[parent].lines.append(text)
                continue
            }
            stack.append(nodes.count)
            append(TreeLine(content), parent: parent)
        }
        close()
    }

    private static func headerWord(of line: Substring) -> Substring? {
        let first = Substring(line.utf8.prefix { $0 != UInt8(ascii: " ") })
        return headerWords.contains(first) ? first : nil
    }

    // MARK: Nodes

    /// The direct children of a node, or the roots.
    package func children(of parent: Int?) -> [Int] {
        var children: [Int] = []
        var next = parent.map { $0 + 1 } ?? 0
        let end = parent.map { nodes[$0].end } ?? nodes.count
        while next < end {
            children.append(next)
            next = nodes[next].end
        }
        return children
    }

    /// The path of a node in the render tree (Definitions 4).
    package func path(of index: Int) -> String {
        var parts: [Substring] = []
        var next: Int? = index
        // Parts without an id, up to the nearest id.
        while let node = next, !nodes[node].isNamed, parts.count < Self.pathParts {
            parts.append(nodes[node].segment[...])
            let first = nodes[node].segment.split(separator: "/").first
            let isOnNamed = nodes[node].host != nil && first.map { names.contains(String($0)) } == true
            next = isOnNamed ? nodes[node].namedParent : nodes[node].parent
        }
        while let node = next, parts.count < Self.pathParts {
            parts.append(nodes[node].segment[...])
            next = nodes[node].namedParent
        }
        return (next != nil ? "…/" : "") + parts.reversed().joined(separator: "/")
    }

    /// A pixel of the variant's scale, in points; 0 where edges aren't rounded to pixels.
    package var pixel: FixedLength {
        let words = header.last?.split(separator: " ") ?? []
        guard let index = words.firstIndex(of: "scale"), index + 1 < words.count,
            let scale = FixedLength(String(words[index + 1].prefix(16))), scale > .zero
        else { return .zero }
        return FixedLength(rawValue: FixedLength.unitsPerPoint * FixedLength.unitsPerPoint / scale.rawValue)
    }
}
