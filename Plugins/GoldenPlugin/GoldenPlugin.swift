import Foundation
import PackagePlugin

/// `swift package golden verify`: `mizan golden` with the same arguments, in the package's folder. It asks for no permission, so
/// that a CI job needs none, and writes no goldens.
@main struct GoldenPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        if let command = arguments.first, ["record", "accept", "prune"].contains(command) {
            Diagnostics.error("“\(command)” writes goldens: use “swift package golden-record”, or the tool itself")
            return
        }
        let process = Process()
        process.executableURL = try context.tool(named: "MizanTool").url
        process.arguments = ["golden"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("mizan golden ended with \(process.terminationStatus)")
        }
    }
}
