import ArgumentParser
import Foundation
import MizanReports
import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

/// `mizan strings show`: prints one string as a reader would see it.
struct StringsShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print what a reader of a locale sees of a string, with arguments.",
        discussion: """
            An argument is a number, text, or JSON as scene files write values: a key, a number with its format, a \
            measurement, a date, a list, a value with its kind. A number in quotation marks is text.

            Examples:
              mizan strings show "Weather in %@" --file Localizable.xcstrings --locale ar-EG --arg "Tel Aviv"
              mizan strings show "%lld objects" --file Localizable.xcstrings --locale ru --locale ar --arg 21
              mizan strings show "%@ left" --locale de --arg '{"number": 54, "format": "percent"}' --json
            """)

    @Argument(help: ArgumentHelp("The key of the string; a format, where it has arguments.", valueName: "key"))
    var key: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            An .xcstrings, .strings or .stringsdict file, an .lproj folder, or a folder of them; several are laid one over \
            the next. Without one the key itself is the text.
            """,
            valueName: "file"))
    var file: [String] = []

    @Option(name: .long, help: ArgumentHelp("The table: Localizable, or the only one there is.", valueName: "name"))
    var table: String?

    @Option(name: .long, help: ArgumentHelp("A reader's locale, such as ar-EG; may be repeated.", valueName: "locale"))
    var locale: [String] = []

    @Option(
        name: .customLong("arg"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An argument of the format; may be repeated.", valueName: "value"))
    var arguments: [String] = []

    @Option(name: .long, help: ArgumentHelp("What the source language says, where no table does.", valueName: "format"))
    var defaultValue: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A pseudo-language: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "kind")
    )
    var pseudo: [PseudoLanguage] = []

    @Option(name: .long, help: ArgumentHelp("The kind of device for which a text is chosen.", valueName: "device"))
    var device: DeviceIdiom = .other

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            How the text speaks to its reader: \(TermOfAddress.allCases.map(\.rawValue).joined(separator: ", ")); without it \
            its alternative is shown.
            """, valueName: "term"))
    var termOfAddress: TermOfAddress?

    @Option(name: .long, help: ArgumentHelp("The width for which a text is chosen.", valueName: "number"))
    var width: Int?

    @Option(name: .long, help: ArgumentHelp("The time zone of dates, such as Asia/Jerusalem.", valueName: "zone"))
    var timeZone: String = "UTC"

    @Option(
        name: .long,
        help: ArgumentHelp("The present, from which relative dates count: 2026-03-01T09:00:00Z.", valueName: "date"))
    var now: String?

    @Flag(name: .long, help: "Print FSI, LRI, RLI and PDI around arguments.")
    var marked = false

    @Flag(name: .long, help: "Print JSON: the text with its language, direction, isolates and attributes.")
    var json = false

    func run() throws {
        let bundle = try self.bundle()
        let table = try tableName(bundle)
        let context = try self.context()
        let resource = LocalizedStringResource(
            key: key, defaultValue: defaultValue, table: table,
            arguments: try arguments.enumerated().map {
                try LocalizedValue(commandLine: $0.element, number: $0.offset + 1, in: context)
            })
        try checkNames(of: resource, in: bundle, table: table)
        let locales = try locale.isEmpty ? [bundle.developmentLanguage] : locale.map(VariantOptions.languageTag)
        var problems: [LocalizedTextProblem] = []
        var results: [(locale: LanguageTag, text: LocalizedText)] = []
        for locale in locales {
            var localization = Localization(
                bundles: [bundle], locale: locale, timeZone: context.timeZone, pseudo: pseudo,
                device: device)
            localization.now = context.now
            localization.termOfAddress = termOfAddress
            localization = localization.fittingPresentationWidth(width)
            let text = localization.resolve(resource)
            problems += text.problems.filter { !problems.contains($0) }
            results.append((locale, text))
        }
        var known: Set<LocalizedTextProblem.Cause> = []
        for problem in problems where known.insert(problem.cause).inserted {
            switch problem.cause {
            case .missingArgument(let number):
                Output.error("mizan: note: the text asks for argument \(number), which is missing; add --arg")
            case .wrongArgument(let number):
                Output.error("mizan: note: the text asks for a number as argument \(number), which is none")
            // Of a text among the arguments: there is no other table to look in.
            case .unknownBundle, .unknownTable, .unknownString: break
            case .missingWord, .inflectionMarkup, .missingAgreementArgument, .missingConcept, .cyclicAgreement,
                .longInflection, .unknownWord:
                let diagnostic = problem.diagnostic()
                let fix = diagnostic.fix.map { "; \($0)" } ?? ""
                Output.error("mizan: note: \(diagnostic.message)\(fix)")
            }
        }
        if json {
            let report = JSONWriter.report { writer in
                writer.key("strings")
                writer.array { writer in
                    for (locale, text) in results { writer.localizedText(text, in: locale) }
                }
            }
            return try Output.bytes(report)
        }
        for (locale, text) in results {
            let shown = text.text.plainText(marked ? .marked : .unmarked)
            // The text itself, for whoever reads it on.
            try Output.text(results.count > 1 ? "\(locale)\t\(shown)" : shown)
        }
    }

    /// Throws for a key that the table doesn't have and no default value stands for, and for a locale in none of whose
    /// languages there are strings.
    private func checkNames(of resource: LocalizedStringResource, in bundle: StringBundle, table: String) throws {
        guard !file.isEmpty else { return }
        if defaultValue == nil, !bundle.hasString(for: resource) {
            throw DiagnosticError(
                call: "\(Diagnostic.quote(key)) is not in the table \(Diagnostic.quote(table))",
                fix: key.nearest(in: bundle.tables[table]?.keys ?? []).map { "did you mean \(Diagnostic.quote($0))?" }
                    ?? "add it there, or say what the code does with --default-value")
        }
        for locale in try locale.map(VariantOptions.languageTag) where !bundle.serves(locale) {
            throw StringsListCommand.lacking(locale, known: Set(bundle.localizations))
        }
    }

    /// The strings of all files.
    private func bundle() throws -> StringBundle {
        let bundles = try file.map { try StringsListCommand.bundle($0) }
        guard let first = bundles.first else { return StringBundle(tables: []) }
        let main = StringBundle(tables: Array(first.tables.values), developmentLanguage: first.developmentLanguage)
        return bundles.dropFirst().reduce(main) { $0.laid(over: $1) }
    }

    private func tableName(_ bundle: StringBundle) throws -> String {
        if let table {
            guard file.isEmpty || bundle.tables[table] != nil else {
                throw DiagnosticError(
                    call: "there is no table \(Diagnostic.quote(table))",
                    fix: "use \(bundle.tables.keys.sorted().joined(separator: ", "))")
            }
            return table
        }
        let names = bundle.tables.keys.sorted()
        guard names.count == 1, let only = names.first else { return "Localizable" }
        return only
    }

    private func context() throws -> PlainValueContext {
        guard let zone = TimeZone(identifier: timeZone) else {
            throw DiagnosticError(
                call: "there is no time zone \(Diagnostic.quote(timeZone))", fix: "write one such as Asia/Jerusalem")
        }
        let place = SourcePlace(file: "--now", line: 1, column: 1)
        let instant = try now.map { try JSONValue(.string($0), place: place).date(in: zone) }
        return PlainValueContext(timeZone: zone, now: instant)
    }
}

extension TermOfAddress: ExpressibleByArgument {}

extension DeviceIdiom: ExpressibleByArgument {
    /// A kind by its name in string catalogs, or by any other name that ``MizanLayout/UserInterfaceIdiom`` has; nil for an unknown name.
    public init?(argument: String) {
        self = UserInterfaceIdiom(name: argument)?.device ?? DeviceIdiom(rawValue: argument)
        guard Self.known.contains(self) else { return nil }
    }

    /// The names that are known.
    public static var allValueStrings: [String] {
        UserInterfaceIdiom.names + known.map(\.rawValue).filter { !UserInterfaceIdiom.names.contains($0) }
    }
}
