import ArgumentParser
import MizanBase
import MizanCLI
import MizanConformance
import MizanDocument
import MizanFonts
import MizanText

/// `ConformanceTool text`: lays out bare paragraphs, to compare with other engines.
struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text", abstract: "Lay out bare paragraphs and print lines, clusters and positions as JSON.")

    @Argument(help: ArgumentHelp("The cases: a JSON array; - is standard input.", valueName: "file"))
    var cases: String

    @Option(
        name: .long,
        help: ArgumentHelp("The folder of the fonts that the cases name; else the shipped ones.", valueName: "folder"))
    var fonts: String?

    func run() throws {
        let file = try SourceFile.read(cases)
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
