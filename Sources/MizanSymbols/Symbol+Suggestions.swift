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
    /// a typing error count as what they are nearest to. Only names that SF Symbols has are among them.
    package static func suggestions(for name: String) -> [String] {
        let words = name.lowercased().split(whereSeparator: { ".-_ ".contains($0) }).map(String.init)
        let start =
            words.indices.dropFirst().first { SymbolVariation(words[$0...].map { $0[...] }[...]) != nil } ?? words.count
        let (meant, variants) = (words[..<start], words[start...].joined(separator: "."))
        let known = Set(
            all.flatMap { $0.name.split(separator: ".").map(String.init) + $0.entry.words.map(String.init) })
        let sorted = known.filter { $0.utf8.count > 2 }.sorted()
        let query = meant.map { known.contains($0) ? $0 : nearest($0, in: sorted) ?? $0 }
        let ranked = all.compactMap { symbol -> (name: String, score: Int)? in
            guard !symbol.entry.variants.isEmpty else { return nil }
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
        var names: [String] = []
        for base in ranked.sorted(by: { ($1.score, $0.name) < ($0.score, $1.name) }) where names.count < 3 {
            guard let name = SymbolLibrary.entry(base.name)?.name(variants), !names.contains(name) else { continue }
            names.append(name)
        }
        return names
    }

    /// The word that was meant: people seldom mistake the first letter and the last one.
    private static func nearest(_ word: String, in known: [String]) -> String? {
        let sameStart = known.filter { $0.first == word.first }
        let sameEnds = sameStart.filter { $0.last == word.last }
        return word.nearest(in: sameEnds) ?? word.nearest(in: sameStart) ?? word.nearest(in: known)
    }
}

extension SymbolEntry {
    /// The name of a variant in SF Symbols; if it has none, that of the symbol itself or of its first variant.
    fileprivate func name(_ variant: String) -> String? {
        guard let first = variants.first else { return nil }
        let known = [variant[...], ""].first(where: variants.contains) ?? first
        return known.isEmpty ? name : "\(name).\(known)"
    }
}
