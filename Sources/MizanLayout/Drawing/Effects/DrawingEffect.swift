import MizanBase
import MizanDrawing
import MizanRenderTree

/// A change to how a view is drawn that follows from the view's frame, as its author gave it: a value, so that two equal ones make
/// equal nodes.
protocol DrawingEffect {
    /// The effect on the tree's grid; nil where it changes nothing.
    func kind(in place: EffectFrame) throws -> RenderEffect.Operation?

    /// What of it isn't drawn; nil where all is.
    var notDrawn: Diagnostic? { get }
}

extension DrawingEffect {
    var notDrawn: Diagnostic? { nil }
}

extension Diagnostic {
    /// The finding about something that is accepted as in SwiftUI, and isn't drawn.
    static func notDrawn(_ what: String, fix: String? = nil) -> Diagnostic {
        Diagnostic(.warning, rule: "effect-not-drawn", message: "\(what) is not drawn", fix: fix)
    }
}

/// The view that an effect is on, where it stands in the tree.
struct EffectFrame {
    /// Absolute and physical.
    let frame: FixedRect
    let direction: LayoutDirection
    let environment: EnvironmentValues
    let path: NodePath
    private let builder: RenderTreeBuilder

    init(
        frame: FixedRect, direction: LayoutDirection, environment: EnvironmentValues, path: NodePath,
        builder: RenderTreeBuilder
    ) {
        self.frame = frame
        self.direction = direction
        self.environment = environment
        self.path = path
        self.builder = builder
    }

    /// A number on the tree's grid, with a replacement for not-a-number.
    func fixed(_ number: Double, nan: Double = 0) throws -> FixedLength {
        try builder.length(number.isNaN ? nan : number, path: path)
    }

    /// A place in the frame, absolute and physical: exact in the mirror image.
    func point(_ point: UnitPoint) throws -> FixedPoint {
        let x = try fixed(point.x * frame.size.width.points)
        let y = try fixed(point.y * frame.size.height.points)
        return FixedPoint(x: direction == .leftToRight ? frame.minX + x : frame.maxX - x, y: frame.minY + y)
    }

    /// A map around a place of the frame, mirrored in a right-to-left view; nil where it changes nothing.
    func transform(_ map: AffineTransformation, around anchor: UnitPoint) throws -> RenderEffect.Operation? {
        let logical = RenderEffect.Transform(
            a: try fixed(map.a, nan: 1), b: try fixed(map.b), c: try fixed(map.c), d: try fixed(map.d, nan: 1),
            x: try fixed(map.tx), y: try fixed(map.ty))
        let one = FixedLength(rawValue: FixedLength.unitsPerPoint)
        guard logical != RenderEffect.Transform(a: one, b: .zero, c: .zero, d: one, x: .zero, y: .zero) else {
            return nil
        }
        return .transform(direction == .leftToRight ? logical : logical.mirrored, anchor: try point(anchor))
    }
}

nonisolated extension View {
    /// The view with an effect.
    func drawn(with effect: some DrawingEffect) -> some View { modified(by: DrawingEffectModifier(effect: effect)) }
}

private struct DrawingEffectModifier<Effect: DrawingEffect>: NodeModifier {
    let effect: Effect

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        DrawingEffectNode(node, effect: effect, environment: context.environment, direction: context.direction)
    }
}

private final class DrawingEffectNode: EffectNode {
    private let effect: any DrawingEffect
    private let environment: EnvironmentValues

    init(_ child: LayoutNode, effect: any DrawingEffect, environment: EnvironmentValues, direction: LayoutDirection) {
        self.effect = effect
        self.environment = environment
        super.init(child, direction: direction)
    }

    override var notDrawn: Diagnostic? { effect.notDrawn }

    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> RenderEffect.Operation? {
        try effect.kind(
            in: EffectFrame(
                frame: frame, direction: direction, environment: environment, path: path, builder: builder))
    }
}
