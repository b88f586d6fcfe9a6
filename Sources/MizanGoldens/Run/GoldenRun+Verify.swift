import MizanBase

extension GoldenRun {
    /// Lays every case out on several threads and compares it with its golden.
    ///
    /// A scene that can't be read or laid out is an outcome too (``GoldenOutcome/Status/failed``), and the run goes on. No
    /// more than a few results are held at a time.
    ///
    /// - Parameters:
    ///   - options: The run's options.
    ///   - deliver: Called with each case, in the order of the cases, on the thread that called. An error that it
    ///     throws ends the run.
    /// - Returns: The numbers, and where the run is whole, goldens that no variant uses and entries of the plan that
    ///   nothing needs.
    public func verify(
        _ options: Options = Options(), deliver: (VerifiedCase) throws -> Void = { _ in }
    ) throws -> GoldenSummary {
        let lock = try? FolderLock(folder, for: .reading, onWait: options.onWait)
        defer { withExtendedLifetime(lock) {} }
        defer { options.store?.close() }
        let work = CaseWork(self, options)
        var summary = GoldenSummary()
        var needed = PlanExceptions()
        summary.unchanged = unchanged
        try OrderedWork.run(count: cases.count, jobs: options.threads) { [cases] index in
            work.verify(cases[index])
        } deliver: { _, result in
            summary.add(result.outcome)
            needed.formUnion(result.exceptions)
            try deliver(result)
        }
        summary.findings =
            planFindings
            + unused().map { file in
                Diagnostic(
                    rule: "golden-unused", file: work.folder.file(file), message: "no variant uses this golden",
                    fix: "run “mizan golden prune”, or add its variant to goldens.json")
            }
        if isShard { summary.undecided = unneeded(needed) } else { summary.findings += unneeded(needed) }
        summary.findings.sort(by: Diagnostic.precedes)
        return summary
    }

    /// The goldens of the folder that no planned case has, by path below it; none where the plan isn't known.
    ///
    /// Only files that Mizan wrote are goldens: ``foreign()`` is the rest.
    public func unused() -> [String] { unplanned().filter(GoldenFolder(path: folder).isGolden) }

    /// The files of the folder that are named as goldens are, but belong to no planned case and were not written by
    /// Mizan, by path below it. They are left alone.
    public func foreign() -> [String] {
        let folder = GoldenFolder(path: folder)
        return unplanned().filter { !folder.isGolden($0) }
    }

    private func unplanned() -> [String] {
        guard let planned else { return [] }
        let expected = Set(planned.flatMap { $0.hasPicture ? [$0.treeFile, $0.pictureFile] : [$0.treeFile] })
        return GoldenFolder(path: folder).named().filter { !expected.contains($0) }
    }

    /// Removes goldens that no planned case has; files that Mizan didn't write stay.
    ///
    /// - Parameters:
    ///   - isDryRun: Whether they are only listed.
    ///   - onWait: Called once where another run uses the folder, before this one waits for it.
    /// - Returns: Their paths.
    public func prune(isDryRun: Bool = false, onWait: () -> Void = {}) throws -> [String] {
        let folder = GoldenFolder(path: folder)
        guard !isDryRun else { return unused().map(folder.file) }
        let writer = try GoldenWriter(folder: self.folder, onWait: onWait)
        return try unused().map { file in
            try writer.remove(file)
            writer.removeEmptyFolders(of: file)
            return folder.file(file)
        }
    }
}
