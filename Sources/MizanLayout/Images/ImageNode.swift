import MizanBase
import MizanRenderTree

/// A symbol in proportion to the font: 24 pt at body's 17, its middle on the middle of the capitals.
final class ImageNode: LayoutNode {
    /// A symbol's side in ems of the font around it.
    private static let sidePerEm = 24.0 / 17
    /// How far the middle of a capital letter lies above the baseline, in ems: half of Noto Sans' capital height.
    private static let capitalMiddle = 0.357

    private let symbol: Symbol
    private let fontSize: Double
    private let paint: ShapePaint
    private let scheme: ColorScheme
    private let rendering: SymbolRenderingMode
    private let mirrored: Bool

    init(_ symbol: Symbol, context: ViewContext) {
        let environment = context.environment
        self.symbol = symbol
        fontSize = environment.font.description(at: environment.dynamicTypeSize).size
        (paint, scheme) = (environment.foregroundPaint, environment.colorScheme)
        rendering = environment.symbolRenderingMode
        // The effective direction of the view that shows an image decides whether it turns around.
        mirrored = symbol.mirrors && context.direction == .rightToLeft
        super.init(
            identity: context.identity("Image"), direction: context.direction,
            traits: LayoutTraits(dependence: .none, guides: .baselines))
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let scale = fontSize * Self.sidePerEm / symbol.size.height
        return Size(width: symbol.size.width * scale, height: symbol.size.height * scale)
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        size(proposal).height / 2 + Self.capitalMiddle * fontSize
    }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        let image = try builder.image(symbol, path: node.path)
        node.content = .image(
            RenderNode.Image(
                image: image, mirrored: mirrored, color: paint.solidColor(in: scheme), rendering: rendering))
        if let effect = try paint.effect(in: node.frame, direction: direction, scheme: scheme, path: node.path) {
            node.effects.append(effect)
        }
    }
}
