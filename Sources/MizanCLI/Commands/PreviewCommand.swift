import ArgumentParser
import Foundation
import MizanReports
import MizanBase
import MizanCanvas
import MizanGoldens
import MizanLayout
import MizanScenes
import MizanText

/// `mizan preview`: draws scenes.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Draw scenes, in any locale, direction and pseudo-language.",
        discussion: """
            The ending of -o picks the form: .png, .pdf, .tree (text), .json or .html. With several scenes or variants -o \
            names a folder, and each file is named after its variant; a file of PDF has a page for each.

            A page of HTML holds them all side by side and needs nothing else: no other file, no scripts. Where none of \
            --locale, --direction, --pseudo, --width, --height and --text-size is given, it shows every scene in both \
            directions, left to right and right to left; else what is asked for.

            Examples:
              mizan preview Forecast.scene.json --locale ar-EG -o forecast-ar.png
              mizan preview Forecast.scene.json --pseudo rtl --pseudo accented -o rtl.png
              mizan preview Forecast.scene.json --locale en --locale he --width 320 -o previews
              mizan preview Examples/Gallery -o gallery.html
            """)

    /// The form of a preview.
    enum Format: String, CaseIterable, ExpressibleByArgument { case png, pdf, tree, json, html }

    @Argument(
        help: ArgumentHelp(
            "Scene files, or folders, of which every .scene.json below is taken; - is standard input.",
            valueName: "scene"))
    var scenes: [String]

    @OptionGroup var variantOptions: VariantOptions
    @OptionGroup var sceneOptions: SceneOptions

    @Option(name: .long, help: "png, pdf, tree, json or html; else the ending of -o decides.")
    var format: Format?

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
                    "add -o \(scene.isEmpty ? "scene" : scene).png, or .pdf, .tree, .json or .html; - is standard output"
            )
        }
        guard show == nil || (format ?? Format(ending: output) ?? .png).isPicture else {
            throw DiagnosticError(
                call: "--show draws on pictures", fix: "write a .png or a .html; mizan focus prints the focus")
        }
        var times = StageTimes()
        let fonts = try sceneOptions.fontCollection()
        // Else they are read when the first text is laid out.
        if timing { _ = fonts.familyNames }
        times.end("fonts")
        let scenes = try previewScenes(isPage: (format ?? Format(ending: output)) == .html)
        let (files, format) = try files(for: scenes, output: output)
        times.end("reading")
        // Everything is drawn before anything is written: what is wrong with one scene leaves no half of a result.
        let (contents, findings) = try contents(of: scenes, format: format, fonts: fonts, times: &times)
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
            let variants =
                isPage
                ? try variantOptions.variantsOnPage(sourceLanguage: scene.sourceLanguage)
                : try variantOptions.variants(sourceLanguage: scene.sourceLanguage)
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

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The bytes of each file, in the order of scenes and variants, and the findings of each scene.
    private func contents(
        of scenes: [PreviewScene], format: Format, fonts: FontCollection, times: inout StageTimes
    ) throws -> (files: [[UInt8]], findings: [SceneFindings]) {
        var findings = scenes.map { SceneFindings($0.scene) }
        /// Does something with every variant of every scene, and shows the progress on a terminal.
        func forEach<Result>(_ body: (PreviewScene, Variant, LaidOutView) throws -> Result) throws -> [[Result]] {
            let count = scenes.map(\.variants.count).reduce(0, +)
            var number = 0
            defer { Output.progress("") }
            return try scenes.enumerated().map { index, scene in
                try scene.variants.map { variant in
                    number += 1
                    if count > 1 { Output.progress("\(number) of \(count): \(scene.name) \(variant.name)") }
                    try findings[index].addFallbacks(of: variant)
                    times.end("strings")
                    let layout = try scene.layout(variant, fonts: fonts)
                    findings[index].add(layout, of: variant)
                    times.end("layout")
                    let result = try body(scene, variant, layout)
                    times.end("encoding")
                    return result
                }
            }
        }
        let files: [[UInt8]]
        switch format {
        case .png:
            files = try forEach { try $0.picture(of: $2, $1, showing: show, fonts: fonts, times: &times).png }.flatMap(
                \.self)
        case .pdf:
            let pages = try forEach { scene, variant, layout in
                try scene.page(of: layout, variant, showing: show, fonts: fonts)
            }
            let title = title(of: scenes)
            files = [try PDFDocument(pages: pages.flatMap(\.self), title: title).data()]
            times.end("encoding")
        case .tree: files = try forEach { Array($2.tree.text.utf8) }.flatMap(\.self)
        case .json: files = try forEach { $2.tree.json }.flatMap(\.self)
        case .html:
            var room = Limits.pageBytes
            let pictures = try forEach { scene, variant, layout in
                let picture = try scene.picture(of: layout, variant, showing: show, fonts: fonts, times: &times)
                room -= picture.png.count
                guard room >= 0 else {
                    throw DiagnosticError(
                        call: "the pictures of one page would take more than \(Limits.pageBytes >> 20) MiB",
                        fix: "show fewer scenes or variants, or draw them with --scale 1")
                }
                return picture
            }
            let sections = zip(zip(scenes, findings), pictures).map { scene, pictures in
                ContactSheet.Section(name: scene.0.name, findings: scene.1.lines, pictures: pictures)
            }
            files = [try ContactSheet(title: title(of: scenes), sections: sections).html()]
            times.end("encoding")
        }
        return (files, findings)
    }

    /// The title of a page: the folder's name, or that of the only scene.
    private func title(of shown: [PreviewScene]) -> String {
        if scenes.count == 1, Self.isFolder(scenes[0]) {
            return URL(fileURLWithPath: scenes[0]).standardizedFileURL.lastPathComponent
        }
        return shown.count == 1 ? shown[0].name : "Scenes"
    }

    /// The file of each variant of each scene: the one that is named, or one by the variant's name in the folder that is
    /// named. A page is one file for all of them.
    private func files(for scenes: [PreviewScene], output: String) throws -> (files: [String], format: Format) {
        let ending = Format(ending: output)
        if let format = format ?? ending, format.holdsAll {
            guard output != "-" || !Output.isTerminal || format == .html else { throw Self.noPicture }
            return ([output], format)
        }
        let count = scenes.map(\.variants.count).reduce(0, +)
        if count > 1 || output.hasSuffix("/") || Self.isFolder(output) {
            guard output != "-", Self.isFolder(output) || ending == nil else {
                throw DiagnosticError(
                    call: "there are \(count) previews to write",
                    fix: "name a folder for them, such as -o previews, or a page, such as -o previews.html")
            }
            let format = format ?? .png
            // Scenes of a folder have a folder each, however many they are.
            let isOne = self.scenes.count == 1 && !Self.isFolder(self.scenes[0])
            let files = scenes.flatMap { scene in
                let folder = isOne ? output : (output as NSString).appendingPathComponent(scene.name)
                return scene.variants.map {
                    (folder as NSString).appendingPathComponent("\($0.name).\(format.rawValue)")
                }
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
            guard format != .png || !Output.isTerminal else { throw Self.noPicture }
            return ([output], format)
        }
        guard let format = format ?? ending else {
            throw DiagnosticError(
                call: "\(Diagnostic.quote(output)) ends in no known form",
                fix: "use .png, .pdf, .tree, .json or .html, or say --format")
        }
        return ([output], format)
    }
}

extension PreviewCommand.Format {
    /// Whether it shows pictures.
    var isPicture: Bool { self == .png || self == .pdf || self == .html }

    /// Whether all scenes and variants are in one file.
    var holdsAll: Bool { self == .pdf || self == .html }

    /// The form by a file's ending; nil where there is none for it.
    init?(ending file: String) { self.init(rawValue: (file as NSString).pathExtension.lowercased()) }
}
