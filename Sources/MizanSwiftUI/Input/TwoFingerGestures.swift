import Mizan

/// Two fingers that move apart or together. Source: SwiftUI's `MagnifyGesture`. A session has one pointer, so it is never recognized.
nonisolated public struct MagnifyGesture: Gesture {
    /// A moment of the gesture. Source: SwiftUI's `MagnifyGesture.Value`.
    public struct Value: Hashable, Sendable {
        /// The distance of the fingers, as a multiple of that at the start.
        public var magnification: Double
        /// The change of the magnification in a second.
        public var velocity: Double
        /// The place between the fingers at the start, as parts of the view.
        public var startAnchor: UnitPoint
        /// The place between the fingers at the start.
        public var startLocation: Point
    }

    /// A gesture that begins after a change of the magnification.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// A gesture that isn't recognized.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer { .never }
}

/// Two fingers that move apart or together. Source: SwiftUI's `MagnificationGesture`. A session has one pointer, so it is never
/// recognized.
nonisolated public struct MagnificationGesture: Gesture {
    /// The distance of the fingers, as a multiple of that at the start.
    public typealias Value = CGFloat

    /// A gesture that begins after a change of the magnification.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// A gesture that isn't recognized.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer { .never }
}

/// Two fingers that turn. Source: SwiftUI's `RotateGesture`. A session has one pointer, so it is never recognized.
nonisolated public struct RotateGesture: Gesture {
    /// A moment of the gesture. Source: SwiftUI's `RotateGesture.Value`.
    public struct Value: Hashable, Sendable {
        /// The turn since the start.
        public var rotation: Angle
        /// The change of the turn in a second.
        public var velocity: Angle
        /// The place between the fingers at the start, as parts of the view.
        public var startAnchor: UnitPoint
        /// The place between the fingers at the start.
        public var startLocation: Point
    }

    /// A gesture that begins after a turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}

    /// A gesture that isn't recognized.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer { .never }
}

/// Two fingers that turn. Source: SwiftUI's `RotationGesture`. A session has one pointer, so it is never recognized.
nonisolated public struct RotationGesture: Gesture {
    /// The turn since the start.
    public typealias Value = Angle

    /// A gesture that begins after a turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}

    /// A gesture that isn't recognized.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer { .never }
}

extension _GestureRecognizer {
    /// A movement that no pointer makes.
    fileprivate static var never: _GestureRecognizer {
        DragGesture(minimumDistance: .infinity)._recognizer(changed: { _ in }, ended: { _ in })
    }
}
