import Foundation
import MizanDocument
import TestSupport
import Testing

@testable import MizanCLI

/// `mizan strings list`, on strings of real apps; the numbers are those that were counted in the files.
@Suite struct StringsListTests {
    private static let fixtures = Checkout.file("Tests/Fixtures/catalogs").path

    @Test func `counts by language and state`() {
        let run = CommandLineRun("strings", "list", Self.fixtures + "/gomap/Localizable.xcstrings")
        #expect(run.code == 0 && run.error.isEmpty)
        let lines = run.text.split(separator: "\n")
        #expect(lines.first?.hasSuffix("Localizable.xcstrings): 134 keys, source language en, 3 stale") == true)
        #expect(lines.contains("language  translated  needs_review  new  missing  key"))
        #expect(lines.contains("mr                69            10    5       50    -"))
    }

    @Test func `a folder of languages is one table, as the article about strings shows it`() throws {
        let run = CommandLineRun("strings", "list", Self.fixtures + "/sparkle")
        #expect(
            run.text.split(separator: "\n").dropFirst().joined(separator: "\n") == """
                language  translated  missing
                ar                19       48
                de                67        -
                en                67        -
                fa                33       34
                he                64        3
                ru                28       39
                """)
        let article = String(decoding: try Checkout.bytes(of: "Sources/Mizan/Mizan.docc/Strings.md"), as: UTF8.self)
        #expect(article.contains(run.text.replacing(Checkout.root.path + "/", with: "")))
    }

    @Test func `the strings of a language in a state, with all their texts`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <plist version="1.0"><dict><key>%lld pages</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Seite</string><key>other</key><string>%lld Seiten</string></dict></dict>
            <key>open</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>mac</key><string>Klicken</string><key>other</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>20</key><string>Antippen</string><key>5</key><string>Tipp</string></dict></dict></dict></dict></dict></plist>
            """, to: "de.lproj/Localizable.stringsdict")
        try folder.write("\"a \\\"b\\\"\" = \"x\\ny\"; \"a \\\"b\\\"\" = \"z\";", to: "de.lproj/Localizable.strings")
        let run = CommandLineRun("strings", "list", folder.path, "--language", "de", "--state", "translated")
        #expect(
            run.text.split(separator: "\n").dropFirst().joined(separator: "\n") == #"""
                de  translated  "%lld pages" = "%#@n@" { n: { one: "%lld Seite", other: "%lld Seiten" } }
                de  translated  "open" = { mac: "Klicken", other: { 5: "Tipp", 20: "Antippen" } }
                de  translated  "a \"b\"" = "z"
                """#)
        #expect(run.error.contains("warning: the key “a \"b\"” stands twice"))
        #expect(CommandLineRun("strings", "list", folder.path, "--state", "new").text.split(separator: "\n").count == 1)
    }

    @Test func `JSON holds every text`() throws {
        let run = CommandLineRun("strings", "list", Self.fixtures + "/gomap/Localizable.xcstrings", "--json")
        let root = try JSONValue.parse(run.standard, file: "out.json")
        let table = try #require(root["tables"]?.arrayValue?.first)
        #expect(table["strings"]?.arrayValue?.count == 134)
        let days = table["strings"]?.arrayValue?.first { $0["key"]?.stringValue == "%ld Days" }
        let russian = days?["localizations"]?["ru"]
        #expect(russian?["state"]?.stringValue == "translated")
        let few = russian?["variations"]?["plural"]?["few"]?["stringUnit"]?["value"]?.stringValue
        #expect(few == "%ld дней")
        let substitutions = table["strings"]?.arrayValue?.first { $0["key"]?.stringValue == "%ld meters, %ld nodes" }
        let part = substitutions?["localizations"]?["ru"]?["substitutions"]?.objectValue
        #expect(part?.count == 2)
        #expect(part?.first?.value["argNum"]?.intValue != nil)
    }

    @Test(
        arguments: [
            ("Bad.strings", "\"a\" = \"b\"", ":1:10: error: a semicolon is expected"),
            ("Bad.stringsdict", "<plist><dict>", ":1:14: error: the file ends inside the element “dict”"),
            (
                "Bad.stringsdict", "<!DOCTYPE x [<!ENTITY a \"b\">]><plist/>",
                ":1:14: error: the file declares an entity"
            ),
            ("Bad.xcstrings", "{", ":1:2: error:"), ("Bad.txt", "", ": error: there are no strings in"),
        ] as [(String, String, String)])
    func `what is wrong in a file is said with its place, and the code is 2`(
        name: String, text: String, message: String
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: name)
        let run = CommandLineRun("strings", "list", folder.path + "/" + name)
        #expect(run.code == 2)
        #expect(run.error.hasPrefix(folder.path + "/" + name + message), "\(run.error)")
        #expect(run.text.isEmpty)
    }

    @Test func `a language or a state that isn't there is a wrong call that names what is`() {
        func list(_ options: String...) -> CommandLineRun {
            CommandLineRun(["strings", "list", Self.fixtures + "/sparkle"] + options)
        }
        let language = list("--language", "fr")
        #expect(language.code == 2 && language.standard.isEmpty)
        #expect(language.error == "mizan: error: there are no strings in fr; use ar, de, en, fa, he, ru [call]\n")
        #expect(list("--language", "a b").code == 2)
        let state = list("--state", "mising")
        #expect(state.code == 2 && state.error.contains("there is no state “mising”; did you mean “missing”?"))
        // All of its strings are.
        let missing = list("--language", "fr", "--state", "missing")
        #expect(missing.code == 0)
        #expect(missing.text.split(separator: "\n").count == 68)
    }

    @Test func `a job stops where strings are missing`() throws {
        func list(_ options: String...) -> Int32 {
            CommandLineRun(["strings", "list", Self.fixtures + "/sparkle"] + options).code
        }
        #expect(list("--state", "missing", "--fail") == 1)
        #expect(list("--state", "missing", "--language", "de", "--fail") == 0)
        #expect(list("--state", "missing", "--language", "fr", "--fail") == 1)
        #expect(list("--state", "missing", "--json", "--fail") == 1)
        #expect(list("--state", "needs_review", "--fail") == 0)
        #expect(list("--fail") == 2)
    }

    @Test func `a folder of packages lists the tables of all`() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("App", "Open"), ("Kit", "Close")] {
            try folder.write("// swift-tools-version: 6.0\n", to: "\(name)/Package.swift")
            try folder.write(
                "\"\(text)\" = \"\(text)\";", to: "\(name)/Sources/\(name)/Resources/en.lproj/Localizable.strings")
        }
        let run = CommandLineRun("strings", "list", folder.path)
        #expect(run.code == 0, "\(run.error)")
        let titles = run.text.split(separator: "\n").filter { $0.contains("source language") }
        #expect(titles.count == 2 && titles[0].contains("/App/") && titles[1].contains("/Kit/"))
        let missing = CommandLineRun(
            "strings", "list", folder.path + "/App/Sources", "--state", "missing", "--language", "de")
        #expect(missing.text.contains("de  missing  \"Open\"") && !missing.text.contains("Close"))
        #expect(CommandLineRun("strings", "list", folder.path + "/None").code == 2)
    }
}
