import ArgumentParser
import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

/// `mizan strings list`: says what tables hold, by language and state.
struct StringsListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Say what a table of strings holds, by language and state.",
        discussion: """
            Counts the strings of each language by how far they are: of a string with several texts (plural forms, devices) \
            the least finished one counts. “missing” falls back to the source language, whose “key” is itself the text. With \
            --language or --state it lists the strings themselves.
            """)

    @Argument(
        help: ArgumentHelp(
            """
            An .xcstrings, .strings or .stringsdict file, an .lproj folder, or a folder of them such as a resource bundle; - \
            is a string catalog on standard input.
            """,
            valueName: "file"))
    var file: String

    @Option(name: .long, help: ArgumentHelp("Only this language; may be given several times.", valueName: "tag"))
    var language: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only strings in this state: translated, needs_review, new, missing …; may be given several times.",
            valueName: "state"))
    var state: [String] = []

    @Flag(name: .long, help: "Print JSON, with every text.")
    var json = false

    func run() throws {
        let bundle = try Self.bundle(file)
        let tables = bundle.tables.values.sorted { $0.table.utf8.lexicographicallyPrecedes($1.table.utf8) }
        let warnings = bundle.warnings + tables.flatMap(\.warnings)
        if !warnings.isEmpty { Output.error(block: warnings.report) }
        let report = StringTableReport(
            tables: tables, languages: language.isEmpty ? nil : Set(language.map { LanguageTag($0) }),
            states: state.isEmpty ? nil : Set(state))
        if json {
            try Output.bytes(report.json)
        } else {
            try Output.print(block: report.text)
        }
    }

    /// The strings that a path of the user's names.
    static func bundle(_ path: String) throws -> StringBundle {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return try StringBundle(folder: path)
        }
        let file = try SourceFile.read(path)
        if path == "-" { return StringBundle(tables: [try StringCatalog(xcstrings: file.bytes, file: file.name)]) }
        return try StringBundle(file: file)
    }
}
