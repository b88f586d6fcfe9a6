import ArgumentParser
import Foundation
import MizanReports
import MizanBase
import MizanCanvas
import MizanGoldens
import MizanLayout
import MizanScenes
import MizanText
import MizanTransfer

/// `mizan preview`: draws scenes.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Draw scenes, in any locale, direction and pseudo-language.",
        discussion: """
            The ending of -o picks the form: .png, .svg, .pdf, .txt (the words), .tree (the outline), .json or .html. With several \
            scenes or variants -o names a folder, and each file is named after its variant; a file of PDF has a page for each, and \
            one of words holds them all.

            A page of HTML holds them all side by side and needs nothing else: no other file, no scripts. Where none of \
            --locale, --direction, --pseudo, --width, --height and --text-size is given, it shows every scene in both \
            directions, left to right and right to left; else what is asked for.

            Examples:
              mizan preview Forecast.scene.json --locale ar-EG -o forecast-ar.png
              mizan preview Forecast.scene.json --pseudo rtl --pseudo accented -o rtl.png
              mizan preview Forecast.scene.json --locale en --locale he --width 320 -o previews
              mizan preview Examples/Gallery -o gallery.html
            """)

    @Argument(
        help: ArgumentHelp(
            "Scene files, or folders, of which every .scene.json below is taken; - is standard input.",
            valueName: "scene"))
    var scenes: [String]

    @OptionGroup var variantOptions: VariantOptions
    @OptionGroup var sceneOptions: SceneOptions
    @OptionGroup var documentOptions: DocumentOptions

    @Option(
        name: .long, help: "\(ScenePreview.endings.joined(separator: ", ")); else the ending of -o decides.")
    var format: String?

    @Option(
        name: .long,
        help: "Draw over each picture: focus, with the views that can have it, their neighbours and sections.")
    var show: Overlay?

    /// What is drawn over a picture.
    enum Overlay: String, CaseIterable, ExpressibleByArgument { case focus }

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file or the folder to write; - is standard output.", valueName: "file"))
    var output: String?

    @Flag(name: .long, help: "Print the processor time of each stage on standard error.")
    var timing = false

    func run() throws {
        guard let output, !output.isEmpty else {
            let scene = ((scenes.first ?? "") as NSString).lastPathComponent.prefix { $0 != "." && $0 != "-" }
            throw DiagnosticError(
                call: "there is no -o to say what to write",
                fix:
                    "add -o \(scene.isEmpty ? "scene" : scene).png; the endings are .\(Self.listedEndings), and - is standard output"
            )
        }
        let form = try form(of: output)
        guard show == nil || (form ?? .png).isPicture else {
            throw DiagnosticError(
                call: "--show draws on pictures", fix: "write a .png or a .html; mizan focus prints the focus")
        }
        var times = StageTimes()
        let fonts = try sceneOptions.fontCollection()
        // Else they are read when the first text is laid out.
        if timing { _ = fonts.familyNames }
        times.end("fonts")
        let scenes = try previewScenes(isPage: form == .html)
        times.end("reading")
        let isOne = ScenePreview.holdsAll(form)
        let files = try isOne ? [checked(output, form)] : files(for: scenes, output: output, form: form)
        let (parts, findings) = try parts(of: scenes, fonts: fonts, times: &times)
        let previews = try previews(of: scenes, parts: parts, findings: findings, isOne: isOne)
        // Everything is drawn before anything is written: what is wrong with one scene leaves no half of a result.
        let contents = try previews.map { scene, preview in
            let content = try scene.locating { try preview.data(as: form ?? .png) }
            times.end("drawing")
            return content
        }
        try Output.checkAreNotRead(files)
        for (content, file) in zip(contents, files) {
            try Output.write(content, to: file, creatingFolders: file != output)
        }
        times.end("writing")
        if files != [output] {
            Output.error("wrote \(files.count) \(files.count == 1 ? "file" : "files") to \(output)")
        }
        for (scene, findings) in zip(scenes, findings) {
            // What has a place says its scene itself.
            for line in findings.faults + findings.audited { Output.error(line) }
            for line in findings.fallbacks { Output.error((scenes.count > 1 ? "\(scene.name), " : "") + line) }
        }
        if timing { Output.error(block: times.text) }
    }

    /// The scenes that are named, and those of the folders that are named, with the parts of each that are shown.
    private func previewScenes(isPage: Bool) throws -> [PreviewScene] {
        func scene(_ path: String, name: String? = nil) throws -> PreviewScene {
            let scene = try sceneOptions.scene(path)
            let variants = try documentOptions.fitted(
                isPage
                    ? variantOptions.variantsOnPage(languages: scene.stringLanguages)
                    : variantOptions.variants(languages: scene.stringLanguages), variantOptions)
            return try PreviewScene(name: name ?? scene.name, scene: scene, variants: variants)
        }
        return try scenes.flatMap { path in
            guard let files = try SceneFile.below(path) else { return [try scene(path)] }
            // What is wrong with several of them is said at once.
            var errors: [Diagnostic] = []
            let shown: [PreviewScene] = try files.compactMap { file in
                do {
                    return try scene(file.path, name: file.name)
                } catch let error as DiagnosticError {
                    errors += error.diagnostics
                    return nil
                }
            }
            guard errors.isEmpty else { throw DiagnosticError(errors) }
            return shown
        }
    }

    private static let noPicture = DiagnosticError(
        call: "a terminal shows no picture", fix: "say --format tree, or -o with a file")

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Every variant of every scene, laid out, and the findings of each scene.
    private func parts(
        of scenes: [PreviewScene], fonts: FontCollection, times: inout StageTimes
    ) throws -> (parts: [[RenderDocument.DocumentPart]], findings: [SceneFindings]) {
        var findings = scenes.map { SceneFindings($0.scene) }
        let count = scenes.map(\.variants.count).reduce(0, +)
        var number = 0
        defer { Output.progress("") }
        let parts = try scenes.enumerated().map { index, scene in
            try scene.variants.map { variant in
                number += 1
                if count > 1 { Output.progress("\(number) of \(count): \(scene.name) \(variant.name)") }
                try findings[index].addFallbacks(of: variant)
                times.end("strings")
                let layout = try scene.layout(variant, fonts: fonts)
                findings[index].add(layout, of: variant)
                times.end("layout")
                return try scene.part(of: layout, variant, showing: show, fonts: fonts)
            }
        }
        return (parts, findings)
    }

    /// The title of a page: the folder's name, or that of the only scene.
    private func title(of shown: [PreviewScene]) -> String {
        if scenes.count == 1, Self.isFolder(scenes[0]) {
            return URL(fileURLWithPath: scenes[0]).standardizedFileURL.lastPathComponent
        }
        return shown.count == 1 ? shown[0].name : "Scenes"
    }

    /// What is handed over for each file: all in one, or each variant of each scene by itself.
    private func previews(
        of scenes: [PreviewScene], parts: [[RenderDocument.DocumentPart]], findings: [SceneFindings], isOne: Bool
    ) throws -> [(scene: Scene, preview: ScenePreview)] {
        guard let first = scenes.first else { return [] }
        guard isOne else {
            return try zip(scenes, parts).flatMap { scene, parts in
                try zip(scene.variants, parts).map { variant, part in
                    let document = scene.document(of: [part], variants: [variant], title: scene.name)
                    return (scene.scene, ScenePreview(document: try documentOptions.applied(to: document)))
                }
            }
        }
        let document = first.document(
            of: parts.flatMap(\.self), variants: scenes.flatMap(\.variants), title: title(of: scenes))
        let sections = zip(scenes, findings).map { scene, findings in
            ScenePreview.SceneSection(name: scene.name, findings: findings.lines, variants: scene.variants.map(\.name))
        }
        return [
            (first.scene, ScenePreview(document: try documentOptions.applied(to: document), sections: sections))
        ]
    }

    /// The output, where it can show the form.
    private func checked(_ output: String, _ form: UTType?) throws -> String {
        guard output != "-" || form?.conforms(to: .text) == true || !Output.isTerminal else { throw Self.noPicture }
        return output
    }

    /// The form that --format or the ending of the output asks for; nil where neither does.
    private func form(of output: String) throws -> UTType? {
        let ending = (output as NSString).pathExtension
        if let format {
            guard let type = ScenePreview.type(ending: format) else {
                throw DiagnosticError(
                    call: "\(Diagnostic.quote(format)) is no form of a preview",
                    fix: "say --format \(ScenePreview.endings.joined(separator: ", "))")
            }
            return type
        }
        return ScenePreview.type(ending: ending)
    }

    private static let listedEndings = ScenePreview.endings.joined(separator: ", .")

    /// The file of each variant of each scene: the one that is named, or one by the variant's name in the folder that is named.
    private func files(for scenes: [PreviewScene], output: String, form: UTType?) throws -> [String] {
        let count = scenes.map(\.variants.count).reduce(0, +)
        if count > 1 || output.hasSuffix("/") || Self.isFolder(output) {
            let isFile = ScenePreview.type(ending: (output as NSString).pathExtension) != nil
            guard output != "-", Self.isFolder(output) || !isFile else {
                throw DiagnosticError(
                    call: "there are \(count) previews to write",
                    fix: "name a folder for them, such as -o previews, or a page, such as -o previews.html")
            }
            let ending = format?.lowercased() ?? "png"
            // Scenes of a folder have a folder each, however many they are.
            let isOne = self.scenes.count == 1 && !Self.isFolder(self.scenes[0])
            let files = scenes.flatMap { scene in
                let folder = isOne ? output : (output as NSString).appendingPathComponent(scene.name)
                return scene.variants.map {
                    (folder as NSString).appendingPathComponent("\($0.name).\(ending)")
                }
            }
            var known: Set<String> = []
            if let twice = files.first(where: { !known.insert($0).inserted }) {
                throw DiagnosticError(
                    call: "two scenes would both be written to \(twice)", fix: "draw them one at a time")
            }
            return files
        }
        guard form != nil || output == "-" else {
            throw DiagnosticError(
                call: "\(Diagnostic.quote(output)) ends in no known form",
                fix: "use .\(Self.listedEndings), or say --format")
        }
        return [try checked(output, form)]
    }
}

extension UTType {
    /// Whether it shows pictures.
    fileprivate var isPicture: Bool { conforms(to: .image) || conforms(to: .pdf) || conforms(to: .html) }
}
