import ArgumentParser
import CAllocator
import Foundation
import MizanLayout
import MizanReports
import MizanBase

/// The tool `mizan`.
public struct MizanCommand: ParsableCommand {
    /// The tool's name and its verbs.
    public static let configuration = CommandConfiguration(
        commandName: "mizan",
        abstract: "Lays out interfaces in every direction, draws them, and checks them against goldens.",
        subcommands: [
            PreviewCommand.self, ExportCommand.self, InspectCommand.self, SceneCommand.self, AuditCommand.self,
            FocusCommand.self,
            GoldenCommand.self, OverlayCommand.self, StringsCommand.self, TextCommand.self, SymbolsCommand.self,
            FontsCommand.self,
        ])

    @Flag(name: .long, help: "Print the versions of the engine, its libraries and its fonts.")
    var version = false

    /// The command before its arguments are read.
    public init() {}

    /// Prints the versions where they are wanted, else the help.
    public func run() throws {
        guard version else { throw CleanExit.helpRequest(self) }
        try Output.print(block: ToolVersion.text())
    }
}

extension ParsableCommand {
    /// Runs the command line of this process and exits: 0 when all is well, 1 when something differs, 2 when the call or
    /// the input is wrong.
    ///
    /// Works on a large stack, so that a deep view tree can't overflow it.
    package static func runTool() -> Never {
        let seconds = StageTimes.processorSeconds
        mizan_allocator_grow_by_megabytes()
        let code = try? LargeStack.run(size: StackSize.command) {
            CommandEnvironment.$secondsBeforeMain.withValue(seconds) {
                exitCode(running: Array(CommandLine.arguments.dropFirst()))
            }
        }
        // All is written: what libraries would tidy up goes with the process.
        _exit(code ?? 2)
    }

    /// Runs a command line and returns the exit code.
    package static func exitCode(running arguments: [String]) -> Int32 {
        do {
            var command = try parseAsRoot(arguments)
            // What the call reads it doesn't write over.
            try ReadFiles.$current.withValue(ReadFiles()) { try command.run() }
            return 0
        } catch let error as DiagnosticError {
            Output.error(block: error.report)
            return 2
        } catch let found as Differences {
            return found.exitCode
        } catch {
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            if code == .success {
                try? Output.print(block: message)
                return 0
            }
            if !message.isEmpty {
                // As every other error begins; what the caller wrote is one line, the usage below it is ours.
                let first = "Error: " + self.message(for: error)
                if message.hasPrefix(first) {
                    let words = self.message(for: error)
                    Output.error("mizan: error: " + (UnknownValueMessage(words)?.text ?? words))
                    let usage = message.dropFirst(first.count).drop { $0 == "\n" }
                    if !usage.isEmpty { Output.error(block: String(usage)) }
                } else {
                    Output.error(block: message)
                }
            }
            return 2
        }
    }
}

/// A command that ran and found differences or problems.
package struct Differences: Error {
    var exitCode: Int32 = 1

    /// The usual exit code.
    package init() {}

    init(exitCode: Int32) { self.exitCode = exitCode }
}
