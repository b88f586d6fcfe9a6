import ArgumentParser
import MizanRenderTree
import MizanScenes

/// `mizan inspect`: prints a render tree.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Print the render tree of a scene as text or JSON.")

    @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
    var scene: String

    @OptionGroup var variantOptions: VariantOptions
    @OptionGroup var sceneOptions: SceneOptions

    @Flag(name: .long, help: "Print JSON.")
    var json = false

    @Flag(name: .long, help: "Print every glyph of every line too.")
    var glyphs = false

    func run() throws {
        let fonts = try sceneOptions.fontCollection()
        let scene = try sceneOptions.scene(scene)
        var findings = SceneFindings(scene)
        for variant in try variantOptions.variants(languages: scene.stringLanguages) {
            let layout = try scene.layout(variant, fonts: fonts)
            findings.add(layout, of: variant)
            try findings.addFallbacks(of: variant)
            try Output.bytes(json ? layout.tree.json : Array(layout.tree.text(glyphs: glyphs).utf8))
        }
        for line in findings.lines { Output.error(line) }
    }
}
