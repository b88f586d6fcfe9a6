import MizanBase

/// Parts of a change as they are put together.
struct ChangeParts {
    private(set) var parts: [TreeChange.ChangePart] = []

    var isEmpty: Bool { parts.isEmpty }

    mutating func add(_ words: String) { add([.words(words)]) }

    mutating func add(_ pieces: [TreeChange.ChangePiece]) { parts.append(TreeChange.ChangePart(pieces)) }

    mutating func append(_ other: ChangeParts) { parts += other.parts }

    /// Appends what may differ between variants that have the same change; all that there is where there was nothing before.
    mutating func appendDetails(_ other: ChangeParts) {
        let isDetail = !isEmpty
        parts += other.parts.map { TreeChange.ChangePart($0.pieces, isDetail: isDetail || $0.isDetail) }
    }

    var words: String { parts.map(\.words).joined(separator: "; ") }

    /// Adds the distance that something moved, from its leading top corner.
    mutating func addMove(_ x: FixedLength, _ y: FixedLength) {
        func side(_ shift: FixedLength, _ names: (String, String)) -> String { shift > .zero ? names.0 : names.1 }
        func amount(_ shift: FixedLength) -> TreeChange.ChangePiece {
            .amount(TreeAmount(shift < .zero ? -shift : shift))
        }
        var pieces: [TreeChange.ChangePiece] = []
        if x != .zero {
            pieces += [.words("moved "), amount(x), .words(" pt towards \(side(x, ("trailing", "leading")))")]
        }
        if y != .zero {
            pieces += [.words(x == .zero ? "moved " : " and "), amount(y), .words(" pt \(side(y, ("down", "up")))")]
        }
        if !pieces.isEmpty { add(pieces) }
    }

    /// `width 41 → 53`
    mutating func addSize(_ name: String, _ old: FixedLength, _ new: FixedLength) {
        guard old != new else { return }
        add([.words("\(name) "), .size(TreeAmount(from: old, to: new))])
    }

    /// `2 lines → 3 lines`
    mutating func addLineCount(_ old: Int, _ new: Int) {
        func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
        if old > 1, new > 1 {
            add([
                .amount(TreeAmount(count: old)), .words(" lines → "), .amount(TreeAmount(count: new)), .words(" lines"),
            ])
        } else {
            add("\(lines(old)) → \(lines(new))")
        }
    }

    func change(rule: String = "golden-differs", path: String) -> TreeChange {
        TreeChange(rule: rule, path: path, parts: parts)
    }
}
