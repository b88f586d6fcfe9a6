import ArgumentParser
import MizanBase
import MizanConformance
import MizanDocument
import MizanFonts
import MizanGoldens
import MizanLocalization
import MizanReports
import MizanText

/// `mizan text`: explains how one string becomes lines, or lays out bare paragraphs to compare with other engines.
struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Explain how a string becomes lines of glyphs, or lay out bare paragraphs as JSON.",
        discussion: """
            --explain prints a string's isolates, bidi levels, runs with their glyphs, and lines in visual order. The string is a \
            format if it has arguments, which are written as for “mizan strings show”.

            Examples:
              mizan text --explain "Weather in %@" --arg ירושלים --locale en --width 200
              mizan text --explain "Weather in %@" --file Localizable.xcstrings --locale ar --arg "Tel Aviv"
              mizan text --cases cases.json
            """)

    @Option(name: .long, help: ArgumentHelp("The string to explain: a key or a format.", valueName: "string"))
    var explain: String?

    @Option(name: .long, help: ArgumentHelp("The cases: a JSON array; - is standard input.", valueName: "file"))
    var cases: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A folder of fonts to use instead of the shipped ones; cases name the fonts in it.", valueName: "folder"))
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

    func validate() throws {
        guard (explain == nil) != (cases == nil) else {
            throw ValidationError("use either --explain with a string or --cases with a file")
        }
        guard
            cases == nil
                || locale == nil && arguments.isEmpty && file == nil && width == nil && fontSize == nil && !json
        else {
            throw ValidationError(
                "--locale, --arg, --file, --width, --font-size and --json need --explain; cases have their own")
        }
    }

    func run() throws {
        if let cases { return try layOut(cases) }
        if let explain { try print(explanation(of: explain)) }
    }

    private func print(_ explanation: TextExplanation) throws {
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

    private func layOut(_ path: String) throws {
        let file = try SourceFile.read(path)
        let cases = try JSONValue.parse(file.bytes, file: file.name).array().map { try TextCase($0) }
        var runner = TextCaseRunner(fonts: [try fonts ?? ShippedFonts.folder()])
        var writer = JSONWriter()
        try writer.array { writer in
            for (number, item) in cases.enumerated() {
                Output.progress("\(number + 1) of \(cases.count): \(item.id)")
                try runner.result(for: item).write(to: &writer)
            }
        }
        Output.progress("")
        try Output.bytes(writer.bytes + [UInt8(ascii: "\n")])
    }
}

extension TextCaseResult {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("id")
            writer.string(id)
            writer.key("lines")
            writer.array { writer in
                for line in lines {
                    writer.members([
                        ("start", Double(line.start)), ("end", Double(line.end)), ("width", line.width),
                        ("baseline", line.baseline), ("height", line.height),
                    ])
                }
            }
            writer.key("clusters")
            writer.array { writer in
                for cluster in clusters {
                    writer.members([
                        ("start", Double(cluster.start)), ("end", Double(cluster.end)), ("line", Double(cluster.line)),
                        ("left", cluster.left), ("right", cluster.right), ("level", Double(cluster.level)),
                    ])
                }
            }
        }
    }
}

extension JSONWriter {
    /// An object of numbers on one line.
    fileprivate mutating func members(_ members: [(String, Double)]) {
        object(inline: true) { writer in
            for (key, number) in members {
                writer.key(key)
                if let whole = Int(exactly: number) {
                    writer.number(whole)
                } else {
                    writer.number(literal: "\(number)")
                }
            }
        }
    }
}
