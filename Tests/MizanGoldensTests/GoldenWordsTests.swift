import GoldenProjects
import MizanBase
import TestSupport
import Testing

@testable import MizanGoldens

/// Words of an author from which nothing followed, and goldens of an older form.
@Suite struct GoldenWordsTests {
    @Test func `words that changed alone are a note that fails nothing, and are recorded`() throws {
        let project = try SmallProject()
        _ = try project.run().record()
        try project.folder.write(
            #"{ "schema": 1, "view": { "Text": "Plain", "id": "plain", "modifiers": [{ "lineLimit": 3 }] } }"#,
            to: "Plain.scene.json")
        var findings = GoldenFindings(folder: "")
        let summary = try project.run().verify { findings.add($0.outcome) }
        #expect(summary.isPassed)
        let notes = findings.diagnostics.filter { $0.rule == "words-differ" }
        #expect(notes.map(\.severity) == [.note])
        #expect(notes.first?.message.hasPrefix("plain with lineLimit 3") == true, "\(notes.map(\.message))")
        #expect(try project.run().record().written.filter { $0.hasSuffix(".tree") }.count == 2)
        #expect(try project.run().record().written == [])
    }

    @Test func `a golden of an older form says so, and what to do`() throws {
        let project = try SmallProject()
        _ = try project.run().record()
        let golden = String(decoding: try project.folder.data(of: "Goldens/Plain/en.tree"), as: UTF8.self)
        try project.folder.write(golden.replacing("mizan-tree 2", with: "mizan-tree 1"), to: "Goldens/Plain/en.tree")
        var findings = GoldenFindings(folder: "")
        let summary = try project.run().verify { findings.add($0.outcome) }
        #expect(!summary.isPassed)
        #expect(findings.diagnostics.map(\.rule) == ["golden-form"])
        #expect(findings.diagnostics.first?.fix?.contains("golden record") == true)
    }
}
