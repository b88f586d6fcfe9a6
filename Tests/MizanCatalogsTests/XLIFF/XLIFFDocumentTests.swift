import MizanBase
import MizanCatalogs
import TestSupport
import Testing

struct XLIFFDocumentTests {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
        xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

        """
    private static let xcode = XLIFFTool(
        identifier: "com.apple.dt.xcode", name: "Xcode", version: "26.1.1", build: "17B100")

    private static func document(_ units: String) -> String {
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="A.xcstrings" source-language="en" target-language="ar" datatype="plaintext"><body>
        \(units)
        </body></file></xliff>
        """
    }

    private static func read(_ text: String) throws -> XLIFFDocument {
        try XLIFFDocument(Array(text.utf8), file: "ar.xliff")
    }

    /// Line by line what Xcode writes: quotation marks are escaped in attributes alone, TAB, LF and CR in ids, CR in texts.
    @Test func aDocumentIsWrittenAsXcodeWritesIt() throws {
        let document = XLIFFDocument(files: [
            XLIFFFile(
                original: "App/Localizable.xcstrings", sourceLanguage: "en", targetLanguage: "ar",
                units: [
                    XLIFFUnit(id: "key\tTAB", source: "a\tb"), XLIFFUnit(id: "key\nLF", source: "a\nb"),
                    XLIFFUnit(id: "key\rCR", source: "a\rb"), XLIFFUnit(id: "Save", source: "Save"),
                    XLIFFUnit(
                        id: "<\"Quit\"> & go", source: "<\"Quit\"> & go",
                        target: .init(text: "<\"إنهاء\"> & تابع", state: "translated"), note: "A <menu> item"),
                    XLIFFUnit(
                        id: "Open", source: "Open",
                        target: .init(text: "فتح", state: "translated", qualifier: "leveraged-mt"),
                        note: "Opens a file",
                        isNoteGenerated: true),
                ])
        ])
        let expected =
            Self.head + #"""
                  <file original="App/Localizable.xcstrings" source-language="en" target-language="ar" datatype="plaintext">
                    <header>
                      <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.1.1" build-num="17B100"/>
                    </header>
                    <body>
                      <trans-unit id="&lt;&quot;Quit&quot;&gt; &amp; go" xml:space="preserve">
                        <source>&lt;"Quit"&gt; &amp; go</source>
                        <target state="translated">&lt;"إنهاء"&gt; &amp; تابع</target>
                        <note>A &lt;menu&gt; item</note>
                      </trans-unit>
                      <trans-unit id="Open" xml:space="preserve">
                        <source>Open</source>
                        <target state="translated" state-qualifier="leveraged-mt">فتح</target>
                        <note from="auto-generated">Opens a file</note>
                      </trans-unit>
                      <trans-unit id="Save" xml:space="preserve">
                        <source>Save</source>
                        <note/>
                      </trans-unit>
                      <trans-unit id="key&#9;TAB" xml:space="preserve">
                        <source>a	b</source>
                        <note/>
                      </trans-unit>
                      <trans-unit id="key&#10;LF" xml:space="preserve">
                        <source>a
                b</source>
                        <note/>
                      </trans-unit>
                      <trans-unit id="key&#13;CR" xml:space="preserve">
                        <source>a&#13;b</source>
                        <note/>
                      </trans-unit>
                    </body>
                  </file>
                </xliff>

                """#
        let bytes = try document.bytes(tool: Self.xcode)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
        let read = try XLIFFDocument(bytes, file: "ar.xliff")
        #expect(try read.bytes(tool: Self.xcode) == bytes)
        #expect(read.files[0].units.map(\.id).contains("key\rCR"))
    }

    @Test func randomTextsComeBack() throws {
        var random = SeededGenerator(seed: 12)
        let scalars = Array("a<>&\"'\t\n\r |=%$@#é\u{301}א\u{200F}🙂]]>\u{85}\u{A0}".unicodeScalars)
        func text() -> String {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
            }
            return text
        }
        for round in 0..<200 {
            let unit = XLIFFUnit(
                id: "\(round)" + text(), source: text(), target: .init(text: text(), state: "translated"), note: text())
            let file = XLIFFFile(original: text(), sourceLanguage: "en", targetLanguage: "he", units: [unit])
            let read = try XLIFFDocument(XLIFFDocument(files: [file]).bytes(), file: "he.xliff")
            let back = try #require(read.files.first?.units.first)
            #expect(Array(back.id.utf8) == Array(unit.id.utf8))
            #expect(back.source.map { Array($0.utf8) } == unit.source.map { Array($0.utf8) })
            #expect(back.target.map { Array($0.text.utf8) } == unit.target.map { Array($0.text.utf8) })
            #expect(back.note == unit.note)
            #expect(read.files[0].original == file.original)
        }
    }

    @Test func groupsAndForeignElementsAreGonePast() throws {
        let read = try Self.read(
            Self.document(
                """
                <group><trans-unit id="a"><source>A</source><alt-trans><target>X</target></alt-trans>
                <target state="final">أ</target></trans-unit></group><!-- b --><x:other><x:y/></x:other>
                """))
        #expect(read.files[0].units.map(\.id) == ["a"])
        #expect(read.files[0].units[0].target == .init(text: "أ", state: "final"))
    }

    private static let malformed: [(String, String, Int, String)] = [
        ("", "xml-syntax", 1, "no element"),
        ("<plist/>", "xliff", 1, "is no XLIFF"),
        ("<xliff version=\"1.2\"/>", "xliff", 1, "no XLIFF 1.2"),
        ("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\"/>", "xliff", 1, "no XLIFF 1.2"),
        (document("<trans-unit><source>A</source></trans-unit>"), "xliff", 3, "without id"),
        (document("<trans-unit id=\"a\"><source>A</source>"), "xml-syntax", 4, "</body>"),
        (document("<trans-unit id=\"a\"><source>&nbsp;</source></trans-unit>"), "xml-entity", 3, "nbsp"),
        (document("<trans-unit id=\"a\"><source>A<g id=\"1\">B</g></source></trans-unit>"), "xliff", 3, "<g>"),
        (document("<trans-unit id=\"a\"/>\n<trans-unit id=\"a\"/>"), "xliff", 4, "twice"),
        (document("<trans-unit id=\"a\"><target/><target/></trans-unit>"), "xliff", 3, "second target"),
        (document("<n:trans-unit id=\"a\"/>"), "xliff", 3, "prefix"),
        (
            "<!DOCTYPE x [ <!ENTITY a \"b\"> ]>\n" + document(""), "xml-entity", 1, "declares an entity"
        ),
        (
            "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n<file original=\"a\"/></xliff>",
            "xliff", 2, "source-language"
        ),
    ]

    @Test(arguments: malformed) func whatIsMalformedIsSaidWithItsPlace(
        text: String, rule: String, line: Int, words: String
    )
        throws
    {
        let error = try #require(throws: DiagnosticError.self) { try Self.read(text) }
        let found = try #require(error.diagnostics.first)
        #expect(found.rule == rule)
        #expect(found.place?.line == line)
        #expect(found.place?.file == "ar.xliff")
        #expect(found.message.contains(words), "\(found.message)")
    }

    /// Xcode passes over such a document in silence.
    @Test func aDocumentWhoseNamesHaveAPrefixIsRefusedWithItsUnit() throws {
        let text = """
            <ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <ns0:file original="A.xcstrings" source-language="en" target-language="ar"><ns0:body>
            <ns0:trans-unit id="Save"><ns0:source>Save</ns0:source></ns0:trans-unit></ns0:body></ns0:file></ns0:xliff>
            """
        let error = try #require(throws: DiagnosticError.self) { try Self.read(text) }
        #expect(error.diagnostics.first?.key == "Save")
        #expect(error.diagnostics.first?.place?.line == 3)
    }

    @Test func everyTruncatedDocumentIsAnError() throws {
        let whole = Array(
            Self.document("<trans-unit id=\"a\"><source>A &amp; B</source><target>أ</target></trans-unit>").utf8)
        for count in 0..<whole.count {
            #expect(throws: DiagnosticError.self) { try XLIFFDocument(Array(whole[..<count]), file: "ar.xliff") }
        }
    }

    @Test func aCharacterThatXMLHasNotIsRefusedWithTheUnit() throws {
        let file = XLIFFFile(
            original: "A.xcstrings", sourceLanguage: "en", targetLanguage: "ar",
            units: [XLIFFUnit(id: "Bell", source: "\u{7}")])
        let error = try #require(throws: DiagnosticError.self) { try XLIFFDocument(files: [file]).bytes() }
        #expect(error.diagnostics.first?.key == "Bell")
    }
}
