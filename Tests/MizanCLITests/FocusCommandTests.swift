import TestSupport
import Testing

/// `mizan focus`: the way of keys, the map, and what is wrong with a call.
@Suite struct FocusCommandTests {
    /// The talk's screen on a television: fields at the leading side, a button at the lower trailing one.
    private static func television(_ section: String, fields: String = "") -> String {
        #"""
        { "schema": 1, "proposal": { "width": 960, "height": 540 }, "view": { "HStack": { "spacing": 0, "content": [
          { "VStack": [
            { "TextField": { "text": "", "label": { "Text": "E-mail" } }, "id": "email" },
            { "TextField": { "text": "", "label": { "Text": "Password" } }, "id": "password" } ],
            "modifiers": [{ "frame": { "width": 480, "height": 540 } }\#(section)\#(fields)] },
          { "VStack": [{ "Spacer": {} }, { "Button": { "label": { "Text": "Photos" } }, "id": "photos" }],
            "modifiers": [{ "frame": { "width": 480, "height": 540 } }\#(section)] } ] } } }
        """#
    }

    private static let sections = #", { "focusSection": {} }"#

    private func run(_ scene: String, _ arguments: String...) throws -> CommandLineRun {
        let folder = try TemporaryFolder()
        try folder.write(scene, to: "tv.scene.json")
        return CommandLineRun(["focus", folder.path + "/tv.scene.json"] + arguments)
    }

    @Test(arguments: ["en", "ar"])
    func `TV, right from e-mail without and with sections, then left`(locale: String) throws {
        let (forth, back) = locale == "en" ? ("right", "left") : ("left", "right")
        let keys = "\(forth),\(back)"
        let plain = try run(Self.television(""), "--locale", locale, "--start", "email", "--press", keys)
        #expect(plain.text == "start email\n\(forth) stays\n\(back) stays\n")
        let sections = try run(
            Self.television(Self.sections), "--locale", locale, "--start", "email", "--press", keys + ",tab,up,down")
        #expect(
            sections.text == """
                start email
                \(forth) photos
                \(back) email
                tab password
                up email
                down password

                """)
        #expect(sections.code == 0)
    }

    @Test func `fields that are laid out in the other direction have the same sides`() throws {
        let scene = Self.television(Self.sections, fields: #", { "environment": { "layoutDirection": "rtl" } }"#)
        let way = try run(scene, "--start", "password", "--press", "right,left,up")
        #expect(way.text == "start password\nright photos\nleft password\nup email\n")
    }

    @Test func `the map has neighbours, and what no arrow leads to`() throws {
        let plain = try run(Self.television(""))
        #expect(plain.text.hasPrefix("first email\nemail "))
        #expect(plain.text.contains(": down password\n"))
        #expect(plain.text.hasSuffix(": no way\nno arrow leads to photos\n"))
        let sections = try run(Self.television(Self.sections))
        #expect(sections.text.contains(" in HStack/VStack: down password, right photos\n"))
        #expect(!sections.text.contains("no arrow"))
        #expect(try run(#"{ "schema": 1, "view": { "Text": "a" } }"#).text == "nothing can have the focus\n")
    }

    @Test func `what is no key and no view is said`() throws {
        let key = try run(Self.television(""), "--press", "right,jump")
        #expect(key.code == 2)
        #expect(key.error.hasPrefix("mizan: error: “jump” moves no focus; say keys such as right,down,tab"))
        let view = try run(Self.television(""), "--start", "mail")
        #expect(view.code == 2)
        #expect(view.error.contains("is no view of the scene; say one of email, password, photos"))
    }

    @Test func `a picture shows the map, and other forms don't`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.television(Self.sections), to: "tv.scene.json")
        let file = folder.path + "/tv.scene.json"
        for (name, options) in [("plain", []), ("focus", ["--show", "focus"])] {
            #expect(CommandLineRun(["preview", file, "-o", folder.path + "/\(name).png"] + options).code == 0)
        }
        #expect(try folder.data(of: "plain.png") != folder.data(of: "focus.png"))
        let tree = CommandLineRun("preview", file, "--show", "focus", "-o", folder.path + "/a.tree")
        #expect(tree.code == 2)
        #expect(tree.error.contains("--show draws on pictures"))
    }
}
