/// The view that has the input, as far as a view sets it. Source: SwiftUI's `FocusState`.
///
/// It keeps what is set; a view with `focused(_:)` tells it nothing yet.
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
        location = element.storage(index) { StateLocation(initialValue) }
    }
}

/// The view that an assistive technology stands at. Source: SwiftUI's `AccessibilityFocusState`.
public typealias AccessibilityFocusState = FocusState

extension FocusState: SamenessComparable {
    func isSame(as other: FocusState) -> Bool { true }
}

// The location takes care of threads.
extension FocusState: @unchecked Sendable where Value: Sendable {}

/// What a view says of its input.
struct FocusedView: ViewTrait {
    /// Whether it has the input; setting it to true gives it the input.
    var isFocused: Binding<Bool>?
    /// The same for an assistive technology.
    var isAccessibilityFocused: Binding<Bool>?
    /// Whether it can have the input.
    var isFocusable: Bool?

    static func joined(_ outer: FocusedView, _ inner: FocusedView) -> FocusedView {
        FocusedView(
            isFocused: outer.isFocused ?? inner.isFocused,
            isAccessibilityFocused: outer.isAccessibilityFocused ?? inner.isAccessibilityFocused,
            isFocusable: outer.isFocusable ?? inner.isFocusable)
    }
}

extension View {
    /// Ties the view's input to a state. Source: SwiftUI's `focused(_:)`.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        saying(FocusedView(isFocused: condition.base))
    }

    /// Ties the view's input to a state that has the view's name. Source: SwiftUI's `focused(_:equals:)`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        saying(FocusedView(isFocused: Binding(NamedFocus(binding.base, name: value))))
    }

    /// Ties the place of an assistive technology to a state. Source: SwiftUI's `accessibilityFocused(_:)`.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        saying(FocusedView(isAccessibilityFocused: condition.base))
    }

    /// Ties the place of an assistive technology to a state that has the view's name. Source: SwiftUI's
    /// `accessibilityFocused(_:equals:)`.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        saying(FocusedView(isAccessibilityFocused: Binding(NamedFocus(binding.base, name: value))))
    }

    /// Sets whether the view can have the input. Source: SwiftUI's `focusable(_:)`.
    public func focusable(_ isFocusable: Bool = true) -> some View { saying(FocusedView(isFocusable: isFocusable)) }
}

/// Whether a state has a name; taking the input away where it has another one changes nothing.
private final class NamedFocus<Name: Hashable>: Location {
    private let base: Binding<Name>
    private let name: Name

    init(_ base: Binding<Name>, name: Name) {
        self.base = base
        self.name = name
    }

    func get() -> Bool { base.wrappedValue == name }
    func set(_ value: Bool) { if value { base.wrappedValue = name } }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { base.isSame(as: $0.base) && name == $0.name } ?? false
    }
}
