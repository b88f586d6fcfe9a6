import Foundation
import MizanBase
import MizanDocument
import Testing

struct PropertyListTests {
    /// The value as Foundation has it.
    private static func object(_ value: PropertyListValue) -> AnyHashable {
        switch value.content {
        case .string(let string): string
        case .integer(let integer): integer
        case .real(let real): real
        case .bool(let bool): bool
        case .date(let date): date
        case .data(let data): data
        case .array(let elements): elements.map(object)
        case .dictionary(let members): Dictionary(members.map { ($0.key, object($0.value)) }) { $1 }
        }
    }

    private static func xml(_ body: String) -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(body)\n</plist>".utf8)
    }

    private static func error(_ bytes: [UInt8]) throws -> Diagnostic {
        let error = try #require(throws: DiagnosticError.self) {
            try PropertyListValue.parse(bytes, file: "f.plist")
        }
        return try #require(error.diagnostics.first)
    }

    private static var sample: [String: Any] {
        [
            "text": "שלום & <b>", "long": String(repeating: "é", count: 20), "number": -42, "large": Int.max,
            "real": 1.5,
            "yes": true, "no": false, "date": Date(timeIntervalSinceReferenceDate: 794_055_600),
            "data": Data([0, 1, 255]), "list": ["a", 1, ["b": "c"], [String]()] as [Any], "empty": [String: String](),
            "many": Array(0..<20), "": "",
        ]
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `what Foundation writes is read as Foundation reads it`(
        format: PropertyListSerialization.PropertyListFormat
    ) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: Self.sample, format: format, options: 0)
        let value = try PropertyListValue.parse([UInt8](data), file: "f.plist")
        let expected = try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary
        #expect(Self.object(value) as? NSDictionary == expected)
        #expect(expected?.count == Self.sample.count)
    }

    @Test func `keys and values know their places, and a key that stands twice is there twice`() throws {
        let value = try PropertyListValue.parse(
            Self.xml(
                "<dict>\n <key>a</key>\n <string>é</string><key>b</key><true/><key>a</key><integer>0x1F</integer></dict>"
            ),
            file: "f.plist")
        let members = try value.dictionary()
        #expect(members.map(\.key) == ["a", "b", "a"])
        #expect(members.map(\.keyPlace.description) == ["f.plist:4:2", "f.plist:5:21", "f.plist:5:40"])
        #expect(members.map(\.value.place.description) == ["f.plist:5:2", "f.plist:5:33", "f.plist:5:52"])
        guard case .integer(31)? = value["a"]?.content else {
            Issue.record("the last one counts")
            return
        }
    }

    @Test(
        arguments: [
            ("", "3:"), ("text", "2:22"), ("<dict><key>a</key></dict>", "3:7"), ("<dict><string/></dict>", "3:7"),
            ("<dict><key>a</key><key>b</key></dict>", "3:19"), ("<key>a</key>", "3:1"),
            ("<array><key>a</key></array>", "3:8"),
            ("<string>a<b/></string>", "3:10"), ("<integer>1.5</integer>", "3:1"), ("<integer/>", "3:1"),
            ("<integer>99999999999999999999</integer>", "3:1"), ("<real>x</real>", "3:1"),
            ("<date>yesterday</date>", "3:1"), ("<true>x</true>", "3:1"), ("<set/>", "3:1"), ("<true/><true/>", "3:8"),
            ("<dict>x</dict>", "3:7"),
        ] as [(String, String)])
    func `what is no property list has its place`(body: String, place: String) throws {
        let error = try Self.error(Self.xml(body))
        #expect(error.rule == "property-list")
        #expect(error.description.hasPrefix(body.isEmpty ? "f.plist:2:1:" : "f.plist:\(place)"), "\(error)")
    }

    @Test func `other XML, an empty file and a cut one are no property lists`() throws {
        #expect(try Self.error(Array("<html/>".utf8)).description.hasPrefix("f.plist:1:"))
        #expect(try Self.error([]).rule == "xml-syntax")
        let whole = Self.xml("<dict><key>a</key><string>b</string></dict>")
        for length in 0..<whole.count {
            #expect(throws: DiagnosticError.self) {
                try PropertyListValue.parse(Array(whole.prefix(length)), file: "f.plist")
            }
        }
    }

    @Test func `too many values are an error`() throws {
        let error = try Self.error(
            Self.xml("<array>" + String(repeating: "<true/>", count: Limits.propertyListValues) + "</array>"))
        #expect(error.message.contains("more than \(Limits.propertyListValues) values"))
    }

    @Test func `a damaged binary list is an error or another value, never a crash`() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: Self.sample, format: .binary, options: 0)
        let whole = [UInt8](data)
        for length in 0..<whole.count { _ = try? PropertyListValue.parse(Array(whole.prefix(length)), file: "f") }
        for index in whole.indices {
            for value: UInt8 in [0, 0x7F, 0xAF, 0xDF, 0xFF] {
                var bytes = whole
                bytes[index] = value
                _ = try? PropertyListValue.parse(bytes, file: "f")
            }
        }
    }

    @Test func `damaged XML and damaged strings are an error or something else, never a crash`() throws {
        let list = Self.xml(
            "<dict><!-- c --><key>a&amp;</key><string x='1'><![CDATA[b]]></string><key>c</key><real>1</real></dict>")
        let strings = Array("/* c */ \"a\\U0627\" = 'b\\n\\101'; // d\n{ e.f; }".utf8)
        for (whole, isList) in [(list, true), (strings, false)] {
            for index in whole.indices {
                for value: UInt8 in [0, 0x22, 0x26, 0x2F, 0x3C, 0x3E, 0x5C, 0x7B, 0x80, 0xF0] {
                    var bytes = whole
                    bytes[index] = value
                    if isList {
                        _ = try? PropertyListValue.parse(bytes, file: "f")
                    } else if var file = try? StringsFile(bytes, file: "f") {
                        while (try? file.next()) ?? nil != nil {}
                    }
                }
            }
        }
    }

    /// A binary list of objects by their bytes, the first one the root.
    private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [objects.count, 0, table] {
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        return bytes
    }

    @Test func `a binary list that stands for more than it holds is refused`() throws {
        // Each array names the next one ten times.
        let bomb = Self.binary((1...30).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) } + [[0x08]])
        #expect(try Self.error(bomb).message.contains("more than \(Limits.propertyListValues) values"))
        let cycle = Self.binary([[0xA1, 0]])
        #expect(try Self.error(cycle).message.contains("nest deeper"))
        let text = [0x5F, 0x11, 0x10, 0x00] + [UInt8](repeating: 0x61, count: 0x1000)
        let repeated = Self.binary([[0xAF, 0x10, 200] + [UInt8](repeating: 1, count: 200), text])
        #expect(try Self.error(repeated).message.contains("repeated too often"))
    }
}
