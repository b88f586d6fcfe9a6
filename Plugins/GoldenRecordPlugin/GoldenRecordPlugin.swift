import Foundation
import PackagePlugin

/// `swift package golden-record`: `mizan golden record` with the same arguments, in the package's folder; it asks for the
/// permission to write there. The tool is built as in `GoldenPlugin`.
@main struct GoldenRecordPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let build = try packageManager.build(.product("mizan"), parameters: .init(echoLogs: true))
        guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("mizan can't be built: \(build.logText)")
            return
        }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["golden", "record"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("mizan golden record ended with \(process.terminationStatus)")
        }
    }
}
