import MizanLayout
import MizanLocalization

extension Stepper where Label == Text {
    /// A stepper with a localized title that runs an action for each step. Source: SwiftUI's
    /// `init(_:onIncrement:onDecrement:onEditingChanged:)`.
    public init(
        _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(key) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged
        )
    }

    /// A stepper with a verbatim title that runs an action for each step. Source: SwiftUI's
    /// `init(_:onIncrement:onDecrement:onEditingChanged:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value, with a localized title. Source: SwiftUI's `init(_:value:step:onEditingChanged:)`.
    public init<Value: Strideable>(
        _ key: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(key) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value, with a verbatim title. Source: SwiftUI's `init(_:value:step:onEditingChanged:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init<Value: Strideable>(
        _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value in a range, with a localized title. Source: SwiftUI's `init(_:value:in:step:onEditingChanged:)`.
    public init<Value: Strideable>(
        _ key: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(key) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value in a range, with a verbatim title. Source: SwiftUI's `init(_:value:in:step:onEditingChanged:)` of
    /// a `StringProtocol`.
    @_disfavoredOverload
    public init<Value: Strideable>(
        _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

// The order of SwiftUI's first versions, with the label last.
extension Stepper {
    /// A stepper that runs an action for each step. Source: SwiftUI's `init(onIncrement:onDecrement:onEditingChanged:label:)`.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value. Source: SwiftUI's `init(value:step:onEditingChanged:label:)`.
    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value in a range. Source: SwiftUI's `init(value:in:step:onEditingChanged:label:)`.
    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
