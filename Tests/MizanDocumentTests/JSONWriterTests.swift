import MizanBase
import MizanDocument
import Testing

struct JSONWriterTests {
    private func parse(_ text: String) throws -> JSONValue {
        try JSONValue.parse(Array(text.utf8), file: "", comments: false)
    }

    private func written(_ value: JSONValue, _ style: JSONWriter.Style) -> String {
        String(decoding: JSONWriter.bytes(of: value, style: style), as: UTF8.self)
    }

    @Test func indentedTextIsTwoSpacesALevel() throws {
        let value = try parse(#"{"b":[1,{"c":null}],"a":{},"e":[],"d":"x"}"#)
        #expect(
            written(value, .indented) == """
                {
                  "b": [
                    1,
                    {
                      "c": null
                    }
                  ],
                  "a": {},
                  "e": [],
                  "d": "x"
                }
                """)
        #expect(written(value, .compact) == #"{"b":[1,{"c":null}],"a":{},"e":[],"d":"x"}"#)
    }

    @Test func aTreeIsWrittenAsItIsBuilt() {
        var writer = JSONWriter()
        writer.object {
            $0.key("frame")
            $0.array(inline: true) {
                $0.number(-3)
                $0.number(FixedLength(rawValue: 125_000))
                $0.number(literal: "1e-7")
            }
            $0.key("line")
            $0.object(inline: true) {
                $0.key("ok")
                $0.bool(true)
                $0.key("runs")
                $0.array { $0.null() }
            }
            $0.key("none")
            $0.array(inline: true) { _ in }
        }
        #expect(
            writer.text == """
                {
                  "frame": [-3, 12.5, 1e-7],
                  "line": {"ok": true, "runs": [null]},
                  "none": []
                }
                """)
    }

    @Test(arguments: [
        ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
        ("\u{0}\u{8}\u{1F}\u{7F}\u{85}", #""\u0000\u0008\u001f\u007f\u0085""#),
        ("\u{2028}\u{2029}\u{FEFF}", #""\u2028\u2029\ufeff""#),
        ("\u{61C}\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}", #""\u061c\u200e\u200f\u202a\u202e\u2066\u2069""#),
        ("می\u{200C}خواهم 🌧 é", "\"می\u{200C}خواهم 🌧 é\""),
    ])
    func stringsAreEscaped(text: String, json: String) throws {
        let value = JSONValue(.string(text))
        #expect(Array(written(value, .compact).utf8) == Array(json.utf8))
        #expect(try parse(json) == value)
    }

    @Test(arguments: [JSONWriter.Style.compact, .indented])
    func whatIsWrittenReadsBackEqual(style: JSONWriter.Style) throws {
        let value = try parse(
            #"{"k\u0000\u2067":[-0,1E+2,0.10,{"":[[],{}]},"\ud83c\udf27\u202e",true,false,null],"K":"e\u0301"}"#)
        #expect(try parse(written(value, style)) == value)
    }

    @Test func theDeepestValueIsWritten() throws {
        let depth = Limits.jsonDepth
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(try written(parse(text), .compact) == text)
    }
}
