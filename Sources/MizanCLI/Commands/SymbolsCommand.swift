import ArgumentParser
import MizanBase
import MizanCanvas
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanSymbols

/// `mizan symbols`: the built-in symbols, their behaviour right to left, and its reason.
struct SymbolsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbols", abstract: "List the built-in symbols: their direction, and why; with -o, draw them.",
        discussion: """
            With --conventions, the words in names of images that say what usually becomes of one right to left: what \
            `mizan audit` asks images of a catalog by. The first line that a name falls under counts.

            Besides the names that are listed, every name has its variants by rule: .fill, .circle, .square, their .fill, \
            .slash and .badge.plus, .minus, .checkmark, .exclamationmark, .questionmark, .xmark, .ellipsis, .clock, .gearshape \
            and .person.crop.

            With --coverage, the names in a list, a Swift file or a folder of them, and how many of these are drawn, exactly \
            or approximately. A list has a name a line, or columns parted by tabs: uses and name.
            """)

    @Argument(help: "Names of symbols; all where there are none.")
    var name: [String] = []

    @Flag(name: .long, help: "List what images of well-known names usually do, in place of symbols.")
    var conventions = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Count how many of the symbols that a list or Swift sources name are drawn.", valueName: "file"))
    var coverage: String?

    @Flag(name: .long, help: "Print JSON.")
    var json = false

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp(
            "Draw them there as a PNG, left to right and right to left side by side; - is standard output.",
            valueName: "file"))
    var output: String?

    @Option(name: .long, help: "The language whose letters and digits are drawn.")
    var locale: String?

    func validate() throws {
        guard !conventions || name.isEmpty && output == nil && locale == nil else {
            throw ValidationError("--conventions lists words of names, and takes no symbol and no picture")
        }
        guard coverage == nil || name.isEmpty && output == nil && locale == nil && !conventions else {
            throw ValidationError("--coverage reads names from a file, and takes no symbol and no picture")
        }
        guard let locale else { return }
        guard LanguageTag(wellFormed: locale) != nil else {
            throw ValidationError("\(Diagnostic.quote(locale)) is no locale; write one such as ar-EG")
        }
        guard output != nil else {
            throw ValidationError("--locale says in which letters symbols are drawn; add -o symbols.png")
        }
    }

    func run() throws {
        if conventions {
            let all = ImageNameConvention.all
            return try json ? Output.bytes(all.json) : Output.print(block: all.text)
        }
        if let coverage {
            let report = try SymbolCoverage(path: coverage)
            return try json ? Output.bytes(report.json) : Output.print(block: report.text)
        }
        let symbols = try name.isEmpty ? Symbol.all : name.map(Self.symbol)
        guard let output else {
            let report = SymbolReport(symbols: symbols)
            return try json ? Output.bytes(report.json) : Output.print(block: report.text)
        }
        guard !json else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "output-format", message: "--json and -o are two outputs", fix: "ask for one at a time"))
        }
        guard output == "-" || output.hasSuffix(".png") else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "output-format", message: "\(Diagnostic.quote(output)) is no picture's name", fix: "use .png")
            )
        }
        let sheet = SymbolSheet(symbols: symbols, locale: LanguageTag(locale ?? "en"))
        let fonts = try ToolFonts.collection()
        try Output.write(try sheet.tree(fonts: fonts).png(fonts: fonts), to: output)
    }

    private static func symbol(_ name: String) throws -> Symbol {
        guard let symbol = Symbol.named(name) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "unknown-symbol", message: "there is no symbol \(Diagnostic.quote(name))",
                    fix: Symbol.fix(of: name)))
        }
        return symbol
    }
}
