import Mizan

/// A gesture after another one. Source: SwiftUI's `SequenceGesture`.
///
/// A session recognizes the first one alone: its end is the end of the sequence.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// A moment of the sequence. Source: SwiftUI's `SequenceGesture.Value`.
    public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The first gesture has ended; nil until the second one begins.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that follows.
    public var second: Second

    /// A gesture after another one.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The first gesture as the session sees it.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer {
        first._recognizer(changed: { changed(.first($0)) }, ended: { ended(.second($0, nil)) })
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at the same time. Source: SwiftUI's `SimultaneousGesture`. A session recognizes the first one alone.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// A moment of the gestures. Source: SwiftUI's `SimultaneousGesture.Value`.
    public struct Value {
        /// The first gesture; nil while it doesn't go on.
        public var first: First.Value?
        /// The second gesture; nil while it doesn't go on.
        public var second: Second.Value?
    }

    /// One of the gestures.
    public var first: First
    /// The gesture at the same time.
    public var second: Second

    /// Two gestures at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The first gesture as the session sees it.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer {
        first._recognizer(
            changed: { changed(Value(first: $0, second: nil)) }, ended: { ended(Value(first: $0, second: nil)) })
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures. Source: SwiftUI's `ExclusiveGesture`. A session recognizes the first one alone.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// A moment of the gesture that is recognized. Source: SwiftUI's `ExclusiveGesture.Value`.
    public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The second gesture goes on.
        case second(Second.Value)
    }

    /// The gesture that is tried first.
    public var first: First
    /// The gesture if it isn't the preferred one.
    public var second: Second

    /// One of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The first gesture as the session sees it.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer {
        first._recognizer(changed: { changed(.first($0)) }, ended: { ended(.first($0)) })
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

nonisolated extension Gesture {
    /// The gesture, then another one. Source: SwiftUI's `sequenced(before:)`.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// The gesture at the same time as another one. Source: SwiftUI's `simultaneously(with:)`.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// The gesture, or another one if it isn't recognized. Source: SwiftUI's `exclusively(before:)`.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// The gesture with other values. Source: SwiftUI's `map(_:)`.
    public func map<NewValue>(_ body: @escaping (Value) -> NewValue) -> MappedGesture<Self, NewValue> {
        MappedGesture(gesture: self, body: body)
    }
}

/// A gesture with other values.
nonisolated public struct MappedGesture<Base: Gesture, Value>: Gesture {
    let gesture: Base
    let body: (Base.Value) -> Value

    /// The gesture as the session sees it.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer {
        gesture._recognizer(changed: { changed(body($0)) }, ended: { ended(body($0)) })
    }
}

/// A gesture of any type. Source: SwiftUI's `AnyGesture`.
nonisolated public struct AnyGesture<Value>: Gesture {
    private let recognizer: (@escaping (Value) -> Void, @escaping (Value) -> Void) -> _GestureRecognizer

    /// The gesture with its type hidden.
    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
        recognizer = { gesture._recognizer(changed: $0, ended: $1) }
    }

    /// The gesture as the session sees it.
    public func _recognizer(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureRecognizer {
        recognizer(changed, ended)
    }
}
