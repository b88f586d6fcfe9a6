import MizanBase
import MizanScenes
import TestSupport
import Testing

/// The files and folders that a scene's `strings` may name.
@Suite struct SceneStringsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"Hello\" = \"Hello\"; \"Bye\" = \"Bye\";", to: "en.lproj/Localizable.strings")
        try folder.write("\"Hello\" = \"שלום\";", to: "he.lproj/Localizable.strings")
        try folder.write(
            """
            <plist version="1.0"><dict><key>%lld days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@days@</string><key>days</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>two</key><string>יומיים</string><key>other</key><string>%lld ימים</string></dict></dict></dict></plist>
            """, to: "he.lproj/Localizable.stringsdict")
        try folder.write("\"Hello\" = \"Kit's\";", to: "Kit.bundle/en.lproj/Localizable.strings")
        try folder.write("\"Hello\" = \"של הערכה\";", to: "Kit.bundle/he.lproj/Localizable.strings")
        try folder.write("\"Hello\" = \"שלום לך\"; \"Bye\" = \"להתראות\";", to: "more/he.lproj/Localizable.strings")
    }

    private func texts(_ strings: String, _ locale: LanguageTag, source: LanguageTag = "en") throws -> [String?] {
        let scene = try SceneFixture.scene(
            """
            { "schema": 1, "strings": \(strings), "view": { "VStack": [
              { "Text": { "key": "Hello" }, "id": "hello" },
              { "Text": { "key": "Hello", "bundle": "Kit" }, "id": "kit" },
              { "Text": { "key": "Bye" }, "id": "bye" },
              { "Text": { "key": "%lld days", "arguments": [2] }, "id": "days" } ] } }
            """, folder: folder.path)
        #expect(scene.sourceLanguage == source)
        let tree = try SceneFixture.tree(scene, Variant(locale: locale))
        return ["hello", "kit", "bye", "days"].map { tree.text($0) }
    }

    @Test(arguments: [
        #"["."]"#, #"["en.lproj", "he.lproj"]"#,
        #"["en.lproj/Localizable.strings", "he.lproj/Localizable.stringsdict", "he.lproj/Localizable.strings"]"#,
    ])
    func `a folder, folders of languages, and files`(strings: String) throws {
        #expect(try texts(strings, "he") == ["שלום", "Hello", "Bye", "יומיים"])
        #expect(try texts(strings, "en-AU") == ["Hello", "Hello", "Bye", "2 days"])
    }

    @Test func `a bundle by its name, and one path laid over another`() throws {
        let strings = #"[".", { "bundle": "Kit", "path": "Kit.bundle" }, "more"]"#
        #expect(try texts(strings, "he") == ["שלום", "של הערכה", "להתראות", "יומיים"])
        #expect(try texts(#"["more", "."]"#, "he", source: "he") == ["שלום לך", "Hello", "להתראות", "יומיים"])
    }
}
