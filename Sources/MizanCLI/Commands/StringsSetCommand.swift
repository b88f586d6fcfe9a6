import ArgumentParser
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanLocalization

/// `mizan strings set`: writes one text of a table.
struct StringsSetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Write one text of a table.",
        discussion: """
            Changes one text of a string catalog, a .strings or a .stringsdict file, and no other byte. The key must be in a table; a \
            language that the table lacks is added.

            A form of the text is named as in XLIFF: plural.one, device.mac, device.iphone.plural.one, substitutions.NAME.plural.other; \
            one alone is plural.one. In a .stringsdict, substitutions.NAME.plural.one is a form of its variable NAME.

            A text that prints an argument as what it isn't, or that can't stand next to the others of its string, is refused.

            Examples:
              mizan strings set "Save" ar "حفظ"
              mizan strings set "%lld files" he "%lld קבצים" --variation other --file Localizable.xcstrings
              mizan strings set "Delete?" de "Löschen?" --state needs_review
            """)

    @Argument(help: ArgumentHelp("The key of the string.", valueName: "key"))
    var key: String

    @Argument(help: ArgumentHelp("The language, such as ar.", valueName: "language"))
    var language: String

    @Argument(help: ArgumentHelp("The text; after -- if it begins with a hyphen.", valueName: "text"))
    var text: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The table, or a folder of tables; otherwise the folder that you are in.", valueName: "path"))
    var file = "."

    @Option(name: .long, help: ArgumentHelp("The form of the text, such as plural.one.", valueName: "form"))
    var variation: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How far the text is, in a string catalog: \(StringsEdit.states.joined(separator: ", ")); translated if you name none.",
            valueName: "state"))
    var state: String?

    @Option(
        name: .long,
        help: ArgumentHelp("A comment for translators: of a catalog's key, or of a new entry.", valueName: "text"))
    var comment: String?

    @Option(
        name: .long, help: ArgumentHelp("The language of the sources, if it isn't the one found.", valueName: "tag"))
    var source: String?

    func run() throws {
        try StringsWriting.exclusively(in: StringTables.root(of: file)) {
            var tables = try StringTables(path: file, sourceLanguage: source.map(VariantOptions.languageTag))
            let edit = StringsEdit(
                key: key, language: try VariantOptions.languageTag(language), text: text, form: variation,
                state: state, comment: comment)
            let notes = try tables.set(edit)
            if !notes.isEmpty { Output.error(block: notes.report) }
            try StringsWriting.write(tables)
            if notes.contains(where: { $0.severity == .error }) { throw Differences() }
        }
    }
}
