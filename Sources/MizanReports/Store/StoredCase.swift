/// A rendered case as a file of a store: its bytes by their hashes.
struct StoredCase: Hashable {
    /// The tree's text.
    var tree: ContentHash
    /// A PNG file with the same pixels as the picture; nil where none was drawn.
    var picture: ContentHash?
    /// True where locale, pseudo-languages and direction change anything; nil for a variant without any.
    var hasEffect: Bool?
    var cost: Int

    private static let title = "mizan-result 1"

    /// A line for each.
    var text: String {
        var text = "\(Self.title)\ntree \(tree)\ncost \(cost)\n"
        if let picture { text += "picture \(picture)\n" }
        if let hasEffect { text += "effect \(hasEffect)\n" }
        return text
    }

    init(tree: ContentHash, picture: ContentHash?, hasEffect: Bool?, cost: Int) {
        (self.tree, self.picture, self.hasEffect, self.cost) = (tree, picture, hasEffect, cost)
    }

    /// Nil for any other text.
    init?(_ text: String) {
        var lines = text.split(separator: "\n")[...]
        guard lines.popFirst() == Self.title[...] else { return nil }
        var values: [Substring: Substring] = [:]
        for line in lines {
            guard let space = line.firstIndex(of: " ") else { return nil }
            values[line[..<space]] = line[space...].dropFirst()
        }
        guard let tree = values["tree"].flatMap({ ContentHash($0) }), let cost = values["cost"].flatMap({ Int($0) })
        else { return nil }
        self.init(
            tree: tree, picture: values["picture"].flatMap { ContentHash($0) },
            hasEffect: values["effect"].map { $0 == "true" },
            cost: cost)
    }
}
