import MizanBase

/// A view that draws with code. Source: SwiftUI's `Canvas`.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
///     context.draw(Text("Now"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// It takes the proposed size, 10 points if none is proposed, and cuts off what is drawn outside. Coordinates are points from the top
/// left in both directions of the interface; texts have the direction of the interface. Assistive technologies find nothing inside:
/// give the canvas a label.
nonisolated public struct Canvas<Symbols: View>: View {
    private let renderer: DeferredContent<GraphicsContext, Void>
    private let symbols: Symbols

    @Environment(\.self) private var environment

    /// A canvas with views that the renderer can draw by their tags. Source: SwiftUI's
    /// `init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)`.
    ///
    /// - Parameters:
    ///   - opaque: Changes nothing: what isn't drawn stays transparent.
    ///   - colorMode: Changes nothing: colours are in sRGB.
    ///   - rendersAsynchronously: Changes nothing: the renderer runs during the layout.
    ///   - renderer: Draws in a context of a size.
    ///   - symbols: The views, each with a `tag(_:)`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = DeferredContent {
            var context = $0
            renderer(&context, context.size)
        }
        self.symbols = symbols()
    }

    /// A frame for the drawing, which is made for its size.
    public var body: some View {
        let (renderer, environment) = (renderer, environment)
        let symbols = AnyView(symbols)
        GeometryReader(throwing: { proxy in
            let context = GraphicsContext(size: proxy.size, symbols: symbols, environment: environment)
            try renderer(context)
            return DrawingStack(drawings: context.layer.drawings)
                .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
                .environment(\.layoutDirection, .leftToRight)
                .clipped()
                .accessibilityHidden(true)
        })
        .typeName("Canvas")
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas. Source: SwiftUI's `init(opaque:colorMode:rendersAsynchronously:renderer:)`.
    ///
    /// - Parameters:
    ///   - opaque: Changes nothing: what isn't drawn stays transparent.
    ///   - colorMode: Changes nothing: colours are in sRGB.
    ///   - rendersAsynchronously: Changes nothing: the renderer runs during the layout.
    ///   - renderer: Draws in a context of a size.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, Size) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// Drawings one above the other.
nonisolated struct DrawingStack: View {
    let drawings: [AnyView]

    var body: some View {
        ZStack(alignment: .topLeading) { ForEach(drawings.indices, id: \.self) { drawings[$0] } }
    }
}
