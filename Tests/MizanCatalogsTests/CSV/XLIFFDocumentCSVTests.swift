import MizanBase
import Testing

@testable import MizanCatalogs

struct XLIFFDocumentCSVTests {
    private static func document(_ units: [XLIFFUnit]) -> XLIFFDocument {
        XLIFFDocument(files: [
            XLIFFFile(original: "Localizable.xcstrings", sourceLanguage: "en", targetLanguage: "ar", units: units)
        ])
    }

    private static func text(_ units: [XLIFFUnit]) throws -> String {
        String(decoding: try document(units).csv(), as: UTF8.self)
    }

    @Test func aUnitIsARow() throws {
        #expect(
            try Self.text([
                XLIFFUnit(
                    id: "Save", source: "Save", target: .init(text: "حفظ", state: "translated"), note: "A button, short"
                ),
                XLIFFUnit(id: "Open \"%@\"", source: "Open \"%@\"", target: nil),
            ])
                == "\u{FEFF}table,id,source en,target ar,state,comment\r\n"
                + "Localizable.xcstrings,\"Open \"\"%@\"\"\",\"Open \"\"%@\"\"\",,,\r\n"
                + "Localizable.xcstrings,Save,Save,حفظ,translated,\"A button, short\"\r\n")
    }

    private static let texts = [
        "", "a", "a,b", "\"", "\"\"", "a\nb", "a\r\nb", "\r", "\n", "\t", " a ", "=1+1", "+%lld", "-5", "@all", "'=1",
        "''-1", "'a", "'",
        "=HYPERLINK(\"http://x\",\"y\")", "＝1", "\"\u{301}x", "e\u{301}", "\u{200F}مرحبا", "a;b", ",\"\n", "'\t=", "😀",
    ]

    @Test(arguments: texts) func everyTextComesBack(text: String) throws {
        let before = Self.document([
            XLIFFUnit(
                id: text, source: text, target: .init(text: text, state: "translated"),
                note: text.isEmpty ? nil : text),
            XLIFFUnit(id: "kl", source: "l", target: .init(text: text, state: "needs-review-l10n")),
            XLIFFUnit(id: "km", source: "m", target: .init(text: text, state: "translated", qualifier: "leveraged-mt")),
            XLIFFUnit(id: "kn", source: "n"),
        ])
        let bytes = try before.csv()
        let after = try XLIFFDocument(csv: bytes, file: "ar.csv")
        #expect(try after.csv() == bytes)
        #expect(after.files[0].units.count == 4)
        for unit in before.files[0].units {
            let same = try #require(after.files[0].units.first { $0.id.hasSameBytes(as: unit.id) })
            #expect(same.source?.hasSameBytes(as: unit.source ?? "") == true)
            #expect(same.target == unit.target && same.note == unit.note)
        }
    }

    /// What a spreadsheet would run begins with an apostrophe, in every column.
    @Test(arguments: ["=1+1", "+1", "-1", "@a", "\t=1", "＝1"]) func formulasAreNotRun(text: String) throws {
        let csv = try Self.text([
            XLIFFUnit(id: text, source: text, target: .init(text: text, state: "translated"), note: text)
        ])
        let fields = csv.split(separator: "\r\n").last?.split(separator: ",").map { $0.drop { $0 == "\"" } } ?? []
        #expect(fields.filter { $0.hasPrefix("'") }.count == 4)
    }

    @Test func columnsMayBeMovedAndOthersAdded() throws {
        let csv = "id,Mine,target ar,source en,table\nSave,x,حفظ,Save,L.xcstrings\n,,,,\n"
        let unit = try #require(XLIFFDocument(csv: Array(csv.utf8), file: "a.csv").files.first?.units.first)
        #expect(unit.target == .init(text: "حفظ", state: nil) && unit.source == "Save")
    }

    @Test func utf16IsRead() throws {
        let csv = "\u{FEFF}table,id,source en,target ar,state,comment\r\nL,Save,Save,حفظ,,\r\n"
        let bytes = csv.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try XLIFFDocument(csv: bytes, file: "a.csv").files.first?.units.first?.target?.text == "حفظ")
    }

    private static let header = "table,id,source en,target ar,state,comment\n"

    @Test(arguments: [
        ("", 1, 1), ("a,b\n", 1, 1), ("table,id,source,target\n", 1, 1), ("table,id,id,source en,target ar\n", 1, 10),
        (header + "L,a,\"x\n", 2, 5), (header + "L,a,x\"y,z\n", 2, 6), (header + "L,a,\"x\"y,z\n", 2, 8),
        (header + ",a,x,y\n", 2, 1),
        (header + "L,a,x,y,,\nL,a,x,y,,\n", 3, 1), ("table;id;source en;target ar\n", 1, 1),
        (header + String(repeating: ",", count: 300), 2, 256),
    ])
    func brokenFilesAreErrorsWithTheirPlaces(csv: String, line: Int, column: Int) throws {
        let error = #expect(throws: DiagnosticError.self) { try XLIFFDocument(csv: Array(csv.utf8), file: "a.csv") }
        let diagnostic = error?.diagnostics.first
        #expect(diagnostic?.rule == "csv")
        let place = diagnostic?.notes.first?.place ?? diagnostic?.place
        #expect(
            place?.line == line && (diagnostic?.notes.isEmpty == false || place?.column == column),
            "\(error?.description ?? "")")
    }

    /// A comma without quotation marks would cut a text, and a row cut short would empty one.
    @Test(arguments: ["L,Save,Save,Bonjour, monde", "L,Save,Save"]) func everyRowHasTheFieldsOfTheFirst(row: String)
        throws
    {
        let header = "table,id,source en,target fr\r\n"
        let error = #expect(throws: DiagnosticError.self) {
            try XLIFFDocument(csv: Array((header + row + "\r\n").utf8), file: "fr.csv")
        }
        let found = try #require(error?.diagnostics.first)
        #expect(found.rule == "csv" && found.place?.line == 2)
        // A spreadsheet may leave empty fields at a row's end.
        let padded = try XLIFFDocument(csv: Array((header + "L,Save,Save,Bonjour,,\r\n").utf8), file: "fr.csv")
        #expect(padded.files[0].units.first?.target?.text == "Bonjour")
    }

    @Test func badUTF8IsAnError() {
        #expect(throws: DiagnosticError.self) { try XLIFFDocument(csv: [0x61, 0xFF, 0x2C], file: "a.csv") }
    }

    @Test func tablesOfTwoLanguagesAreNotOneFile() {
        let document = XLIFFDocument(files: [
            XLIFFFile(original: "a", sourceLanguage: "en", targetLanguage: "ar", units: []),
            XLIFFFile(original: "b", sourceLanguage: "de", targetLanguage: "ar", units: []),
        ])
        #expect(throws: DiagnosticError.self) { try document.csv() }
    }

    /// The real catalogs out and in.
    @Test(arguments: Catalogs.paths) func catalogsComeBackByCSV(path: String) throws {
        let document = try Catalogs.document(path)
        let exported = try document.exported(to: "ar", original: path)
        let read = try XLIFFDocument(csv: XLIFFDocument(files: [exported]).csv(), file: "ar.csv")
        #expect(read.files[0].units.count == exported.units.count)
        #expect(try document.importing(read.files[0]).document.bytes == document.bytes)
    }
}
