import MizanBase
import MizanDifferences
import MizanGoldens
import MizanScenes

/// The words about an expectation, and the files that show it.
struct GoldenVerdict: Sendable {
    /// In words; nil where all is as recorded.
    var failure: String?
    var attachments: [Attachment] = []

    /// A file that shows a failure.
    struct Attachment: Sendable {
        /// `ar_w320`
        var variant: String
        /// `expected.tree`, `actual.tree`, `tree.diff`, `expected.png`, `actual.png`, `difference.png`
        var kind: String
        var bytes: [UInt8]

        /// `Ticket-ar_w320.expected.tree`: a plain name, whatever the golden is called.
        func fileName(of golden: String) -> String {
            "\(golden.replacing("/", with: "-"))-\(variant).\(kind)"
        }
    }
}

extension GoldenVerdict {
    /// Collects the results of a run.
    struct Builder {
        /// So many variants are shown in files; the rest differ in words only.
        static let shownVariants = 50
        /// The number of findings that are shown.
        private static let shownFindings = 20

        let name: String
        let folder: String
        /// The picture of a variant as it is now; nil where there is none.
        let picture: (Variant) -> (any GoldenPicture)?
        private var findings: GoldenFindings
        private var attachments: [Attachment] = []
        private var shown = 0
        private var failed: [String] = []

        init(name: String, folder: String, picture: @escaping (Variant) -> (any GoldenPicture)?) {
            self.name = name
            self.folder = folder
            self.picture = picture
            findings = GoldenFindings(folder: folder)
        }

        mutating func add(_ result: VerifiedCase) {
            let outcome = result.outcome
            findings.add(outcome)
            guard outcome.status != .passed else { return }
            failed.append(outcome.case.variant.name)
            guard shown < Self.shownVariants else { return }
            let files = files(of: result)
            if !files.isEmpty { shown += 1 }
            attachments += files
        }

        private func files(of result: VerifiedCase) -> [Attachment] {
            let (variant, expected, actual) = (result.outcome.case.variant, result.expected, result.actual)
            switch result.outcome.status {
            case .passed, .failed, .lineEndsDiffer, .withoutEffect: return []
            case .incomplete, .missing, .differs, .pictureOnly, .versionsDiffer: break
            }
            var files: [Attachment] = []
            func attach(_ kind: String, _ bytes: [UInt8]?) {
                guard let bytes else { return }
                files.append(Attachment(variant: variant.name, kind: kind, bytes: bytes))
            }
            if expected.tree != actual.tree {
                attach("expected.tree", expected.tree)
                attach("actual.tree", actual.tree)
                if let old = expected.tree, let now = actual.tree {
                    let difference = TreeTextDifference(
                        from: String(decoding: old, as: UTF8.self), to: String(decoding: now, as: UTF8.self))
                    attach("tree.diff", Array(difference.unified.utf8))
                }
            }
            guard let picture = picture(variant) else { return files }
            guard let golden = expected.picture else {
                attach("actual.png", try? picture.file())
                return files
            }
            guard !picture.isShown(by: golden) else { return files }
            attach("expected.png", golden)
            attach("actual.png", try? picture.file())
            attach("difference.png", picture.difference(from: golden))
            return files
        }

        /// - Parameters:
        ///   - recording: The files that were written and those that were refused; nil where nothing was to be
        ///     recorded.
        ///   - isRecordingInCode: Whether the test's code turns recording on, so that it always would.
        func verdict(
            _ summary: GoldenSummary, recording: GoldenRun.RecordingResult?, isRecordingInCode: Bool
        ) -> GoldenVerdict {
            var lines: [String] = []
            if let recorded = recording?.written, isRecordingInCode || !recorded.isEmpty {
                let off =
                    isRecordingInCode ? "take the recording out of the test" : "run without \(GoldenRecording.variable)"
                lines.append(
                    recorded.isEmpty
                        ? "\(name) records its goldens, which are as they were; \(off)"
                        : "\(name): \(recorded.count) \(recorded.count == 1 ? "file" : "files") recorded; look at what is "
                            + "new, then \(off)")
                lines += Self.cut(recorded.map { "wrote \(short($0))" })
            }
            lines += Self.cut(recording?.refusals.map { worded($0).description } ?? [])
            if !summary.isPassed {
                lines.append("\(name): \(summary.text)")
                let engine = summary.engineFinding(in: folder + "/" + name).map { [$0] } ?? []
                let found = engine + findings.failures + findings.diagnostics + summary.findings.groupingUnusedGoldens
                lines += Self.cut(found.map { worded($0).description })
                if failed.count > 1 {
                    lines.append("variants: " + Self.cut(failed).joined(separator: ", "))
                }
                var others = summary
                // What is missing says so itself.
                others.counts[.missing] = nil
                lines += GoldenAdvice.test.sentences(others)
            }
            guard !lines.isEmpty else { return GoldenVerdict() }
            return GoldenVerdict(failure: lines.joined(separator: "\n"), attachments: attachments)
        }

        private static func cut(_ lines: [String]) -> [String] {
            guard lines.count > shownFindings else { return lines }
            return lines.prefix(shownFindings) + ["… and \(lines.count - shownFindings) more"]
        }

        /// A finding in the words of a test: the command's fixes are those of the command.
        private func worded(_ finding: Diagnostic) -> Diagnostic {
            var finding = finding
            finding.file = finding.file.map(short)
            finding.fix = finding.fix.map { GoldenAdvice.test.fix(finding.rule) ?? $0 }
            // An exception of the call stands in no file of the goldens.
            if finding.rule == "plan-unused", finding.place == nil { finding.file = short(folder + "/" + name) }
            return finding
        }

        /// A path from the folder that the goldens' folder is in.
        private func short(_ path: String) -> String {
            guard let slash = folder.lastIndex(of: "/"), path.hasPrefix(folder[...slash]) else { return path }
            return String(path[folder.index(after: slash)...])
        }
    }
}

extension GoldenAdvice {
    /// For who runs a test.
    static let test = GoldenAdvice(
        record: "run the test with \(GoldenRecording.variable)=1, and look at it",
        recordMissing: "run the test with \(GoldenRecording.variable)=missing, and look at it",
        recordVersions: "run the test with \(GoldenRecording.variable)=versions",
        localize: "localize the view, or give the reason in expectNoEffect:",
        expectEffect: "take it out of expectNoEffect:", allow: "give the reason in allowing:")
}
