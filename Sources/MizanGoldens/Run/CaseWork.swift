import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes

/// Shared by the threads of a run, to find out how a case looks now.
struct CaseWork: Sendable {
    let run: GoldenRun
    let folder: GoldenFolder
    let scenes: OpenScenes
    let store: (any OpenCaseStore)?
    let usesStoredResults: Bool
    let drawsDifferences: Bool
    let locatesDifferences: Bool

    init(_ run: GoldenRun, _ options: GoldenRun.Options) {
        self.run = run
        folder = GoldenFolder(path: run.folder)
        store = options.store?.opened(with: run.fonts)
        scenes = OpenScenes(run.scenes, cases: run.cases)
        usesStoredResults = options.usesStoredResults
        drawsDifferences = options.drawsDifferences
        locatesDifferences = options.locatesDifferences
    }

    /// The golden's files as they are; nil for a missing one.
    struct Golden {
        var files = GoldenFiles<[UInt8]>()
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
        golden.files.tree = try read(item.treeFile)
        if item.hasPicture { golden.files.picture = try read(item.pictureFile) }
        return golden
    }

    /// Lays a case out, or takes it from the store.
    func rendered(_ item: GoldenCase, golden: GoldenFiles<[UInt8]>) throws -> RenderedCase {
        let scene = try scenes.scene(of: item)
        let key = try store.flatMap { try scene.key(of: item, in: $0) }
        if usesStoredResults, let key, let stored = stored(key, item, golden) { return stored }
        let layout = try scene.layout(item.variant, fonts: run.fonts)
        let picture = item.hasPicture ? try scene.picture(pictures(), layout.tree, item.variant, run.fonts) : nil
        var rendered = RenderedCase(
            layout, picture: picture, hasEffect: scene.hasEffect(item.variant, layout.tree, fonts: run.fonts))
        rendered.key = key
        return rendered
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

    /// A case of the store; nil if it has none, or one that isn't enough for the comparison.
    private func stored(_ key: String, _ item: GoldenCase, _ golden: GoldenFiles<[UInt8]>) -> RenderedCase? {
        guard var stored = store?.rendered(key, golden: golden, hasPicture: item.hasPicture) else { return nil }
        if case .file(let file)? = stored.picture {
            // Which pixels may differ is a matter of the tree's frames.
            guard tolerances(of: item).isEmpty, let drawn = try? run.pictures?.read(file) else { return nil }
            stored.picture = .drawn(drawn)
        }
        return stored
    }

    /// Faults of a case that aren't allowed, as errors.
    func faults(of item: GoldenCase, _ rendered: RenderedCase) -> [Diagnostic] {
        let allowed = run.allowances.filter { $0.filter.fits(item.variant, scene: item.scene) }
        return rendered.findings.filter { finding in !allowed.contains { $0.fits(finding) } }.map { finding in
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

    /// Stores a case: `picture` are the bytes that its picture has or would have.
    func add(_ rendered: RenderedCase, picture: [UInt8]?) {
        guard let store, let key = rendered.key, rendered.findings.isEmpty else { return }
        var stored = rendered
        stored.picture = picture.map { .file($0) }
        store.add(stored, for: key)
    }
}
