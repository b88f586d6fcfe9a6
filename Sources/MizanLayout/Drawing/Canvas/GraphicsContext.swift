import MizanBase
import MizanDrawing
import MizanRenderTree

/// The place that a ``Canvas`` draws in. Source: SwiftUI's `GraphicsContext`.
///
/// A copy draws in the same place, with a transform, clips and filters that change independently.
public struct GraphicsContext {
    /// What is drawn, in its order.
    final class DrawingLayer {
        fileprivate(set) var drawings: [AnyView] = []
    }

    /// An effect on what is drawn.
    private enum DrawingStep {
        case filter(Filter)
        case clip(FilledShape<FixedPath>)
        case mask([AnyView], opacity: Double)
    }

    let layer = DrawingLayer()
    /// The size of the canvas in points.
    let size: Size
    private let symbols: AnyView
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    /// The opacity of what is drawn, from 0 to 1.
    public var opacity = 1.0
    /// How what is drawn is mixed with what was drawn before.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// The map from the coordinates of drawings to those of the canvas.
    public var transform = AffineTransformation()
    private var filters: [Filter] = []
    private var clips: [DrawingStep] = []

    /// The way in which colours are mixed. Source: SwiftUI's `GraphicsContext.BlendMode`.
    public typealias BlendMode = MizanRenderTree.BlendMode

    init(size: Size, symbols: AnyView, environment: EnvironmentValues) {
        self.size = size
        self.symbols = symbols
        self.environment = environment
    }

