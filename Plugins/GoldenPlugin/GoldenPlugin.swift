import Foundation
import PackagePlugin

/// `swift package golden verify`: `mizan golden` with the same arguments, in the package's folder. It asks for no permission, so
/// that a CI job needs none, and writes no goldens.
///
/// The tool is built as any product of the package's dependencies. Were it a dependency of the plugin, each build of Mizan
/// itself would compile everything twice.
@main struct GoldenPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        if let command = arguments.first, ["record", "accept", "prune"].contains(command) {
            Diagnostics.error("“\(command)” writes goldens: use “swift package golden-record”, or the tool itself")
            return
        }
        let build = try packageManager.build(.product("mizan"), parameters: .init(echoLogs: true))
        guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("mizan can't be built: \(build.logText)")
            return
        }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["golden"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("mizan golden ended with \(process.terminationStatus)")
        }
    }
}
