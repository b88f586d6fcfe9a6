import MizanBase

extension [Diagnostic] {
    /// The findings of one rule at one node, or of one string, in several variants as one finding, with the variants of all.
    ///
    /// Its words are those of the first variant in which it is an error, or else of the first: they quote that variant's text.
    func mergingVariants() -> [Diagnostic] {
        var merged: [Diagnostic] = []
        var indices: [MergedSubject: Int] = [:]
        var counts: [MergedSubject: Int] = [:]
        for finding in self {
            // A rule may find several things at one node; those of another variant are theirs in the same order.
            var subject = MergedSubject(finding, number: 0)
            var own = subject
            own.variants = finding.variants
            subject.number = counts[own, default: 0]
            counts[own, default: 0] += 1
            guard let index = indices[subject] else {
                indices[subject] = merged.count
                merged.append(finding)
                continue
            }
            var known = merged[index]
            let new = finding.variants.filter { !known.variants.contains($0) }
            let (variants, marks) = (known.variants, known.marks)
            if finding.severity == .error, known.severity != .error { known = finding }
            known.variants = variants + new
            known.marks = marks + finding.marks.filter { new.contains($0.variant) }
            merged[index] = known
        }
        return merged
    }

    /// The subject of a finding.
    private struct MergedSubject: Hashable {
        let rule: String
        let node: String?
        let key: String?
        let place: SourcePlace?
        var number: Int
        var variants: [String] = []

        init(_ finding: Diagnostic, number: Int) {
            (rule, node, key, place) = (finding.rule, finding.nodePath, finding.key, finding.place)
            self.number = number
        }
    }
}
