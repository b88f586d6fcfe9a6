import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes

/// Shared by the threads of a run, to find out how a case looks now.
struct CaseWork: Sendable {
    let run: GoldenRun
    let folder: GoldenFolder
    let subjects: OpenSubjects
    let kept: (any OpenKeptLooks)?
    let usesKeptResults: Bool
    let drawsDifferences: Bool
    let locatesDifferences: Bool

    init(_ run: GoldenRun, _ options: GoldenRun.Options) {
        self.run = run
        folder = GoldenFolder(path: run.folder)
        kept = options.store?.opened(with: run.fonts)
        subjects = OpenSubjects(run.subjects, cases: run.cases, kept: kept)
        usesKeptResults = options.usesKeptResults
        drawsDifferences = options.drawsDifferences
        locatesDifferences = options.locatesDifferences
    }

    /// The golden's files as they are; nil for a missing one.
    struct Golden {
        var tree: [UInt8]?
        var picture: [UInt8]?
        /// Errors about things in a golden's place that can't be read.
        var obstacles: [Diagnostic] = []
    }

    func golden(of item: GoldenCase) throws -> Golden {
        var golden = Golden()
        func read(_ name: String) throws -> [UInt8]? {
            do {
                return try folder.read(name)
            } catch let error as DiagnosticError {
                golden.obstacles += error.diagnostics
                return nil
            }
        }
        golden.tree = try read(item.treeFile)
        if item.hasPicture { golden.picture = try read(item.pictureFile) }
        return golden
    }

    /// The look of a case as it is now.
    struct Look {
        enum Picture {
            /// The golden's bytes.
            case asGolden
            case drawn(any GoldenPicture)
        }

        /// The tree's text.
        var text: [UInt8]
        var picture: Picture?
        var hasEffect: Bool?
        var cost: Int
        /// Nil for a result that was kept.
        var tree: RenderTree? { layout?.tree }
        /// Nil for a result that was kept.
        var layout: LaidOutView?
        /// Faults of it, each once; none of a kept look, since no broken one is kept.
        var findings: [Diagnostic] = []
        /// The key to keep the result under; nil where nothing is to be kept.
        var key: String?
    }

    /// Lays a case out, or takes the kept result of the same inputs.
    func look(of item: GoldenCase, golden: Golden) throws -> Look {
        let subject = try subjects.subject(of: item)
        let key = subject.inputs.flatMap {
            kept?.key(of: item, inputs: $0, fontFiles: subject.content.fontFiles)
        }
        if usesKeptResults, let key, let look = keptLook(key, item, golden) { return look }
        let layout = try subject.layout(item.variant, fonts: run.fonts)
        let tree = layout.tree
        let text = Array(tree.text.utf8)
        let picture =
            item.hasPicture ? try subject.content.picture(pictures(), tree, item.variant, run.fonts) : nil
        return Look(
            text: text, picture: picture.map(Look.Picture.drawn),
            hasEffect: subject.hasEffect(item.variant, tree, fonts: run.fonts),
            cost: GoldenCost.cost(
                lines: text.count { $0 == UInt8(ascii: "\n") }, pixels: picture?.pixelCount ?? 0),
            layout: layout,
            // A text in another style than requested is whole.
            findings: layout.findings.filter { !$0.isOfStyle }.mergingNodes(), key: key)
    }

    /// The run's pictures.
    ///
    /// - Throws: `DiagnosticError`, rule `pictures-missing`, for a run without any.
    private func pictures() throws -> GoldenPictures {
        guard let pictures = run.pictures else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "pictures-missing", message: "a picture is asked for, and nothing here draws any",
                    fix: "import MizanReports and pass pictures: .png, or ask for no picture"))
        }
        return pictures
    }

    /// A kept look, as far as it can stand for a layout.
    private func keptLook(_ key: String, _ item: GoldenCase, _ golden: Golden) -> Look? {
        guard
            let look = kept?.look(key, tree: golden.tree, picture: golden.picture, hasPicture: item.hasPicture)
        else { return nil }
        var picture: Look.Picture?
        switch look.picture {
        case nil: break
        case .asGolden: picture = .asGolden
        case .file(let file):
            // Which pixels may differ is a matter of the tree's frames.
            guard tolerances(of: item).isEmpty, let drawn = try? run.pictures?.read(file) else { return nil }
            picture = .drawn(drawn)
        }
        return Look(text: look.text, picture: picture, hasEffect: look.hasEffect, cost: look.cost, key: nil)
    }

    /// Faults of a case that aren't allowed, as errors.
    func faults(of item: GoldenCase, _ look: Look) -> [Diagnostic] {
        let allowed = run.allowances.filter { $0.filter.fits(item.variant, scene: item.scene) }
        return look.findings.filter { finding in !allowed.contains { $0.fits(finding) } }.map { finding in
            var finding = finding
            finding.severity = .error
            if finding.place == nil, finding.file == nil { finding.file = folder.file(item.treeFile) }
            finding.variants = [item.variant.name]
            return finding
        }
    }

    func tolerances(of item: GoldenCase) -> [GoldenPlan.Tolerance] {
        run.tolerances.filter { $0.filter.fits(item.variant, scene: item.scene) }
    }

    /// Keeps the look of a case: `picture` are the bytes that its picture has or would have.
    func keep(_ look: Look, picture: [UInt8]?) {
        guard let kept, let key = look.key, look.findings.isEmpty else { return }
        kept.keep(
            KeptLook(
                text: look.text, picture: picture.map { .file($0) }, hasEffect: look.hasEffect, cost: look.cost),
            for: key)
    }
}
