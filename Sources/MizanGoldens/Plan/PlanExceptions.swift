import MizanBase
import MizanRenderTree

/// Some exceptions of a plan, by their places in its lists.
struct PlanExceptions: Hashable, Sendable {
    var expectNoEffect: Set<Int> = []
    var tolerances: Set<Int> = []
    var allowances: Set<Int> = []

    mutating func formUnion(_ other: Self) {
        expectNoEffect.formUnion(other.expectNoEffect)
        tolerances.formUnion(other.tolerances)
        allowances.formUnion(other.allowances)
    }

    func subtracting(_ other: Self) -> Self {
        Self(
            expectNoEffect: expectNoEffect.subtracting(other.expectNoEffect),
            tolerances: tolerances.subtracting(other.tolerances),
            allowances: allowances.subtracting(other.allowances))
    }
}

extension GoldenRun {
    /// Limits the run's exceptions to its cases, so that one that no case needs is a finding.
    public mutating func judgeExceptions() { judgeExceptions(among: cases) }

    /// Finds exceptions that fit none of the planned cases, and those that are about cases of this run alone, which it can judge.
    mutating func judgeExceptions(among planned: [GoldenCase]) {
        judged = PlanExceptions()
        let own = Set(cases.map(\.name))
        let scenes = Set(planned.map(\.scene)).sorted()
        /// Tells whether the filter fits any planned case, and all that it fits are of this run.
        func judge(
            _ filter: GoldenPlan.Filter, _ message: String, among isCandidate: (GoldenCase) -> Bool = { _ in true }
        ) -> Bool {
            func candidates(_ filter: GoldenPlan.Filter) -> [GoldenCase] {
                planned.filter { isCandidate($0) && filter.fits($0.variant, scene: $0.scene) }
            }
            let fitting = candidates(filter)
            if fitting.isEmpty {
                planFindings.append(
                    filter.unused(message, scenes: scenes, in: folder) { !candidates($0).isEmpty })
            }
            return !fitting.isEmpty && fitting.allSatisfy { own.contains($0.name) }
        }
        for (index, entry) in expectNoEffect.enumerated()
        where judge(entry.filter, "“expectNoEffect” fits no variant (\(entry.why))") {
            judged.expectNoEffect.insert(index)
        }
        for (index, entry) in tolerances.enumerated()
        where judge(entry.filter, "“tolerances” fits no variant with a picture (\(entry.why))", among: \.hasPicture) {
            judged.tolerances.insert(index)
        }
        for (index, entry) in allowances.enumerated()
        where judge(entry.filter, "“allow” fits no variant (\(entry.why))") {
            judged.allowances.insert(index)
        }
    }

    /// The findings about exceptions that this run judges, and that no case of it needed.
    func unneeded(_ needed: PlanExceptions) -> [Diagnostic] {
        let unneeded = judged.subtracting(needed)
        return unneeded.expectNoEffect.sorted().map { index in
            let entry = expectNoEffect[index]
            return entry.filter.unused(
                "“expectNoEffect” fits variants in the strings' own language and direction alone, which have no effect "
                    + "anyway (\(entry.why))", in: folder, fix: "take it out")
        }
            + unneeded.tolerances.sorted().map { index in
                let entry = tolerances[index]
                return entry.filter.unused(
                    "no variant that “tolerances” fits has a node \(Diagnostic.quote(entry.node)) (\(entry.why))",
                    in: folder, fix: "name a node by its path in the golden's tree, or take it out")
            }
            + unneeded.allowances.sorted().map { index in
                let entry = allowances[index]
                return entry.filter.unused(
                    "nothing that “allow” fits is \(entry.rule)\(entry.key.map { " of \(Diagnostic.quote($0))" } ?? "") "
                        + "(\(entry.why))", in: folder, fix: "take it out")
            }
    }
}

extension CaseWork {
    /// The exceptions that a case needs, or shows to be wrong itself.
    func exceptions(neededBy item: GoldenCase, _ rendered: RenderedCase) -> PlanExceptions {
        let fitting = exceptions(fitting: item)
        var needed = PlanExceptions()
        if !fitting.expectNoEffect.isEmpty, (try? scenes.scene(of: item))?.base(of: item.variant) != nil {
            needed.expectNoEffect = fitting.expectNoEffect
        }
        if item.hasPicture, !fitting.tolerances.isEmpty {
            let paths = rendered.paths
            needed.tolerances = fitting.tolerances.filter { paths.contains(run.tolerances[$0].node) }
        }
        needed.allowances = fitting.allowances.filter { rendered.findings.contains(where: run.allowances[$0].fits) }
        return needed
    }

    /// The exceptions that fit a case: one that can't be laid out leaves them open.
    func exceptions(fitting item: GoldenCase) -> PlanExceptions {
        func indices(_ filters: [GoldenPlan.Filter]) -> Set<Int> {
            Set(filters.indices.filter { filters[$0].fits(item.variant, scene: item.scene) })
        }
        return PlanExceptions(
            expectNoEffect: indices(run.expectNoEffect.map(\.filter)),
            tolerances: indices(run.tolerances.map(\.filter)),
            allowances: indices(run.allowances.map(\.filter)))
    }
}
