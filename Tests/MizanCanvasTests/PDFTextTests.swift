import Foundation
import MizanBase
import MizanCanvas
import MizanLayout
import MizanRenderTree
import Testing

/// What readers of PDF get back of its text.
struct PDFTextTests {
    /// The text of a file by poppler, without the marks that it adds around what runs from the right.
    private func read(_ pdf: [UInt8]) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("mizan-\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(pdf).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pdftotext", file.path, "-"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let marks = Set("\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{C}".unicodeScalars)
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static let isPopplerHere: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pdftotext", "-v"]
        process.standardError = Pipe()
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test(.enabled(if: isPopplerHere, "pdftotext is missing: Scripts/test installs poppler-utils"))
    func `a ligature of two colours is read as one word`() throws {
        let blue = Color(RGBA(red: 0, green: 0, blue: 255))
        for (start, middle, end) in [("af", "i", "y"), ("of", "f", "ice"), ("سل", "ا", "م")] {
            let tree = try LaidOut.tree(
                Text(verbatim: start) + Text(verbatim: middle).foregroundColor(blue) + Text(verbatim: end))
            #expect(try read(tree.pdf(fonts: LaidOut.fonts())) == [start + middle + end])
        }
    }

    @Test(
        .enabled(if: isPopplerHere, "pdftotext is missing: Scripts/test installs poppler-utils"),
        arguments: [
            // Ligatures, marks, and letters that stand for several glyphs or the other way round.
            ["الاستحقاق والإجمالي", "لا قلمًا شدّة", "الله", "دبّاسة"], ["שָׁלוֹם עולם", "חשבונית מס׳"],
            ["हिन्दी में चालान की राशि", "क्षत्रिय"], ["ใบแจ้งหนี้", "น้ำหนักกี่กิโล"], ["office affluent", "Total €5.50"],
            ["مرحبا"],
        ])
    func popplerGivesBackWhatWasWritten(texts: [String]) throws {
        let tree = try LaidOut.tree(
            texts,
            direction: texts[0].unicodeScalars.contains { (0x590...0x6FF).contains($0.value) }
                ? .rightToLeft : .leftToRight)
        #expect(try read(tree.pdf(fonts: LaidOut.fonts())) == texts)
    }

    @Test(.enabled(if: isPopplerHere, "pdftotext is missing: Scripts/test installs poppler-utils"))
    func everyRowIsOnOnePage() throws {
        let rows = (1...120).map { "שורה \($0)" }
        let tree = try LaidOut.tree(rows, width: 340, direction: .rightToLeft)
        let (pages, cuts) = try PDFDocument.pages(of: tree, fonts: LaidOut.fonts(), paper: .a5)
        #expect(pages.count > 2 && cuts.isEmpty)
        let lines = try read(PDFDocument(pages: pages).data())
        // Poppler writes the number and the space beside it in the order of their places.
        func letters(_ line: String) -> [Character] { line.filter { !$0.isWhitespace }.sorted() }
        #expect(lines.map(letters) == rows.map(letters))
    }

    @Test func theCatalogSaysLanguageAndDirection() throws {
        let tree = try LaidOut.tree(["مرحبا"], direction: .rightToLeft)
        let bytes = try tree.pdf(fonts: LaidOut.fonts(), title: "فاتورة", language: "ar-EG")
        let text = String(decoding: bytes, as: Unicode.ASCII.self)
        #expect(
            text.contains("/Lang (ar-EG)") && text.contains("/Direction /R2L") && text.contains("/DisplayDocTitle true")
        )
        // The update names the table before it, and ends the file.
        let tables = text.components(separatedBy: "startxref\n").dropFirst().map { $0.prefix { $0 != "\n" } }
        #expect(tables.count == 2 && text.contains("/Prev \(tables[0])"))
        for table in tables {
            let place = try #require(Int(table))
            #expect(bytes.dropFirst(place).starts(with: "xref".utf8))
        }
        let plain = try LaidOut.tree(["Hello"]).pdf(fonts: LaidOut.fonts())
        #expect(!String(decoding: plain, as: Unicode.ASCII.self).contains("/Prev"))
    }

    @Test func whatIsWiderThanThePaperIsAnError() throws {
        let tree = try LaidOut.tree(Rectangle().frame(width: 600, height: 20), width: 600)
        #expect(throws: DiagnosticError.self) { try tree.pdf(fonts: LaidOut.fonts(), paper: .a4) }
        #expect(throws: DiagnosticError.self) { try PageSize(Size(width: 50, height: 900), margin: 30) }
        #expect(throws: DiagnosticError.self) { try PageSize(Size(width: .nan, height: 900)) }
    }
}
