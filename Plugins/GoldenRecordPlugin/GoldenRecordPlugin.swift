import Foundation
import PackagePlugin

/// `swift package golden-record`: `mizan golden record` with the same arguments, in the package's folder; it asks for the
/// permission to write there.
@main struct GoldenRecordPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "MizanTool").url
        process.arguments = ["golden", "record"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("mizan golden record ended with \(process.terminationStatus)")
        }
    }
}
