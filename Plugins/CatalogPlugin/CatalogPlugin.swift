import Foundation
import PackagePlugin

/// Compiles the string catalogs of a target's resources to the `.strings` and `.stringsdict` tables that Foundation reads; outside of Xcode
/// SwiftPM copies a catalog as it is.
///
/// The package that uses it depends on mizan with the trait `CompiledCatalogs`. Without it the compiler isn't built, so that a build of
/// Mizan itself doesn't compile the modules below it twice.
@main struct CatalogPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let compiler = try context.tool(named: "CatalogCompiler").url
        var names: Set<String> = []
        return try module.sourceFiles(withSuffix: "xcstrings").map(\.url).sorted { $0.path < $1.path }.compactMap {
            catalog in
            let table = catalog.deletingPathExtension().lastPathComponent
            guard names.insert(table).inserted else {
                Diagnostics.error("two string catalogs of the target \(target.name) are named \(table)")
                return nil
            }
            let languages = try languages(of: catalog)
            let folder = context.pluginWorkDirectoryURL
            return .buildCommand(
                displayName: "Compiling \(catalog.lastPathComponent)", executable: compiler,
                arguments: [catalog.path, folder.path] + languages, inputFiles: [catalog],
                outputFiles: languages.flatMap { language in
                    ["strings", "stringsdict"].map { folder.appending(path: "\(language).lproj/\(table).\($0)") }
                })
        }
    }

    /// The languages of a catalog, each once, as folders are named by them; what is wrong with the file is the compiler's to say.
    private func languages(of catalog: URL) throws -> [String] {
        let root = try? JSONSerialization.jsonObject(with: Data(contentsOf: catalog)) as? [String: Any]
        var languages: Set<String> = [root?["sourceLanguage"] as? String ?? "en"]
        for entry in (root?["strings"] as? [String: Any] ?? [:]).values {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            languages.formUnion(localizations.keys)
        }
        var known: Set<String> = []
        return languages.sorted().map { $0.replacingOccurrences(of: "_", with: "-") }.filter {
            known.insert($0).inserted
        }
    }
}
