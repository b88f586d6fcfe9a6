import Foundation
import Mizan
import MizanBase

/// The way in which a view comes and goes. Source: SwiftUI's `AnyTransition`.
///
/// A layout shows a view as it is once it has come.
public struct AnyTransition: Hashable, Sendable {
    private indirect enum TransitionForm: Hashable, Sendable {
        case identity, opacity, slide, modifier
        case scale(Double, anchor: UnitPoint)
        case move(Edge), push(Edge)
        case offset(x: Double, y: Double)
        case combined(AnyTransition, AnyTransition)
        case asymmetric(insertion: AnyTransition, removal: AnyTransition)
        case animated(AnyTransition, Animation?)
    }

    private let kind: TransitionForm

    private init(_ kind: TransitionForm) { self.kind = kind }

    /// At once.
    public static let identity = AnyTransition(.identity)
    /// From nothing to full opacity.
    public static let opacity = AnyTransition(.opacity)
    /// From nothing to full size.
    public static let scale = scale(scale: 0)
    /// In from the leading edge, out at the trailing one.
    public static let slide = AnyTransition(.slide)
    /// By a blur, which on other systems is a replacement.
    public static let blurReplace = AnyTransition(.opacity)

    /// From a part of the size around an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor: anchor))
    }

    /// In from an edge, and out there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

    /// In from an edge, and out at the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

    /// From a place beside the view's own.
    public static func offset(_ offset: Size) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    /// From a place beside the view's own.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(.offset(x: x, y: y)) }

    /// Two transitions, one for each way.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(.asymmetric(insertion: insertion, removal: removal))
    }

    /// From one modifier to another one, which a view has while it is there.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
        AnyTransition(.modifier)
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(self, other)) }

    /// The transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(self, animation)) }
}

/// The way in which a view's content changes. Source: SwiftUI's `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
    private enum TransitionForm: Hashable, Sendable {
        case identity, interpolate, opacity, symbolEffect
        case numericText(countsDown: Bool, value: Double?)
    }

    private let kind: TransitionForm

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// From one to the other.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// By their opacity.
    public static let opacity = ContentTransition(kind: .opacity)
    /// By the symbol's own replacement.
    public static let symbolEffect = ContentTransition(kind: .symbolEffect)

    /// Digit by digit, upwards or downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
    }

    /// Digit by digit, in the direction of a value's change.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: false, value: value))
    }

    /// By an effect of the symbol.
    public static func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
}
