import ArgumentParser
import MizanFonts
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

    func fontCollection() throws -> FontCollection { try ShippedFonts.collection(folder: fonts) }

    func scene(_ path: String) throws -> Scene { try Scene(path: path, root: root) }
}
