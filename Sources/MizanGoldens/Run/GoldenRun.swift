import Foundation
import MizanBase
import MizanScenes
import MizanText

/// A folder of goldens, and the cases that belong to it.
///
/// `verify` and `record` lay the cases out on several threads; results come in the order of the cases, however many
/// threads there are, and all but the time that it took is the same.
public struct GoldenRun: Sendable {
    /// The goldens' folder.
    public let folder: String
    /// The cases that are laid out, in the order of the report.
    public var cases: [GoldenCase]
    /// The sources of the layouts, by the cases' scene.
    public let scenes: [String: GoldenScene]
    /// The fonts that scenes are laid out with, after their own.
    public let fonts: FontCollection
    /// Every case that may have a golden in the folder, so that other files in it are known to be unused; nil where
    /// that isn't known.
    public var planned: [GoldenCase]?
    /// Variants that look as the scene does without their locale, pseudo-languages and direction, and are meant to.
    public var expectNoEffect: [GoldenPlan.NoEffect]
    /// Pixels that may differ.
    public var tolerances: [GoldenPlan.Tolerance]
    /// Faults that are allowed in what is shown.
    public var allowances: [GoldenPlan.Allowance]
    /// True where a golden of other versions fails although its layout is the same.
    public var exactVersions: Bool
    /// The functions that draw and compare pictures; without them a case that has one can't be verified.
    public var pictures: GoldenPictures?
    /// The number of cases that were left out because nothing that they are made of changed.
    public package(set) var unchanged = 0
    /// The names of the plan's sets that it is over.
    public private(set) var sets: [String] = []
    /// The names of sets with cases that a run over the default one doesn't have; none where it was narrowed.
    public package(set) var setsLeftOut: [String] = []
    /// Entries of the plan that fit no variant; none for a run that was narrowed.
    public package(set) var planFindings: [Diagnostic] = []
    /// The exceptions that this run has judged as needed or not, with the other parts where it is one of several.
    var judged = PlanExceptions()
    /// True where it is one of several parts.
    package var isShard = false

    /// The options of a run; its result is the same with each, but for the time.
    public struct Options: Sendable {
        /// The number of threads that work; nil takes as many as there are cores.
        public var jobs: Int?
        /// The store of rendered cases; nil stores nothing.
        package var store: (any CaseStore)?
        /// True where kept results stand for layouts of the same inputs.
        public var usesStoredResults: Bool
        /// True where a variant without a picture that isn't as recorded is drawn, for people who don't read trees.
        public var drawsDifferences: Bool
        /// True where it is found out where in their scenes the nodes stand that differ.
        public var locatesDifferences: Bool
        /// Called once where another run writes in the folder, before this one waits for it.
        public var onWait: @Sendable () -> Void

        /// Options; without any, a run uses all cores and keeps nothing.
        public init(
            jobs: Int? = nil, usesKeptResults: Bool = true, drawsDifferences: Bool = false,
            locatesDifferences: Bool = false,
            onWait: @escaping @Sendable () -> Void = {}
        ) {
            self.jobs = jobs
            self.usesStoredResults = usesKeptResults
            self.drawsDifferences = drawsDifferences
            self.locatesDifferences = locatesDifferences
            self.onWait = onWait
        }

        var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
    }

    /// A run over these cases; no file is touched before it records or verifies.
    ///
    /// - Parameters:
    ///   - folder: The goldens' folder.
    ///   - cases: In the order of the report.
    ///   - scenes: The sources of the layouts; of several of one name the first counts.
    ///   - fonts: The fonts after the scenes' own.
    ///   - planned: Every case that may have a golden in the folder.
    ///   - expectNoEffect: Variants that are meant to change nothing.
    ///   - tolerances: Pixels that may differ.
    ///   - allowances: Faults that are allowed in what is shown.
    ///   - exactVersions: Whether a golden of other versions fails although its layout is the same.
    ///   - pictures: The functions that draw and compare pictures.
    public init(
        folder: String, cases: [GoldenCase], scenes: [GoldenScene], fonts: FontCollection,
        planned: [GoldenCase]? = nil, expectNoEffect: [GoldenPlan.NoEffect] = [],
        tolerances: [GoldenPlan.Tolerance] = [], allowances: [GoldenPlan.Allowance] = [], exactVersions: Bool = false,
        pictures: GoldenPictures? = nil
    ) {
        self.folder = folder
        self.cases = cases
        self.scenes = Dictionary(scenes.map { ($0.name, $0) }) { first, _ in first }
        self.fonts = fonts
        self.planned = planned
        self.expectNoEffect = expectNoEffect
        self.tolerances = tolerances
        self.allowances = allowances
        self.exactVersions = exactVersions
        self.pictures = pictures
    }

    /// A run over a set of a plan; nil is the default one.
    ///
    /// - Throws: `DiagnosticError` as ``init(plan:sets:folder:fonts:pictures:)``.
    public init(
        plan: GoldenPlan, set: String? = nil, folder: String, fonts: FontCollection, pictures: GoldenPictures? = nil
    ) throws {
        try self.init(
            plan: plan, sets: set.map { .named([$0]) } ?? .standard, folder: folder, fonts: fonts, pictures: pictures)
    }

    /// A run over sets of a plan, each case once; one over the default set, or over all, looks for goldens that no set
    /// of the plan has, and for entries of the plan that nothing needs.
    ///
    /// - Throws: `DiagnosticError` for a set that isn't there, and as `GoldenPlan.scenes(of:in:fitting:)`.
    public init(
        plan: GoldenPlan, sets choice: GoldenPlan.SetChoice, folder: String, fonts: FontCollection,
        pictures: GoldenPictures? = nil
    ) throws {
        let chosen = try plan.sets(choice, in: folder)
        let files = try plan.scenes(of: chosen.map(\.selection), in: folder)
        var cases: [String: GoldenCase] = [:]
        for selection in chosen.map(\.selection) {
            for item in try plan.cases(of: selection, in: folder) {
                cases[item.name, default: item].hasPicture = item.hasPicture || cases[item.name]?.hasPicture == true
            }
        }
        self.init(
            folder: folder,
            cases: cases.values.sorted { ($0.scene, $0.variant.name) < ($1.scene, $1.variant.name) },
            scenes: files.map(GoldenScene.init), fonts: fonts, expectNoEffect: plan.expectNoEffect,
            tolerances: plan.tolerances, allowances: plan.allowances, exactVersions: plan.exactVersions,
            pictures: pictures)
        sets = chosen.map(\.name)
        if case .named = choice { return }
        let planned = try plan.plannedSets(in: folder)
        self.planned = planned.flatMap(\.cases)
        setsLeftOut = planned.filter { set in set.cases.contains { cases[$0.name] == nil } }.map(\.name)
        planFindings = planned.flatMap { $0.unusedFilters(in: folder) }
        judgeExceptions(among: planned.flatMap(\.cases))
    }

    /// The run over some of its cases; it looks neither for unused goldens, nor for entries of the plan that fit
    /// nothing.
    public func narrowed(to isTaken: (GoldenCase) -> Bool) -> GoldenRun {
        var run = self
        run.cases = cases.filter(isTaken)
        run.planned = nil
        run.planFindings = []
        run.setsLeftOut = []
        run.judged = PlanExceptions()
        return run
    }
}
