import Foundation
import GoldenProjects
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanReports
import MizanText
import TestSupport
import Testing

@testable import MizanGoldens

/// What comes of a case, and what recording does about it.
@Suite struct GoldenOutcomeTests {
    private static func recorded() throws -> SmallProject {
        let project = try SmallProject()
        _ = try project.run().record()
        return project
    }

    private static func change(_ project: SmallProject, _ file: String, _ body: (String) -> String) throws {
        let text = try project.folder.text(of: "Goldens/" + file)
        let changed = body(text)
        #expect(changed != text)
        try project.folder.write(changed, to: "Goldens/" + file)
    }

    /// As if the goldens had been recorded with an older FriBidi.
    private static func older(_ text: String) -> String { text.replacing("fribidi ", with: "fribidi 0.") }

    @Test func `other versions are told apart, and accepted alone`() throws {
        let project = try Self.recorded()
        try Self.change(project, "Card/ar.tree", Self.older)
        try Self.change(project, "Plain/en.tree", Self.older)
        try Self.change(project, "Card/en.tree") { Self.older($0).replacing("hello Text", with: "hallo Text") }
        // Versions, and a picture.
        try Self.change(project, "Plain/ar.tree") { $0.replacing("Plain", with: "Plane") }
        #expect(
            try project.statuses() == ["Card/ar passed", "Card/en differs", "Plain/ar differs", "Plain/en passed"])
        let summary = try project.run().verify()
        #expect(!summary.isPassed)
        let recording = try project.run().record(versionsOnly: true)
        #expect(recording.written == ["Card/ar.tree", "Plain/en.tree"].map { project.goldens + "/" + $0 })
        #expect(recording.skipped == ["Card/en", "Plain/ar"])
        #expect(try project.run().verify().otherVersions == 1)
    }

    @Test func `versions alone pass with one note, unless they are to be exact`() throws {
        let project = try Self.recorded()
        for file in ["Card/ar", "Card/en", "Plain/en"] { try Self.change(project, file + ".tree", Self.older) }
        let fribidi = LibraryVersions.current.fribidi
        let summary = try project.run().verify()
        #expect(summary.isPassed)
        #expect(summary.text == "4 variants checked, 2 with a picture: all as recorded, 3 by other versions")
        let note = try #require(summary.engineFinding(in: "G"))
        #expect(
            note.description
                == "G: note: 3 goldens are of other versions: fribidi 0.\(fribidi) → \(fribidi); when these are meant, "
                + "run “mizan golden record --versions-only” [golden-versions]")
        #expect(GoldenAdvice.command.sentences(summary) == [])
        var run = try project.run()
        run.exactVersions = true
        var outcomes: [GoldenOutcome] = []
        let exact = try run.verify { outcomes.append($0.outcome) }
        #expect(!exact.isPassed)
        #expect(outcomes.map(\.status) == [.versionsDiffer, .versionsDiffer, .passed, .versionsDiffer])
        #expect(outcomes.first?.findings(in: "G").map(\.rule) == ["versions-differ"])
        #expect(exact.engineFinding(in: "G")?.severity == .error)
        #expect(exact.engineFinding(in: "G")?.rule == "versions-differ")
        try project.folder.write(
            SmallProject.plan.replacing("\"schema\": 1,", with: "\"schema\": 1, \"exactVersions\": true,"),
            to: "Goldens/goldens.json")
        #expect(try !project.run().verify().isPassed)
        _ = try project.run().record(versionsOnly: true)
        #expect(try project.run().verify().isPassed)
    }

    @Test func `a font that nobody has any more is named, whatever moved`() throws {
        let project = try Self.recorded()
        let font = "font NotoSans-Regular"
        try Self.change(project, "Plain/en.tree") {
            $0.replacing(font, with: "font Gone-Regular").replacing("0,0", with: "0,1")
        }
        // One that is there still, but isn't used.
        try Self.change(project, "Plain/ar.tree") {
            $0.replacing(font, with: "font NotoSansHebrew-Bold").replacing("0,0", with: "0,1")
        }
        var outcomes: [GoldenOutcome] = []
        let summary = try project.run().verify { outcomes.append($0.outcome) }
        #expect(outcomes.suffix(2).map(\.status) == [.differs, .differs])
        #expect(outcomes.suffix(2).map(\.engine.text) == ["", "font Gone-Regular is gone"])
        #expect(summary.engineFinding(in: "")?.message == "1 golden is of other versions: font Gone-Regular is gone")
    }

    @Test func `a golden of newer versions isn't recorded by older ones`() throws {
        let project = try Self.recorded()
        let newer = { (text: String) in text.replacing("fribidi ", with: "fribidi 99.") }
        try Self.change(project, "Card/ar.tree", newer)
        try Self.change(project, "Plain/en.tree") { newer($0).replacing("Plain", with: "Plane") }
        try Self.change(project, "Plain/ar.tree") { $0.replacing("mizan-tree ", with: "mizan-tree 9") }
        try Self.change(project, "Card/en.tree") { $0.replacing("hello Text", with: "hallo Text") }
        for versionsOnly in [true, false] {
            let recording = try project.run().record(versionsOnly: versionsOnly)
            #expect(recording.written.count == (versionsOnly ? 0 : 1))
            #expect(recording.skipped == (versionsOnly ? ["Card/en"] : []))
            #expect(recording.refusals.map(\.variants) == [["Card/ar", "Plain/en"], ["Plain/ar"]])
            #expect(recording.refusals.map(\.rule) == ["golden-newer", "golden-newer"])
            let fribidi = LibraryVersions.current.fribidi
            #expect(
                recording.refusals.first?.message
                    == "the golden is newer than what would record it: fribidi 99.\(fribidi) → \(fribidi)")
        }
        // The form alone is no version to pass over: what its lines mean isn't known.
        #expect(
            try project.statuses() == ["Card/ar passed", "Card/en passed", "Plain/ar differs", "Plain/en differs"])
        try FileManager.default.removeItem(atPath: project.goldens + "/Plain/en.tree")
        #expect(try project.run().record().written == [project.goldens + "/Plain/en.tree"])
    }

    @Test func `versions and a picture that differ are more than versions`() throws {
        let project = try Self.recorded()
        try Self.change(project, "Card/ar.tree", Self.older)
        let bitmap = try Bitmap(width: 240, height: 10, filledWith: .black)
        try project.folder.write(Data(PNGEncoder.encode(bitmap)), to: "Goldens/Card/ar.png")
        #expect(try project.statuses()[0] == "Card/ar pictureOnly")
        #expect(try project.run().verify().engine.map(\.name) == ["fribidi"])
        #expect(try project.run().record(versionsOnly: true).written == [])
    }

    @Test func `damage of a golden is said before what follows from it`() throws {
        let project = try Self.recorded()
        for file in ["Card/ar.tree", "Card/en.tree"] {
            try Self.change(project, file) { $0.replacing("hello Text", with: "hallo Text") }
        }
        try Self.change(project, "Plain/en.tree") { String($0.dropLast()).replacing("0,0", with: "0,1") }
        var findings = GoldenFindings(folder: "G")
        _ = try project.run().verify { findings.add($0.outcome) }
        #expect(findings.diagnostics.first?.rule == "golden-damaged")
        #expect(findings.diagnostics.first?.file == "G/Plain/en.tree")
        #expect(findings.diagnostics.count > 2)
    }

    @Test func `what a merge and Git LFS leave is called what it is`() throws {
        let project = try Self.recorded()
        try Self.change(project, "Plain/en.tree") { "<<<<<<< HEAD\n\($0)=======\n>>>>>>> other\n" }
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
        try project.folder.write(pointer, to: "Goldens/Plain/ar.tree")
        try project.folder.write(pointer, to: "Goldens/Card/en.png")
        #expect(
            try project.run().allFindings().map { "\($0.rule): \($0.message); \($0.fix ?? "")" } == [
                "golden-pointer: the file of Git LFS isn't here, only its pointer; run “git lfs pull”",
                "golden-pointer: the file of Git LFS isn't here, only its pointer; run “git lfs pull”",
                "golden-conflict: line 1 of the golden is a mark of a merge: its conflict isn't resolved; "
                    + "resolve the merge, or run “mizan golden record”",
            ])
        #expect(
            try project.statuses() == ["Card/ar passed", "Card/en pictureOnly", "Plain/ar differs", "Plain/en differs"])
    }

    @Test func `line ends of a checkout are named, and recording mends them`() throws {
        let project = try Self.recorded()
        try Self.change(project, "Plain/en.tree") { $0.replacing("\n", with: "\r\n") }
        var found: [GoldenOutcome] = []
        _ = try project.run().verify { found.append($0.outcome) }
        #expect(found.last?.status == .lineEndsDiffer)
        #expect(found.last?.changes.map(\.rule) == ["golden-line-ends"])
        // Recording would not help in the next checkout: nothing says that it does.
        let advice = GoldenAdvice.lineEnds
        #expect(found.last?.findings(in: "G").map(\.fix) == [advice])
        #expect(found.last?.canBeAccepted == false)
        let summary = try project.run().verify()
        #expect(GoldenAdvice.command.sentences(summary) == ["for the line ends, \(advice)"])
        #expect(try project.run().record().written.count == 1)
        #expect(try project.run().verify().isPassed)
    }

    @Test func `a missing picture is missing, its tree isn't`() throws {
        let project = try Self.recorded()
        try FileManager.default.removeItem(atPath: project.goldens + "/Card/en.png")
        var found: [VerifiedCase] = []
        _ = try project.run().verify { if $0.outcome.status != .passed { found.append($0) } }
        #expect(found.map(\.outcome.name) == ["Card/en"])
        #expect(found.first?.outcome.status == .missing)
        #expect(found.first?.outcome.diagnostics.map(\.message) == ["there is no picture"])
        #expect(found.first?.expected.picture == nil)
        let picture = try #require(found.first?.actual.picture)
        #expect(try PNGDecoder.decode(picture).width == 240)
        #expect(try project.run().record().written == [project.goldens + "/Card/en.png"])
    }

    @Test func `outcomes are the same however many threads there are, but for the time`() throws {
        let project = try Self.recorded()
        try project.folder.write(SmallProject.strings(arabic: "أهلا"), to: "Localizable.xcstrings")
        func outcomes(_ jobs: Int) throws -> [VerifiedCase] {
            var results: [VerifiedCase] = []
            _ = try project.run().verify(GoldenRun.Options(jobs: jobs)) { result in
                var result = result
                #expect(result.outcome.seconds > 0 && result.outcome.cost > 1)
                result.outcome.seconds = 0
                results.append(result)
            }
            return results
        }
        let one = try outcomes(1)
        #expect(one.map(\.outcome.status) == [.differs, .passed, .passed, .passed])
        for jobs in [2, 3, 16] { #expect(try outcomes(jobs) == one) }
    }
}
