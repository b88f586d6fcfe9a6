import ArgumentParser
import MizanBase
import MizanLocalization
import MizanText

/// `mizan text`: explains how one string becomes lines.
struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Explain how a string becomes lines of glyphs.",
        discussion: """
            --explain prints a string's isolates, bidi levels, runs with their glyphs, and lines in visual order. The string is a \
            format if it has arguments, which are written as for “mizan strings show”.

            Examples:
              mizan text --explain "Weather in %@" --arg ירושלים --locale en --width 200
              mizan text --explain "Weather in %@" --file Localizable.xcstrings --locale ar --arg "Tel Aviv"
            """)

    @Option(name: .long, help: ArgumentHelp("The string to explain: a key or a format.", valueName: "string"))
    var explain: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A folder of fonts to use instead of the shipped ones.", valueName: "folder"))
    var fonts: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The string's locale, such as ar-EG; otherwise en. Without --file the string is in its language.",
            valueName: "locale"))
    var locale: String?

    @Option(
        name: .customLong("arg"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An argument of the string; may be repeated.", valueName: "value"))
    var arguments: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "An .xcstrings, .strings or .stringsdict file, or a folder of them, to look the string up in.",
            valueName: "file"))
    var file: String?

    @Option(name: .long, help: ArgumentHelp("The width of the lines; otherwise unlimited.", valueName: "points"))
    var width: Double?

    @Option(name: .long, help: ArgumentHelp("The font's size; otherwise 17.", valueName: "points"))
    var fontSize: Double?

    @Flag(name: .long, help: "Print the explanation as JSON.")
    var json = false

    func run() throws {
        let explanation = try explanation(of: explain)
        if json { try Output.bytes(explanation.json) } else { try Output.print(block: explanation.report) }
    }

    private func explanation(of format: String) throws -> TextExplanation {
        let locale = try VariantOptions.languageTag(self.locale ?? "en")
        let bundle =
            try file.map { try StringsListCommand.bundle($0) } ?? StringBundle(tables: [], developmentLanguage: locale)
        let context = PlainValueContext()
        let resource = LocalizedStringResource(
            key: format,
            arguments: try arguments.enumerated().map {
                try LocalizedValue(commandLine: $0.element, number: $0.offset + 1, in: context)
            })
        if file != nil, !bundle.hasString(for: resource) {
            let keys = bundle.tables.values.flatMap(\.keys)
            throw DiagnosticError(
                call: "no table has the string \(Diagnostic.quote(format))", fix: format.suggestion(from: keys))
        }
        let localized = Localization(bundles: [bundle], locale: locale).resolve(resource)
        let style = TextStyle(
            font: FontDescription(size: try Self.length(fontSize, "--font-size") ?? 17), language: localized.language,
            baseDirection: localized.writingDirection, fallbackDirection: locale.layoutDirection)
        let shaped = ShapedText(localized.text, style: style, fonts: try ToolFonts.collection(folder: fonts))
        return TextExplanation(
            localized, in: locale, shaped: shaped,
            layout: shaped.layout(width: try Self.length(width, "--width"), style: LineStyle(hyphenation: .wideWords)))
    }

    private static func length(_ points: Double?, _ option: String) throws -> Double? {
        guard let points else { return nil }
        guard points > 0, points <= 100_000 else {
            throw DiagnosticError(
                call: "\(option) \(points) can't be laid out", fix: "use a number above 0, at most 100000")
        }
        return points
    }
}
