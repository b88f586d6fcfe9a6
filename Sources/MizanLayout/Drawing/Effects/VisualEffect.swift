import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

/// Changes to how a view is drawn, chosen by its place. Source: SwiftUI's `VisualEffect`; here one type has all of them.
public protocol VisualEffect {
    /// The changes, the innermost first.
    var _drawing: _DrawingEffects { get }
}

/// A list of changes to how a view is drawn.
public struct _DrawingEffects {
    var effects: [any DrawingEffect] = []
}

/// No change. Source: SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
    /// No changes yet.
    public init() {}

    /// None.
    public var _drawing: _DrawingEffects { _DrawingEffects() }
}

private struct ChangedVisualEffect: VisualEffect {
    let _drawing: _DrawingEffects
}

extension VisualEffect {
    private func adding(_ effect: some DrawingEffect) -> some VisualEffect {
        ChangedVisualEffect(_drawing: _DrawingEffects(effects: _drawing.effects + [effect]))
    }

    /// Blurs the view by a standard deviation in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(BlurEffect(radius: radius)) }

    /// Makes colours lighter by a part of white.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(.brightness, amount: amount, neutral: 0))
    }

    /// Spreads colours from the middle grey by a factor.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(.contrast, amount: amount, neutral: 1))
    }

    /// Turns colours towards grey, from 0 to 1.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(.grayscale, amount: amount, neutral: 0))
    }

    /// Turns all hues around the circle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorEffect(.hueRotation, amount: angle.degrees, neutral: 0))
    }

    /// Makes colours weaker or stronger by a factor.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(.saturation, amount: amount, neutral: 1))
    }

    /// Multiplies the opacity by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(OpacityEffect(opacity: opacity)) }

    /// Moves the drawing towards the trailing side and down, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(TransformEffect(transform: AffineTransformation(tx: x, ty: y)))
    }

    /// Moves the drawing by a width and a height.
    public func offset(_ offset: Size) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Turns the drawing around a place of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(RotationEffect(angle: angle, anchor: anchor))
    }

    /// Turns the drawing around an axis in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            Rotation3DEffect(
                angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }

    /// Scales the drawing from a place of its frame.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleEffect(scale: Size(width: x, height: y), anchor: anchor))
    }

    /// Scales the drawing from a place of its frame.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the drawing with a width and a height as factors.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Maps the drawing around its leading top corner.
    public func transformEffect(_ transform: AffineTransformation) -> some VisualEffect {
        adding(TransformEffect(transform: transform))
    }
}

nonisolated extension View {
    /// Changes how the view is drawn by its size and place, which stay. Source: SwiftUI's `visualEffect(_:)`.
    ///
    /// The proxy knows the view's size and its frame in the root; coordinate spaces with names are those of ``GeometryReader``.
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modified(by: VisualEffectModifier { effect(EmptyVisualEffect(), $0)._drawing.effects })
    }
}

private struct VisualEffectModifier: NodeModifier {
    let effects: (GeometryProxy) -> [any DrawingEffect]

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        VisualEffectNode(node, effects: effects, environment: context.environment, direction: context.direction)
    }
}

private final class VisualEffectNode: EffectNode {
    private let effects: (GeometryProxy) -> [any DrawingEffect]
    private let environment: EnvironmentValues
    /// The effects for the last place.
    private var placed: [any DrawingEffect] = []

    init(
        _ child: LayoutNode, effects: @escaping (GeometryProxy) -> [any DrawingEffect],
        environment: EnvironmentValues, direction: LayoutDirection
    ) {
        self.effects = effects
        self.environment = environment
        super.init(child, direction: direction)
    }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        let proxy = GeometryProxy(
            of: self, in: frame, direction: direction, root: root, safeArea: environment.safeArea,
            isInsideCoordinateSpace: false)
        placed = environment.evaluate { effects(proxy) }
    }

    override var notDrawn: Diagnostic? { placed.lazy.compactMap(\.notDrawn).first }

    override func effects(
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> [RenderEffect.Operation] {
        let place = EffectFrame(
            frame: frame, direction: direction, environment: environment, path: path, builder: builder)
        return try placed.reversed().compactMap { try $0.kind(in: place) }
    }
}
