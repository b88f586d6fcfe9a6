import Mizan

/// The way from one state to the next. Source: SwiftUI's `Animation`.
///
/// A layout shows the state at the end of every animation, so it is kept and compared and nothing more: for who draws the way, and so that
/// code reads as it does there.
public struct Animation: Hashable, Sendable {
    /// The course of the change over its time.
    enum Course: Hashable, Sendable {
        /// A curve from 0 to 1 between two control points, over a duration in seconds.
        case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
        /// A spring that comes to rest: its duration in seconds as one feels it, and its bounce, from −1 to 1.
        case spring(duration: Double, bounce: Double)
    }

    let course: Course
    /// The wait before it, in seconds.
    private(set) var delay = 0.0
    private(set) var speed = 1.0
    /// The number of times that it runs; nil for ever.
    private(set) var repeatCount: Int? = 1
    /// Whether every other time goes backwards.
    private(set) var autoreverses = false

    private init(_ course: Course) { self.course = course }

    // MARK: Curves

    /// The system's own animation.
    public static var `default`: Animation { smooth(duration: 0.5) }
    /// A curve of one speed.
    public static var linear: Animation { linear(duration: 0.35) }
    /// A curve that begins slowly.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// A curve that ends slowly.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// A curve that begins and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// A curve of one speed, over seconds.
    public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }

    /// A curve that begins slowly, over seconds.
    public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }

    /// A curve that ends slowly, over seconds.
    public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }

    /// A curve that begins and ends slowly, over seconds.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

    /// A curve between two control points, over seconds.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.curve(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
    }

    // MARK: Springs

    /// A spring without a bounce.
    public static var spring: Animation { spring(duration: 0.5) }
    /// A spring without a bounce, which feels smooth.
    public static var smooth: Animation { smooth(duration: 0.5) }
    /// A spring with a small bounce.
    public static var snappy: Animation { snappy(duration: 0.5) }
    /// A spring with a bounce.
    public static var bouncy: Animation { bouncy(duration: 0.5) }
    /// A spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
    /// A spring that adds up with those before it.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring by its duration in seconds and its bounce.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(duration: duration, bounce: bounce))
    }

    /// A spring by its response in seconds and its damping, of which 1 leaves no bounce.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(duration: response, bounce: bounce(dampingFraction))
    }

    /// A spring without a bounce, by its duration in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce, by its duration in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce, by its duration in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring that follows a finger, by its response in seconds and its damping.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A spring that adds up with those before it, by its duration in seconds and its bounce.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        spring(duration: duration, bounce: bounce)
    }

    /// A spring by the physics of a weight on it.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let frequency = (stiffness / mass).squareRoot()
        return spring(duration: 2 * .pi / frequency, bounce: bounce(damping / (2 * frequency * mass)))
    }

    private static func bounce(_ damping: Double) -> Double { damping <= 1 ? 1 - damping : 1 / damping - 1 }

    // MARK: Changes

    /// The animation after a wait in seconds, on top of those before.
    public func delay(_ delay: Double) -> Animation { changed { $0.delay += delay } }

    /// The animation so many times as fast.
    public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }

    /// The animation several times, every other one backwards unless told otherwise.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        changed { ($0.repeatCount, $0.autoreverses) = (count, autoreverses) }
    }

    /// The animation for ever, every other time backwards unless told otherwise. A layout shows the state that it goes to.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed { ($0.repeatCount, $0.autoreverses) = (nil, autoreverses) }
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var changed = self
        change(&changed)
        return changed
    }
}
