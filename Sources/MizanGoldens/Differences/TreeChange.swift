import MizanBase

/// One change between two trees: which node, and what of it.
public struct TreeChange: Hashable, Sendable {
    /// `golden-differs`; `font-replaced` for a font that is another under its version; `golden-line-ends`, `golden-damaged`,
    /// `golden-conflict`, `golden-pointer`, `golden-newer` and `golden-unreadable` for what is said of the golden itself.
    public var rule: String
    /// The node's path, in the tree that is now where it is in both; empty for what concerns the whole tree.
    public var path: String
    /// What changed, to be read after the path: `moved 12 pt towards trailing; width 41 → 53`.
    public var words: String
    /// The words with U+0000 in the place of each length or count and U+0002 in that of each size (``TreeAmount``), in parts
    /// that U+0001 is between: the first is what changes of several variants must have in common to be one.
    public var form: String
    /// The amounts that the form lacks, in its order.
    public var amounts: [TreeAmount]

    /// A change in words of its own; the form is the words where it has no amounts.
    public init(rule: String, path: String, words: String, form: String? = nil, amounts: [TreeAmount] = []) {
        self.rule = rule
        self.path = path
        self.words = words
        self.form = form ?? words
        self.amounts = amounts
    }

    /// What equal changes of several variants have in common.
    public var key: String { "\(rule)\u{1}\(path)\u{1}\(head)" }

    /// The first part of the form, and whether what it says of sizes is that they shrank.
    var head: String {
        let head = form.prefix { $0 != TreeForm.separator }
        let count = head.unicodeScalars.count { $0 == TreeForm.length || $0 == TreeForm.size }
        let signs = amounts.prefix(count).map { $0.isShrinking ? "-" : "+" }.joined()
        return count == 0 ? String(head) : "\(head)\u{1}\(signs)"
    }

    /// Includes a change of another tree that has the same ``head``: its amounts are bounded together; a part that only
    /// one of them has is left out where it has no size.
    mutating func include(_ other: TreeChange) {
        guard words != other.words || form != other.form || amounts != other.amounts else { return }
        if form == other.form {
            for index in amounts.indices where index < other.amounts.count {
                amounts[index].include(other.amounts[index])
            }
        } else {
            let (own, others) = (TreeForm(self), TreeForm(other))
            (form, amounts) = own.including(others).formAndAmounts
        }
        words = TreeForm(self).words
    }

    /// Says that so many others are like it: `…, and 9 more like it`.
    mutating func addOthers(_ count: Int) {
        form += "\(TreeForm.separator), and \(TreeForm.length) more like it"
        amounts.append(TreeAmount(count: count))
        words = TreeForm(self).words
    }

    /// `row[3]/high moved 12 pt towards trailing; width 41 → 53`
    public var text: String { path.isEmpty ? words : "\(path) \(words)" }
}

/// Words that are put together with their form and their amounts.
struct TreeWords {
    private var forms: [String] = []
    private var amounts: [TreeAmount] = []
    /// How many parts must be the same for two changes to be one; nil for all.
    private var headCount: Int?

    var isEmpty: Bool { forms.isEmpty }

    /// A part, with what its form lacks.
    mutating func add(_ form: String, _ amounts: TreeAmount...) {
        forms.append(form)
        self.amounts += amounts
    }

    mutating func append(_ other: TreeWords) {
        forms += other.forms
        amounts += other.amounts
    }

    /// Appends what may differ between variants that have the same change; all that there is where there was nothing before.
    mutating func appendDetails(_ other: TreeWords) {
        if headCount == nil, !isEmpty { headCount = forms.count }
        append(other)
    }

    var words: String { TreeForm(form: form, amounts: amounts).words }

    private var form: String {
        let count = headCount ?? forms.count
        return ([forms.prefix(count).joined(separator: "; ")] + forms.dropFirst(count))
            .joined(separator: String(TreeForm.separator))
    }

    /// How far something moved, from its leading top corner.
    mutating func addMove(_ x: FixedLength, _ y: FixedLength) {
        func side(_ shift: FixedLength, _ names: (String, String)) -> String { shift > .zero ? names.0 : names.1 }
        func amount(_ shift: FixedLength) -> TreeAmount { TreeAmount(shift < .zero ? -shift : shift) }
        let (across, along) = (side(x, ("trailing", "leading")), side(y, ("down", "up")))
        if x != .zero, y != .zero {
            add("moved \u{0} pt towards \(across) and \u{0} pt \(along)", amount(x), amount(y))
        } else if x != .zero {
            add("moved \u{0} pt towards \(across)", amount(x))
        } else if y != .zero {
            add("moved \u{0} pt \(along)", amount(y))
        }
    }

    /// `width 41 → 53`
    mutating func addSize(_ name: String, _ old: FixedLength, _ new: FixedLength) {
        guard old != new else { return }
        add("\(name) \u{2}", TreeAmount(from: old, to: new))
    }

    func change(rule: String = "golden-differs", path: String) -> TreeChange {
        TreeChange(rule: rule, path: path, words: words, form: form, amounts: amounts)
    }
}
