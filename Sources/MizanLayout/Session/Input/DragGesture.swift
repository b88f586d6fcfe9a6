import Foundation
import MizanBase

/// A movement of a pointer that is down. Source: SwiftUI's `DragGesture`.
nonisolated public struct DragGesture: Gesture {
    /// A moment of a drag. Source: SwiftUI's `DragGesture.Value`.
    ///
    /// Places and distances are physical, in both directions of the interface: x grows to the right. So are those of SwiftUI's
    /// gestures, while its `offset(x:)` counts from the leading side.
    public struct Value: Hashable, Sendable {
        /// The place of the pointer, from the top left of the view, or of the root for the global space.
        public var location: Point
        /// The place where the drag began.
        public var startLocation: Point
        /// The velocity of the pointer, in points per second.
        public var velocity: Size

        /// The distance from the beginning.
        public var translation: Size {
            Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The place where the drag would end if the pointer slowed down from now on: after a quarter of a second at its velocity.
        public var predictedEndLocation: Point {
            Point(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the beginning to the predicted end.
        public var predictedEndTranslation: Size {
            let end = predictedEndLocation
            return Size(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }

        /// The value in a space whose origin is elsewhere.
        func from(_ origin: Point) -> Value {
            func moved(_ point: Point) -> Point { Point(x: point.x - origin.x, y: point.y - origin.y) }
            return Value(location: moved(location), startLocation: moved(startLocation), velocity: velocity)
        }
    }

    /// The distance, in points, after which the movement is a drag.
    public var minimumDistance: Double
    /// The space of places.
    public var coordinateSpace: CoordinateSpace

    /// A drag over at least a distance.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// The gesture as the session sees it.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer {
        _GestureRecognizer(
            kind: .drag(
                DragInput(minimumDistance: minimumDistance, space: coordinateSpace, changed: changed, ended: ended)))
    }
}
