/// A symbol's name as a base in the table and variants by rule.
struct SymbolName {
    private let name: String

    init(_ name: String) { self.name = name }

    /// The symbol; nil if no part of the name is one, or if the rest isn't made of variants.
    ///
    /// The longest part that is in the table is the base.
    var symbol: Symbol? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        for count in stride(from: words.count, to: 0, by: -1) {
            let base = words[..<count].joined(separator: ".")
            guard let variation = SymbolVariation(words[count...]),
                !variation.repeats(words[..<count]), let entry = SymbolLibrary.entry(base)
            else { continue }
            return Symbol(name, entry, variation)
        }
        return nil
    }
}
