import Foundation
import TestSupport
import Testing

/// `mizan export`: a scene in the first form that is accepted.
@Suite struct ExportCommandTests {
    private static let invoice = Checkout.root.path + "/Examples/Invoice/Invoice.scene.json"
    private static let scene = #"{ "schema": 1, "view": { "Text": { "verbatim": "سلام" } } }"#

    private func run(_ arguments: String...) throws -> CommandLineRun {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "A.scene.json")
        return CommandLineRun(["export", folder.path + "/A.scene.json"] + arguments)
    }

    @Test(arguments: [
        ("application/pdf", "%PDF-1.4"), ("image/svg+xml;q=0.5, image/png;q=0", "<svg"), (".png", "\u{FFFD}PNG"),
        ("text/plain", "سلام\n"), ("dev.mizan.render-tree, .pdf", "{"), ("public.html", "<!"), (".tree", "mizan"),
        ("dev.mizan.scene", #"{ "schema": 1,"#), ("*/*", "{"),
    ])
    func `the first form that is accepted is written`(accept: String, beginning: String) throws {
        let run = try run("--accept", accept)
        #expect(run.code == 0, "\(run.error)")
        #expect(run.text.lowercased().hasPrefix(beginning.lowercased()))
    }

    @Test(arguments: [
        (
            ["--accept", "image/gif"],
            "accept one of dev.mizan.render-tree, com.adobe.pdf, public.svg-image, public.png"
        ),
        (["--accept", "audio/mpeg"], "the scene can't be handed over as public.mp3"),
        (["--accept", "application/x-none"], "is unknown"), (["--accept", "text/plain;q=2"], "is no quality"),
        ([], "--accept"), (["--accept", ".pdf", "--page-size", "a99"], "is no size of a page"),
        (["--accept", ".pdf", "--page-size", "0x10"], "are no page"),
        (["--accept", ".pdf", "--margin", "3"], "is for paper"),
        (["--accept", ".pdf", "--page-size", "a4", "--width", "600"], "the page has 523.0 between its margins"),
        (["--accept", ".png", "--locale", "en", "--locale", "ar"], "accept one of com.adobe.pdf"),
    ])
    func `what can't be handed over is said`(arguments: [String], words: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "A.scene.json")
        let run = CommandLineRun(["export", folder.path + "/A.scene.json"] + arguments)
        #expect(run.code == 2)
        #expect(run.error.contains(words), "\(run.error)")
        #expect(run.standard.isEmpty)
    }

    /// The table of headers in the article *Transfer*: what a client sends, and the form that it gets.
    private static let headers: [(header: String, form: String)] = {
        let article = try? String(
            contentsOf: Checkout.root.appendingPathComponent("Sources/Mizan/Mizan.docc/Transfer.md"), encoding: .utf8)
        let lines = (article ?? "").split(separator: "\n").drop { $0 != "| client | `Accept` | form |" }.dropFirst(2)
        return lines.prefix { $0.hasPrefix("|") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return (cells[1].trimmingCharacters(in: ["`"]), cells[2])
        }
    }()

    @Test(arguments: headers)
    func `a client gets the form that the table of headers names`(header: String, form: String) throws {
        let beginnings = ["HTML": "<!doctype html>", "SVG": "<svg", "PNG": "\u{FFFD}png", "JSON": "{", "words": "سلام"]
        let beginning = try #require(beginnings[form])
        let run = try run("--accept", header)
        #expect(run.code == 0, "\(run.error)")
        #expect(run.text.lowercased().hasPrefix(beginning))
    }

    @Test func `the table of headers is found`() {
        #expect(Self.headers.count == 12)
    }

    @Test func `a folder gets a file named after the scene`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "A.scene.json")
        let run = CommandLineRun(
            "export", folder.path + "/A.scene.json", "--accept", "image/svg+xml", "-o", folder.path)
        #expect(run.code == 0)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/A.svg"))
    }

    @Test(arguments: ["ar", "he"])
    func `an invoice of 120 lines is pages with all its lines`(locale: String) throws {
        let pdf = CommandLineRun(
            "export", Self.invoice, "--accept", "application/pdf", "--locale", locale, "--page-size", "a4")
        #expect(pdf.code == 0 && pdf.error.isEmpty, "\(pdf.error)")
        #expect(String(decoding: pdf.standard, as: Unicode.ASCII.self).contains("/Count 4"))
        // In a height that it doesn't have it takes pages too, and loses nothing.
        let high = CommandLineRun(
            "preview", Self.invoice, "--locale", locale, "--height", "842", "--format", "pdf", "-o", "-")
        #expect(String(decoding: high.standard, as: Unicode.ASCII.self).contains("/Count 4"))
    }

    @Test func `preview writes the same bytes as export`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "A.scene.json")
        let scene = folder.path + "/A.scene.json"
        for ending in ["json", "pdf", "svg", "png", "txt", "tree"] {
            let preview = CommandLineRun("preview", scene, "--format", ending, "-o", "-")
            #expect(preview.standard == CommandLineRun("export", scene, "--accept", "." + ending).standard, "\(ending)")
            #expect(preview.code == 0 && !preview.standard.isEmpty)
        }
    }
}
