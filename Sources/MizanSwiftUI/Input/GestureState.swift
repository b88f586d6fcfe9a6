import Mizan

/// A value of a view that lives as long as a gesture goes on: with its end, or when it is cancelled, it is the initial one
/// again. Source: SwiftUI's `GestureState`.
///
/// ```swift
/// @GestureState private var distance = 0.0
///
/// var body: some View {
///     knob.offset(x: distance)
///         .gesture(DragGesture().updating($distance) { value, distance, _ in distance = value.translation.width })
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let state: State<Value>

    /// A state with the value that it has outside of gestures.
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
        state = State(initialValue: wrappedValue)
    }

    /// A state with the value that it has outside of gestures.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value now.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for `Gesture.updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    fileprivate func update(_ body: (inout Value) -> Void) {
        var value = wrappedValue
        body(&value)
        state.wrappedValue = value
    }

    fileprivate func reset() { state.wrappedValue = initialValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that has no value outside of gestures.
    public init() { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}

nonisolated extension Gesture {
    /// Keeps a state up to date while the gesture goes on. Source: SwiftUI's `updating(_:body:)`.
    ///
    /// - Parameters:
    ///   - state: The state, as `$state`.
    ///   - body: Gets the gesture's value, and changes the state's.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureWithState<Self, State> {
        GestureWithState(gesture: self, state: state, body: body)
    }
}

/// A gesture that keeps a state up to date.
nonisolated public struct GestureWithState<Base: Gesture, State>: Gesture {
    let gesture: Base
    let state: GestureState<State>
    let body: (Base.Value, inout State, inout Transaction) -> Void

    /// The gesture as the session sees it: the state changes before other actions run, and is reset after them.
    public func _recognizer(
        changed: @escaping (Base.Value) -> Void, ended: @escaping (Base.Value) -> Void
    ) -> _GestureRecognizer {
        var recognizer = gesture._recognizer(
            changed: { [state, body] value in
                state.update { held in
                    var transaction = Transaction()
                    body(value, &held, &transaction)
                }
                changed(value)
            },
            ended: ended)
        let finish = recognizer.finished
        recognizer.finished = { [state] in
            finish()
            state.reset()
        }
        return recognizer
    }
}
