import MizanBase
import MizanLayout
import MizanLocalization

/// A control that makes a value smaller and larger by steps. Source: SwiftUI's `Stepper`.
///
/// The half with the minus stands at the leading side, that with the plus at the trailing one. A half with nothing to do, at an end
/// of the range, is disabled. In a session each is tapped; an assistive technology, and the arrow keys up and down, step the whole.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let editing: (Bool) -> Void
    private let spokenValue: Text?

    @Environment(\.hidesLabels) private var hidesLabels

    private init(
        label: Label, increment: (() -> Void)?, decrement: (() -> Void)?, editing: @escaping (Bool) -> Void,
        spokenValue: Text? = nil
    ) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
        self.editing = editing
        self.spokenValue = spokenValue
    }

    fileprivate init<Value: Strideable>(
        _ stepped: SteppedValue<Value>, label: Label, editing: @escaping (Bool) -> Void
    ) {
        func change(_ direction: AccessibilityAdjustmentDirection) -> (() -> Void)? {
            guard stepped.next(direction) != nil else { return nil }
            return { if let next = stepped.next(direction) { stepped.value.wrappedValue = next } }
        }
        self.init(
            label: label, increment: change(.increment), decrement: change(.decrement), editing: editing,
            spokenValue: stepped.spoken)
    }

    /// A stepper that runs an action for each step; one without an action is disabled. Source: SwiftUI's
    /// `init(label:onIncrement:onDecrement:onEditingChanged:)`.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), increment: onIncrement, decrement: onDecrement, editing: onEditingChanged)
    }

    /// A stepper of a value. Source: SwiftUI's `init(value:step:label:onEditingChanged:)`.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SteppedValue(value: value, bounds: nil, step: step), label: label(), editing: onEditingChanged)
    }

    /// A stepper of a value in a range. Source: SwiftUI's `init(value:in:step:label:onEditingChanged:)`.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SteppedValue(value: value, bounds: bounds, step: step), label: label(), editing: onEditingChanged)
    }

    /// One node of the role `stepper`, with its label and its value.
    public var body: some View {
        let label = label
        Control(
            type: "Stepper", role: "stepper", label: AnyView(label), value: spokenValue.map { AnyView($0) },
            children: .ignore,
            input: .adjustment { step($0) }
        ) {
            LabelBesideControl(ControlLabel(label)) {
                HStack(spacing: 0) {
                    StepperHalf(symbol: "minus", name: "Decrement", action: decrement.map { _ in { step(.decrement) } })
                    Rectangle().fill(.secondary).opacity(0.4).frame(width: 1, height: 18).typeName("Separator")
                    StepperHalf(symbol: "plus", name: "Increment", action: increment.map { _ in { step(.increment) } })
                }
                .fixedSize()
                .background(Color(SystemColor.track), in: Capsule())
                // Larger halves are wider than a row of a small phone.
                .dynamicTypeSize(...DynamicTypeSize.accessibility2)
                .typeName("Halves")
            }
        }
        .listening(
            .key { key in
                switch key.key {
                case .upArrow: step(.increment)
                case .downArrow: step(.decrement)
                default: return .ignored
                }
                return .handled
            })
    }

    private func step(_ direction: AccessibilityAdjustmentDirection) {
        guard let action = direction == .increment ? increment : decrement else { return }
        editing(true)
        action()
        editing(false)
    }
}

/// The minus or the plus.
nonisolated private struct StepperHalf: View {
    let symbol: String
    let name: String
    let action: (() -> Void)?

    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var scale = 1.0

    var body: some View {
        let scale = max(scale, 1) * controlSize.drawingScale
        Control(type: name, role: "button", children: nil, input: .control(ControlInput { action?() })) {
            Image(systemName: symbol).foregroundStyle(.primary).frame(width: 48 * scale, height: 34 * scale)
        }
        .accessibilityLabel(Text(name == "Increment" ? .increment : .decrement))
        .contentShape(Rectangle())
        .disabled(action == nil)
    }
}
