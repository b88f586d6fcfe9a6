import MizanBase
import MizanRenderTree

/// An image in its own size, or stretched where it is resizable; a symbol in proportion to the font, 24 pt at body's 17, its
/// middle on the middle of the capitals.
package final class ImageNode: LayoutNode {
    /// A symbol's height in ems of the font around it.
    private static let symbolHeightPerEm = 24.0 / 17
    /// The height of the middle of a capital letter above the baseline, in ems: half of Noto Sans' capital height.
    package static let capitalMiddle = 0.357

    private let image: ResolvedImage
    /// The name of the image.
    var name: String { image.name }
    private let fontSize: Double
    private let naturalSize: Size
    private let paint: ShapePaint
    private let environment: EnvironmentValues
    private let rendering: SymbolRenderingMode
    private let isResizable: Bool
    private let style: ImageStyle

    init(_ image: ResolvedImage, style: ImageStyle, context: ViewContext) {
        self.image = image
        environment = context.environment
        self.style = style
        fontSize = environment.font.description(at: environment.dynamicTypeSize).size
        paint = environment.foregroundPaint
        rendering =
            if image.isSymbol {
                image.hasFaintParts ? .hierarchical : style.symbolRendering(in: environment)
            } else {
                style.renderingMode.map { $0 == .template ? .monochrome : .multicolor }
                    ?? (image.isTemplate ? .monochrome : .multicolor)
            }
        isResizable = style.isResizable
        let size = image.picture.size
        let scale =
            image.isSymbol && size.height > 0
            ? fontSize * Self.symbolHeightPerEm * environment.imageScale.factor * environment.symbolFactor / size.height
            : 1
        naturalSize = Size(width: size.width * scale, height: size.height * scale)
        super.init(
            identity: context.identity("Image"), direction: context.direction,
            traits: LayoutTraits(
                dependence: style.isResizable ? .proposal : .none, guides: image.isSymbol ? .baselines : []),
            isRemembering: false)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if image.isSymbol { inputs.addFont(of: environment) }
        if isResizable { inputs.add(TreeAttribute(.resizable)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        guard image.isSymbol, guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        return size(proposal).height / 2 + Self.capitalMiddle * fontSize
    }

    /// An icon alone speaks the title of its label.
    override var seen: (content: FallbackAlternatives.VisibleElement.ContentKind, label: String)? {
        (.image, [name, identity?.accessibility?.label].compactMap(\.self).joined(separator: " "))
    }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        if let finding = image.finding { builder.report([finding], of: node) }
        if environment.isRedacted {
            node.content = try RedactedContent.bars(
                [Rect(origin: .zero, size: node.frame.size.size)], paint: paint, in: environment)
            return
        }
        if let finding = style.notDrawn { builder.report([finding], of: node) }
        let index = try builder.index(of: image, path: node.name)
        // A placeholder stays as it is.
        let flips = image.finding == nil ? self.flips + (style.isFlipped ? 1 : 0) : 0
        var shown = RenderNode.Image(
            image: index, mirrored: image.picture.isFlipped != (flips % 2 == 1),
            flippedByCode: flips > 0 && image.isFromCatalog,
            color: try paint.solidColor(in: environment), rendering: rendering)
        if rendering == .palette {
            let levels = environment[ForegroundLevelsKey.self]
            shown.palette = try levels.map { try $0.layerColor(in: environment) }
            if levels.contains(where: { $0.gradient != nil }) {
                let finding = Diagnostic.notDrawn(
                    "a gradient as second or third foreground style of a symbol", fix: "give it a colour")
                builder.report([finding], of: node)
            }
        }
        if let insets = style.capInsets {
            func length(_ points: Double) throws -> FixedLength { try builder.length(points, path: node.name) }
            let (leading, trailing) = (try length(insets.leading), try length(insets.trailing))
            let (left, right) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
            shown.resizing = RenderNode.Resizing(
                top: try length(insets.top), left: left, bottom: try length(insets.bottom), right: right,
                tiles: style.tiles)
        }
        node.content = .image(shown)
        guard image.isSymbol || rendering == .monochrome else { return }
        if let effect = try paint.effect(
            in: node.frame, direction: direction, environment: environment, path: node.name)
        {
            node.effects.append(effect)
        }
    }
}
