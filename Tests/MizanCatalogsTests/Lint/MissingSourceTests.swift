import MizanBase
import MizanDocument
import Testing

@testable import MizanCatalogs

/// The source language's texts of `.strings` tables, which keys and storyboards may be.
struct MissingSourceTests {
    private static func findings(_ files: [(String, String)]) throws -> [String] {
        let files = files.map { SourceFile(name: $0.0, bytes: Array($0.1.utf8)) }
        return try LintedProgram(files: files).findings(rules: [LintRules.missingTranslation])
            .filter { $0.language == "en" }.compactMap(\.key)
    }

    @Test func aKeyThatIsATextNeedsNone() throws {
        let french = "\"Save changes?\" = \"Enregistrer ?\";\n\"Cancel\" = \"Annuler\";\n\"menu.title\" = \"Menu\";\n"
        #expect(
            try Self.findings([
                ("App/en.lproj/L.strings", "\"Log in\" = \"Log in\";\n\"Log out\" = \"Log out\";\n"),
                ("App/fr.lproj/L.strings", french),
            ]) == ["menu.title"])
        // A table whose texts are in the code.
        #expect(try Self.findings([("App/en.lproj/L.strings", ""), ("App/fr.lproj/L.strings", french)]).isEmpty)
        #expect(
            try Self.findings([
                ("App/en.lproj/L.strings", "\"log.in\" = \"Log in\";\n\"log.out\" = \"Log out\";\n\"a.b\" = \"B\";\n"),
                ("App/fr.lproj/L.strings", french + "\"c.d\" = \"D\";\n\"d.e\" = \"E\";\n"),
            ]) == ["Cancel", "menu.title", "c.d", "d.e"])
    }

    /// Such a key is a text in other languages too.
    @Test func aKeyThatIsATextIsMissingElsewhere() throws {
        let files = [
            ("App/en.lproj/L.strings", "\"Log in\" = \"Log in\";\n"),
            ("App/de.lproj/L.strings", "\"Log in\" = \"Anmelden\";\n"),
            ("App/fr.lproj/L.strings", "\"Log in\" = \"Connexion\";\n\"Save changes?\" = \"Enregistrer ?\";\n"),
        ].map { SourceFile(name: $0.0, bytes: Array($0.1.utf8)) }
        let findings = try LintedProgram(files: files).findings(rules: [LintRules.missingTranslation])
        #expect(findings.map(\.language) == ["de"] && findings.map(\.key) == ["Save changes?"])
    }

    @Test(arguments: ["App/Base.lproj/Main.storyboard", "App/Base.lproj/Main.xib"])
    func anObjectOfAStoryboardNeedsNone(path: String) throws {
        let french = ("App/fr.lproj/Main.strings", "\"abc-12-xyz.title\" = \"Boîte de réception\";\n")
        let english = ("App/en.lproj/Main.strings", "\"def-12-xyz.title\" = \"Drafts\";\n")
        #expect(try Self.findings([french, english, (path, "<document/>")]).isEmpty)
        let others = ["App/Base.lproj/Other.xib", "Kit/Base.lproj/Main.xib", "App/Main.xib"]
        for other in others {
            #expect(try Self.findings([french, english, (other, "<document/>")]) == ["abc-12-xyz.title"])
        }
    }
}
