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
    /// Equal findings of several variants as one, with the variants of all.
    func mergingVariants() -> [AuditFinding] {
        var merged: [AuditFinding] = []
        var indices: [Diagnostic: Int] = [:]
        for finding in self {
            var key = finding.diagnostic
            key.variants = []
            guard let index = indices[key] else {
                indices[key] = merged.count
                merged.append(finding)
                continue
            }
            let new = finding.diagnostic.variants.filter { !merged[index].diagnostic.variants.contains($0) }
            merged[index].diagnostic.variants += new
            merged[index].marks += finding.marks.filter { new.contains($0.variant.name) }
        }
        return merged
    }
}
