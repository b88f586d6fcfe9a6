import MizanBase
import Testing

@testable import MizanCatalogs

struct InterfaceFileTests {
    private static func rows(_ objects: String, type: String = "CocoaTouch.Storyboard.XIB") throws -> [String] {
        let xml = "<document type=\"com.apple.InterfaceBuilder3.\(type)\"><objects>\(objects)</objects></document>"
        return try InterfaceFile(Array(xml.utf8), file: "Main.storyboard").texts.map { "\($0.key) = \($0.text)" }
    }

    /// The keys that Xcode writes: seen in `.strings` files of public projects.
    @Test(arguments: [
        ("<label text=\"Hello\" id=\"a\"/>", ["a.text = Hello"]),
        ("<label id=\"a\"><string key=\"text\">Two\nlines</string></label>", ["a.text = Two\nlines"]),
        (
            "<button id=\"a\"><accessibility key=\"c\" label=\"L\" hint=\"H\"/><state key=\"normal\" title=\"N\"/><state key=\"selected\" title=\"S\"/></button>",
            ["a.accessibilityHint = H", "a.accessibilityLabel = L", "a.normalTitle = N", "a.selectedTitle = S"]
        ),
        (
            "<button id=\"a\"><buttonConfiguration key=\"configuration\" title=\"T\"/></button>",
            ["a.configuration.title = T"]
        ),
        ("<textField placeholder=\"P\" text=\"T\" id=\"a\"/>", ["a.placeholder = P", "a.text = T"]),
        (
            "<segmentedControl id=\"a\"><segments><segment title=\"1st\"/><segment title=\"\"/><segment title=\"3rd\"/></segments></segmentedControl>",
            ["a.segmentTitles[0] = 1st", "a.segmentTitles[2] = 3rd"]
        ),
        (
            "<tableViewSection headerTitle=\"H\" footerTitle=\"F\" id=\"a\"/>",
            ["a.footerTitle = F", "a.headerTitle = H"]
        ),
        ("<navigationItem key=\"navigationItem\" title=\"T\" id=\"a\"/>", ["a.title = T"]),
        // A constraint's placeholder is a flag, and a new cell's text is never shown.
        ("<view id=\"a\"><constraint placeholder=\"YES\" id=\"b\"/></view>", []),
        ("<textFieldCell title=\"Text Cell\" id=\"a\"/>", []), ("<label text=\"\" id=\"a\"/>", []),
        ("<label text=\"no id\"/>", []), ("<label userLabel=\"Name\" id=\"a\"/>", []),
    ])
    func objectsHaveTexts(xml: String, rows: [String]) throws { #expect(try Self.rows(xml) == rows) }

    @Test(arguments: [
        (
            "<segmentedCell id=\"a\"><segments><segment label=\"L\"/></segments></segmentedCell>",
            ["a.ibShadowedLabels[0] = L"]
        ),
        (
            "<tableColumn id=\"a\"><tableHeaderCell key=\"headerCell\" title=\"H\"/><textFieldCell title=\"Text\" id=\"b\"/></tableColumn>",
            ["a.headerCell.title = H", "b.title = Text"]
        ),
        (
            "<button toolTip=\"Tip\" id=\"a\"><buttonCell title=\"B\" id=\"b\"/></button>",
            ["a.ibShadowedToolTip = Tip", "b.title = B"]
        ),
        (
            "<toolbarItem label=\"L\" paletteLabel=\"P\" toolTip=\"T\" id=\"a\"/>",
            ["a.label = L", "a.paletteLabel = P", "a.toolTip = T"]
        ),
        (
            "<menu title=\"File\" id=\"a\"><items><menuItem title=\"Open…\" id=\"b\"/></items></menu>",
            ["a.title = File", "b.title = Open…"]
        ),
    ])
    func objectsOfAppKitHaveTexts(xml: String, rows: [String]) throws {
        #expect(try Self.rows(xml, type: "Cocoa.XIB") == rows)
    }

    @Test(arguments: [
        ("CocoaTouch.XIB", "UILabel"), ("Cocoa.XIB", "NSLabel"), ("WatchKit.Storyboard", "WKInterfaceLabel"),
    ])
    func commentsAreXcodes(type: String, className: String) throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.\(type)"><label text="Say &quot;Hi&quot;&#10;now" id="a-b"><attributedString \
            key="userComments"><fragment content="A greeting"/></attributedString></label></document>
            """
        let text = try #require(InterfaceFile(Array(xml.utf8), file: "M.xib").texts.first)
        #expect(
            text.comment
                == #"Class = "\#(className)"; text = "Say \"Hi\"\nnow"; ObjectID = "a-b"; Note = "A greeting";"#)
        #expect(text.place.line == 1)
    }

    @Test func oneOfSeveralTextsHasTheObjectsId() throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><segmentedCell id="a-b"><segments><segment label="Tracks"/>\
            </segments></segmentedCell></document>
            """
        #expect(
            try InterfaceFile(Array(xml.utf8), file: "M.xib").texts.map(\.comment)
                == [#"Class = "NSSegmentedCell"; a-b.ibShadowedLabels[0] = "Tracks"; ObjectID = "a-b";"#])
    }

    @Test(arguments: [
        "", "<plist/>", "<document>", "<document><label text=\"a\" id=\"b\"></document>",
        "<!DOCTYPE d [<!ENTITY a \"b\">]><document><label text=\"&a;\" id=\"b\"/></document>",
        String(repeating: "<document>", count: 600), "<document/><document/>",
    ])
    func brokenFilesAreErrors(xml: String) {
        #expect(throws: DiagnosticError.self) { try InterfaceFile(Array(xml.utf8), file: "M.xib") }
    }

    @Test func theNumberOfTextsIsBounded() {
        let labels = String(repeating: "<l text=\"a\" id=\"b\"/>", count: 20_000)
        #expect(throws: DiagnosticError.self) {
            try InterfaceFile(Array("<document>\(labels)</document>".utf8), file: "M.xib")
        }
    }
}
