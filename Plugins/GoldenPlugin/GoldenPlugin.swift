import Foundation
import PackagePlugin

/// `swift package golden verify`: `mizan golden` with the same arguments, in the package's folder.
@main struct GoldenPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "MizanTool").url
        process.arguments = ["golden"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            Diagnostics.error(
                "mizan golden \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
            return
        }
    }
}
