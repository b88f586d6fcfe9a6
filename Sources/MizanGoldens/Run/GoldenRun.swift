import Foundation
import MizanBase
import MizanScenes
import MizanText

/// A folder of goldens, and the cases that belong to it.
///
/// `verify` and `record` lay the cases out on several threads; what they hand over comes in the order of the cases,
/// however many threads there are, and all but the time that it took is the same.
public struct GoldenRun: Sendable {
    /// The goldens' folder.
    public let folder: String
    /// What is laid out, in the order of the report.
    public var cases: [GoldenCase]
    /// What the cases are laid out from, by the cases' scene.
    public let subjects: [String: GoldenSubject]
    /// The fonts that scenes are laid out with, after their own.
    public let fonts: FontCollection
    /// Every case that may have a golden in the folder, so that other files in it are nobody's; nil where that isn't
    /// known.
    public var planned: [GoldenCase]?
    /// Variants that look as the scene does without their locale, pseudo-languages and direction, and are meant to.
    public var expectNoEffect: [GoldenPlan.NoEffect]
    /// Pixels that may differ.
    public var tolerances: [GoldenPlan.Tolerance]
    /// How many cases were left out because nothing that they are made of changed.
    public internal(set) var unchanged = 0

    /// How a run works; what comes out is the same but for the time.
    public struct Options: Sendable {
        /// How many threads work; nil takes as many as there are cores.
        public var jobs: Int?
        /// Where results and what was drawn are kept; nil keeps nothing.
        public var store: GoldenStore?
        /// Whether kept results stand for layouts of the same inputs.
        public var usesKeptResults: Bool
        /// Called once where another run writes in the folder, before this one waits for it.
        public var onWait: @Sendable () -> Void

        /// Options; without any, a run uses all cores and keeps nothing.
        public init(
            jobs: Int? = nil, store: GoldenStore? = nil, usesKeptResults: Bool = true,
            onWait: @escaping @Sendable () -> Void = {}
        ) {
            self.jobs = jobs
            self.store = store
            self.usesKeptResults = usesKeptResults
            self.onWait = onWait
        }

        var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
    }

    /// A run over these cases; no file is touched before it records or verifies.
    ///
    /// - Parameters:
    ///   - folder: The goldens' folder.
    ///   - cases: In the order of the report.
    ///   - subjects: What they are laid out from; of several of one name the first counts.
    ///   - fonts: The fonts after the subjects' own.
    ///   - planned: Every case that may have a golden in the folder.
    ///   - expectNoEffect: Variants that are meant to change nothing.
    ///   - tolerances: Pixels that may differ.
    public init(
        folder: String, cases: [GoldenCase], subjects: [GoldenSubject], fonts: FontCollection,
        planned: [GoldenCase]? = nil, expectNoEffect: [GoldenPlan.NoEffect] = [],
        tolerances: [GoldenPlan.Tolerance] = []
    ) {
        self.folder = folder
        self.cases = cases
        self.subjects = Dictionary(subjects.map { ($0.name, $0) }) { first, _ in first }
        self.fonts = fonts
        self.planned = planned
        self.expectNoEffect = expectNoEffect
        self.tolerances = tolerances
    }

    /// A run over a set of a plan; one over the default set looks for goldens that no set of the plan has.
    ///
    /// - Throws: `DiagnosticError` for a set that isn't there, and as ``GoldenPlan/scenes(of:in:fitting:)``.
    public init(
        plan: GoldenPlan, set: String? = nil, folder: String, fonts: FontCollection
    ) throws {
        guard let selection = plan.selection(named: set) else { throw plan.unknownSet(set, folder: folder) }
        let files = try plan.scenes(of: selection, in: folder)
        self.init(
            folder: folder, cases: try selection.cases(of: files.map(\.name)), subjects: files.map(GoldenSubject.init),
            fonts: fonts,
            planned: try set == nil ? plan.sets.flatMap { try plan.cases(of: $0.selection, in: folder) } : nil,
            expectNoEffect: plan.expectNoEffect, tolerances: plan.tolerances)
    }

    /// The run over some of its cases; it doesn't look for goldens that nobody uses.
    public func narrowed(to isTaken: (GoldenCase) -> Bool) -> GoldenRun {
        var run = self
        run.cases = cases.filter(isTaken)
        run.planned = nil
        return run
    }
}
