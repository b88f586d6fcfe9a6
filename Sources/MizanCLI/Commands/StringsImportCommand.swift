import ArgumentParser
import MizanBase
import MizanCatalogs
import MizanDocument

/// `mizan strings import`: takes translations back into the tables.
struct StringsImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Take translators' packages (.xcloc, .xliff) into the tables.",
        discussion: """
            Changes what the translators changed, and no other byte. Targets that aren't finished (new, needs-review-l10n) change \
            nothing; a text whose source has changed since comes in as needs_review. Tables of .lproj folders in a new language are made \
            beside those of the source language.

            Where something would get lost or a table damaged nothing at all is written, and the unit is named.

            Examples:
              mizan strings import Translations/ar.xcloc
              mizan strings import ar.xliff he.xliff --root Sources/App/Resources
            """)

    @Argument(help: ArgumentHelp("Localization packages, or XLIFF files.", valueName: "package"))
    var packages: [String]

    @Option(
        name: .long,
        help: ArgumentHelp("The folder that was exported; else the one that you are in.", valueName: "folder"))
    var root = "."

    @Option(
        name: .long, help: ArgumentHelp("The language of the sources, where it isn't the one found.", valueName: "tag"))
    var source: String?

    func run() throws {
        let documents = try packages.map { try LocalizationPackage.document(at: $0) }
        let source = try source.map(VariantOptions.languageTag)
        // Several packages change one catalog one after the other, in memory; then all is written.
        var tables = try StringTables(root: root, sourceLanguage: source)
        let notes = try documents.flatMap { try tables.take($0) }
        if !notes.isEmpty { Output.error(block: notes.report) }
        let changes = tables.changes
        try WholeFile.write(
            changes.map { WholeFile.Content(path: root + "/" + $0.path, bytes: $0.bytes) }, inside: root)
        for change in changes { try Output.print("\(root == "." ? "" : root + "/")\(change.path)") }
        if changes.isEmpty { Output.error("nothing has changed") }
        let languages = documents.flatMap(\.files).map { LanguageTag($0.targetLanguage) }
        try sayWrongSpecifiers(in: changes.map { root + "/" + $0.path }, languages: Set(languages))
    }

    /// Says which texts of the languages that came in print other arguments than their sources: an import changes what it is told, and
    /// nobody looks at it before a program runs.
    private func sayWrongSpecifiers(in paths: [String], languages: Set<LanguageTag>) throws {
        guard !paths.isEmpty else { return }
        let rules = try LintedRules(names: ["specifiers-differ", "broken-specifier"])
        let findings = try StringsLint(paths: paths, rules: rules).findings
            .filter { $0.language.map(languages.contains) ?? false }
        if !findings.isEmpty { Output.error(block: findings.report) }
    }
}
