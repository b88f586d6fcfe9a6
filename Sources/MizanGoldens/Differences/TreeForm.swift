/// A change's words in parts, without its amounts and with them.
struct TreeForm {
    /// Between the parts of a form.
    static let separator: Character = "\u{1}"
    /// In the place of a length or a count.
    static let length: Unicode.Scalar = "\u{0}"
    /// In the place of a size.
    static let size: Unicode.Scalar = "\u{2}"

    private struct Part {
        var form: String
        var amounts: [TreeAmount]
    }

    private var parts: [Part] = []

    init(_ change: TreeChange) { self.init(form: change.form, amounts: change.amounts) }

    init(form: String, amounts: [TreeAmount]) {
        var rest = amounts[...]
        for part in form.split(separator: Self.separator, omittingEmptySubsequences: false) {
            let count = part.unicodeScalars.count { $0 == Self.length || $0 == Self.size }
            parts.append(Part(form: String(part), amounts: Array(rest.prefix(count))))
            rest = rest.dropFirst(count)
        }
    }

    /// The parts of both, with amounts that bound those of both. Of the parts that only one has, those of one amount are
    /// kept: of the others it is none.
    func including(_ other: TreeForm) -> TreeForm {
        var result = self
        var left = Set(parts.indices)
        result.parts = []
        for part in other.parts {
            if let index = parts.firstIndex(where: { $0.form == part.form }) {
                // What stands before it in this one comes before it.
                for own in left.filter({ $0 < index }).sorted() { result.appendPartly(parts[own]) }
                left = left.filter { $0 > index }
                var both = parts[index]
                for place in both.amounts.indices where place < part.amounts.count {
                    both.amounts[place].include(part.amounts[place])
                }
                result.parts.append(both)
            } else {
                result.appendPartly(part)
            }
        }
        for own in left.sorted() { result.appendPartly(parts[own]) }
        return result
    }

    private mutating func appendPartly(_ part: Part) {
        guard part.amounts.count == 1, !parts.contains(where: { $0.form == part.form }) else { return }
        var part = part
        part.amounts[0].includeNone()
        parts.append(part)
    }

    var formAndAmounts: (String, [TreeAmount]) {
        (parts.map(\.form).joined(separator: String(Self.separator)), parts.flatMap(\.amounts))
    }

    /// The parts with their amounts.
    var words: String {
        var words = ""
        for part in parts {
            if !words.isEmpty, !part.form.hasPrefix(",") { words += "; " }
            var amounts = part.amounts[...]
            for scalar in part.form.unicodeScalars {
                let isSize = scalar == Self.size
                if isSize || scalar == Self.length, let amount = amounts.popFirst() {
                    words += amount.words(isSize: isSize)
                } else {
                    words.unicodeScalars.append(scalar)
                }
            }
        }
        return words
    }
}
