import Foundation
import MizanDocument
import TestSupport
import Testing

@testable import MizanCLI

/// What `mizan audit` writes besides its words, and the audits of golden runs and previews.
@Suite struct AuditReportTests {
    /// A word that is broken, and a text whose contrast is a warning.
    private static let scene = ##"""
        { "schema": 1, "proposal": { "width": 200 }, "view": { "VStack": [
          { "Text": { "verbatim": "ERWACHSENE" }, "id": "word", "modifiers": [{ "hyphenation": "manual" }, { "frame": { "maxWidth": 50 } }] },
          { "Text": { "verbatim": "Sold out" }, "id": "pale", "modifiers": [{ "foregroundStyle": "#8a8a8a" }] } ] } }
        """##

    private static func folder(_ scene: String = scene) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(scene, to: "fare.scene.json")
        return folder
    }

    @Test func `a page with a marked picture of each finding, the worst first`() throws {
        let folder = try Self.folder()
        let run = CommandLineRun("audit", folder.path + "/fare.scene.json", "--report", folder.path + "/report")
        #expect(run.code == 1)
        #expect(run.text.hasSuffix("1 scene, 1 error, 1 warning; report: \(folder.path)/report/index.html\n"))
        let page = try folder.text(of: "report/index.html")
        #expect(page.contains("1 low-contrast, 1 word-broken"))
        for word in ["Why", "Fix", "1.png", "2.png", "en, en+rtl"] { #expect(page.contains(word), "\(word)") }
        let error = try #require(page.range(of: "word-broken <code>"))
        let warning = try #require(page.range(of: "low-contrast <code>"))
        #expect(error.lowerBound < warning.lowerBound)
        #expect(try Array(SourceFile.read(folder.path + "/report/1.png").bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        // The folder is the report's own, and its files are replaced.
        #expect(
            CommandLineRun("audit", folder.path + "/fare.scene.json", "--report", folder.path + "/report").code == 1)
        let other = CommandLineRun("audit", folder.path + "/fare.scene.json", "--report", folder.path)
        #expect(other.code == 2 && other.error.contains("[report-folder]"))
    }

    @Test func `files for a CI system`() throws {
        let folder = try Self.folder()
        let file = folder.path + "/fare.scene.json"
        let run = CommandLineRun(
            "audit", file, "--sarif", folder.path + "/a.sarif", "--junit", folder.path + "/a.xml", "--github")
        #expect(run.code == 1)
        #expect(run.text.hasPrefix("::error file=\(file),line=2"))
        #expect(run.text.contains("::warning "))
        let sarif = try JSONValue.parse(SourceFile.read(folder.path + "/a.sarif").bytes, file: "", comments: false)
        let results = try sarif.member("runs").array()[0].member("results").array()
        #expect(try results.map { try $0.member("ruleId").string() } == ["word-broken", "low-contrast"])
        // A warning fails no test, but with --strict.
        #expect(try folder.text(of: "a.xml").contains(#"tests="1" failures="1""#))
        let strict = CommandLineRun("audit", file, "--junit", "-", "--strict")
        #expect(strict.text.contains(#"tests="2" failures="2""#))
        #expect(CommandLineRun("audit", file, "--junit", "-", "--json").code == 2)
    }

    @Test func `what is lost in larger letters is said where it is asked for`() throws {
        let folder = try Self.folder(
            #"{ "schema": 1, "proposal": { "width": 130 }, "view": { "Text": { "verbatim": "ERWACHSENE" }, "id": "word", "modifiers": [{ "hyphenation": "manual" }] } }"#
        )
        let file = folder.path + "/fare.scene.json"
        #expect(CommandLineRun("audit", file).text == "1 scene, no findings\n")
        let grown = CommandLineRun("audit", file, "--growth")
        #expect(grown.code == 1)
        #expect(grown.text.contains("en_accessibility2") && grown.text.contains("[word-broken]"))
    }

    @Test func `what the scene allows is no finding, and what nothing needs is one`() throws {
        let allowed =
            String(Self.scene.trimmingCharacters(in: .whitespacesAndNewlines).dropLast(1))
            + #", "allow": [{ "rule": "word-broken", "node": "word", "why": "A sample." }] }"#
        let sample = try Self.folder(allowed)
        let run = CommandLineRun("audit", sample.path, "--rule", "word-broken")
        #expect(run.code == 0)
        let idle = allowed.replacing("word-broken", with: "number-broken")
        let folder = try Self.folder(idle)
        #expect(CommandLineRun("audit", folder.path).text.contains("[allowance-unused]"))
        let unsaid = try Self.folder(allowed.replacing("A sample.", with: " "))
        let silent = CommandLineRun("audit", unsaid.path)
        #expect(silent.code == 2 && silent.error.contains("without a reason"))
    }

    @Test func `a golden run with an audit fails where something is found, and says it in its report`() throws {
        let folder = try Self.folder()
        try folder.write(
            #"{ "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["**"], "locales": ["en", "de"] } } }"#,
            to: "Goldens/goldens.json")
        let goldens = folder.path + "/Goldens"
        let recorded = CommandLineRun(["golden", "record", "--goldens", goldens], environment: [:])
        #expect(recorded.code == 0 || recorded.code == 1, "\(recorded.error)")
        let plain = CommandLineRun(["golden", "verify", "--goldens", goldens], environment: [:])
        let audited = CommandLineRun(
            ["golden", "verify", "--goldens", goldens, "--audit", "--junit", folder.path + "/a.xml"], environment: [:])
        #expect(!plain.text.contains("word-broken"))
        #expect(audited.code == 1)
        #expect(audited.text.contains("[word-broken]"))
        #expect(audited.text.contains("audit: 1 error, 1 warning"))
        #expect(try folder.text(of: "a.xml").contains("word-broken"))
    }

    @Test func `a preview says the worst by itself, on its page too`() throws {
        let folder = try Self.folder()
        let file = folder.path + "/fare.scene.json"
        let run = CommandLineRun("preview", file, "-o", folder.path + "/fare.png")
        #expect(run.code == 0)
        #expect(run.error.contains("[word-broken]") && !run.error.contains("low-contrast"))
        _ = CommandLineRun("preview", file, "-o", folder.path + "/fare.html")
        #expect(try folder.text(of: "fare.html").contains("[word-broken]"))
    }
}
