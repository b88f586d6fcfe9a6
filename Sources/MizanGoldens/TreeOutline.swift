import MizanBase

/// A text golden read as far as a comparison in words needs it: what each node's line says, by path.
struct TreeOutline {
    /// The place and size of a node or a line of text, from its parent's leading top corner.
    struct Box: Equatable {
        var x: FixedLength
        var y: FixedLength
        var width: FixedLength
        var height: FixedLength
    }

    struct Entry: Equatable {
        var path: String
        var box: Box?
        /// What else the line says: type, flags, text.
        var rest: String
    }

    var header: [String] = []
    var entries: [Entry] = []

    /// Reads any text; what isn't a tree's line becomes an entry without a box.
    init(text: String) {
        var stack: [(named: String, trail: [String])] = []
        var lineCounts: [Int] = []
        var isInHeader = true
        let identifiers = Self.identifiers(in: text)
        // Line ends of any kind: a text that only has others of them has the same nodes.
        for line in text.split(whereSeparator: \.isNewline) {
            let indent = line.prefix { $0 == " " }.count / 2
            let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 64, omittingEmptySubsequences: false)
            if isInHeader, indent == 0, ["mizan-tree", "font", "image", "variant"].contains(words[0]) {
                header.append(String(line))
                isInHeader = words[0] != "variant"
                continue
            }
            stack.removeLast(max(stack.count - indent, 0))
            lineCounts.removeLast(max(lineCounts.count - indent - 1, 0))
            let parent = stack.last ?? ("", [])
            let boxIndex = words.firstIndex { Self.isPlace($0) } ?? words.endIndex
            let box = boxIndex + 1 < words.count ? Self.box(words[boxIndex], words[boxIndex + 1]) : nil
            let rest = (words[..<boxIndex].dropFirst() + words[boxIndex...].dropFirst(2)).joined(separator: " ")
            // A node whose id is `line` has its type next.
            if words[0] == "line", boxIndex == 1 {
                while lineCounts.count <= indent { lineCounts.append(0) }
                let number = lineCounts[indent]
                lineCounts[indent] += 1
                let path = Self.path(parent.named, parent.trail + ["line[\(number)]"])
                entries.append(Entry(path: path, box: box, rest: rest))
                continue
            }
            // The type stands only beside a segment that isn't the type itself: there, the segment is an author's id.
            let segment = String(words[0])
            let isNamed = boxIndex == 2 && !segment.contains("/")
            let isOnNamed = segment.split(separator: "/").first.map {
                segment.contains("/") && identifiers.contains($0)
            }
            let node =
                isNamed
                ? (named: Self.path(parent.named, [segment]), trail: [String]())
                : (named: parent.named, trail: (isOnNamed == true ? [] : parent.trail) + [segment])
            stack.append(node)
            entries.append(Entry(path: Self.path(node.named, node.trail), box: box, rest: rest))
        }
    }

    /// The segments that are an author's ids: what stands before a type.
    private static func identifiers(in text: String) -> Set<Substring> {
        Set(
            text.split(whereSeparator: \.isNewline).compactMap { line in
                let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 3)
                return words.count > 2 && isPlace(words[2]) && !isPlace(words[1]) ? words[0] : nil
            })
    }

    private static func path(_ named: String, _ trail: [String]) -> String {
        ((named.isEmpty ? [] : [named]) + trail).joined(separator: "/")
    }

    private static func isPlace(_ word: Substring) -> Bool {
        let parts = word.split(separator: ",")
        return parts.count == 2 && parts.allSatisfy { FixedLength(String($0)) != nil }
    }

    private static func box(_ place: Substring, _ size: Substring) -> Box? {
        let numbers = (place.split(separator: ",") + size.split(separator: "x")).compactMap { FixedLength(String($0)) }
        guard numbers.count == 4 else { return nil }
        return Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
