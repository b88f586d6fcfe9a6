import ArgumentParser
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanLocalization

/// `mizan strings compile`: makes `.lproj` tables of string catalogs.
struct StringsCompileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile", abstract: "Make .lproj tables of string catalogs.",
        discussion: """
            For programs that read .strings and .stringsdict alone, as Foundation on Linux does: SwiftPM copies a catalog as it is \
            there. Each language of the catalog gets a folder; texts that nobody has translated are left out.

            Examples:
              mizan strings compile Localizable.xcstrings -o Resources
            """)

    @Argument(help: ArgumentHelp("String catalogs.", valueName: "catalog"))
    var catalogs: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write the .lproj folders in.", valueName: "folder"))
    var output: String

    func run() throws {
        var files: [LocalizationPackage.File] = []
        for path in catalogs {
            let file = try SourceFile.read(path)
            try MergeMarkers.check(file.bytes, file: file.name)
            let catalog = try StringCatalog(xcstrings: file.bytes, file: file.name)
            if !catalog.warnings.isEmpty { Output.error(block: catalog.warnings.report) }
            for table in try CompiledCatalog(catalog).files() {
                guard !files.contains(where: { $0.path == table.path }) else {
                    throw DiagnosticError(
                        call: "two catalogs are named \(Diagnostic.quote(catalog.table))",
                        fix: "compile them into two folders")
                }
                files.append(table)
            }
        }
        let paths = files.map { output + "/" + $0.path }
        try Output.checkAreNotRead(paths)
        try WholeFile.write(zip(files, paths).map { WholeFile.PendingFile(path: $1, bytes: $0.bytes) })
        Output.error("wrote \(files.count) \(files.count == 1 ? "file" : "files") to \(output)")
    }
}
