import MizanBase

/// What differs between two trees, in words, by node path.
struct TreeDifference {
    struct Words: Equatable {
        var rule: String
        var path: String
        var text: String
    }

    let words: [Words]

    /// The difference from a golden to what is now.
    init(from golden: TreeOutline, to now: TreeOutline) {
        var words: [Words] = []
        let old = Dictionary(golden.entries.map { ($0.path, $0) }) { first, _ in first }
        let new = Dictionary(now.entries.map { ($0.path, $0) }) { first, _ in first }
        for entry in now.entries {
            guard let before = old[entry.path] else {
                words.append(Words(rule: "golden-differs", path: entry.path, text: "is new"))
                continue
            }
            let changes = Self.changes(from: before, to: entry)
            if !changes.isEmpty {
                words.append(
                    Words(rule: "golden-differs", path: entry.path, text: changes.joined(separator: "; ")))
            }
        }
        for entry in golden.entries where new[entry.path] == nil {
            words.append(Words(rule: "golden-differs", path: entry.path, text: "is gone"))
        }
        if golden.header != now.header {
            let removed = golden.header.filter { !now.header.contains($0) }
            let added = now.header.filter { !golden.header.contains($0) }
            // What isn't said of the libraries and the fonts is said of the scene.
            let isOfVersions = (removed + added).allSatisfy { $0.hasPrefix("mizan-tree ") || $0.hasPrefix("font ") }
            words.append(
                Words(
                    rule: words.isEmpty && isOfVersions ? "versions-differ" : "golden-differs", path: "",
                    text: "the header differs: " + Self.change(removed, added)))
        }
        if words.isEmpty {
            words.append(
                Words(
                    rule: "golden-differs", path: "",
                    text: "the same nodes in another order, or other line ends than LF"))
        }
        self.words = words
    }

    private static func changes(from before: TreeOutline.Entry, to after: TreeOutline.Entry) -> [String] {
        var changes: [String] = []
        if let old = before.box, let new = after.box {
            if old.x != new.x {
                changes.append("moved \(distance(old.x, new.x)) pt towards \(new.x > old.x ? "trailing" : "leading")")
            }
            if old.y != new.y {
                changes.append("moved \(distance(old.y, new.y)) pt \(new.y > old.y ? "down" : "up")")
            }
            if old.x != new.x || old.y != new.y { changes.append("from \(old.x),\(old.y) to \(new.x),\(new.y)") }
            if old.width != new.width { changes.append("width \(old.width) → \(new.width)") }
            if old.height != new.height { changes.append("height \(old.height) → \(new.height)") }
        }
        if before.rest != after.rest { changes.append("\(before.rest) → \(after.rest)") }
        return changes
    }

    private static func change(_ removed: [String], _ added: [String]) -> String {
        if removed.isEmpty && added.isEmpty { return "its lines stand in another order" }
        if added.isEmpty { return "without " + removed.joined(separator: ", ") }
        if removed.isEmpty { return "with " + added.joined(separator: ", ") }
        return removed.joined(separator: ", ") + " → " + added.joined(separator: ", ")
    }

    private static func distance(_ old: FixedLength, _ new: FixedLength) -> FixedLength {
        new > old ? new - old : old - new
    }
}
