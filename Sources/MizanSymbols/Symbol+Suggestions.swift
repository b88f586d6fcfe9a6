import MizanBase

extension Symbol {
    /// The fix for an unknown name: the nearest names by meaning, how to see all, and how to add one.
    ///
    /// - Parameter own: Names of custom symbols, one of which may be meant.
    package static func fix(of name: String, own: [String] = []) -> String {
        if let missing = SymbolLibrary.missingFile {
            return missing.diagnostics.first?.message ?? "install the symbols"
        }
        let near = (name.nearest(in: own).map { [$0] } ?? []) + suggestions(for: name)
        let quoted = near.prefix(3).map { Diagnostic.quote($0) }
        let others = "“mizan symbols” lists all; .symbols(_:) adds one"
        guard let last = quoted.last else { return others }
        let list = quoted.count == 1 ? last : quoted.dropLast().joined(separator: ", ") + " or " + last
        return "did you mean \(list)? \(others)"
    }

    /// The nearest names by meaning, at most three: those that share most words, or words that people look for, with a name. Words with
    /// a typing error count as what they are nearest to.
    package static func suggestions(for name: String) -> [String] {
        let words = name.lowercased().split(whereSeparator: { ".-_ ".contains($0) }).map(String.init)
        let variants = words.reversed().prefix { ["fill", "circle", "square", "slash"].contains($0) }.reversed()
        let meant = words.dropLast(variants.count)
        let known = Set(
            all.flatMap { $0.name.split(separator: ".").map(String.init) + $0.entry.words.map(String.init) })
        let sorted = known.filter { $0.utf8.count > 2 }.sorted()
        let query = meant.map { known.contains($0) ? $0 : nearest($0, in: sorted) ?? $0 }
        let ranked = all.compactMap { symbol -> (name: String, score: Int)? in
            let own = symbol.name.split(separator: ".").map(String.init)
            var score = 0
            for (index, word) in query.enumerated() {
                if let place = own.firstIndex(of: word) {
                    score += place == 0 && index == 0 ? 8 : 6
                } else if symbol.entry.words.contains(Substring(word)) {
                    score += 3
                }
            }
            return score == 0 ? nil : (symbol.name, score * 4 - own.count { !query.contains($0) })
        }
        return ranked.sorted { ($1.score, $0.name) < ($0.score, $1.name) }.prefix(3).map { base in
            let full = ([base.name] + variants).joined(separator: ".")
            return named(full) == nil ? base.name : full
        }
    }

    /// The word that was meant: people seldom mistake the first letter and the last one.
    private static func nearest(_ word: String, in known: [String]) -> String? {
        let sameStart = known.filter { $0.first == word.first }
        let sameEnds = sameStart.filter { $0.last == word.last }
        return word.nearest(in: sameEnds) ?? word.nearest(in: sameStart) ?? word.nearest(in: known)
    }
}
