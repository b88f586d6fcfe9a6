import ArgumentParser
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanReports

/// `mizan strings merge`: joins two changed copies of a string catalog, for git.
struct StringsMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Join two changed copies of a string catalog, key by key.",
        discussion: """
            A merge driver for git: lines of a catalog are alike, and git joins them wrongly or not at all. Here keys, languages and \
            forms are joined, each by its name. The result goes to OURS.

            Where both sides changed one text the result keeps OURS, the text is named on standard output with its key and language, \
            and the call exits with 1, by which git knows of the conflict.

            Set up once a checkout, with “*.xcstrings merge=xcstrings” in .gitattributes:
              git config merge.xcstrings.driver "mizan strings merge %O %A %B --path %P"
            """)

    @Argument(help: "The file that both were made of.") var base: String
    @Argument(help: "One copy, which is written over.") var ours: String
    @Argument(help: "The other copy.") var theirs: String

    @Option(name: .shortAndLong, help: ArgumentHelp("Write here instead; - is standard output.", valueName: "file"))
    var output: String?

    @Option(
        name: .long, help: ArgumentHelp("What the file is called in messages; git's %P.", valueName: "path"))
    var path: String?

    @Flag(name: .long, help: "Print the conflicts as JSON.")
    var json = false

    func run() throws {
        func read(_ path: String, or source: CatalogDocument? = nil) throws -> CatalogDocument {
            let file = SourceFile(name: self.path ?? path, bytes: try SourceFile.read(path).bytes)
            // Of a catalog that both sides added git gives an empty file as the base.
            if file.bytes.isEmpty, let source {
                return CatalogDocument(sourceLanguage: source.sourceLanguage, file: path)
            }
            return try CatalogDocument(file.bytes, file: file.name)
        }
        let ours = try read(ours)
        let merge = try CatalogMerge(base: read(base, or: ours), ours: ours, theirs: read(theirs))
        if let output {
            try Output.write(merge.document.bytes, to: output)
        } else {
            try WholeFile.write(merge.document.bytes, to: self.ours)
        }
        if json {
            let report = JSONWriter.report { writer in
                writer.key("conflicts")
                writer.array { writer in
                    for conflict in merge.conflicts { conflict.write(to: &writer) }
                }
            }
            if output == "-" {
                Output.error(block: String(decoding: report, as: UTF8.self))
            } else {
                try Output.bytes(report)
            }
        }
        guard !merge.conflicts.isEmpty else { return }
        if !json {
            let report = merge.conflicts.map(\.description).joined(separator: "\n")
            if output == "-" { Output.error(block: report) } else { try Output.print(block: report) }
        }
        throw Differences()
    }
}
