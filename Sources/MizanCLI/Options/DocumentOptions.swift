import ArgumentParser
import MizanBase
import MizanCanvas
import MizanDrawing
import MizanScenes

/// The options that say how documents are made of scenes.
struct DocumentOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The paper of PDF: \(PageSize.named.map(\.0).joined(separator: ", ")), or points such as 400x600; what is higher is cut \
            between rows. Without --width scenes are laid out between its margins. Else pages are as large as the scene.
            """, valueName: "size"))
    var pageSize: String?

    @Option(name: .long, help: ArgumentHelp("The margins of the paper; else 36.", valueName: "points"))
    var margin: Double?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Text in SVG as text with fonts (text), or as outlines; else text.", valueName: "text|outlines"))
    var svgText = SVGCanvas.TextOutput.text

    @Flag(name: .long, help: "Keep isolates in plain text, as characters.")
    var isolates = false

    /// The paper; nil where none is asked for.
    func paper() throws -> PageSize? {
        guard let pageSize else {
            guard margin == nil else {
                throw DiagnosticError(call: "--margin is for paper", fix: "say --page-size a4 too")
            }
            return nil
        }
        let margin = margin ?? PageSize.a4.margin
        if let (_, paper) = PageSize.named.first(where: { $0.0 == pageSize.lowercased() }) {
            return try PageSize(paper.size, margin: margin)
        }
        let sides = pageSize.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
            throw DiagnosticError(
                call: "\(Diagnostic.quote(pageSize)) is no size of a page",
                fix: "use \(PageSize.named.map(\.0).joined(separator: ", ")) or points such as 400x600")
        }
        return try PageSize(Size(width: width, height: height), margin: margin)
    }

    /// A document with these options.
    func applied(to document: RenderDocument) throws -> RenderDocument {
        var document = document
        document.paper = try paper()
        document.svgText = svgText
        document.marks = isolates ? .marked : .unmarked
        document.report = { finding in Output.error(block: [finding].report) }
        return document
    }

    /// Variants as wide as the paper's content, where no width was asked for.
    func fitted(_ variants: [Variant], _ options: VariantOptions) throws -> [Variant] {
        guard let paper = try paper(), options.width.isEmpty, let width = FixedLength(points: paper.content.width)
        else {
            return variants
        }
        return variants.map { variant in
            var variant = variant
            variant.width = width
            return variant
        }
    }
}

extension SVGCanvas.TextOutput: ExpressibleByArgument {}
