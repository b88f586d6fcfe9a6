import ArgumentParser
import MizanBase
import MizanCatalogs
import MizanDocument

/// `mizan strings import`: takes translations back into the tables.
struct StringsImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Take translators' packages (.xcloc, .xliff, .csv) into the tables.",
        discussion: """
            Changes what the translators changed, and no other byte. Targets that aren't finished (new, needs-review-l10n) change \
            nothing; a text whose source has changed since comes in as needs_review. Tables of .lproj folders in a new language are made \
            beside those of the source language. Translated pictures of a package are written too.

            A unit is refused if its text prints an argument as what it isn't (%@ where the source has %lld), or if something would \
            get lost: it is named with its id, the others are taken, and the call exits with 1. A plural of which only some forms are \
            translated comes in as new; an entry of a .stringsdict is taken once all its texts are translated.

            Examples:
              mizan strings import Translations/ar.xcloc
              mizan strings import ar.xliff he.csv --root Sources/App/Resources
            """)

    @Argument(help: ArgumentHelp("Localization packages, XLIFF or CSV files.", valueName: "package"))
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
        let pictures = try packages.map { try LocalizationPackage.pictures(at: $0) }
        let source = try source.map(VariantOptions.languageTag)
        try StringsWriting.exclusively(in: root) {
            // Several packages change one catalog one after the other, in memory; then all is written.
            var tables = try StringTables(root: root, sourceLanguage: source)
            var notes: [Diagnostic] = []
            for (document, pictures) in zip(documents, pictures) {
                notes += try tables.importTranslations(document)
                guard let language = document.files.first?.targetLanguage, !pictures.isEmpty else { continue }
                notes += try tables.importPictures(pictures, in: LanguageTag(language))
            }
            if !notes.isEmpty { Output.error(block: notes.report) }
            try StringsWriting.write(tables)
            if notes.contains(where: { $0.severity == .error }) { throw Differences() }
        }
    }
}
