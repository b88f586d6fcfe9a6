import ArgumentParser
import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

/// `mizan strings show`: prints what a reader would see of one string.
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

    @Option(name: .long, help: ArgumentHelp("The kind of device: iphone, mac, applewatch …", valueName: "device"))
    var device: String = DeviceIdiom.other.rawValue

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
            arguments: try arguments.enumerated().map { try Self.value($0.element, number: $0.offset + 1, context) })
        if !file.isEmpty, bundle.tables[table]?.entries[key] == nil {
            Output.error("mizan: note: \(Diagnostic.quote(key)) is not in the table \(Diagnostic.quote(table))")
        }
        let locales = try locale.isEmpty ? [bundle.developmentLanguage] : locale.map(VariantOptions.languageTag)
        var results: [(locale: LanguageTag, text: LocalizedText)] = []
        for locale in locales {
            var localization = Localization(
                bundles: [bundle], locale: locale, timeZone: context.timeZone, pseudo: pseudo,
                device: DeviceIdiom(rawValue: device))
            localization.now = context.now
            results.append((locale, localization.fittingPresentationWidth(width).resolve(resource)))
        }
        if json { return try Output.bytes(Self.json(results)) }
        for (locale, text) in results {
            let shown = text.text.plainText(marked ? .marked : .unmarked)
            try Output.print(results.count > 1 ? "\(locale)\t\(shown)" : shown)
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
        let instant = try now.map { now in
            guard let date = try? Date.ISO8601FormatStyle(timeZone: .gmt).parse(now) else {
                throw DiagnosticError(
                    call: "--now \(Diagnostic.quote(now)) is no instant", fix: "write one such as 2026-03-01T09:00:00Z")
            }
            return date
        }
        return PlainValueContext(timeZone: zone, now: instant)
    }

    /// An argument: JSON where it is a number, or begins as an object or a string of JSON does, else text.
    private static func value(
        _ text: String, number: Int, _ context: PlainValueContext
    ) throws -> LocalizedValue {
        let file = "--arg \(number)"
        guard let first = text.utf8.first else { return .text(text) }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "\"") {
            return try LocalizedValue(JSONValue.parse(Array(text.utf8), file: file), in: context)
        }
        guard first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            let json = try? JSONValue.parse(Array(text.utf8), file: file), case .number = json.kind
        else { return .text(text) }
        return try LocalizedValue(json, in: context)
    }

    // MARK: JSON

    private static func json(_ results: [(locale: LanguageTag, text: LocalizedText)]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("schema")
            writer.number(1)
            writer.key("strings")
            writer.array { writer in
                for (locale, text) in results { Self.write(text, locale, to: &writer) }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private static func write(_ localized: LocalizedText, _ locale: LanguageTag, to writer: inout JSONWriter) {
        let text = localized.text
        writer.object { writer in
            for (key, value) in [
                ("locale", locale.identifier), ("language", localized.language.identifier),
                ("direction", localized.writingDirection.rawValue), ("text", text.string),
                ("marked", text.plainText(.marked)),
            ] {
                writer.key(key)
                writer.string(value)
            }
            if localized.isFallback {
                writer.key("fallback")
                writer.bool(true)
            }
            writer.key("isolates")
            writer.array { writer in
                for isolate in text.isolates {
                    writer.object(inline: true) { writer in
                        writer.range(isolate.range)
                        writer.key("direction")
                        writer.string(isolate.direction.rawValue)
                    }
                }
            }
            guard !text.runs.isEmpty else { return }
            writer.key("attributes")
            writer.array { writer in
                for run in text.runs { writer.object(inline: true) { $0.attributes(run) } }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func range(_ range: Range<Int>) {
        key("range")
        array(inline: true) { writer in
            writer.number(range.lowerBound)
            writer.number(range.upperBound)
        }
    }

    fileprivate mutating func attributes(_ run: AttributedText.Run) {
        range(run.range)
        let names = run.attributes.presentation.names
        if !names.isEmpty {
            key("presentation")
            array(inline: true) { writer in
                for name in names { writer.string(name) }
            }
        }
        if let link = run.attributes.link {
            key("link")
            string(link)
        }
        for (name, value) in run.attributes.named.sorted(by: { $0.key < $1.key }) {
            key(name)
            write(value)
        }
    }

    private mutating func write(_ value: AttributeValue) {
        switch value {
        case .bool(let value): bool(value)
        case .number(let value): number(literal: Int(exactly: value).map { "\($0)" } ?? "\(value)")
        case .string(let value): string(value)
        case .array(let values):
            array(inline: true) { writer in
                for value in values { writer.write(value) }
            }
        case .object(let members):
            object(inline: true) { writer in
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    writer.key(name)
                    writer.write(value)
                }
            }
        }
    }
}
