import MizanBase
import MizanLayout
import MizanScenes

extension CaseWork {
    /// Compares a case with its golden; an error of its scene is an outcome too.
    func verify(_ item: GoldenCase) -> VerifiedCase {
        let clock = ContinuousClock()
        let start = clock.now
        defer { scenes.finish(item) }
        var result: VerifiedCase
        do {
            result = try compare(item)
        } catch let error as DiagnosticError {
            result = failed(item, error.diagnostics)
        } catch {
            result = failed(item, [Diagnostic(rule: "failed", message: "\(error)")])
        }
        guard !result.outcome.isFromStore else { return result }
        let seconds = (clock.now - start).components
        result.outcome.seconds = Double(seconds.seconds) + Double(seconds.attoseconds) / 1e18
        return result
    }

    private func failed(_ item: GoldenCase, _ diagnostics: [Diagnostic]) -> VerifiedCase {
        let diagnostics = diagnostics.map { diagnostic in
            var diagnostic = diagnostic.of(item.variant)
            if diagnostic.place == nil, diagnostic.file == nil { diagnostic.file = run.scenes[item.scene]?.file }
            return diagnostic
        }
        var result = VerifiedCase(
            outcome: GoldenOutcome(case: item, status: .failed, diagnostics: diagnostics, cost: GoldenCost.unknown))
        result.exceptions = exceptions(fitting: item)
        return result
    }

    private func compare(_ item: GoldenCase) throws -> VerifiedCase {
        let golden = try golden(of: item)
        let rendered = try rendered(item, golden: golden.files)
        var outcome = GoldenOutcome(
            case: item, status: .passed, diagnostics: golden.obstacles.map { $0.of(item.variant) }, cost: rendered.cost,
            isKept: rendered.tree == nil)
        let changed = try compareTrees(item, rendered, golden, &outcome)
        let picture = try comparePictures(item, rendered, golden, &outcome)
        if !outcome.changes.isEmpty, outcome.status != .missing {
            outcome.status = picture.isEqual ? changed : .differs
        }
        judgeEffect(item, rendered, &outcome)
        if outcome.status == .passed, run.exactVersions, !outcome.engine.isEmpty { outcome.status = .versionsDiffer }
        judgeFaults(item, rendered, &outcome)
        add(rendered, picture: picture.bytes ?? golden.files.picture)
        outcome.places = places(of: item, rendered, outcome)
        var result = VerifiedCase(outcome: outcome)
        result.exceptions = exceptions(neededBy: item, rendered)
        guard outcome.status != .passed else { return result }
        result.expected = golden.files
        result.actual = GoldenFiles(tree: rendered.text, picture: picture.bytes ?? golden.files.picture)
        result.drawing = drawing(of: item, rendered)
        if outcome.status != .withoutEffect, let store {
            store.add(rendered.text)
            if let bytes = picture.bytes { store.add(bytes) }
        }
        return result
    }

    /// Reports the faults of a case: with any, nothing of it could be recorded, so that a missing golden isn't
    /// reported.
    private func judgeFaults(_ item: GoldenCase, _ rendered: RenderedCase, _ outcome: inout GoldenOutcome) {
        let faults = faults(of: item, rendered)
        guard !faults.isEmpty else { return }
        outcome.diagnostics.removeAll { $0.rule == "golden-missing" }
        outcome.diagnostics.insert(contentsOf: faults, at: 0)
        outcome.faultCount = faults.count
        outcome.status = .incomplete
    }

    /// The layout of a case, also of one with a kept result.
    func layout(of item: GoldenCase, _ rendered: RenderedCase) -> LaidOutView? {
        if let layout = rendered.layout { return layout }
        return try? scenes.scene(of: item).layout(item.variant, fonts: run.fonts)
    }

    /// The places in the scene of the nodes that findings are about: their own places, else those of the ids of the
    /// nodes or of the nearest ones around them; nothing where differences aren't located.
    private func places(of item: GoldenCase, _ rendered: RenderedCase, _ outcome: GoldenOutcome) -> [String:
        SourcePlace]
    {
        guard locatesDifferences else { return [:] }
        var places: [String: SourcePlace] = [:]
        var paths = Set(outcome.changes.map(\.path))
        for diagnostic in outcome.diagnostics {
            guard let path = diagnostic.nodePath else { continue }
            if let place = diagnostic.place { places[path] = place } else { paths.insert(path) }
        }
        paths.remove("")
        guard !paths.isEmpty, let known = layout(of: item, rendered)?.places else { return places }
        for path in paths where places[path] == nil { places[path] = SourcePlace.nearest(to: path, in: known) }
        return places
    }
}

extension Diagnostic {
    /// The diagnostic as one of a variant.
    func of(_ variant: Variant) -> Diagnostic {
        var diagnostic = self
        diagnostic.variants = [variant.name]
        return diagnostic
    }
}
