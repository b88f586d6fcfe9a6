import MizanBase
import MizanLayout
import MizanLocalization

/// A control for a value of a range: a track, filled from the leading end to the knob. Source: SwiftUI's `Slider`, as
/// on a phone; a plain value in place of a binding stays.
///
/// From right to left it is the mirror image, with the least value at the right, unless a semantic content attribute
/// forces a direction: `.playback` for a scrubber, `.forceLeftToRight` for one whose ends are labelled left and right.
///
/// In a session a drag moves the knob, from wherever it begins on the track; a tap puts it there. An assistive technology and the
/// arrow keys go by one step, a tenth of the bounds where there is none: the arrow to the trailing side and the one upwards grow.
/// The track is 4 points high, the knob 24, the width the proposed one, 160 where none is proposed.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let input: SliderInput
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    private static var knob: Double { 24 }

    /// A slider with views at its ends. Source: SwiftUI's `init(value:in:label:minimumValueLabel:maximumValueLabel:)`.
    ///
    /// - Parameters:
    ///   - value: The value at the knob, clamped to the bounds; not-a-number counts as the lower one.
    ///   - bounds: The values at the ends; where they are equal or not finite, the knob stands at the lower one.
    ///   - label: The spoken label of the slider; it isn't shown.
    ///   - minimumValueLabel: The view beside the lower end.
    ///   - maximumValueLabel: The view beside the upper end.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel
    ) {
        self.init(
            value: .constant(value), in: bounds, step: nil, label: label, minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, onEditingChanged: { _ in })
    }

    /// A slider of a binding, with views at its ends. Source: SwiftUI's
    /// `init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
    ///
    /// - Parameters:
    ///   - value: The value at the knob, shown clamped to the bounds; not-a-number counts as the lower one.
    ///   - bounds: The values at the ends; where they are equal or not finite, the knob stands at the lower one.
    ///   - step: The distance of the values that it takes, from the lower bound; nil for any value.
    ///   - label: The spoken label of the slider; it isn't shown.
    ///   - minimumValueLabel: The view beside the lower end.
    ///   - maximumValueLabel: The view beside the upper end.
    ///   - onEditingChanged: Told when a drag begins and ends.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        input = SliderInput(
            value: Binding(ConvertedLocation(value.location)),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
            editing: onEditingChanged)
        self.label = label()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }

    /// One node of the role `slider`, with its label and its value in per cent.
    public var body: some View {
        let fraction = input.fraction
        Control(
            type: "Slider", role: "slider", label: AnyView(label), fraction: fraction, children: .ignore,
            input: .slider(input)
        ) {
            ControlLabel(minimumValueLabel)
            FilledTrack(fraction: fraction, knob: Self.knob) {
                Capsule().fill(Color(SystemColor.track)).typeName("Track")
                Capsule().fill(.tint).typeName("Fill")
                Circle().fill(.white).shadow(color: .black.opacity(0.3), radius: 1.5, y: 0.5).typeName("Knob")
            }
            .modified(by: SliderTrackModifier(knob: Self.knob))
            ControlLabel(maximumValueLabel)
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider of a binding, without views at its ends. Source: SwiftUI's `init(value:in:step:label:onEditingChanged:)`.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider without views at its ends. Source: SwiftUI's `init(value:in:label:)`.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() })
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider of a binding, without a label. Source: SwiftUI's `init(value:in:step:onEditingChanged:)`.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider without a label. Source: SwiftUI's `init(value:in:)`.
    public init<Value: BinaryFloatingPoint>(value: Value, in bounds: ClosedRange<Value> = 0...1) {
        self.init(value: value, in: bounds) { EmptyView() }
    }
}