    // MARK: Coordinates

    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: Double, y: Double) { concatenate(AffineTransformation(scaleX: x, y: y)) }

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: Double, y: Double) { concatenate(AffineTransformation(translationX: x, y: y)) }

    /// Turns what is drawn from now on, clockwise.
    public mutating func rotate(by angle: Angle) { concatenate(.rotation(angle, around: .zero)) }

    /// Maps what is drawn from now on before the current transform.
    public mutating func concatenate(_ matrix: AffineTransformation) { transform = matrix.then(transform) }

    // MARK: Clips and filters

    /// The way in which a clip is combined with those before. Source: SwiftUI's `GraphicsContext.ClipOptions`.
    public struct ClipOptions: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt32

        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws outside of the shape in place of inside.
        public static let inverse = ClipOptions(rawValue: 1 << 0)
    }

    /// The smallest rectangle around the place that is drawn in: that of the canvas, in the coordinates of drawings.
    public var clipBoundingRect: Rect {
        (transform.inverted ?? AffineTransformation()).bounds(of: Rect(origin: .zero, size: size))
    }

    /// Draws from now on inside a path alone.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var path = path.applying(transform)
        var style = style
        if options.contains(.inverse) {
            // The canvas less the path, which is its outline with the path as a hole.
            if style.isEOFilled { path = path.wound }
            path.elements = Path(Rect(origin: .zero, size: size)).elements + path.elements
            style.isEOFilled = true
        }
        clips.append(.clip(FilledShape(shape: FixedPath(path: path), style: style)))
    }

    /// Draws from now on as opaque as other drawings are, of a layer that isn't seen.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = sublayer
        try content(&inner)
        clips.append(.mask(inner.layer.drawings, opacity: opacity))
    }

    /// Changes what is drawn from now on by an effect.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    // MARK: Drawing

    /// Fills the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard shading.isUniform else {
            return add(FilledShape(shape: FixedPath(path: path), style: style).fill(shading.style(in: size)))
        }
        let shape = FilledShape(shape: FixedPath(path: path.applying(transform)), style: style)
        add(shape.fill(shading.style(in: size)), isTransformed: true)
    }

    /// Draws the line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(FixedPath(path: path).stroke(shading.style(in: size), style: style))
    }

    /// Draws the line along a path, a point wide unless you set another width.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a layer, to which the opacity, the filters and the clips apply as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = sublayer
        try content(&inner)
        add(DrawingStack(drawings: inner.layer.drawings).compositingGroup(), isTransformed: true)
    }

    /// A context with a layer of its own, in the same coordinates.
    private var sublayer: GraphicsContext {
        var inner = GraphicsContext(size: size, symbols: symbols, environment: environment)
        inner.transform = transform
        return inner
    }

    /// Draws a view with its top left corner at a point.
    private func add(_ view: some View, at point: Point) {
        add(view.environment(\.layoutDirection, environment.layoutDirection).offset(x: point.x, y: point.y))
    }

    private func add(_ drawing: some View, isTransformed: Bool = false) {
        var view = AnyView(drawing.frame(width: size.width, height: size.height, alignment: .topLeading))
        if !isTransformed, !transform.isIdentity { view = AnyView(view.transformEffect(transform)) }
        for filter in filters { view = filter.applied(to: view) }
        if opacity != 1 { view = AnyView(view.opacity(opacity)) }
        for clip in clips {
            switch clip {
            case .filter(let filter): view = filter.applied(to: view)
            case .clip(let shape): view = AnyView(view.clipShape(shape))
            case .mask(let drawings, let opacity):
                view = AnyView(view.mask(DrawingStack(drawings: drawings).opacity(opacity)))
            }
        }
        if blendMode != .normal { view = AnyView(view.blendMode(blendMode)) }
        layer.drawings.append(view)
    }

    // MARK: Texts, images, symbols

    /// A text that can be measured. Source: SwiftUI's `GraphicsContext.ResolvedText`.
    public struct ResolvedText {
        let text: Text
        let environment: EnvironmentValues
        /// The paint of the text where it sets none itself.
        public var shading = Shading.foreground

        /// The size for a room in points.
        public func measure(in size: Size) -> Size { dimensions(in: size)?.size ?? .zero }

        /// The distance of the first baseline from the top, for a room in points.
        public func firstBaseline(in size: Size) -> Double { dimensions(in: size)?[.firstTextBaseline] ?? 0 }

        /// The distance of the last baseline from the top, for a room in points.
        public func lastBaseline(in size: Size) -> Double { dimensions(in: size)?[.lastTextBaseline] ?? 0 }

        private func dimensions(in size: Size) -> ViewDimensions? {
            environment.nodes(of: text).first?.dimensions(ProposedViewSize(size))
        }
    }

    /// An image that has its size. Source: SwiftUI's `GraphicsContext.ResolvedImage`.
    public struct ResolvedImage {
        let image: Image
        /// The image's own size in points.
        public let size: Size
        /// The distance of the baseline from the top.
        public let baseline: Double
        /// The paint of a template image.
        public var shading: Shading?
    }

    /// A view of the canvas's symbols. Source: SwiftUI's `GraphicsContext.ResolvedSymbol`.
    public struct ResolvedSymbol {
        fileprivate let view: NumberedView
        /// The view's own size in points.
        public let size: Size
    }

    /// The text as it is drawn here.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

    /// The image as it is drawn here.
    public func resolve(_ image: Image) -> ResolvedImage {
        let dimensions = environment.nodes(of: image).first?.dimensions(.unspecified)
        return ResolvedImage(
            image: image, size: dimensions?.size ?? .zero, baseline: dimensions?[.firstTextBaseline] ?? 0)
    }

    /// The paint as it is drawn here.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// The view of the canvas's symbols with a tag; nil if there is none.
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
        let nodes = environment.nodes(of: symbols)
        guard let number = nodes.firstIndex(where: { $0.value(of: Tag.self) == AnyHashable(id) }) else { return nil }
        return ResolvedSymbol(
            view: NumberedView(views: symbols, number: number), size: nodes[number].size(.unspecified))
    }

    /// Draws a text, wrapped in a rectangle.
    public func draw(_ text: Text, in rect: Rect) { draw(resolve(text), in: rect) }

    /// Draws a text with a place of it at a point.
    public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text, wrapped in a rectangle.
    public func draw(_ text: ResolvedText, in rect: Rect) {
        add(
            text.text.frame(width: rect.width, height: rect.height, alignment: .topLeading)
                .foregroundStyle(text.shading.style(in: size)), at: rect.origin)
    }

    /// Draws a text with a place of it at a point.
    public func draw(_ text: ResolvedText, at point: Point, anchor: UnitPoint = .center) {
        let view = text.text.fixedSize().foregroundStyle(text.shading.style(in: size))
        let dimensions = environment.nodes(of: text.text).first?.dimensions(.unspecified)
        add(view, at: corner(of: dimensions?.size ?? .zero, at: point, anchor))
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: Rect, style: FillStyle = FillStyle()) {
        add(image.resizable().frame(width: rect.width, height: rect.height), at: rect.origin)
    }

    /// Draws an image with a place of it at a point.
    public func draw(_ image: Image, at point: Point, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: Rect, style: FillStyle = FillStyle()) {
        let view = image.image.resizable().frame(width: rect.width, height: rect.height)
        add(view.foregroundStyle((image.shading ?? .foreground).style(in: size)), at: rect.origin)
    }

    /// Draws an image with a place of it at a point.
    public func draw(_ image: ResolvedImage, at point: Point, anchor: UnitPoint = .center) {
        let view = image.image.fixedSize().foregroundStyle((image.shading ?? .foreground).style(in: size))
        add(view, at: corner(of: image.size, at: point, anchor))
    }

    /// Draws a symbol in a rectangle, whose size is proposed to it.
    public func draw(_ symbol: ResolvedSymbol, in rect: Rect) {
        add(symbol.view.frame(width: rect.width, height: rect.height), at: rect.origin)
    }

    /// Draws a symbol with a place of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: Point, anchor: UnitPoint = .center) {
        add(symbol.view.fixedSize(), at: corner(of: symbol.size, at: point, anchor))
    }

    private func corner(of size: Size, at point: Point, _ anchor: UnitPoint) -> Point {
        Point(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }
}

/// One of several views.
nonisolated struct NumberedView: PrimitiveView {
    let views: AnyView
    let number: Int

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let all = try views.nodes(in: context.nested())
        if all.indices.contains(number) { nodes.append(all[number]) }
    }
}

extension EnvironmentValues {
    /// The nodes of a view that is measured and isn't part of a layout; none if it can't be laid out.
    fileprivate func nodes(of view: some View) -> [LayoutNode] {
        (try? view.nodes(in: ViewContext(environment: self))) ?? []
    }
}

/// A path that is the same in both directions of the interface.
nonisolated struct FixedPath: Shape {
    let path: Path

    func path(in rect: Rect) -> Path { path.path(in: rect) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var outline: ShapeOutline { ShapeOutline(typeName: "Path") }
}
