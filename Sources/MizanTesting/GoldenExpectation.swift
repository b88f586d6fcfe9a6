import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji
import MizanGoldens
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanScenes
import MizanText

/// A view that is to look as it was recorded, in whatever test library.
struct GoldenExpectation {
    var name: String
    var variants: GoldenVariants
    var strings: [StringBundle] = []
    var fonts: FontCollection?
    var proposal = ProposedViewSize(width: 390, height: nil)
    var pictures: GoldenPictures?
    var expectNoEffect: [GoldenPlan.NoEffect] = []
    var tolerances: [GoldenPlan.Tolerance] = []
    var allowances: [GoldenPlan.Allowance] = []
    /// True where other versions of libraries and fonts are a failure.
    var exactVersions = false
    /// The goldens' folder; a relative path counts from the test's file. Nil takes that of the trait, or `Goldens`.
    var folder: String?
    var recording: GoldenRecording?
    /// The file of the call, absolute.
    var testFile: String
    /// True where a golden of the name that no variant uses is a failure: not where each case of a test has some variants.
    var looksForUnused = true

    /// Compares the view with its goldens.
    ///
    /// The view is laid out here, on the thread of the caller: neither it nor the closure has to be sendable. Trees are
    /// values, which any number of threads compare and draw.
    func verdict(
        of view: some View, environment: (inout EnvironmentValues) throws -> Void
    ) -> GoldenVerdict {
        do {
            return try check(view, environment)
        } catch let error as DiagnosticError {
            return GoldenVerdict(failure: error.diagnostics.map(\.description).joined(separator: "\n"))
        } catch {
            return GoldenVerdict(failure: "\(error)")
        }
    }

    private func check(
        _ view: some View, _ environment: (inout EnvironmentValues) throws -> Void
    ) throws -> GoldenVerdict {
        try checkName()
        let folder = goldensFolder
        let (mode, isInCode) = try GoldenRecording.resolved(argument: recording)
        let resolved = try variants.resolved(name: name, folder: folder, hasPictures: pictures != nil)
        let fonts = try fonts ?? ShippedFonts.shared.get()
        let source = strings.first?.developmentLanguage ?? .english
        var layouts: [Variant: Result<LaidOutView, any Error>] = [:]
        for variant in resolved.cases.map(\.variant) {
            for variant in [variant, variant.plain(in: source)] where layouts[variant] == nil {
                layouts[variant] = Result { try layout(of: view, variant, fonts, environment) }
            }
        }
        var run = GoldenRun(
            folder: folder, cases: resolved.cases,
            scenes: [
                GoldenScene(name: name, sourceLanguage: source) { [layouts, name] variant, _ in
                    guard let layout = layouts[variant] else {
                        throw DiagnosticError(
                            Diagnostic(rule: "failed", message: "\(name) was not laid out in \(variant)"))
                    }
                    return try layout.get()
                }
            ], fonts: fonts, expectNoEffect: expectNoEffect + resolved.expectNoEffect,
            tolerances: tolerances + resolved.tolerances, allowances: allowances + resolved.allowances,
            exactVersions: exactVersions || resolved.exactVersions, pictures: pictures)
        // A plan's exceptions are for other goldens too, and each case of a parameterized test has some variants.
        if looksForUnused, resolved.hasNoExceptions { run.judgeExceptions() }
        let recording = mode == .never ? nil : try record(run, mode)
        var verdict = GoldenVerdict.Builder(name: name, folder: folder) { [pictures] variant in
            guard let pictures, let tree = try? layouts[variant]?.get().tree else { return nil }
            return try? pictures.draw(tree, variant, fonts)
        }
        var summary = try run.verify { verdict.add($0) }
        if looksForUnused { summary.findings += unused(run) }
        return verdict.verdict(summary, recording: recording, isRecordingInCode: isInCode)
    }

    private func layout(
        of view: some View, _ variant: Variant, _ fonts: FontCollection,
        _ change: (inout EnvironmentValues) throws -> Void
    ) throws -> LaidOutView {
        var environment = variant.environment(
            localization: Localization(bundles: strings, locale: variant.locale, pseudo: variant.pseudo), fonts: fonts)
        try change(&environment)
        var layout = try view.layout(proposal: variant.proposal(else: proposal), environment: environment)
        layout.tree.scene = name
        layout.tree.variant = variant.name
        return layout
    }

    /// Writes the goldens of the mode.
    private func record(_ run: GoldenRun, _ mode: GoldenRecording) throws -> GoldenRun.RecordingResult {
        guard mode == .missing else { return try run.record(versionsOnly: mode == .versions) }
        var missing: Set<GoldenCase> = []
        _ = try run.verify { result in
            // A tree that differs stays, whether its picture is there or not.
            if result.outcome.status == .missing, result.outcome.changes.isEmpty { missing.insert(result.outcome.case) }
        }
        guard !missing.isEmpty else { return GoldenRun.RecordingResult() }
        return try run.narrowed { missing.contains($0) }.record()
    }

    /// Goldens of the name that no variant uses.
    private func unused(_ run: GoldenRun) -> [Diagnostic] {
        let used = Set(run.cases.flatMap { $0.hasPicture ? [$0.treeFile, $0.pictureFile] : [$0.treeFile] })
        guard let names = try? SourceFolder(root: run.folder).names(in: name) else { return [] }
        return names.filter { $0.hasSuffix(".tree") || $0.hasSuffix(".png") }.map { "\(name)/\($0)" }
            .filter { !used.contains($0) }
            .map { file in
                Diagnostic(
                    rule: "golden-unused", file: run.folder + "/" + file,
                    message: "no variant of this expectation uses this golden",
                    fix: "remove it, or add its variant; two expectations need two names")
            }
    }

    /// The goldens' folder, absolute.
    var goldensFolder: String {
        let folder = folder ?? GoldenTrait.current.folder ?? "Goldens"
        let parent = URL(fileURLWithPath: testFile).deletingLastPathComponent()
        return URL(fileURLWithPath: folder, relativeTo: parent).standardizedFileURL.path
    }

    /// Tells whether a name leads to a folder below the goldens'.
    static func isName(_ name: String) -> Bool {
        name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && !part.hasPrefix(".") && !part.utf8.contains(0)
        }
    }

    private func checkName() throws {
        guard !Self.isName(name) else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "golden-name", message: "\(Diagnostic.quote(name)) is no name of a golden",
                fix: "use words with / between them, none of which begins with a full stop"))
    }
}

extension GoldenExpectation {
    /// All shipped fonts, found once a process.
    static func shippedFonts() throws -> FontCollection { try ShippedFonts.shared.get() }
}

extension ShippedFonts {
    /// All shipped fonts, those that the tool lays out with, found once a process.
    fileprivate static let shared = Result {
        try collection().adding(ShippedFontsCJK.collection()).adding(ShippedFontsEmoji.collection())
    }
}

extension Variant {
    /// The variant that this one's locale, pseudo-languages and direction have to change something of.
    func plain(in language: LanguageTag) -> Variant {
        Variant(
            locale: language, width: width, height: height, textSize: textSize, colorScheme: colorScheme, scale: scale,
            idiom: idiom)
    }
}
