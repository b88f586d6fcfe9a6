import Foundation

/// A value whose change can be shown step by step. Source: SwiftUI's `Animatable`; a layout shows the last step.
public protocol Animatable {
    /// The part of the value that changes step by step.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The part of the value that changes step by step.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing changes step by step.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

/// A modifier whose changes can be shown step by step. Source: SwiftUI's `AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Numbers that can be added and scaled. Source: SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value.
    mutating func scale(by factor: Double)
    /// The square of the value's length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value, multiplied.
    public func scaled(by factor: Double) -> Self {
        var scaled = self
        scaled.scale(by: factor)
        return scaled
    }

    /// Goes a part of the way to another value.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }
}

extension Float: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// No numbers at all. Source: SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// Nothing.
    public init() {}
    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing.
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    /// Nothing.
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    /// Does nothing.
    public mutating func scale(by factor: Double) {}
    /// 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that change together. Source: SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// A pair of values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Both at zero.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// The sums.
    public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first + right.first, left.second + right.second)
    }

    /// The differences.
    public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first - right.first, left.second - right.second)
    }

    /// Multiplies both.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    /// The sum of both squares.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
