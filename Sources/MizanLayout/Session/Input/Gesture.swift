import MizanBase

/// A movement of a pointer that views can take. Source: SwiftUI's `Gesture`.
///
/// The gestures are ``TapGesture``, ``LongPressGesture`` and ``DragGesture``, with the actions for them.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The description of the movement that actions get.
    associatedtype Value

    /// The gesture as the session sees it, with actions of those around it.
    nonisolated func _recognizer(changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void)
        -> _GestureRecognizer
}

/// A gesture as a session sees it.
public struct _GestureRecognizer {
    let kind: InputHandler.Reaction
    /// Runs when the gesture is over, however it ended.
    package var finished: () -> Void = {}
}

nonisolated extension Gesture {
    /// Adds an action for the end of the gesture. Source: SwiftUI's `onEnded(_:)`.
    public func onEnded(_ action: @escaping (Value) -> Void) -> GestureWithActions<Self> {
        GestureWithActions(gesture: self, changed: { _ in }, ended: action)
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Adds an action for each change of the gesture's value. Source: SwiftUI's `onChanged(_:)`.
    public func onChanged(_ action: @escaping (Value) -> Void) -> GestureWithActions<Self> {
        GestureWithActions(gesture: self, changed: action, ended: { _ in })
    }
}

/// A gesture with actions of an author's.
nonisolated public struct GestureWithActions<Base: Gesture>: Gesture {
    let gesture: Base
    let changed: (Base.Value) -> Void
    let ended: (Base.Value) -> Void

    /// The gesture as the session sees it: the inner actions run first.
    public func _recognizer(
        changed: @escaping (Base.Value) -> Void, ended: @escaping (Base.Value) -> Void
    ) -> _GestureRecognizer {
        gesture._recognizer(
            changed: { [inner = self.changed] value in
                inner(value)
                changed(value)
            },
            ended: { [inner = self.ended] value in
                inner(value)
                ended(value)
            })
    }
}

/// The gestures that a view with a gesture takes. Source: SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Gestures by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None at all.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Those of the view and of the views inside.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
    /// Adds a gesture, after those of the view and of the views inside. Source: SwiftUI's `gesture(_:including:)`.
    public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        listening(InputHandler(gesture, priority: .ordinary, mask: mask))
    }

    /// Adds a gesture before those of the view and of the views inside. Source: SwiftUI's `highPriorityGesture(_:including:)`.
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        listening(InputHandler(gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that takes events together with another one, of the view or of a view inside. Source: SwiftUI's
    /// `simultaneousGesture(_:including:)`.
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        listening(InputHandler(gesture, priority: .simultaneous, mask: mask))
    }
}
