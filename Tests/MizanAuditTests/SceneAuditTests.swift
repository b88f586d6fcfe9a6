import Foundation
import MizanAudit
import MizanBase
import MizanScenes
import TestSupport
import Testing

/// Findings of scenes: their places, their variants, and the table of rules.
@Suite struct SceneAuditTests {
    @Test func `what several variants show is one finding, at the place of the nearest id`() throws {
        let view = #"""
            { "VStack": [
                { "HStack": [{ "Image": "chevron.forward" }], "id": "row" },
                { "Image": "chevron.forward", "id": "next" },
                { "Image": "chevron.forward" } ] }
            """#
        let findings = try AuditFixture.findings(
            view, images: ["chevron.forward": .fixed], arabic: ["a": "أ"])
        #expect(findings.map(\.nodePath) == ["row/Image", "next", "VStack/Image"])
        #expect(
            findings.map(\.place) == [
                SourcePlace(file: "test.scene.json", line: 4, column: 57),
                SourcePlace(file: "test.scene.json", line: 5, column: 41),
                nil,
            ])
        #expect(findings.map(\.file) == [nil, nil, "test.scene.json"])
        #expect(findings.allSatisfy { $0.variants == ["en+rtl", "ar"] })
    }

    @Test func `every rule has a name of its own and says what, why and what to do`() {
        let names = AuditRules.all.map(\.name)
        #expect(Set(names).count == names.count)
        for rule in AuditRules.all {
            #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" })
            let words = rule.description
            for text in [words.summary, words.reason, words.fix] {
                #expect(!text.isEmpty && !text.hasSuffix("."), "\(rule.name)")
            }
            #expect(AuditRules.all.named(rule.name)?.description == words)
        }
        #expect(AuditRules.all.named("none") == nil)
    }

    @Test func `only the rules that are asked for`() throws {
        let view = #"{ "HStack": [{ "Image": "chevron.forward" }, { "Image": { "symbol": "chevron.left" } }] }"#
        let rule = try #require(AuditRules.all.named("physical-name"))
        let findings = try AuditFixture.findings(view, images: ["chevron.forward": .fixed], rules: [rule])
        #expect(findings.map(\.rule) == ["physical-name"])
    }

    /// Every scene of the repository, in the variants that an audit takes by itself: what is meant is allowed there.
    @Test func `the examples read rightly`() async throws {
        let folder = Checkout.file("Examples").resolvingSymlinksInPath().path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        let files = try #require(names).filter { $0.hasSuffix(".scene.json") }.sorted()
        #expect(files.count > 40)
        let fonts = try AuditFixture.allFonts.get()
        try await withThrowingTaskGroup { group in
            for file in files {
                group.addTask {
                    let scene = try Scene(path: "\(folder)/\(file)")
                    return (file, try scene.auditFindings(fonts: fonts))
                }
            }
            for try await (file, findings) in group {
                #expect(findings.map { "\($0.rule) \($0.nodePath ?? "")" } == [], "\(file)")
            }
        }
    }
}
