import MizanBase

/// The amount of a change, in one tree or in several: a length in points, or a count.
public struct TreeAmount: Hashable, Sendable {
    /// The least and the largest change; below zero where it shrank.
    public private(set) var change: ClosedRange<FixedLength>
    /// The values before and after, for a size; nil for a distance or a count.
    public private(set) var values: AmountRange?

    /// The least and the largest of both ends of a change.
    public struct AmountRange: Hashable, Sendable {
        var old: ClosedRange<FixedLength>
        var new: ClosedRange<FixedLength>
    }

    /// A distance or a count.
    public init(_ length: FixedLength) { change = length...length }

    /// A count, such as of nodes.
    init(count: Int) {
        self.init(FixedLength(rawValue: Int64(min(count, 1 << 40)) * FixedLength.unitsPerPoint))
    }

    /// A size that has changed.
    init(from old: FixedLength, to new: FixedLength) {
        self.init(from: old...old, to: new...new, by: new - old)
    }

    /// Sizes that changed alike.
    init(from old: ClosedRange<FixedLength>, to new: ClosedRange<FixedLength>, by change: FixedLength) {
        self.change = change...change
        values = AmountRange(old: old, new: new)
    }

    /// Whether something is smaller everywhere.
    var isShrinking: Bool { change.upperBound < .zero }

    /// Whether it is a count of one.
    var isOne: Bool {
        change.lowerBound == change.upperBound && change.lowerBound.rawValue == FixedLength.unitsPerPoint
    }

    /// Includes another amount.
    mutating func include(_ other: TreeAmount) {
        change = change.including(other.change)
        guard let a = values, let b = other.values else {
            values = nil
            return
        }
        values = AmountRange(old: a.old.including(b.old), new: a.new.including(b.new))
    }

    /// Includes that nothing changed.
    mutating func includeNone() {
        change = change.including(.zero ... .zero)
        values = nil
    }

    /// `12`, `12 to 14`, `up to 14`; for a size `41 → 53`, `171 to 178.5 → 60`, `grew by 12 to 14 pt`.
    func words(isSize: Bool) -> String {
        let (least, most) = (change.lowerBound, change.upperBound)
        guard isSize else {
            return least == most ? "\(least)" : least == .zero ? "up to \(most)" : "\(least) to \(most)"
        }
        if let values, values.new.isSingle { return "\(values.old.words) → \(values.new.words)" }
        let isMixed = least < .zero && most > .zero
        let larger = max(most, -least)
        let verb = isMixed ? "changed" : most > .zero ? "grew" : "shrank"
        if isMixed || least == .zero || most == .zero { return "\(verb) by up to \(larger) pt" }
        return "\(verb) by \((min(abs(least), abs(most))...larger).words) pt"
    }

    private func abs(_ length: FixedLength) -> FixedLength { length < .zero ? -length : length }
}

extension TreeAmount {
    /// Units of ``FixedLength``: the change, or its least and largest; for a size then those before and after.
    var units: [Int64] {
        let ranges = [change] + (values.map { [$0.old, $0.new] } ?? [])
        let units = ranges.flatMap { [$0.lowerBound.rawValue, $0.upperBound.rawValue] }
        return units.count == 2 && units[0] == units[1] ? [units[0]] : units
    }

    /// Reads ``units``; nil for numbers that can't be such.
    init?(units: [Int64]) {
        let pairs = units.count == 1 ? [units[0], units[0]] : units
        // Far more than any tree has, and their negatives can be told.
        guard pairs.count == 2 || pairs.count == 6, pairs.allSatisfy({ $0.magnitude <= 1 << 60 }) else { return nil }
        let ranges = stride(from: 0, to: pairs.count, by: 2).compactMap { index in
            pairs[index] <= pairs[index + 1]
                ? FixedLength(rawValue: pairs[index])...FixedLength(rawValue: pairs[index + 1]) : nil
        }
        guard ranges.count * 2 == pairs.count, let change = ranges.first else { return nil }
        self.change = change
        if ranges.count == 3 { values = AmountRange(old: ranges[1], new: ranges[2]) }
    }
}

extension ClosedRange<FixedLength> {
    fileprivate var isSingle: Bool { lowerBound == upperBound }
    fileprivate var words: String { isSingle ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)" }
    fileprivate func including(_ other: Self) -> Self {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}
