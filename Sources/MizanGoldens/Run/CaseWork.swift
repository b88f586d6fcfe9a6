import MizanBase
import MizanCanvas
import MizanDecoders
import MizanLayout
import MizanRenderTree
import MizanScenes

/// What the threads of a run share to find out how a case looks now.
struct CaseWork: Sendable {
    let run: GoldenRun
    let folder: GoldenFolder
    let subjects: OpenSubjects
    let store: GoldenStore?
    let keys: ResultKeys?
    let usesKeptResults: Bool
    let drawsDifferences: Bool
    let locatesDifferences: Bool

    init(_ run: GoldenRun, _ options: GoldenRun.Options) {
        self.run = run
        folder = GoldenFolder(path: run.folder)
        subjects = OpenSubjects(run.subjects, cases: run.cases)
        store = options.store
        keys = options.store.map { ResultKeys(store: $0, fonts: run.fonts) }
        usesKeptResults = options.usesKeptResults
        drawsDifferences = options.drawsDifferences
        locatesDifferences = options.locatesDifferences
    }

    /// The golden's files as they are; nil for what isn't there.
    struct Golden {
        var tree: [UInt8]?
        var picture: [UInt8]?
        /// What stands in a golden's place and can't be read.
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

    /// How a case looks now.
    struct Look {
        enum Picture {
            /// The golden's bytes.
            case asGolden
            case bitmap(Bitmap)
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
        /// What is broken in it, each once; nothing of what was kept, since nothing broken is.
        var findings: [Diagnostic] = []
        /// Under which to keep what comes out; nil where nothing is to be kept.
        var key: ContentHash?
    }

    /// Lays a case out, or takes what was kept of the same inputs.
    func look(of item: GoldenCase, golden: Golden) throws -> Look {
        let subject = try subjects.subject(of: item)
        let key = keys?.key(item, subject)
        if usesKeptResults, let key, let look = keptLook(key, item, golden) { return look }
        let layout = try subject.layout(item.variant, fonts: run.fonts)
        let tree = layout.tree
        let text = Array(tree.text.utf8)
        let picture = item.hasPicture ? try subject.content.picture(tree, item.variant, run.fonts) : nil
        return Look(
            text: text, picture: picture.map(Look.Picture.bitmap),
            hasEffect: subject.hasEffect(item.variant, tree, fonts: run.fonts),
            cost: GoldenCost.cost(
                lines: text.count { $0 == UInt8(ascii: "\n") }, pixels: picture.map { $0.width * $0.height } ?? 0),
            layout: layout, findings: layout.findings.mergingNodes(), key: key)
    }

    /// What was kept, as far as it can stand for a layout: its bytes are the golden's, or kept too.
    private func keptLook(_ key: ContentHash, _ item: GoldenCase, _ golden: Golden) -> Look? {
        guard let store, let kept = store.result(key), item.hasPicture == (kept.picture != nil) else { return nil }
        func bytes(_ hash: ContentHash, _ golden: [UInt8]?) -> [UInt8]? {
            if let golden, ContentHash(of: golden) == hash { return golden }
            return store.bytes(hash)
        }
        guard let text = bytes(kept.tree, golden.tree) else { return nil }
        var picture: Look.Picture?
        if let hash = kept.picture {
            if let golden = golden.picture, ContentHash(of: golden) == hash {
                picture = .asGolden
            } else {
                // Which pixels may differ is a matter of the tree's frames.
                guard tolerances(of: item).isEmpty, let png = store.bytes(hash),
                    let bitmap = try? PNGDecoder.decode(png)
                else { return nil }
                picture = .bitmap(bitmap)
            }
        }
        return Look(text: text, picture: picture, hasEffect: kept.hasEffect, cost: kept.cost, key: nil)
    }

    /// What is broken in a case and isn't allowed to be, as errors.
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

    /// Keeps what a case looks like: `picture` are the bytes that its picture has or would have.
    func keep(_ look: Look, picture: ContentHash?) {
        guard let store, let key = look.key, look.findings.isEmpty else { return }
        store.keep(
            KeptResult(
                tree: ContentHash(of: look.text), picture: picture, hasEffect: look.hasEffect, cost: look.cost),
            for: key)
    }
}
