import ArgumentParser
import Foundation
import MizanBase
import MizanDocument
import MizanReports
import MizanGoldens

/// `mizan golden accept`
struct GoldenAcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Take what a reviewed report shows as new goldens, without laying out again.",
        discussion: """
            Each file is checked: it has the hash that the report says, and replaces the golden that the report \
            compared with, inside the goldens' folder.
            """)

    @Argument(help: ArgumentHelp("The report's folder.", valueName: "report"))
    var report: String

    @Argument(
        help: ArgumentHelp(
            "Variants to accept, by name or pattern, such as Forecast/ar_w320 or Forecast/*.", valueName: "case"))
    var cases: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Accept the variants that were marked in the report's page.", valueName: "accepted.json")
    )
    var only: String?

    @Flag(name: .long, help: "Accept all that differ or are missing.")
    var all = false

    @OptionGroup var place: GoldenFolderOptions

    @Flag(name: .long, help: "Write in a CI job too (where CI is set).")
    var allowCI = false

    func run() throws {
        let ways = [!cases.isEmpty, only != nil, all].count { $0 }
        guard ways == 1 else {
            throw DiagnosticError(
                call: ways == 0 ? "nothing says what to accept" : "several things say what to accept",
                fix: "name variants, or pass --only with the page's accepted.json, or --all")
        }
        try GoldenWriter.checkIsAllowed(environment: CommandEnvironment.variables, allowsCI: allowCI)
        let report = try GoldenReport(folder: report)
        let choice: GoldenAcceptance.CaseChoice =
            if let only {
                try GoldenAcceptance.marked(in: SourceFile.read(only), of: report)
            } else {
                all ? .all : .fitting(cases)
            }
        let goldens = try place.folder()
        let result = try GoldenAcceptance(report, into: goldens).accept(choice) { Output.waiting(for: goldens) }
        for file in result.written { try Output.print("wrote \(file)") }
        for name in result.passedOver { try Output.print("\(name) can't be accepted: see the report") }
        try Output.print("\(result.written.count) written, \(result.unchanged) unchanged")
    }
}
