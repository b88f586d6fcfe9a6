import MizanBase
import MizanDocument
import Testing

struct XMLReaderTests {
    /// The events of a document, one a line.
    private static func events(_ bytes: [UInt8]) throws -> [String] {
        var reader = try XMLReader(bytes, file: "f.xml")
        var events: [String] = []
        while let event = try reader.next() {
            switch event {
            case .start(let element):
                let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
                events.append("<\(element.name)\(attributes)> \(element.place.line):\(element.place.column)")
            case .text(let text, let place): events.append("“\(text)” \(place.line):\(place.column)")
            case .end(let name, let place): events.append("</\(name)> \(place.line):\(place.column)")
            }
        }
        return events
    }

    private static func error(_ text: String) throws -> Diagnostic {
        let error = try #require(throws: DiagnosticError.self, "\(text)") { try events(Array(text.utf8)) }
        return try #require(error.diagnostics.first)
    }

    @Test func `tags, attributes and texts come in order with their places`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <!-- before --><a x='1 "2"' y = "ש&lt;
            ">
            <b/>one<!-- two -->&amp;<?php echo ?><![CDATA[<three> & ]]]]>&#x5E9;&#233;</a>

            """
        #expect(
            try Self.events(Array(text.utf8)) == [
                "<a x=1 \"2\" y=ש< > 3:16", "“\n” 4:3", "<b> 5:1", "</b> 5:3", "“one&<three> & ]]שé” 5:5",
                "</a> 5:75",
            ])
    }

    @Test func `line ends of every kind are LF in texts`() throws {
        #expect(try Self.events(Array("<a>1\r\n2\r3\n4</a>".utf8)) == ["<a> 1:1", "“1\n2\n3\n4” 1:4", "</a> 4:2"])
    }

    @Test(arguments: [true, false], [true, false])
    func `UTF-16 of both byte orders, with and without a mark`(isBigEndian: Bool, hasMark: Bool) throws {
        let units = Array(((hasMark ? "\u{FEFF}" : "") + "<a>ש😀\n<b/></a>").utf16)
        let bytes = units.flatMap {
            isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
        #expect(
            try Self.events(bytes) == ["<a> 1:1", "“ש😀\n” 1:4", "<b> 2:1", "</b> 2:3", "</a> 2:5"])
        var cut = bytes
        cut.removeLast()
        #expect(throws: DiagnosticError.self) { try Self.events(cut) }
    }

    @Test(
        arguments: [
            ("", "xml-syntax", 1, 1), ("<a>", "xml-syntax", 1, 4), ("<a><b></a>", "xml-syntax", 1, 7),
            ("<a/>\n<b/>", "xml-syntax", 2, 1), ("<a/> x", "xml-syntax", 1, 6), ("x<a/>", "xml-syntax", 1, 1),
            ("</a>", "xml-syntax", 1, 1), ("<a b/>", "xml-syntax", 1, 4), ("<a b='1'c='2'/>", "xml-syntax", 1, 9),
            ("<a b='1' b='2'/>", "xml-syntax", 1, 10), ("<a b='<'/>", "xml-syntax", 1, 7), ("<a", "xml-syntax", 1, 3),
            ("<a>1 < 2</a>", "xml-syntax", 1, 7), ("<a>\n&nbsp;</a>", "xml-entity", 2, 1),
            ("<a>R&D</a>", "xml-reference", 1, 5), ("<a>&#0;</a>", "xml-reference", 1, 4),
            ("<a>&#xD800;</a>", "xml-reference", 1, 4), ("<a>&#x110000;</a>", "xml-reference", 1, 4),
            ("<a>]]></a>", "xml-syntax", 1, 4), ("<a><!-- </a>", "xml-syntax", 1, 4),
            ("<a><![CDATA[</a>", "xml-syntax", 1, 4), ("<a>\u{1}</a>", "xml-character", 1, 4),
            ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "xml-encoding", 1, 21),
            ("<?xml version='2.0'?><a/>", "xml-version", 1, 7), ("<!DOCTYPE a", "xml-syntax", 1, 1),
            ("<a><!DOCTYPE a></a>", "xml-syntax", 1, 5),
        ] as [(String, String, Int, Int)])
    func `what is no XML has its place`(text: String, rule: String, line: Int, column: Int) throws {
        let error = try Self.error(text)
        #expect(error.rule == rule)
        #expect(error.place == SourcePlace(file: "f.xml", line: line, column: column), "\(error)")
    }

    @Test func `bytes that are not UTF-8 have their place`() throws {
        let error = #expect(throws: DiagnosticError.self) {
            try Self.events(Array("<a>\nk".utf8) + [0xE9] + Array("</a>".utf8))
        }
        #expect(error?.diagnostics.first?.place == SourcePlace(file: "f.xml", line: 2, column: 2))
        #expect(error?.diagnostics.first?.rule == "xml-encoding")
    }

    @Test func `entities of the file's own are refused where they are declared`() throws {
        let bomb = """
            <!DOCTYPE lolz [
              <!ELEMENT lolz (#PCDATA)>
              <!-- <!ENTITY > -->
              <!ENTITY lol "lol">
              <!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
            ]>
            <lolz>&lol2;</lolz>
            """
        #expect(try Self.error(bomb).description.hasPrefix("f.xml:4:3: error: the file declares an entity"))
        let external = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>"
        #expect(try Self.error(external).description.hasPrefix("f.xml:1:14: error: the file declares an entity"))
    }

    @Test func `deep nesting is an error at the element that is too deep`() throws {
        let error = try Self.error(String(repeating: "<a>\n", count: 1_000_000))
        #expect(error.rule == "xml-depth")
        #expect(error.place?.line == Limits.xmlDepth + 1)
        let deepest =
            String(repeating: "<a>", count: Limits.xmlDepth) + String(repeating: "</a>", count: Limits.xmlDepth)
        #expect(try Self.events(Array(deepest.utf8)).count == 2 * Limits.xmlDepth)
    }

    @Test("a byte of an attribute's value has its place in the file")
    func placesInValues() throws {
        var reader = try XMLReader(Array("<a\n b='é&amp;x\r\n\ty'/>".utf8), file: "a")
        guard case .start(let element)? = try reader.next() else { throw CancellationError() }
        let attribute = try #require(element.attributes.first)
        #expect(attribute.value == "é&x  y")
        let places = (0...6).map { offset in
            let place = attribute.place(ofByte: offset)
            return [place.line, place.column]
        }
        // The quotation mark is 2:4; é is two bytes, the reference five, and the line ends after x.
        #expect(places == [[2, 5], [2, 6], [2, 7], [2, 12], [2, 13], [3, 1], [3, 2]])
    }
}
