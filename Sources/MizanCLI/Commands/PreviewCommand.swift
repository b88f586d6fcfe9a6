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
    var output: String?

    /// One scene in one variant.
    private struct Job {
        let scene: Scene
        let variant: Variant
    }

    func run() throws {
        guard let output, !output.isEmpty else {
            let scene = ((scenes.first ?? "") as NSString).lastPathComponent.prefix { $0 != "." && $0 != "-" }
            throw DiagnosticError(
                call: "there is no -o to say what to write",
                fix: "add -o \(scene.isEmpty ? "scene" : scene).png, or .tree or .json; - is standard output")
        }
        let fonts = try sceneOptions.fontCollection()
        let jobs = try scenes.flatMap { path in
            let scene = try sceneOptions.scene(path)
            return try variantOptions.variants(sourceLanguage: scene.sourceLanguage).map {
                Job(scene: scene, variant: $0)
            }
        }
        let (files, format) = try files(for: jobs, output: output)
        // Everything is drawn before anything is written: what is wrong with one scene leaves no half of a result.
        let contents = try jobs.enumerated().map { number, job in
            if jobs.count > 1 {
                Output.progress("\(number + 1) of \(jobs.count): \(job.scene.name) \(job.variant.name)")
            }
            return try content(job, format: format, fonts: fonts)
        }
        Output.progress("")
        for (content, file) in zip(contents, files) {
            try Output.write(content, to: file, creatingFolders: file != output)
        }
        try report(jobs, files: files, output: output)
    }

    /// The file of each job: the one that is named, or one by the variant's name in the folder that is named.
    private func files(for jobs: [Job], output: String) throws -> (files: [String], format: Format) {
        let ending = (output as NSString).pathExtension.lowercased()
        var isExistingFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: output, isDirectory: &isExistingFolder)
        let isFolder = jobs.count > 1 || output.hasSuffix("/") || isExistingFolder.boolValue
        if isFolder {
            guard output != "-", isExistingFolder.boolValue || Format(rawValue: ending) == nil else {
                throw DiagnosticError(
                    call: "there are \(jobs.count) previews to write",
                    fix: "name a folder for them, such as -o previews")
            }
            let format = format ?? .png
            let files = jobs.map { job in
                let folder = scenes.count > 1 ? (output as NSString).appendingPathComponent(job.scene.name) : output
                return (folder as NSString).appendingPathComponent("\(job.variant.name).\(format.rawValue)")
            }
            var known: Set<String> = []
            if let twice = files.first(where: { !known.insert($0).inserted }) {
                throw DiagnosticError(
                    call: "two scenes would both be written to \(twice)", fix: "draw them one at a time")
            }
            return (files, format)
        }
        if output == "-" {
            let format = format ?? .png
            guard format != .png || !Output.isTerminal else {
                throw DiagnosticError(
                    call: "a terminal shows no picture", fix: "say --format tree, or -o with a file")
            }
            return ([output], format)
        }
        guard let format = format ?? Format(rawValue: ending) else {
            throw DiagnosticError(
                call: "\(Diagnostic.quote(output)) ends in no known form",
                fix: "use .png, .tree or .json, or say --format")
        }
        return ([output], format)
    }

    private func content(_ job: Job, format: Format, fonts: FontCollection) throws -> [UInt8] {
        let tree = try job.scene.renderTree(job.variant, fonts: fonts)
        return switch format {
        case .png: try tree.png(fonts: job.scene.fontCollection(with: fonts), scale: job.variant.scale.points)
        case .tree: Array(tree.text.utf8)
        case .json: tree.json
        }
    }

    /// Says how many files were written, and which locales lack strings or arguments.
    private func report(_ jobs: [Job], files: [String], output: String) throws {
        if files != [output] {
            Output.error("wrote \(files.count) \(files.count == 1 ? "file" : "files") to \(output)")
        }
        var said: Set<String> = []
        for job in jobs {
            let start = (scenes.count > 1 ? "\(job.scene.name), " : "") + "\(job.variant.locale): "
            var findings = try job.scene.missingArguments(job.variant).map { text in
                "\(Diagnostic.quote(text.key)) asks for argument \(text.number), which is missing"
            }
            let fallbacks = try job.scene.fallbacks(job.variant)
            if fallbacks.fallen > 0 {
                let languages = fallbacks.languages.map(\.identifier).joined(separator: ", ")
                findings.append("\(fallbacks.fallen) of \(fallbacks.total) strings fall back to \(languages)")
            }
            for words in findings.map({ start + $0 }) where said.insert(words).inserted { Output.error(words) }
        }
    }
}
