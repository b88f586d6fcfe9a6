import MizanBase

/// One change between two trees: the node, and its parts that changed.
public struct TreeChange: Hashable, Sendable {
    /// `golden-differs`; `words-differ` where nothing else does; `font-replaced` for a font whose file changed under
    /// the same version; `golden-line-ends`, `golden-damaged`, `golden-conflict`, `golden-pointer`, `golden-form`,
    /// `golden-newer` and `golden-unreadable` for findings about the golden itself.
    public var rule: String
    /// The node's path, in the new tree where it is in both; empty for a change of the whole tree.
    public var path: String
    /// The parts of the change: first those that several variants must have in common for one finding, then details.
    public var parts: [ChangePart]
    /// The number of others of its kind with the same change: other rows of a list.
    public var others: TreeAmount?
    /// Whether it only counts the consequences of other changes.
    public var isCount = false

    /// A part of the change's words, which a semicolon sets apart.
    public struct ChangePart: Hashable, Sendable {
        /// In their order, nothing between.
        public var pieces: [ChangePiece]
        /// Whether variants with the same change may differ in it.
        public var isDetail = false

        /// A part of these pieces.
        public init(_ pieces: [ChangePiece], isDetail: Bool = false) {
            self.pieces = pieces
            self.isDetail = isDetail
        }
    }

    /// A piece of a part.
    public enum ChangePiece: Sendable {
        /// Words of their own.
        case words(String)
        /// A distance.
        case amount(TreeAmount)
        /// A count: the number, and the noun for one and for others.
        case count(TreeAmount, one: String, other: String)
        /// A size that was another.
        case size(TreeAmount)
        /// A text before and after, different in each language: only the first one's words are shown.
        case translated(old: String, new: String)
    }

    /// A change of these parts.
    public init(rule: String, path: String, parts: [ChangePart]) {
        self.rule = rule
        self.path = path
        self.parts = parts
    }

    /// A change in words of its own.
    public init(rule: String, path: String, words: String) {
        self.init(rule: rule, path: path, parts: [ChangePart([.words(words)])])
    }

    /// The change in words, to be read after the path: `moved 12 pt towards trailing; width 41 → 53`.
    public var words: String {
        parts.map(\.words).joined(separator: "; ")
            + (others.map { ", and \($0.words(isSize: false)) more like it" } ?? "")
    }

    /// `row[3]/high moved 12 pt towards trailing; width 41 → 53`
    public var text: String { path.isEmpty ? words : "\(path) \(words)" }
}

extension TreeChange {
    /// The properties that equal changes of several variants have in common.
    package struct ChangeKey: Hashable {
        var rule: String
        var path: String
        /// The parts that aren't details, without their amounts.
        var head: [ChangePart]
        /// Whether each of their sizes shrank.
        var isShrinking: [Bool]
    }

    package var key: ChangeKey {
        let head = parts.filter { !$0.isDetail }
        return ChangeKey(
            rule: rule, path: path, head: head.map(\.withoutAmounts),
            isShrinking: head.flatMap(\.pieces).compactMap(\.amount).map(\.isShrinking))
    }

    /// Includes a change of another tree that has the same ``key``: its amounts are bounded together. A part with one
    /// amount that only one of them has is kept, as the amount is zero in the other.
    mutating func include(_ other: TreeChange) {
        guard self != other else { return }
        var result: [ChangePart] = []
        var own = parts[...]
        func appendPartly(_ part: ChangePart) {
            guard let part = part.includingNone, !result.contains(where: { $0.withoutAmounts == part.withoutAmounts })
            else { return }
            result.append(part)
        }
        for part in other.parts {
            if let index = own.firstIndex(where: { $0.withoutAmounts == part.withoutAmounts }) {
                own[..<index].forEach(appendPartly)
                result.append(own[index].including(part))
                own = own[own.index(after: index)...]
            } else {
                appendPartly(part)
            }
        }
        own.forEach(appendPartly)
        parts = result
        switch (others, other.others) {
        case (nil, nil): break
        case (var own?, let more?):
            own.include(more)
            others = own
        case (let one?, nil), (nil, let one?):
            others = one
            others?.includeNone()
        }
    }
}

extension TreeChange.ChangePart {
    /// The pieces with their amounts.
    var words: String { pieces.map(\.words).joined() }

    fileprivate var withoutAmounts: Self { Self(pieces.map(\.withoutAmount), isDetail: isDetail) }

    fileprivate func including(_ other: Self) -> Self {
        Self(zip(pieces, other.pieces).map { $0.including($1) }, isDetail: isDetail)
    }

    /// The part where others have none of it; nil where that can't be said.
    fileprivate var includingNone: Self? {
        guard pieces.count(where: { $0.amount != nil }) == 1 else { return nil }
        return Self(pieces.map(\.includingNone), isDetail: isDetail)
    }
}

extension TreeChange.ChangePiece {
    var amount: TreeAmount? {
        switch self {
        case .amount(let amount), .size(let amount), .count(let amount, _, _): amount
        case .words, .translated: nil
        }
    }

    private func with(_ amount: TreeAmount) -> Self {
        switch self {
        case .amount: .amount(amount)
        case .size: .size(amount)
        case .count(_, let one, let other): .count(amount, one: one, other: other)
        case .words, .translated: self
        }
    }

    fileprivate var words: String {
        switch self {
        case .words(let words): words
        case .amount(let amount): amount.words(isSize: false)
        case .size(let amount): amount.words(isSize: true)
        case .count(let amount, let one, let other):
            amount.isOne ? "1 \(one)" : "\(amount.words(isSize: false)) \(other)"
        case .translated(let old, let new): NodeComparison.quotedChange(old, new)
        }
    }

    fileprivate var withoutAmount: Self {
        if case .translated = self { return .translated(old: "", new: "") }
        return with(TreeAmount(.zero))
    }

    fileprivate func including(_ other: Self) -> Self {
        guard var amount, let more = other.amount else { return self }
        amount.include(more)
        return with(amount)
    }

    fileprivate var includingNone: Self {
        guard var amount else { return self }
        amount.includeNone()
        return with(amount)
    }
}

extension TreeChange.ChangePiece: Hashable {
    /// Words are equal where their bytes are: a text with marks in another order is another.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.words(let left), .words(let right)): left.utf8.elementsEqual(right.utf8)
        case (.amount(let left), .amount(let right)), (.size(let left), .size(let right)): left == right
        case (.count(let left, let one, let other), .count(let right, let one2, let other2)):
            (left, one, other) == (right, one2, other2)
        case (.translated(let old, let new), .translated(let old2, let new2)):
            old.utf8.elementsEqual(old2.utf8) && new.utf8.elementsEqual(new2.utf8)
        default: false
        }
    }

    /// By the bytes of texts, as equality is.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .words(let words): hasher.combine(ExactText(words[...]))
        case .amount(let amount), .size(let amount), .count(let amount, _, _): hasher.combine(amount)
        case .translated(let old, let new):
            hasher.combine(ExactText(old[...]))
            hasher.combine(ExactText(new[...]))
        }
    }
}
