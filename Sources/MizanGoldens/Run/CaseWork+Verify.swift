import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDifferences
import MizanLayout
import MizanScenes

extension CaseWork {
    /// What comes of a case; an error of its scene is an outcome too.
    func verify(_ item: GoldenCase) -> GoldenResult {
        let clock = ContinuousClock()
        let start = clock.now
        defer { subjects.finish(item) }
        var result: GoldenResult
        do {
            result = try compare(item)
        } catch let error as DiagnosticError {
            result = failed(item, error.diagnostics)
        } catch {
            result = failed(item, [Diagnostic(rule: "failed", message: "\(error)")])
        }
        guard !result.outcome.isKept else { return result }
        let seconds = (clock.now - start).components
        result.outcome.seconds = Double(seconds.seconds) + Double(seconds.attoseconds) / 1e18
        return result
    }

    private func failed(_ item: GoldenCase, _ diagnostics: [Diagnostic]) -> GoldenResult {
        let diagnostics = diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if diagnostic.place == nil, diagnostic.file == nil { diagnostic.file = run.subjects[item.scene]?.file }
            diagnostic.variants = [item.variant.name]
            return diagnostic
        }
        var result = GoldenResult(
            outcome: GoldenOutcome(case: item, status: .failed, diagnostics: diagnostics, cost: GoldenCost.unknown))
        result.exceptions = exceptions(fitting: item)
        return result
    }

    private func compare(_ item: GoldenCase) throws -> GoldenResult {
        let golden = try golden(of: item)
        let look = try look(of: item, golden: golden)
        var outcome = GoldenOutcome(case: item, status: .passed, cost: look.cost, isKept: look.tree == nil)
        func diagnose(_ rule: String, _ file: String, _ message: String, notes: [Diagnostic.Note] = []) {
            outcome.diagnostics.append(
                Diagnostic(
                    rule: rule, file: folder.file(file), variants: [item.variant.name], message: message,
                    fix: GoldenAdvice.command.fix(rule), notes: notes))
        }
        outcome.diagnostics = golden.obstacles.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.variants = [item.variant.name]
            return diagnostic
        }
        var difference = TreeDifference(from: "", to: "")
        if let tree = golden.tree {
            if tree != look.text {
                let golden = String(decoding: tree, as: UTF8.self)
                difference =
                    look.tree.map { TreeDifference(from: golden, to: $0) }
                    ?? TreeDifference(from: golden, to: String(decoding: look.text, as: UTF8.self))
                outcome.changes = difference.changes
                outcome.engine = difference.engine + (try goneFonts(in: tree, look, of: item))
            }
        } else if !golden.obstacles.isEmpty {
            outcome.status = .missing
        } else {
            outcome.status = .missing
            diagnose("golden-missing", item.treeFile, "there is no golden")
        }
        let picture = try picture(item, look, golden, &outcome)
        if !outcome.changes.isEmpty, outcome.status != .missing {
            outcome.status =
                !picture.isEqual
                ? .differs
                : difference.isOfWordsOnly ? .passed : difference.isOfLineEndsOnly ? .lineEndsDiffer : .differs
        }
        let plan = run.expectNoEffect.first { $0.filter.fits(item.variant, scene: item.scene) }
        if look.hasEffect == false, plan == nil {
            diagnose(
                "variant-without-effect", item.treeFile,
                "the variant looks as the scene does without \(Self.axes(item))")
        } else if look.hasEffect == true, let plan {
            diagnose(
                "no-effect-expected", item.treeFile,
                "the variant looks otherwise than the scene does without \(Self.axes(item)), which the plan rules out "
                    + "(\(plan.why))",
                notes: plan.filter.place.map { [Diagnostic.Note(place: $0, message: "it is ruled out here")] } ?? [])
        }
        if outcome.status == .passed, !outcome.diagnostics.isEmpty { outcome.status = .withoutEffect }
        if outcome.status == .passed, run.exactVersions, !outcome.engine.isEmpty { outcome.status = .versionsDiffer }
        let faults = faults(of: item, look)
        if !faults.isEmpty {
            // None could be recorded.
            outcome.diagnostics.removeAll { $0.rule == "golden-missing" }
            outcome.diagnostics += faults
            outcome.status = .incomplete
        }
        // The hashes of what is as recorded too: a report may show it.
        outcome.expected.tree = golden.tree.map { ContentHash(of: $0) }
        outcome.actual.tree = golden.tree == look.text ? outcome.expected.tree : ContentHash(of: look.text)
        outcome.expected.picture = golden.picture.map { ContentHash(of: $0) }
        outcome.actual.picture = picture.bytes.map { ContentHash(of: $0) } ?? outcome.expected.picture
        keep(look, picture: outcome.actual.picture)
        outcome.places = places(of: item, look, outcome)
        var result = GoldenResult(outcome: outcome)
        result.exceptions = exceptions(neededBy: item, look)
        guard outcome.status != .passed else { return result }
        result.contents = GoldenContents(
            expectedTree: golden.tree, expectedPicture: golden.picture, actualTree: look.text,
            actualPicture: picture.bytes ?? golden.picture, drawing: drawing(of: item, look))
        if outcome.status != .withoutEffect, let store {
            store.keep(look.text)
            if let bytes = picture.bytes { store.keep(bytes) }
        }
        return result
    }

    /// The fonts that a golden was laid out with and that nobody has any more. One that is there still, but isn't used, follows
    /// from what changed.
    private func goneFonts(in golden: [UInt8], _ look: Look, of item: GoldenCase) throws -> [EngineChange] {
        let names = TreeHeaderDifference(golden: golden, now: look.text).unusedFonts
        guard !names.isEmpty else { return [] }
        let fonts = try subjects.subject(of: item).content.fonts(run.fonts)
        let known = Set(fonts.headers.map { $0.postScriptName.writingOutInvisibles() })
        return names.filter { !known.contains($0) }.map { EngineChange(.font, $0, from: "", to: nil) }
    }

    /// How a case is laid out, also one of which a result was kept.
    private func layout(of item: GoldenCase, _ look: Look) -> LaidOutView? {
        if let layout = look.layout { return layout }
        return try? subjects.subject(of: item).layout(item.variant, fonts: run.fonts)
    }

    /// Where in the scene the nodes stand that findings are about: their own places, else those of the ids of the nodes or of
    /// the nearest ones around them; nothing where nobody asked.
    private func places(of item: GoldenCase, _ look: Look, _ outcome: GoldenOutcome) -> [String: SourcePlace] {
        guard locatesDifferences else { return [:] }
        var places: [String: SourcePlace] = [:]
        var paths = Set(outcome.changes.map(\.path))
        for diagnostic in outcome.diagnostics {
            guard let path = diagnostic.nodePath else { continue }
            if let place = diagnostic.place { places[path] = place } else { paths.insert(path) }
        }
        paths.remove("")
        guard !paths.isEmpty, let known = layout(of: item, look)?.places else { return places }
        for path in paths where places[path] == nil { places[path] = SourcePlace.nearest(to: path, in: known) }
        return places
    }

    /// What a variant without a picture draws, as a PNG file; nil where nobody asked, and where it can't be drawn, which is
    /// no finding of a variant that has no picture.
    private func drawing(of item: GoldenCase, _ look: Look) -> [UInt8]? {
        guard drawsDifferences, !item.hasPicture, let subject = try? subjects.subject(of: item),
            let tree = layout(of: item, look)?.tree,
            let bitmap = try? subject.content.picture(tree, item.variant, run.fonts)
        else { return nil }
        return try? PNGEncoder.encode(bitmap)
    }

    /// Compares a picture with its golden.
    ///
    /// - Returns: Whether it is as recorded, and its bytes where the golden's don't do.
    private func picture(
        _ item: GoldenCase, _ look: Look, _ golden: Golden, _ outcome: inout GoldenOutcome
    ) throws -> (isEqual: Bool, bytes: [UInt8]?) {
        guard case .bitmap(let now)? = look.picture else { return (true, nil) }
        func diagnose(_ diagnostic: Diagnostic) {
            var diagnostic = diagnostic
            diagnostic.variants = [item.variant.name]
            outcome.diagnostics.append(diagnostic)
        }
        let file = folder.file(item.pictureFile)
        guard let bytes = golden.picture else {
            if golden.tree != nil, golden.obstacles.isEmpty {
                diagnose(
                    Diagnostic(
                        rule: "golden-missing", file: file, message: "there is no picture",
                        fix: GoldenAdvice.command.record))
            }
            outcome.status = .missing
            return (false, try PNGEncoder.encode(now))
        }
        let isTreeEqual = outcome.changes.isEmpty && golden.tree != nil
        guard !GoldenText.isPointer(bytes) else {
            diagnose(
                Diagnostic(
                    rule: "golden-pointer", file: file, message: GoldenText.pointerWords,
                    fix: GoldenAdvice.command.fix("golden-pointer")))
            if isTreeEqual { outcome.status = .pictureOnly }
            return (false, try PNGEncoder.encode(now))
        }
        do {
            let tolerances = tolerances(of: item)
            let comparison = try PictureComparison(
                golden: bytes, file: file, now: now, tree: isTreeEqual || !tolerances.isEmpty ? look.tree : nil,
                tolerances: tolerances, scale: item.variant.scale)
            outcome.tolerated = comparison.tolerated
            guard let words = comparison.words else {
                // Pixels that may differ do differ: the golden's bytes aren't the picture's.
                return (true, comparison.tolerated.isEmpty ? nil : try PNGEncoder.encode(now))
            }
            diagnose(
                isTreeEqual
                    ? Diagnostic(
                        rule: "picture-only", file: file, nodePath: comparison.node,
                        message: "\(words), while the tree is the same; drawn by \(Rasterizer.version) on "
                            + EngineIdentity.processor)
                    : Diagnostic(rule: "golden-picture", file: file, message: words))
        } catch let error as DiagnosticError {
            for var diagnostic in error.diagnostics {
                diagnostic.fix = GoldenAdvice.command.fix("png-unreadable")
                diagnose(diagnostic)
            }
        }
        if isTreeEqual { outcome.status = .pictureOnly }
        return (false, try PNGEncoder.encode(now))
    }

    /// What sets a variant apart from the scene as it is: `its locale ar and its pseudo-language rtl`.
    private static func axes(_ item: GoldenCase) -> String {
        var axes = ["its locale \(item.variant.locale)"]
        if !item.variant.pseudo.isEmpty {
            axes.append("its pseudo-language \(item.variant.pseudo.map(\.rawValue).joined(separator: "+"))")
        }
        if let direction = item.variant.direction { axes.append("its direction \(direction.rawValue)") }
        return axes.joined(separator: " and ")
    }
}
