import ArgumentParser
import MizanBase
import MizanCatalogs
import MizanDocument

/// `mizan strings format`: writes string catalogs as Xcode does.
struct StringsFormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Write string catalogs the way Xcode writes them.",
        discussion: """
            Two spaces a level, “ : ” after keys, fields and keys in Xcode's order, no line feed at the end. Values stay, also those \
            that Mizan doesn't know. A file that is written so is left alone.

            With --check nothing is written, and the call exits with 1 where a file is written otherwise.

            Examples:
              mizan strings format Localizable.xcstrings
              mizan strings format --check Sources/App/Resources/Localizable.xcstrings
            """)

    @Argument(
        help: ArgumentHelp("String catalogs; - is standard input, written to standard output.", valueName: "file"))
    var files: [String]

    @Flag(name: .long, help: "Write nothing; exit with 1 where a file is written otherwise.")
    var check = false

    func run() throws {
        // All are read before the first one is written.
        let documents = try files.map { path in
            let file = try SourceFile.read(path)
            return (path: path, document: try CatalogDocument(file.bytes, file: file.name))
        }
        var isDifferent = false
        for (path, document) in documents {
            let formatted = try document.formatted()
            let isSame = formatted == document.bytes
            if check {
                guard !isSame else { continue }
                isDifferent = true
                try Output.print("\(document.file) isn't written as Xcode writes it")
            } else if path == "-" {
                try Output.bytes(formatted)
            } else if !isSame {
                try WholeFile.write(formatted, to: path)
                Output.error("wrote \(path)")
            }
        }
        if isDifferent { throw Differences() }
    }
}
