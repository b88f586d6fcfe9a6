import ArgumentParser
import Foundation
import MizanBase
import MizanScenes
import MizanText

/// The options of commands that read scenes.
struct SceneOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The folder that a scene may read from; else the scene's own.", valueName: "folder"))
    var root: String?

    @Option(
        name: .long, help: ArgumentHelp("A folder of fonts to use instead of the shipped ones.", valueName: "folder"))
    var fonts: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How deep views may be nested, at most \(Limits.viewDepthMaximum).", valueName: "number"))
    var depthLimit = Limits.viewDepth

    func validate() throws {
        guard (1...Limits.viewDepthMaximum).contains(depthLimit) else {
            throw ValidationError("--depth-limit \(depthLimit) is not between 1 and \(Limits.viewDepthMaximum)")
        }
    }

    /// The fonts; files of a folder that are no fonts are warned of.
    func fontCollection() throws -> FontCollection {
        let collection = try ToolFonts.collection(folder: fonts)
        guard fonts != nil else { return collection }
        let warnings = collection.unreadable
        for warning in warnings.prefix(Limits.diagnosticsPerFile) { Output.error(warning.description) }
        if warnings.count > Limits.diagnosticsPerFile {
            Output.error("… and \(warnings.count - Limits.diagnosticsPerFile) more")
        }
        return collection
    }

    func scene(_ path: String) throws -> Scene {
        try Scene(path: path, root: root, viewDepthLimit: depthLimit)
    }
}
