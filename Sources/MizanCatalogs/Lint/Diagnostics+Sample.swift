import MizanBase

extension [Diagnostic] {
    /// Findings drawn at random, in the order of the report: as many as a person can judge.
    ///
    /// The same seed draws the same ones on every machine.
    ///
    /// - Parameters:
    ///   - count: How many; all where there are no more.
    ///   - seed: Where the draw begins.
    public func sample(_ count: Int, seed: UInt64) -> [Diagnostic] {
        guard count < self.count else { return self }
        var random = SplitMix64(state: seed)
        var indices = Array<Int>(self.indices)
        for position in 0..<Swift.max(count, 0) {
            let rest = UInt64(indices.count - position)
            indices.swapAt(position, position + Int(random.next() % rest))
        }
        return indices.prefix(Swift.max(count, 0)).sorted().map { self[$0] }
    }

    /// Findings that differ in their language alone as one, which names them all: at most `limit` of them.
    ///
    /// They are those whose message ends in the language: `there is no text for “Archive” in de`.
    public func mergingLanguages(limit: Int = 5) -> [Diagnostic] {
        var merged: [Diagnostic] = []
        var languages: [[String]] = []
        var indices: [Diagnostic: Int] = [:]
        for finding in self {
            let ending = finding.language.map { " in \($0)" } ?? ""
            guard !ending.isEmpty, finding.message.hasSuffix(ending) else {
                merged.append(finding)
                languages.append([])
                continue
            }
            var subject = finding
            subject.language = nil
            subject.message = String(finding.message.dropLast(ending.count))
            if let index = indices[subject] {
                languages[index].append(finding.language?.identifier ?? "")
                continue
            }
            indices[subject] = merged.count
            merged.append(subject)
            languages.append([finding.language?.identifier ?? ""])
        }
        return zip(merged, languages).map { finding, languages in
            guard !languages.isEmpty else { return finding }
            var finding = finding
            finding.message += " in \(languages.listed(atMost: limit))"
            return finding
        }
    }
}

/// Source: Steele, Lea, Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
