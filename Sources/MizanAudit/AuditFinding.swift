import MizanBase
import MizanScenes

/// A finding of an audit with the places that a picture marks.
public struct AuditFinding: Hashable, Sendable {
    /// The place of the fault in the layout of one variant.
    public struct Mark: Hashable, Sendable {
        /// The variant.
        public var variant: Variant
        /// The area, absolute and physical, from the root's left upper corner.
        public var area: FixedRect

        /// An area of a variant's layout.
        public init(variant: Variant, area: FixedRect) {
            self.variant = variant
            self.area = area
        }
    }

    /// The finding in words, with the names of all variants that show it.
    public var diagnostic: Diagnostic
    /// The place in each variant that shows it; none for what no node shows.
    public var marks: [Mark]

    /// A finding with its places.
    public init(diagnostic: Diagnostic, marks: [Mark] = []) {
        self.diagnostic = diagnostic
        self.marks = marks
    }
}

extension [AuditFinding] {
    /// The findings of one rule at one node, or of one string, in several variants as one finding, with the variants of all.
    ///
    /// Its words are those of the first variant in which it is an error, or else of the first: they quote that variant's text.
    func mergingVariants() -> [AuditFinding] {
        var merged: [AuditFinding] = []
        var indices: [Subject: Int] = [:]
        var counts: [Subject: Int] = [:]
        for finding in self {
            // A rule may find several things at one node; those of another variant are theirs in the same order.
            var subject = Subject(finding.diagnostic, number: 0)
            var own = subject
            own.variants = finding.diagnostic.variants
            subject.number = counts[own, default: 0]
            counts[own, default: 0] += 1
            guard let index = indices[subject] else {
                indices[subject] = merged.count
                merged.append(finding)
                continue
            }
            var known = merged[index]
            let new = finding.diagnostic.variants.filter { !known.diagnostic.variants.contains($0) }
            let (variants, marks) = (known.diagnostic.variants, known.marks)
            if finding.diagnostic.severity == .error, known.diagnostic.severity != .error { known = finding }
            known.diagnostic.variants = variants + new
            known.marks = marks + finding.marks.filter { new.contains($0.variant.name) }
            merged[index] = known
        }
        return merged
    }

    /// The subject of a finding.
    private struct Subject: Hashable {
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
