import MizanBase
import MizanDifferences

extension GoldenRun {
    /// The result of a recording.
    public struct RecordingResult: Sendable {
        /// The paths of the files that are new or changed.
        public var written: [String] = []
        /// The number of files that were right already.
        public var unchanged = 0
        /// The names of the cases that are left as they are, since more than versions differs.
        public var skipped: [String] = []
        /// The names of the cases that can't be laid out; their goldens are left as they are.
        public var failed: [String] = []
        /// The errors of those, each once.
        public var failures: [Diagnostic] = []
        /// The reasons that goldens are refused, each once with the names of the cases: they are of a newer form or
        /// newer libraries.
        public var refusals: [Diagnostic] = []
        /// Faults of scenes that the plan doesn't allow, once for all variants; their goldens are left as they are.
        public var faults: [Diagnostic] = []

        /// A recording that did nothing.
        public init() {}
    }

    /// Writes the goldens that are missing or changed, and no others.
    ///
    /// A scene that can't be laid out keeps its goldens as they are, and the others are recorded: a scene that is being
    /// worked on doesn't stop the rest. So does a golden of a newer form of trees, or of newer libraries: recording it
    /// would take it back to an older version.
    ///
    /// Each file is written whole or not at all, and never outside the folder; wherever the process is killed, no tree stands
    /// beside the picture of another recording (``GoldenWriter``).
    ///
    /// - Parameters:
    ///   - options: The run's options.
    ///   - versionsOnly: Whether only goldens are written in which nothing but versions differs.
    ///   - progress: Called with each case, in their order.
    public func record(
        _ options: Options = Options(), versionsOnly: Bool = false, progress: (GoldenCase) -> Void = { _ in }
    ) throws -> RecordingResult {
        let writer = try GoldenWriter(folder: folder, onWait: options.onWait)
        defer { options.store?.close() }
        let work = CaseWork(self, options)
        var recording = RecordingResult()
        var known: Set<Diagnostic> = []
        try OrderedWork.run(count: cases.count, jobs: options.threads) { [cases] index in
            work.files(of: cases[index], versionsOnly: versionsOnly)
        } deliver: { index, result in
            let item = cases[index]
            progress(item)
            switch result {
            case .failure(let error):
                recording.failed.append(item.name)
                recording.failures += error.diagnostics.filter { known.insert($0).inserted }
            case .success(let files) where !files.faults.isEmpty: recording.faults += files.faults
            case .success(let files) where files.refusal != nil:
                if let refusal = files.refusal { recording.refuse(item, refusal) }
            case .success(let files) where files.isSkipped: recording.skipped.append(item.name)
            case .success(let files):
                recording.unchanged += files.unchanged
                guard files.new.tree != nil || files.new.picture != nil else { return }
                recording.written += try writer.write(item, tree: files.new.tree, picture: files.new.picture)
            }
        }
        recording.faults = recording.faults.mergingNodes()
        return recording
    }
}

extension GoldenRun.RecordingResult {
    fileprivate mutating func refuse(_ item: GoldenCase, _ refusal: Diagnostic) {
        if let known = refusals.firstIndex(where: { $0.message == refusal.message }) {
            refusals[known].variants.append(item.name)
        } else {
            var refusal = refusal
            refusal.variants = [item.name]
            refusals.append(refusal)
        }
    }
}

extension Diagnostic {
    /// The reason that a golden isn't overwritten: its form or a library is newer than that of now; nil where none is.
    package init?(newerGolden golden: [UInt8], than now: [UInt8], file: String) {
        let newer = TreeHeaderDifference(golden: golden, now: now).engine.filter(\.isNewerInGolden)
        guard !newer.isEmpty else { return nil }
        self.init(
            rule: "golden-newer", file: file, message: "the golden is newer than what would record it: \(newer.text)",
            fix: GoldenAdvice.newer)
    }
}

extension CaseWork {
    /// The files that have to be written for a case.
    struct FilesToWrite {
        /// The new files; nil for one that is as recorded, or isn't wanted.
        var new = GoldenFiles<[UInt8]>()
        var unchanged = 0
        var isSkipped = false
        /// Faults of the case; with any, nothing has to be written then.
        var faults: [Diagnostic] = []
        /// The reason that the golden is to stay as it is.
        var refusal: Diagnostic?
    }

    func files(of item: GoldenCase, versionsOnly: Bool) -> Result<FilesToWrite, DiagnosticError> {
        defer { scenes.finish(item) }
        do {
            return .success(try filesToWrite(item, versionsOnly: versionsOnly))
        } catch let error as DiagnosticError {
            return .failure(error)
        } catch {
            return .failure(DiagnosticError(Diagnostic(rule: "failed", message: "\(error)")))
        }
    }

    private func filesToWrite(_ item: GoldenCase, versionsOnly: Bool) throws -> FilesToWrite {
        let golden = try golden(of: item)
        guard golden.obstacles.isEmpty else { throw DiagnosticError(golden.obstacles) }
        let rendered = try rendered(item, golden: golden.files)
        var files = FilesToWrite()
        files.faults = faults(of: item, rendered)
        guard files.faults.isEmpty else { return files }
        if golden.files.tree == rendered.text { files.unchanged += 1 } else { files.new.tree = rendered.text }
        if case .drawn(let now)? = rendered.picture {
            if let bytes = golden.files.picture, now.isShown(by: bytes) {
                files.unchanged += 1
            } else {
                files.new.picture = try now.file()
            }
        } else if rendered.picture != nil {
            files.unchanged += 1
        }
        add(rendered, picture: files.new.picture ?? golden.files.picture)
        if files.new.tree != nil || files.new.picture != nil, let tree = golden.files.tree {
            files.refusal = Diagnostic(newerGolden: tree, than: rendered.text, file: folder.file(item.treeFile))
            guard files.refusal == nil else { return files }
        }
        if versionsOnly, files.new.tree != nil || files.new.picture != nil {
            files.isSkipped =
                files.new.picture != nil
                || golden.files.tree.map { !rendered.difference(from: $0).isOfVersionsOnly } ?? true
        }
        return files
    }
}
