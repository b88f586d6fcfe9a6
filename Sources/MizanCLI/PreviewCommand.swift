import ArgumentParser
import Foundation
import MizanBase
import MizanCanvas
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanText

/// `mizan preview`: draws scenes.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Draw scenes, in any locale, direction and pseudo-language.",
        discussion: """
            The ending of -o picks the form: .png, .tree (text) or .json. With several scenes or variants -o names a \
            folder, and each file is named after its variant.

            Examples:
              mizan preview Forecast.scene.json --locale ar-EG -o forecast-ar.png
              mizan preview Forecast.scene.json --pseudo rtl --pseudo accented -o rtl.png
              mizan preview Forecast.scene.json --locale en --locale he --width 320 -o previews
            """)

    /// The form of a preview.
    enum Format: String, CaseIterable, ExpressibleByArgument { case png, tree, json }

    @Argument(help: ArgumentHelp("Scene files; - is standard input.", valueName: "scene"))
    var scenes: [String]

    @OptionGroup var variantOptions: VariantOptions
    @OptionGroup var sceneOptions: SceneOptions

    @Option(name: .long, help: "png, tree or json; else the ending of -o decides.")
    var format: Format?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file or the folder to write; - is standard output.", valueName: "file"))
    var output: String

    func run() throws {
        let fonts = try sceneOptions.fontCollection()
        var jobs: [(scene: Scene, variant: Variant)] = []
        for path in scenes {
            let scene = try sceneOptions.scene(path)
            jobs += try variantOptions.variants(sourceLanguage: scene.sourceLanguage).map { (scene, $0) }
        }
        let format = try chosenFormat(jobs: jobs.count)
        if jobs.count == 1, let job = jobs.first {
            try write(job.scene, job.variant, format: format, fonts: fonts, to: output)
            return
        }
        for (number, job) in jobs.enumerated() {
            Output.progress("\(number + 1) of \(jobs.count): \(job.scene.name) \(job.variant.name)")
            let folder = scenes.count > 1 ? (output as NSString).appendingPathComponent(job.scene.name) : output
            let file = (folder as NSString).appendingPathComponent("\(job.variant.name).\(format.rawValue)")
            try write(job.scene, job.variant, format: format, fonts: fonts, to: file)
        }
        Output.progress("")
        Output.error("wrote \(jobs.count) files to \(output)")
    }

    private func chosenFormat(jobs: Int) throws -> Format {
        let ending = (output as NSString).pathExtension
        if jobs > 1 {
            guard ending.isEmpty, output != "-" else {
                throw ValidationError("There are \(jobs) previews: -o has to name a folder, not “\(output)”.")
            }
            return format ?? .png
        }
        if let format { return format }
        if output == "-" {
            guard !Output.isTerminal else { throw ValidationError("A picture can't be shown here: say --format tree.") }
            return .png
        }
        guard let format = Format(rawValue: ending) else {
            throw ValidationError(
                "“\(output)” ends in no known form: use .png, .tree or .json, or say --format.")
        }
        return format
    }

    private func write(
        _ scene: Scene, _ variant: Variant, format: Format, fonts: FontCollection, to path: String
    ) throws {
        let tree = try scene.renderTree(variant, fonts: fonts)
        let bytes =
            switch format {
            case .png: try tree.png(fonts: scene.fontCollection(with: fonts), scale: variant.scale.points)
            case .tree: Array(tree.text.utf8)
            case .json: tree.json
            }
        try Output.write(bytes, to: path, creatingFolders: path != output)
        let fallbacks = try scene.fallbacks(variant)
        if fallbacks.fallen > 0 {
            let languages = fallbacks.languages.map(\.identifier).joined(separator: ", ")
            Output.error(
                "\(variant.locale): \(fallbacks.fallen) of \(fallbacks.total) strings fall back to \(languages)")
        }
    }
}
