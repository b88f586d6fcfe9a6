/// The view that has the focus. Source: SwiftUI's `FocusState`.
///
/// In a session the focus and the state follow each other: where the focus comes to a view that is bound to a value by
/// ``View/focused(_:equals:)``, the state has this value; where the state is set, the focus moves at the next update, also to a view
/// that is made in it. Nil, or false, means that the focus is elsewhere, and setting it takes the focus away from the views that are
/// bound to the state. A value that no view is bound to, or only views that are disabled or take no focus, becomes nil again; of two
/// views that are bound to one value the first in reading order gets the focus, unless the other has it; when a view that has the
/// focus disappears, its state becomes nil.
///
/// A still layout keeps what the state begins with.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
    /// A binding to the state. Source: SwiftUI's `FocusState.Binding`.
    @propertyWrapper
    public struct Binding: UnconnectedProperty {
        let base: MizanLayout.Binding<Value>

        /// The value now.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initialValue: Value
    private var location: StateLocation<Value>?

    private init(_ initialValue: Value) { self.initialValue = initialValue }

    /// Whether one view has the input: no to begin with.
    public init() where Value == Bool { self.init(false) }

    /// The name of the view that has the input: none to begin with.
    public init<Name: Hashable>() where Value == Name? { self.init(nil) }

    /// The value now.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding {
        Binding(base: MizanLayout.Binding(location ?? ConstantLocation(initialValue)))
    }

    mutating func connect(to element: ViewElement, index: Int) {
        let initialValue = initialValue
        let place = element.storage(index) { FocusStateLocation(initialValue) }
        location = place.location
        element.changes.follow(place)
    }
}

/// The place of a focus state in its session.
final class FocusStateLocation<Value: Hashable>: FocusFollowing {
    let location: StateLocation<Value>
    private let nothing: Value

    init(_ nothing: Value) {
        self.nothing = nothing
        location = StateLocation(nothing)
    }

    var source: AnyObject { location }
    var isSet: Bool { location.get() != nothing }
    func clear() { location.set(nothing) }
}

/// The view that an assistive technology stands at. Source: SwiftUI's `AccessibilityFocusState`.
public typealias AccessibilityFocusState = FocusState

extension FocusState: ViewEqualityComparable {
    package func isSame(as other: FocusState) -> Bool { true }
}

// The location takes care of threads.
extension FocusState: @unchecked Sendable where Value: Sendable {}
