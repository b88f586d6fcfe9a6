import ArgumentParser
import Foundation
import MizanBase
import MizanScenes
import MizanTransfer

/// `mizan export`: hands a scene over.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Hand a scene over in the first form that its receiver accepts.",
        discussion: """
            --accept takes what an HTTP request does, and more: MIME types with their qualities (image/*;q=0.5), identifiers \
            (com.adobe.pdf, dev.mizan.render-tree), and endings (.pdf), between commas. Of MIME types alone the one with the highest \
            quality is taken, otherwise the first accepted form: the tree in JSON, PDF, SVG, PNG, the words, the tree's \
            outline, a page of HTML, the scene's own file.

            Several locales or widths make a document of several pages: PDF, words or HTML.

            Examples:
              mizan export Invoice.scene.json --accept application/pdf --locale ar --page-size a4 -o invoice-ar.pdf
              mizan export Forecast.scene.json --accept "image/svg+xml, image/png;q=0.5" > forecast.svg
              mizan export Invoice.scene.json --accept text/plain --locale he
            """)

    @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
    var scene: String

    @Option(name: .long, help: ArgumentHelp("The forms that the receiver takes.", valueName: "types"))
    var accept: String

    @OptionGroup var variantOptions: VariantOptions
    @OptionGroup var sceneOptions: SceneOptions
    @OptionGroup var documentOptions: DocumentOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, or a folder, in which the file is named after the scene; - is standard output.",
            valueName: "file"))
    var output = "-"

    func run() throws {
        let accepted = try AcceptedTypes(accept, declarations: ScenePreview.declarations)
        let fonts = try sceneOptions.fontCollection()
        let scene = try sceneOptions.scene(scene)
        let variants = try documentOptions.fitted(
            variantOptions.variants(languages: scene.stringLanguages), variantOptions)
        let shown = try PreviewScene(name: scene.name, scene: scene, variants: variants)
        var findings = SceneFindings(scene)
        let parts = try variants.map { variant in
            let layout = try shown.layout(variant, fonts: fonts)
            findings.add(layout, of: variant)
            try findings.addFallbacks(of: variant)
            return try shown.part(of: layout, variant, showing: nil, fonts: fonts)
        }
        let preview = ScenePreview(
            document: try documentOptions.applied(
                to: shown.document(of: parts, variants: variants, title: scene.name)),
            sections: [
                ScenePreview.SceneSection(name: scene.name, findings: findings.lines, variants: variants.map(\.name))
            ], file: scene.inputs.first?.bytes)
        let sent = try scene.locating { try preview.exported(accepting: accepted) }
        let isText = sent.contentType.conforms(to: .text)
        guard output != "-" || isText || !Output.isTerminal else {
            throw DiagnosticError(call: "a terminal shows no \(sent.contentType)", fix: "name a file with -o")
        }
        let file =
            output.hasSuffix("/") || PreviewCommand.isFolder(output)
            ? (output as NSString).appendingPathComponent(sent.suggestedFileName) : output
        try Output.write(Array(sent.data), to: file)
        for line in findings.lines { Output.error(line) }
    }
}
