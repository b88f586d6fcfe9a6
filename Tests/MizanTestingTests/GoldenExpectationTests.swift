import Foundation
import Mizan
import MizanDecoders
import MizanReports
import TestSupport
import Testing

@testable import MizanTesting

/// What an expectation says of a view and its goldens, whatever library asks.
struct GoldenExpectationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func expectation(
        _ variants: GoldenVariants = ["en", "ar", "he_w320"], pictures: GoldenPictures? = nil,
        recording: GoldenRecording? = nil,
        expectNoEffect: [GoldenPlan.NoEffect] = [], allowing: [GoldenPlan.Allowance] = [], name: String = "Ticket",
        isLocalized: Bool = true,
        goldens: String? = nil
    ) throws -> GoldenExpectation {
        GoldenExpectation(
            name: name, variants: variants, strings: isLocalized ? try Ticket.strings() : [], pictures: pictures,
            expectNoEffect: expectNoEffect, allowances: allowing, folder: goldens, recording: recording,
            testFile: folder.path + "/TicketTests.swift")
    }

    private func verdict(
        _ expectation: GoldenExpectation, of view: Ticket = Ticket(), variables: [String: String] = [:],
        environment: (inout EnvironmentValues) throws -> Void = { _ in }
    ) -> GoldenVerdict {
        GoldenRecording.$variables.withValue(variables) { expectation.verdict(of: view, environment: environment) }
    }

    private func record(_ variants: GoldenVariants = ["en", "ar", "he_w320"], pictures: GoldenPictures? = nil) throws {
        let failure = try verdict(expectation(variants, pictures: pictures, recording: .all)).failure
        try #require(failure?.contains("recorded; look at what is new") == true, "\(failure ?? "")")
    }

    private func lines(_ verdict: GoldenVerdict) -> [String] { verdict.failure?.components(separatedBy: "\n") ?? [] }

    @Test func `goldens lie beside the test's file, and pass when nothing changed`() throws {
        try record()
        #expect(try folder.names == ["Goldens"])
        let tree = try folder.text(of: "Goldens/Ticket/ar.tree")
        #expect(tree.contains("variant Ticket ar rtl"))
        #expect(tree.contains("\"تذكرتك\""))
        #expect(tree.contains("مقاعد"))
        #expect(try folder.text(of: "Goldens/Ticket/he_w320.tree").contains("size 320x"))
        #expect(try verdict(expectation()).failure == nil)
        #expect(try verdict(expectation()).attachments.isEmpty)
    }

    @Test func `another folder counts from the test's file, an absolute one as it is`() throws {
        #expect(try expectation(goldens: "../Snapshots").goldensFolder.hasSuffix("/Snapshots"))
        #expect(try expectation(goldens: "/x/y").goldensFolder == "/x/y")
        #expect(try expectation().goldensFolder == folder.path + "/Goldens")
    }

    @Test func `a missing golden says how to record, and shows what would be recorded`() throws {
        let verdict = try verdict(expectation(["ar"]))
        #expect(
            lines(verdict) == [
                "Ticket: 1 variant checked: 1 missing",
                "Goldens/Ticket/ar.tree: error: there is no golden; run the test with MIZAN_RECORD_GOLDENS=missing, and "
                    + "look at it [golden-missing]",
            ])
        // What draws nothing has no picture to show.
        #expect(verdict.attachments.map(\.kind) == ["actual.tree"])
        #expect(
            try self.verdict(expectation(["ar"], pictures: .png)).attachments.map(\.kind) == [
                "actual.tree", "actual.png",
            ])
        #expect(try folder.names.isEmpty)
    }

    @Test func `a change is said once, its cause first, with the variants that have it`() throws {
        try record(pictures: .png)
        let verdict = try verdict(expectation(pictures: .png), of: Ticket(spacing: 12))
        let lines = lines(verdict)
        #expect(lines.first == "Ticket: 3 variants checked, 3 with a picture: 3 differ")
        #expect(lines.dropFirst().first?.contains("(the same in 3 variants) [golden-differs]") == true, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("Goldens/Ticket/en.tree: error: ") })
        #expect(lines.contains("variants: en, ar, he_w320"))
        #expect(
            verdict.attachments.prefix(6).map { $0.fileName(of: "Ticket") } == [
                "Ticket-en.expected.tree", "Ticket-en.actual.tree", "Ticket-en.tree.diff", "Ticket-en.expected.png",
                "Ticket-en.actual.png", "Ticket-en.difference.png",
            ])
        #expect(verdict.attachments.count == 18)
        let files = Dictionary(
            uniqueKeysWithValues: verdict.attachments.map { ($0.fileName(of: "Ticket"), $0.bytes) })
        #expect(try files["Ticket-ar.expected.tree"] == Array(folder.data(of: "Goldens/Ticket/ar.tree")))
        #expect(try files["Ticket-ar.expected.png"] == Array(folder.data(of: "Goldens/Ticket/ar.png")))
        let (old, now) = (
            try PNGDecoder.decode(files["Ticket-ar.expected.png"] ?? []),
            try PNGDecoder.decode(files["Ticket-ar.actual.png"] ?? [])
        )
        #expect(now.height == old.height + 8)
        let difference = String(decoding: files["Ticket-ar.tree.diff"] ?? [], as: UTF8.self)
        #expect(difference.hasPrefix("@@ "))
        #expect(difference.contains("\n+"))
        // A verdict writes nothing.
        #expect(try self.verdict(expectation(pictures: .png)).failure == nil)
    }

    @Test func `other versions alone pass, unless they are to be exact; newer ones aren't recorded`() throws {
        try record()
        func change(_ version: String) throws {
            let file = "Goldens/Ticket/ar.tree"
            let text = try folder.text(of: file).replacing(/fribidi [0-9.]+/, with: "fribidi " + version)
            try folder.write(text, to: file)
        }
        try change("0.1")
        #expect(try verdict(expectation()).failure == nil)
        var exact = try expectation()
        exact.exactVersions = true
        let lines = lines(verdict(exact))
        #expect(lines.first == "Ticket: 3 variants checked: 1 differs in versions only")
        #expect(
            lines.dropFirst().first?.hasPrefix(
                "Goldens/Ticket: error: 1 golden is of other versions: fribidi 0.1 → ") == true, "\(lines)")
        #expect(lines.dropFirst().first?.contains("run the test with MIZAN_RECORD_GOLDENS=versions") == true)
        #expect(try verdict(expectation(recording: .versions)).failure?.contains("1 file recorded") == true)
        try change("99.9")
        let refused = try verdict(expectation(recording: .all)).failure ?? ""
        #expect(refused.contains("the golden is newer than what would record it: fribidi 99.9 → "), "\(refused)")
        #expect(try folder.text(of: "Goldens/Ticket/ar.tree").contains("fribidi 99.9"))
    }

    @Test func `a variant without effect fails, unless the reason is given`() throws {
        let variants: GoldenVariants = ["en", "en_w320", "de"]
        let recorded = try verdict(expectation(variants, recording: .missing)).failure
        #expect(recorded?.contains("[variant-without-effect]") == true)
        let lines = try lines(verdict(expectation(variants)))
        #expect(lines.first == "Ticket: 3 variants checked: 1 without the expected effect")
        #expect(
            lines.contains {
                $0.hasPrefix("Goldens/Ticket/de.tree: error: ")
                    && $0.hasSuffix("localize the view, or give the reason in expectNoEffect: [variant-without-effect]")
            }, "\(lines)")
        #expect(!lines.contains { $0.contains("MIZAN_RECORD_GOLDENS") })
        let german = GoldenPlan.NoEffect(GoldenPlan.Filter(locales: ["de"]), why: "not translated yet")
        #expect(try verdict(expectation(variants, expectNoEffect: [german])).failure == nil)
        // A reason that is not needed any more is said.
        try record(["en", "ar"])
        let arabic = GoldenPlan.NoEffect(GoldenPlan.Filter(locales: ["ar"]), why: "not translated yet")
        let failure = try verdict(expectation(["ar"], expectNoEffect: [arabic])).failure
        #expect(failure?.contains("take it out of expectNoEffect: [no-effect-expected]") == true)
    }

    @Test func `right to left without effect fails too`() throws {
        // Nothing of it has a side.
        let view = Color.red.frame(width: 40, height: 40)
        let expectation = try expectation(["en", "en+rtl"], recording: .all)
        _ = GoldenRecording.$variables.withValue([:]) { expectation.verdict(of: view) { _ in } }
        let verdict = try GoldenRecording.$variables.withValue([:]) {
            try self.expectation(["en", "en+rtl"]).verdict(of: view) { _ in }
        }
        #expect(lines(verdict).first == "Ticket: 2 variants checked: 1 without the expected effect")
    }

    @Test func `a golden that no variant uses fails`() throws {
        try record()
        let lines = try lines(verdict(expectation(["en", "ar"])))
        #expect(lines.first == "Ticket: 2 variants checked: 1 unused golden")
        #expect(lines.contains { $0.hasPrefix("Goldens/Ticket/he_w320.tree: error: no variant") })
        var parameterized = try expectation(["en"])
        parameterized.looksForUnused = false
        #expect(verdict(parameterized).failure == nil)
    }

    @Test func `a key that no table has fails, is not recorded, and can be allowed with a reason`() throws {
        let view = Ticket(title: "Your receipt")
        let failed = try verdict(expectation(["en", "ar"], recording: .all), of: view)
        #expect(try folder.names.filter { $0 != "Goldens" } == [])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Goldens/Ticket"))
        #expect(
            lines(failed).dropFirst() == [
                "Ticket: 2 variants checked: 2 lack something that they show",
                "Goldens/Ticket/en.tree: error: the table “Localizable” has no string “Your receipt” (in title) (the same in 2 "
                    + "variants); add it there, or say a default value [unknown-string]",
                "variants: en, ar",
                "fix what isn't there before it is recorded, or give the reason in allowing:",
            ])
        let allowed = [GoldenPlan.Allowance(rule: "unknown-string", key: "Your receipt", why: "a draft")]
        _ = try verdict(expectation(["en", "ar"], recording: .all, allowing: allowed), of: view)
        #expect(try verdict(expectation(["en", "ar"], allowing: allowed), of: view).failure == nil)
        let unneeded = try verdict(expectation(["en", "ar"], allowing: allowed)).failure
        #expect(unneeded?.contains("nothing that “allow” fits is unknown-string of “Your receipt” (a draft)") == true)
    }

    @Test func `what is missing is recorded, what differs stays`() throws {
        try record(["en"])
        let before = try folder.text(of: "Goldens/Ticket/en.tree")
        let verdict = try verdict(
            expectation(["en", "ar"], pictures: .png), of: Ticket(spacing: 12),
            variables: ["MIZAN_RECORD_GOLDENS": "missing"])
        let lines = lines(verdict)
        #expect(
            lines.first
                == "Ticket: 2 files recorded; look at what is new, then run without MIZAN_RECORD_GOLDENS")
        #expect(lines.contains("wrote Goldens/Ticket/ar.tree"))
        #expect(lines.contains("wrote Goldens/Ticket/ar.png"))
        #expect(lines.contains { $0.hasPrefix("Goldens/Ticket/en.tree: error: ") })
        #expect(try folder.text(of: "Goldens/Ticket/en.tree") == before)
        #expect(try folder.names == ["Goldens"])
        #expect(
            try !FileManager.default.contentsOfDirectory(atPath: folder.path + "/Goldens/Ticket").contains("en.png"))
    }

    @Test func `recording by the variable passes when nothing was written, recording in code never does`() throws {
        try record()
        #expect(try verdict(expectation(), variables: ["MIZAN_RECORD_GOLDENS": "1"]).failure == nil)
        #expect(
            try verdict(expectation(recording: .all)).failure
                == "Ticket records its goldens, which are as they were; take the recording out of the test")
        // What the code says goes before the variable.
        #expect(try verdict(expectation(recording: .never), variables: ["MIZAN_RECORD_GOLDENS": "1"]).failure == nil)
        #expect(
            try verdict(expectation(recording: .never), of: Ticket(seats: 4), variables: ["MIZAN_RECORD_GOLDENS": "1"])
                .failure?.contains("differ") == true)
    }

    @Test(arguments: [("CI", "true"), ("CI", "1"), ("CI", "woodpecker")])
    func `nothing is recorded in a CI job`(variable: String, value: String) throws {
        let failure = try verdict(
            expectation(), variables: ["MIZAN_RECORD_GOLDENS": "1", variable: value]
        ).failure
        #expect(failure?.contains("[ci]") == true)
        #expect(failure?.contains("--allow-ci") == false)
        #expect(try folder.names.isEmpty)
        #expect(try verdict(expectation(recording: .all), variables: [variable: value]).failure == failure)
    }

    @Test func `variants come from a list, from every combination of values, or from a plan`() throws {
        func names(_ variants: GoldenVariants) throws -> [String] {
            try variants.resolved(name: "Ticket", folder: folder.path + "/Goldens", hasPictures: false).cases
                .map(\.variant.name)
        }
        #expect(try names(["he_dark@3x", "en", "en"]) == ["he_dark@3x", "en"])
        #expect(try names(.init([Variant(locale: "ar", direction: .leftToRight)])) == ["ar_ltr"])
        #expect(
            try names(.every(locales: ["en", "ar"], pseudo: [[], [.double]], widths: [320, nil]))
                == ["ar", "ar+double", "ar+double_w320", "ar_w320", "en", "en+double", "en+double_w320", "en_w320"])
        try folder.write(
            """
            { "schema": 1, "scenes": "..", "default": "smoke", "sets": {
              "smoke": { "scenes": ["**"], "locales": ["en", "de"], "pictures": { "locales": ["de"] } },
              "other": { "scenes": ["**"], "locales": ["he"] } },
              "expectNoEffect": [{ "locale": "de", "why": "not translated yet" }] }
            """, to: "Goldens/goldens.json")
        #expect(try names(.set("other")) == ["he"])
        let set = try GoldenVariants.set(nil).resolved(
            name: "Ticket", folder: folder.path + "/Goldens", hasPictures: false)
        #expect(set.cases.map(\.hasPicture) == [true, false])
        #expect(set.expectNoEffect.map(\.why) == ["not translated yet"])
        #expect(
            try GoldenVariants.set(nil).resolved(
                name: "Ticket", folder: folder.path + "/Goldens", hasPictures: true
            ).cases.map(\.hasPicture) == [true, false])
        _ = try verdict(expectation(.set("smoke"), pictures: .png, recording: .all))
        #expect(try verdict(expectation(.set("smoke"), pictures: .png)).failure == nil)
    }

    @Test func `a set that asks for pictures says who draws them`() throws {
        try folder.write(
            """
            { "schema": 1, "scenes": "..", "sets": { "a": {
              "scenes": ["**"], "locales": ["en", "ar"], "pictures": { "locales": ["ar"] } } } }
            """, to: "Goldens/goldens.json")
        let lines = try lines(verdict(expectation(.set("a"), recording: .all)))
        #expect(
            lines.contains(
                "mizan: error: a picture is asked for, and nothing here draws any; import MizanReports and pass pictures: "
                    + ".png, or ask for no picture [pictures-missing]"), "\(lines)")
        // The others are recorded.
        #expect(lines.contains("wrote Goldens/Ticket/en.tree"), "\(lines)")
    }

    @Test(arguments: [
        (["xx_w"], "no variant is named “xx_w”"), ([], "there is no variant to compare"),
    ])
    func `variants that are none are said`(names: [String], words: String) throws {
        var expectation = try expectation()
        expectation.variants = names.isEmpty ? GoldenVariants([]) : ["xx_w"]
        #expect(verdict(expectation).failure?.contains(words) == true)
    }

    @Test(arguments: ["../Ticket", "", "a//b", "/etc/x", ".hidden", "a/.."])
    func `a name can't leave the folder`(name: String) throws {
        let failure = try verdict(expectation(recording: .all, name: name)).failure
        #expect(failure?.contains("[golden-name]") == true)
        #expect(FailureFolder(goldens: folder.path + "/Goldens", name: name) == nil)
        #expect(try folder.names.isEmpty)
    }

    @Test func `the environment is the variant's, and the test may change it`() throws {
        try record(["en"])
        let failure = try verdict(expectation(["en"])) { $0.dynamicTypeSize = .accessibility3 }.failure
        #expect(failure?.contains("1 differs") == true)
        struct Broken: Error {}
        let broken = try verdict(expectation(["en"])) { _ in throw Broken() }.failure
        #expect(broken?.contains("1 can't be laid out") == true)
        #expect(broken?.contains("Broken") == true)
    }

    @Test func `an error of the view is said, not thrown`() throws {
        let view = Text("a").id(ViewIdentifier("no name"))
        let failure = try GoldenRecording.$variables.withValue([:]) {
            try expectation(["en"]).verdict(of: view) { _ in }.failure
        }
        #expect(failure?.contains("no name") == true)
        #expect(failure?.contains("1 can't be laid out") == true)
    }

    @Test func `where a library keeps no attachments they lie in a folder that goes when all is well`() throws {
        try record()
        let failures = try #require(FailureFolder(goldens: folder.path + "/Goldens", name: "Ticket"))
        let path = try failures.write(verdict(expectation(), of: Ticket(spacing: 12)).attachments)
        #expect(path == folder.path + "/Goldens/.failures/Ticket")
        #expect(try folder.text(of: "Goldens/.failures/.gitignore") == "*\n")
        #expect(try folder.text(of: "Goldens/.failures/Ticket/ar.tree.diff").contains("@@ "))
        // Not a golden, and no folder of one.
        #expect(try verdict(expectation()).failure == nil)
        failures.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Goldens/.failures"))
    }
}
