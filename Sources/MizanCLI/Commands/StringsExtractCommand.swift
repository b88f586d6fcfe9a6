import ArgumentParser
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanReports
import MizanScenes

/// `mizan strings extract`: finds the localizable strings of a program, and brings its catalogs up to date.
struct StringsExtractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Find the strings of sources and scenes, and bring tables of strings up to date.",
        discussion: """
            Looks at Swift sources, scene files and Info.plist, all of a program together: what none of them shows is marked \
            as stale in a catalog. New keys are added to catalogs and to .strings files of the source language, and what \
            translators did stays as it is. Without -o it prints the strings and changes nothing.

            If the folder of -o has no tables, but folders in it have, each string goes to the tables that are nearest to its \
            source: name the root of a package, or a folder of several packages.

            Swift sources are read by a program of its own, built once with “swift build --package-path Extract” in a \
            checkout of mizan; scenes and Info.plist need none.

            Examples:
              mizan strings extract Sources/App -o Sources/App/Resources
              mizan strings extract Sources/App -o Sources/App/Resources --check
              mizan strings extract Examples/Forecast -o Examples/Forecast
              mizan strings extract . -o .
              mizan strings extract Sources --function L10n.tr --function localized --json
            """)

    @Argument(
        help: ArgumentHelp(
            """
            .swift and .scene.json files, an Info.plist, or folders, of which all of these below are taken but for those of \
            tests; - is a Swift source on standard input.
            """,
            valueName: "source"))
    var sources: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder of the tables, or one with folders of tables in it; - prints the only table's catalog.",
            valueName: "folder"))
    var output: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The language of the sources; that of the catalogs, else en.", valueName: "tag"))
    var sourceLanguage: String?

    @Option(
        name: .customLong("function"),
        help: ArgumentHelp(
            """
            A function of the program's own that looks its first argument up, such as L10n.tr; “localized” is \
            "key".localized too. May be given several times.
            """, valueName: "name"))
    var functions: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("The folder that a scene may read from; else the scene's own.", valueName: "folder"))
    var root: String?

    @Flag(name: .long, help: "Mark nothing as stale, where only a part of the program is looked at.")
    var noStale = false

    @Flag(name: .long, help: "Change nothing; exit with 1 where a table would change.")
    var check = false

    @Flag(name: .long, help: "Print JSON: the strings, with their places and arguments, and the changes.")
    var json = false

    func validate() throws {
        guard output != nil else {
            if check { throw ValidationError("--check needs the folder of the catalogs: -o") }
            if noStale { throw ValidationError("--no-stale needs the folder of the catalogs: -o") }
            return
        }
        if output == "-", check || json { throw ValidationError("-o - goes with neither --check nor --json") }
    }

    func run() throws {
        let found = try ExtractionSources(sources).strings(functions: functions, root: root)
        var options = CatalogFolderUpdate.Options()
        options.sourceLanguage = try sourceLanguage.map(VariantOptions.languageTag)
        options.marksStale = !noStale
        let catalogs = try output.map { folder in
            try CatalogFolderUpdate(found, folder: folder == "-" ? nil : folder, options: options)
        }
        let report = ExtractionReport(found: found, catalogs: catalogs)
        if output == "-" {
            printReport(report)
            return try printCatalog(catalogs)
        }
        if !check { try catalogs?.write() }
        if json {
            try Output.bytes(report.json)
        } else {
            printReport(report)
            for line in report.lines { try Output.print(line) }
        }
        if check, report.isChange { throw Differences() }
    }

    private func printReport(_ report: ExtractionReport) {
        let diagnostics = report.diagnostics
        if !diagnostics.isEmpty { Output.error(block: diagnostics.report) }
    }

    private func printCatalog(_ catalogs: CatalogFolderUpdate?) throws {
        guard let tables = catalogs?.tables, tables.count < 2 else {
            let names = catalogs?.tables.map(\.name).joined(separator: ", ") ?? ""
            throw DiagnosticError(call: "there are several tables: \(names)", fix: "name a folder with -o")
        }
        if let table = tables.first { try Output.bytes(table.bytes) }
    }
}
