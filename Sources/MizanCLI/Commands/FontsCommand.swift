import ArgumentParser
import MizanBase
import MizanDocument
import MizanScenes
import MizanText

/// `mizan fonts`: the fonts that are loaded, those that cover a text, and its fallbacks.
struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts", abstract: "List the fonts; with --text, say which of them show it.",
        discussion: "Exits 1 where no font has a character of the text.")

    @Option(
        name: .long, help: ArgumentHelp("A folder of fonts to use instead of the shipped ones.", valueName: "folder"))
    var fonts: String?

    @Option(name: .long, help: "A text: which fonts show it, and which families could show all of it.")
    var text: String?

    @Option(name: .long, help: "The text's language, which prefers fonts.")
    var locale = "en"

    @Option(name: .long, help: ArgumentHelp("The family that the text asks for.", valueName: "name"))
    var family: String?

    @Flag(name: .long, help: "Print JSON.")
    var json = false

    func validate() throws {
        guard LanguageTag(wellFormed: locale) != nil else {
            throw ValidationError("\(Diagnostic.quote(locale)) is no locale; write one such as ar-EG")
        }
    }

    func run() throws {
        let collection = try ToolFonts.collection(folder: fonts)
        let font = FontDescription(families: family.map { [$0] } ?? [], size: 17)
        try collection.requireFamilies(of: font)
        let coverage = text.map { FontCoverage($0, font: font, language: LanguageTag(locale), fonts: collection) }
        let report = FontReport(folders: try ToolFonts.folders(fonts), fonts: collection, coverage: coverage)
        if json { try Output.bytes(report.json) } else { try Output.print(block: report.text) }
        if coverage?.missing.isEmpty == false { throw Differences() }
    }
}
