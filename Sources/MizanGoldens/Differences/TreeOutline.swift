import MizanBase

/// A text golden read as far as a comparison needs it: what each node's line says, and which node it is in.
///
/// Any text can be read: a line that isn't a tree's becomes a node without a box.
struct TreeOutline {
    /// A line of text, below its node.
    struct Line {
        /// From the node's leading top corner.
        var box: FixedRect
        /// Baseline, direction, missing characters.
        var words: Substring
        var glyphs: Substring
        /// As it is written: between its quotation marks, invisible characters written out.
        var text: Substring
    }

    struct Node {
        /// The path's last part, `row[0]`; that of a background has its host's before it, `title/background`.
        var segment: Substring
        var type: Substring
        /// Whether the segment is an author's id.
        var isNamed: Bool
        /// From the parent's leading top corner; nil where the line says none.
        var box: FixedRect?
        /// What else the line says: flags, colours, labels.
        var words: Substring
        var lines: [Line] = []
        /// -1 for a root.
        var parent: Int
        /// The index after the last node inside this one.
        var end: Int
        /// The nearest node around it with an author's id, -1 where there is none.
        var namedParent: Int

        /// The segment without its index: what a `ForEach` counts, or equal siblings.
        var family: Substring { Self.family(of: segment) }
        var isIndexed: Bool { segment.utf8.last == UInt8(ascii: "]") }

        fileprivate static func family(of segment: Substring) -> Substring {
            guard segment.utf8.last == UInt8(ascii: "]"), let open = segment.utf8.firstIndex(of: UInt8(ascii: "["))
            else { return segment }
            return segment[..<open]
        }
        /// What `background` and `overlay` add: the segment of what they are added to.
        var host: Substring? {
            segment.lastIndex(of: "/").map { segment[..<$0] }
        }
    }

    private(set) var header: [Substring] = []
    private(set) var nodes: [Node] = []
    private var names: Set<Substring> = []

    /// Parts of a path that are printed; of deeper ones the last.
    static let pathParts = 128

    /// Reads any text; line ends are LF.
    init(text: String) {
        var text = text
        text.makeContiguousUTF8()
        let whole = text[...]
        text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return }
            read(GoldenBytes(start: base, count: bytes.count, text: whole))
        }
        for index in nodes.indices.reversed() {
            let parent = nodes[index].parent
            if parent >= 0 { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
        }
    }

    private mutating func read(_ bytes: GoldenBytes) {
        var stack: [Int] = []
        var isInHeader = true
        var next = 0
        while next < bytes.count {
            let start = next
            let end = bytes.lineEnd(from: start)
            next = end + 1
            let content = bytes.wordStart(from: start, to: end)
            guard content < end else { continue }
            let words = Words(bytes, content, end)
            if isInHeader, content == start, Self.headerWords.contains(words.first) {
                header.append(bytes[start, end])
                isInHeader = words.first != "variant"
                continue
            }
            let indent = (content - start) / 2
            if indent < stack.count { stack.removeLast(stack.count - indent) }
            let parent = stack.last ?? -1
            // A node whose id is `line` has its type next.
            if words.first == "line", parent >= 0, let box = words.box, words.type == nil {
                nodes[parent].lines.append(Line(box: box, rest: words.rest))
                continue
            }
            let host = words.first.utf8.contains(UInt8(ascii: "/"))
            let isNamed = words.type != nil && !host
            if isNamed { names.insert(words.first) }
            let namedParent = parent < 0 ? -1 : nodes[parent].isNamed ? parent : nodes[parent].namedParent
            stack.append(nodes.count)
            nodes.append(
                Node(
                    segment: words.first, type: words.type ?? Node.family(of: words.first), isNamed: isNamed,
                    box: words.box, words: words.rest, parent: parent, end: nodes.count + 1, namedParent: namedParent))
        }
    }

    private static let headerWords: Set<Substring> = ["mizan-tree", "font", "image", "color-glyph", "variant"]

    /// The nodes right inside a node, -1 for the roots.
    func children(of parent: Int) -> [Int] {
        var children: [Int] = []
        var next = parent + 1
        let end = parent < 0 ? nodes.count : nodes[parent].end
        while next < end {
            children.append(next)
            next = nodes[next].end
        }
        return children
    }

    /// The path that the render tree has for a node (Definitions 4).
    func path(of index: Int) -> String {
        var parts: [Substring] = []
        var next = index
        // Parts without an id, up to the nearest id.
        while next >= 0, !nodes[next].isNamed, parts.count < Self.pathParts {
            parts.append(nodes[next].segment)
            let first = nodes[next].segment.split(separator: "/").first
            let isOnNamed = nodes[next].host != nil && first.map(names.contains) == true
            next = isOnNamed ? nodes[next].namedParent : nodes[next].parent
        }
        while next >= 0, parts.count < Self.pathParts {
            parts.append(nodes[next].segment)
            next = nodes[next].namedParent
        }
        return (next >= 0 ? "…/" : "") + parts.reversed().joined(separator: "/")
    }
}

extension TreeOutline {
    /// The first words of a line, taken apart without looking at the rest.
    private struct Words {
        var first: Substring
        /// What stands between the first word and the box.
        var type: Substring?
        var box: FixedRect?
        var rest: Substring

        init(_ bytes: GoldenBytes, _ start: Int, _ end: Int) {
            let firstEnd = bytes.wordEnd(from: start, to: end)
            first = bytes[start, firstEnd]
            var word = min(firstEnd + 1, end)
            var wordEnd = bytes.wordEnd(from: word, to: end)
            var place = bytes.numbers(word, wordEnd, separator: UInt8(ascii: ","))
            if place == nil {
                type = bytes[word, wordEnd]
                word = min(wordEnd + 1, end)
                wordEnd = bytes.wordEnd(from: word, to: end)
                place = bytes.numbers(word, wordEnd, separator: UInt8(ascii: ","))
            }
            word = min(wordEnd + 1, end)
            wordEnd = bytes.wordEnd(from: word, to: end)
            if let place, let size = bytes.numbers(word, wordEnd, separator: UInt8(ascii: "x")) {
                box = FixedRect(
                    origin: FixedPoint(x: place.0, y: place.1), size: FixedSize(width: size.0, height: size.1))
                rest = bytes[min(wordEnd + 1, end), end]
            } else {
                type = nil
                rest = bytes[min(firstEnd + 1, end), end]
            }
        }
    }
}

extension TreeOutline.Line {
    /// What follows the box: `baseline 18 ltr glyphs 12345678 "a"`.
    fileprivate init(box: FixedRect, rest: Substring) {
        self.box = box
        let bytes = rest.utf8
        let quote = UInt8(ascii: "\"")
        let open = bytes.firstIndex(of: quote) ?? bytes.endIndex
        let close = bytes.lastIndex(of: quote) ?? bytes.endIndex
        text = open < close ? rest[bytes.index(after: open)..<close] : rest[open...]
        let head = rest[..<open].split(separator: " ")
        if head.count > 1, head[head.count - 2] == "glyphs" {
            glyphs = head[head.count - 1]
            words = rest[..<head[head.count - 2].startIndex]
        } else {
            glyphs = ""
            words = rest[..<open]
        }
    }
}
