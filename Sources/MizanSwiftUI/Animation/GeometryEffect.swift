import MizanLayout
import Mizan

/// A number, or several, between whose values an animation goes. Source: SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each of the numbers by a factor.
    mutating func scale(by factor: Double)
    /// The sum of the squares of the numbers.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// No number. Source: SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// The only value.
    public static let zero = EmptyAnimatableData()
    /// The square of no number, which is zero.
    public var magnitudeSquared: Double { 0 }

    /// Creates the only value.
    public init() {}

    /// Changes nothing, as there is no number.
    public mutating func scale(by factor: Double) {}
    /// The sum of no numbers.
    public static func + (left: Self, right: Self) -> Self { left }
    /// The difference of no numbers.
    public static func - (left: Self, right: Self) -> Self { left }
}

/// Two numbers, or pairs of pairs. Source: SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first of both values.
    public var first: First
    /// The second of both values.
    public var second: Second

    /// Creates a pair of two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair of both zeros.
    public static var zero: Self { Self(.zero, .zero) }
    /// The pair of both sums.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    /// The pair of both differences.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
    /// Multiplies both values by a factor.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
    /// The sum of the squares of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// A type with values between which an animation goes; a layout shows the last. Source: SwiftUI's `Animatable`.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The values that change.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No values: nothing changes during an animation.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A map of the plane, seen from straight ahead. Source: SwiftUI's `ProjectionTransform`, whose perspective isn't drawn.
public struct ProjectionTransform: Hashable, Sendable {
    let transform: CGAffineTransform

    /// The map that changes nothing.
    public init() { transform = CGAffineTransform() }

    /// A map without a perspective.
    public init(_ transform: CGAffineTransform) { self.transform = transform }
}

/// A modifier that maps the drawn view; its frame stays. Source: SwiftUI's `GeometryEffect`.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// The map for a view of a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
    /// The content, mapped by the effect.
    public func body(content: Content) -> some View {
        content.visualEffect { effect, proxy in
            effect.transformEffect(IsolatedCall.run(self) { $0.effectValue(size: proxy.size) }.transform)
        }
    }
}
