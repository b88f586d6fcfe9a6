import MizanBase

/// One change between two trees: which node, and what of it.
public struct TreeChange: Hashable, Sendable {
    /// `golden-differs`; `versions-differ` where nothing but versions differs; `golden-versions`, `golden-line-ends`,
    /// `golden-damaged` and `golden-unreadable` for what is said of the golden itself.
    public var rule: String
    /// The node's path, in the tree that is now where it is in both; empty for what concerns the whole tree.
    public var path: String
    /// What changed, to be read after the path: `moved 12 pt towards trailing; width 41 → 53`.
    public var words: String
    /// The words with U+0000 in the place of each amount, so that changes that differ in amounts alone can be grouped.
    public var form: String
    /// The amounts that the form lacks, in its order: lengths in points, or counts.
    public var amounts: [FixedLength]

    /// A change in words of its own; the form is the words where it has no amounts.
    public init(rule: String, path: String, words: String, form: String? = nil, amounts: [FixedLength] = []) {
        self.rule = rule
        self.path = path
        self.words = words
        self.form = form ?? words
        self.amounts = amounts
    }

    /// What equal changes of several variants have in common.
    public var key: String { "\(rule)\u{1}\(path)\u{1}\(form)" }

    /// The words of several changes of this form, with the least and the largest of each amount.
    func words(_ bounds: [(least: FixedLength, most: FixedLength)]) -> String {
        let parts = form.split(separator: "\u{0}", omittingEmptySubsequences: false)
        var words = ""
        for (index, part) in parts.enumerated() {
            words += part
            guard index < bounds.count, index < parts.count - 1 else { continue }
            let (least, most) = bounds[index]
            words += least == most ? "\(least)" : "\(least) to \(most)"
        }
        return words
    }

    /// `row[3]/high moved 12 pt towards trailing; width 41 → 53`
    public var text: String { path.isEmpty ? words : "\(path) \(words)" }
}

/// Words that are put together with their form and their amounts.
struct TreeWords {
    private(set) var words = ""
    private(set) var form = ""
    private(set) var amounts: [FixedLength] = []

    var isEmpty: Bool { words.isEmpty }

    /// A part of words alone; its form may leave out what differs from node to node.
    mutating func add(_ part: String, form: String? = nil) {
        separate("; ")
        words += part
        self.form += form ?? part
    }

    /// A part with an amount, which its form has in words of its own.
    mutating func add(_ part: String, form: String, _ amount: FixedLength, separator: String = "; ") {
        separate(separator)
        words += part
        self.form += form
        amounts.append(amount)
    }

    mutating func append(_ other: TreeWords) {
        guard !other.isEmpty else { return }
        separate("; ")
        words += other.words
        form += other.form
        amounts += other.amounts
    }

    /// How far something moved, from its leading top corner.
    mutating func addMove(_ x: FixedLength, _ y: FixedLength) {
        func part(_ shift: FixedLength, _ side: String, separator: String, verb: String) {
            let amount = shift < .zero ? -shift : shift
            add("\(verb)\(amount) pt \(side)", form: "\(verb)\u{0} pt \(side)", amount, separator: separator)
        }
        if x != .zero {
            part(x, "towards \(x > .zero ? "trailing" : "leading")", separator: "; ", verb: "moved ")
        }
        if y != .zero {
            let isSecond = x != .zero
            part(
                y, y > .zero ? "down" : "up", separator: isSecond ? " and " : "; ", verb: isSecond ? "" : "moved ")
        }
    }

    /// `width 41 → 53`, in the form `width grew by … pt`.
    mutating func addSize(_ name: String, _ old: FixedLength, _ new: FixedLength) {
        guard old != new else { return }
        let amount = new > old ? new - old : old - new
        add("\(name) \(old) → \(new)", form: "\(name) \(new > old ? "grew" : "shrank") by \u{0} pt", amount)
    }

    private mutating func separate(_ separator: String) {
        guard !words.isEmpty else { return }
        words += separator
        form += separator
    }

    func change(rule: String = "golden-differs", path: String) -> TreeChange {
        TreeChange(rule: rule, path: path, words: words, form: form, amounts: amounts)
    }
}
