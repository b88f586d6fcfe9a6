import MizanBase
import MizanScenes

extension GoldenPlan.PlannedSet {
    /// Filters of the set that leave it as it would be without them: a value in them that was misspelt, or is gone, would else
    /// be silent.
    func unusedFilters(in folder: String) -> [Diagnostic] {
        let combinations = selection.combinations
        func contains(_ filter: GoldenPlan.Filter, _ isCandidate: (Variant, String) -> Bool) -> Bool {
            scenes.contains { scene in
                filter.fits(scene: scene) && combinations.contains { filter.fits($0) && isCandidate($0, scene) }
            }
        }
        func unused(
            _ key: String, _ filters: [GoldenPlan.Filter], among isCandidate: (Variant, String) -> Bool
        ) -> [Diagnostic] {
            filters.filter { !contains($0, isCandidate) }.map { filter in
                filter.unused(
                    "“\(key)” fits no variant of the set \(Diagnostic.quote(name))", scenes: scenes, in: folder
                ) { contains($0, isCandidate) }
            }
        }
        var included = selection
        included.exclude = []
        return unused("include", selection.include) { _, _ in true }
            + unused("exclude", selection.exclude, among: included.includes)
            + unused("pictures", selection.pictures, among: selection.includes)
    }
}

extension GoldenPlan.Filter {
    /// The finding that a filter takes nothing, with the keys that are the reason.
    ///
    /// - Parameters:
    ///   - message: The filter, and what it doesn't fit.
    ///   - scenes: The scenes' names, to suggest one that may be meant.
    ///   - folder: The folder of the plan.
    ///   - isUsed: Whether a filter takes anything that this one could take.
    func unused(
        _ message: String, scenes: [String], in folder: String, isUsed: (GoldenPlan.Filter) -> Bool
    ) -> Diagnostic {
        typealias Filter = GoldenPlan.Filter
        let parts: [(key: String, filter: Filter)] = [
            ("scenes", Filter(scenes: self.scenes)), ("locales", Filter(locales: locales)),
            ("directions", Filter(directions: directions)), ("pseudo", Filter(pseudo: pseudo)),
            ("widths", Filter(widths: widths)), ("heights", Filter(heights: heights)),
            ("textSizes", Filter(textSizes: textSizes)), ("scales", Filter(scales: scales)),
            ("appearances", Filter(appearances: appearances)), ("devices", Filter(devices: devices)),
        ]
        let misfits = parts.filter { $0.filter != Filter() && !isUsed($0.filter) }.map { Diagnostic.quote($0.key) }
        let nearest = (self.scenes ?? []).lazy.filter { pattern in
            !scenes.contains { ScenePattern(pattern).matches($0) }
        }.compactMap { $0.nearest(in: scenes) }.first
        return unused(
            message + (misfits.isEmpty ? "" : ": none has its \(misfits.joined(separator: ", "))"), in: folder,
            fix: nearest.map { "did you mean “\($0)”?" } ?? "take it out, or fix its values")
    }

    /// The finding that an entry of the plan with this filter is for nothing, at the entry's place.
    func unused(_ message: String, in folder: String, fix: String) -> Diagnostic {
        Diagnostic(
            rule: "plan-unused", file: place == nil ? GoldenPlan.file(in: folder) : nil, place: place,
            message: message, fix: fix)
    }
}
