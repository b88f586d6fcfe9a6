import MizanBase

/// One or more taps. Source: SwiftUI's `TapGesture`.
nonisolated public struct TapGesture: Gesture {
    /// The number of taps, in quick succession.
    public var count: Int

    /// A gesture of some taps.
    public init(count: Int = 1) { self.count = count }

    /// The gesture as the session sees it.
    public func _recognizer(changed: @escaping (()) -> Void, ended: @escaping (()) -> Void) -> _GestureRecognizer {
        _GestureRecognizer(kind: .tap(TapInput(count: count, space: .local) { _ in ended(()) }))
    }
}

/// One or more taps with their place. Source: SwiftUI's `SpatialTapGesture`.
nonisolated public struct SpatialTapGesture: Gesture {
    /// The place of a tap. Source: SwiftUI's `SpatialTapGesture.Value`.
    public struct Value: Hashable, Sendable {
        /// The place, physical, from the top left of the view, or of the root for the global space.
        public var location: Point
    }

    /// The number of taps, in quick succession.
    public var count: Int
    /// The space of the place.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of some taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// The gesture as the session sees it.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer {
        _GestureRecognizer(
            kind: .tap(TapInput(count: count, space: coordinateSpace) { ended(Value(location: $0)) }))
    }
}

nonisolated extension View {
    /// Runs an action when the view is tapped. Source: SwiftUI's `onTapGesture(count:perform:)`.
    ///
    /// - Parameters:
    ///   - count: The number of taps, in quick succession.
    ///   - action: Called for the last tap of each series.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action with the place of a tap. Source: SwiftUI's `onTapGesture(count:coordinateSpace:perform:)`.
    ///
    /// - Parameters:
    ///   - count: The number of taps, in quick succession.
    ///   - space: The space of the place, which is physical, from the top left.
    ///   - action: Called for the last tap of each series, with its place in points.
    public func onTapGesture(
        count: Int = 1, coordinateSpace space: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: space).onEnded { action($0.location) })
    }
}
