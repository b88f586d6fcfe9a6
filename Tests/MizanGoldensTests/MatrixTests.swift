import Foundation
import GoldenProjects
import MizanBase
import TestSupport
import Testing

@testable import MizanGoldens

/// `Examples/Matrix`: a thousand variants of five scenes, and a label that two of the scenes share.
@Suite struct MatrixTests {
    @Test func `the matrix has a thousand variants, all of them different`() throws {
        let run = try MatrixProject().run("matrix")
        #expect(run.cases.count == 1_000)
        #expect(Set(run.cases.map(\.name)).count == 1_000)
        #expect(Dictionary(grouping: run.cases, by: \.scene).mapValues(\.count).values.allSatisfy { $0 == 200 })
        #expect(try MatrixProject().run("smoke").cases.count == 44)
    }

    @Test(arguments: [
        // The English string is what the pseudo-languages are made of.
        (#""value" : "Quiet carriage""#, #""value" : "Silent carriage""#, ["en", "en+double", "en+rtl"]),
        ("عربة هادئة", "عربة صامتة", ["ar", "ar-EG"]),
        ("קרון שקט", "קרון דומם", ["he"]),
        ("Ruhewagen", "Ruhebereich", ["de"]),
        ("शांत कोच", "शांत डिब्बा", ["hi", "hi-u-nu-deva"]),
        ("واگن آرام", "واگن بی‌صدا", ["fa"]),
    ])
    func `a changed string is found in the variants that show it, and in no other`(
        old: String, new: String, languages: [String]
    ) throws {
        let project = try MatrixProject()
        #expect(try project.recordSmoke() == 44)
        try project.replace(old, with: new, in: "Localizable.xcstrings")
        // Two scenes show the label, in each of these languages.
        let expected = ["Departures", "Ticket"].flatMap { scene in languages.map { "\(scene)/\($0)_w320" } }
        var findings = GoldenFindings(folder: "")
        var changed: [String] = []
        let summary = try project.run("smoke").verify { result in
            findings.add(result.outcome)
            if result.outcome.status != .passed { changed.append(result.outcome.name) }
            guard result.outcome.status == .differs else { return }
            // The cause is the label: whatever else changed was displaced by it.
            let causes = result.outcome.changes.filter { !$0.path.isEmpty }
            #expect(!causes.isEmpty && causes.allSatisfy { $0.path.contains("quiet") }, "\(causes.map(\.text))")
        }
        #expect(changed.sorted() == expected.sorted())
        #expect(summary.count(.differs) == expected.count && summary.count(.passed) == 44 - expected.count)
        // Equal changes are said once, with the variants that have them.
        let labels = findings.diagnostics.filter { $0.nodePath?.contains("quiet") == true }
        #expect(labels.map(\.variants.count).reduce(0, +) >= expected.count)
        #expect(Set(labels.flatMap(\.variants)) == Set(expected))
        #expect(Set(labels.map(\.description)).count == labels.count)
    }

    @Test func `equal changes of several variants are one finding that names them all`() throws {
        let project = try MatrixProject()
        _ = try project.recordSmoke()
        // The icon of the label, in one of the two scenes that have it: as large in every language.
        try project.replace(#""symbol": "moon.stars""#, with: #""symbol": "bell""#, in: "Ticket.scene.json")
        var findings = GoldenFindings(folder: "")
        var changed: [String] = []
        _ = try project.run("smoke").verify { result in
            findings.add(result.outcome)
            if result.outcome.status != .passed { changed.append(result.outcome.name) }
        }
        let languages = ["ar", "ar-EG", "de", "en", "en+double", "en+rtl", "fa", "he", "hi", "hi-u-nu-deva"].map {
            $0 + "_w320"
        }.sorted()
        #expect(changed.sorted() == languages.map { "Ticket/" + $0 })
        let finding = try #require(findings.diagnostics.first)
        #expect(finding.variants.sorted() == changed.sorted())
        #expect(finding.message.contains("moon.stars") && finding.message.contains("bell"))
        #expect(finding.message.hasSuffix("(the same in 10 variants)"))
    }
}
