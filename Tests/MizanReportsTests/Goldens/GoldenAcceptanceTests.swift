import Foundation
import GoldenProjects
import MizanBase
import MizanDocument
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// A report that was looked at becomes goldens, and nothing else does.
@Suite(.serialized) struct GoldenAcceptanceTests {
    private func rules(_ body: () throws -> Void) -> [String] {
        do {
            try body()
            return []
        } catch let error as DiagnosticError {
            return error.diagnostics.map(\.rule)
        } catch { return ["\(error)"] }
    }

    @Test func `what is accepted verifies, byte for byte as a recording`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let report = try project.report()
        let one = try GoldenAcceptance(report, into: project.goldens).accept(.fitting(["Forecast/ar_w320"]))
        #expect(
            one.written == ["ar_w320.tree", "ar_w320.png"].map { project.goldens + "/Forecast/" + $0 })
        let rest = try GoldenAcceptance(report, into: project.goldens).accept(.all)
        #expect(
            rest.written.map { ($0 as NSString).lastPathComponent } == ["en_w320.tree", "he_w320.tree", "he_w320.png"])
        #expect(rest.unchanged == 2)
        let accepted = try project.files("Goldens")
        #expect(try project.run().verify().isPassed)
        #expect(try project.run().record().written == [])
        #expect(try project.files("Goldens") == accepted)
    }

    @Test func `a golden that changed since is not overwritten, and nothing else is written`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let report = try project.report()
        try project.change("mizan-tree", to: "mizan-tree ", in: "Goldens/Forecast/he_w320.tree")
        let before = try project.files("Goldens")
        #expect(rules { _ = try GoldenAcceptance(report, into: project.goldens).accept(.all) } == ["report-stale"])
        #expect(try project.files("Goldens") == before)
        try FileManager.default.removeItem(atPath: project.goldens + "/Forecast/he_w320.tree")
        #expect(rules { _ = try GoldenAcceptance(report, into: project.goldens).accept(.all) } == ["report-stale"])
        let result = try GoldenAcceptance(report, into: project.goldens).accept(.fitting(["*/ar_w320", "Forecast/e*"]))
        #expect(result.written.count == 3)
    }

    @Test func `a golden of a newer engine is not overwritten`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let file = "Goldens/Forecast/he_w320.tree"
        try project.change("harfbuzz ", to: "harfbuzz 99.", in: file)
        let before = try project.files("Goldens")
        let acceptance = GoldenAcceptance(try project.report(), into: project.goldens)
        #expect(rules { _ = try acceptance.accept(.all) } == ["golden-newer"])
        #expect(try project.files("Goldens") == before)
        #expect(try acceptance.accept(.fitting(["*/ar_w320"])).written.count == 2)
        try project.change("harfbuzz 99.", to: "harfbuzz 0.", in: file)
        let older = GoldenAcceptance(try project.report(), into: project.goldens)
        #expect(try older.accept(.all).written.count == 3)
    }

    @Test func `new goldens are accepted, and a scene with an error is not`() throws {
        let project = try ReportedProject()
        for golden in ["Mail/he_w320.tree", "Mail/he_w320.png", "Mail/ar_w320.png"] {
            try FileManager.default.removeItem(atPath: project.goldens + "/" + golden)
        }
        try project.change("\"Label\"", to: "\"Lable\"", in: "Examples/WatchTip/WatchTip.scene.json")
        let report = try project.report()
        let acceptance = GoldenAcceptance(report, into: project.goldens)
        #expect(rules { _ = try acceptance.accept(.fitting(["WatchTip/ar_w320"])) } == ["report-case"])
        #expect(
            rules { _ = try acceptance.accept(.fitting(["Mail/he_w321", "Nothing/*"])) } == [
                "report-case", "report-case",
            ])
        let result = try acceptance.accept(.all)
        #expect(
            result.written.map { ($0 as NSString).lastPathComponent } == ["ar_w320.png", "he_w320.tree", "he_w320.png"])
        #expect(result.passedOver == ["WatchTip/ar_w320", "WatchTip/en_w320", "WatchTip/he_w320"])
        // There is a golden now that the report knows nothing of.
        try project.folder.write("mizan-tree other", to: "Goldens/Mail/he_w320.tree")
        #expect(rules { _ = try acceptance.accept(.all) } == ["report-stale"])
    }

    @Test func `a report from elsewhere writes nothing but goldens, inside their folder`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let report = try project.report()
        let before = try project.files("Goldens")
        let acceptance = GoldenAcceptance(report, into: project.goldens)
        var hash: ContentHash?
        try report.forEach { if $0.outcome.name == "Forecast/en_w320" { hash = $0.actual.tree } }
        let file = "report/files/\(try #require(hash)).tree"
        let tree = try project.folder.text(of: file)
        // Other bytes under the name of a hash.
        try project.folder.write(tree + "more\n", to: file)
        #expect(rules { _ = try acceptance.accept(.all) } == ["report-damaged"])
        // Bytes that have their hash and are no tree.
        let lines = try project.folder.text(of: "report/report.jsonl")
        let other = Array("#!/bin/sh\n".utf8)
        try project.folder.write(Data(other), to: "report/files/\(ContentHash(of: other)).tree")
        try project.folder.write(
            lines.replacing(try #require(hash).description, with: ContentHash(of: other).description),
            to: "report/report.jsonl")
        #expect(rules { _ = try acceptance.accept(.fitting(["Forecast/en_w320"])) } == ["report-damaged"])
        try project.folder.write(lines, to: "report/report.jsonl")
        try project.folder.write(tree, to: file)
        #expect(try project.files("Goldens") == before)
        // A folder of goldens that is a link, and a golden that is one.
        try FileManager.default.moveItem(
            atPath: project.goldens + "/Forecast", toPath: project.folder.path + "/Elsewhere")
        try project.folder.link("Goldens/Forecast", to: project.folder.path + "/Elsewhere")
        #expect(rules { _ = try acceptance.accept(.all) }.allSatisfy { $0 == "path-outside-root" })
        unlink(project.goldens + "/Forecast")
        try FileManager.default.moveItem(
            atPath: project.folder.path + "/Elsewhere", toPath: project.goldens + "/Forecast")
        #expect(try project.files("Goldens") == before)
        unlink(project.goldens + "/Forecast/en_w320.tree")
        try project.folder.link("Goldens/Forecast/en_w320.tree", to: "/etc/passwd")
        #expect(rules { _ = try acceptance.accept(.all) } == ["path-outside-root"])
    }

    @Test func `marks of a page are taken for its own report only`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let report = try project.report()
        func choice(_ text: String) throws -> GoldenAcceptance.CaseChoice {
            try GoldenAcceptance.marked(in: SourceFile(name: "accepted.json", bytes: Array(text.utf8)), of: report)
        }
        let marks = #"{ "schema": 1, "report": "\#(report.identity)", "cases": ["Forecast/he_w320"] }"#
        let result = try GoldenAcceptance(report, into: project.goldens).accept(choice(marks))
        #expect(result.written.count == 2)
        #expect(rules { _ = try choice(marks.replacing(report.identity.description, with: "x")) } == ["report-case"])
        #expect(rules { _ = try choice("{}") } == ["missing-key"])
        #expect(rules { _ = try choice(marks.replacing("\"cases\"", with: "\"case\"")) } == ["unknown-key"])
        #expect(rules { _ = try choice(marks.replacing(": 1", with: ": 2")) } == ["schema"])
    }
}
