import Foundation
import MizanBase
import MizanCanvas
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

    @Test func `other versions are told apart, and accepted alone`() throws {
        let project = try Self.recorded()
        let versions = { (text: String) in text.replacing("fribidi ", with: "fribidi 0.") }
        try Self.change(project, "Card/ar.tree", versions)
        try Self.change(project, "Plain/en.tree", versions)
        try Self.change(project, "Card/en.tree") { versions($0).replacing("hello Text", with: "hallo Text") }
        // Versions, and a picture.
        try Self.change(project, "Plain/ar.tree") { $0.replacing("Plain", with: "Plane") }
        #expect(
            try project.statuses() == [
                "Card/ar versionsDiffer", "Card/en differs", "Plain/ar differs", "Plain/en versionsDiffer",
            ])
        let summary = try project.run().verify()
        #expect(!summary.isPassed)
        let recording = try project.run().record(versionsOnly: true)
        #expect(recording.written == ["Card/ar.tree", "Plain/en.tree"].map { project.goldens + "/" + $0 })
        #expect(recording.skipped == ["Card/en", "Plain/ar"])
        #expect(
            try project.statuses() == ["Card/ar passed", "Card/en differs", "Plain/ar differs", "Plain/en passed"])
    }

    @Test func `versions and a picture that differ are more than versions`() throws {
        let project = try Self.recorded()
        try Self.change(project, "Card/ar.tree") { $0.replacing("fribidi ", with: "fribidi 0.") }
        let bitmap = try Bitmap(width: 240, height: 10, filledWith: .black)
        try project.folder.write(Data(PNGEncoder.encode(bitmap)), to: "Goldens/Card/ar.png")
        #expect(try project.statuses()[0] == "Card/ar differs")
        #expect(try project.run().record(versionsOnly: true).written == [])
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
        var found: [GoldenResult] = []
        _ = try project.run().verify { if $0.outcome.status != .passed { found.append($0) } }
        #expect(found.map(\.outcome.name) == ["Card/en"])
        #expect(found.first?.outcome.status == .missing)
        #expect(found.first?.outcome.diagnostics.map(\.message) == ["there is no picture"])
        #expect(found.first?.contents.expectedPicture == nil)
        let picture = try #require(found.first?.contents.actualPicture)
        #expect(found.first?.outcome.actual.picture == ContentHash(of: picture))
        #expect(try PNGDecoder.decode(picture).width == 240)
        #expect(try project.run().record().written == [project.goldens + "/Card/en.png"])
    }

    @Test func `outcomes are the same however many threads there are, but for the time`() throws {
        let project = try Self.recorded()
        try project.folder.write(SmallProject.strings(arabic: "أهلا"), to: "Localizable.xcstrings")
        func outcomes(_ jobs: Int) throws -> [GoldenResult] {
            var results: [GoldenResult] = []
            _ = try project.run().verify(GoldenRun.Options(jobs: jobs)) { result in
                var result = result
                #expect(result.outcome.seconds > 0)
                result.outcome.seconds = 0
                results.append(result)
            }
            return results
        }
        let one = try outcomes(1)
        #expect(one.map(\.outcome.status) == [.differs, .passed, .passed, .passed])
        for jobs in [2, 3, 16] { #expect(try outcomes(jobs) == one) }
    }

    @Test func `hashes are those of the contents`() throws {
        let project = try Self.recorded()
        try project.folder.write(SmallProject.strings(arabic: "أهلا"), to: "Localizable.xcstrings")
        var changed: GoldenResult?
        _ = try project.run().verify { if $0.outcome.name == "Card/ar" { changed = $0 } }
        let result = try #require(changed)
        #expect(result.outcome.expected.tree == result.contents.expectedTree.map { ContentHash(of: $0) })
        #expect(result.outcome.expected.picture == result.contents.expectedPicture.map { ContentHash(of: $0) })
        #expect(result.outcome.actual.tree == result.contents.actualTree.map { ContentHash(of: $0) })
        #expect(result.outcome.actual.picture == result.contents.actualPicture.map { ContentHash(of: $0) })
        #expect(result.outcome.expected.tree != result.outcome.actual.tree)
        #expect(result.outcome.cost > 1)
    }
}
