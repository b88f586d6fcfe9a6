import MizanBase
import MizanLocalization

/// A control for a value of a range: a track, filled from the leading end to the knob. Source: SwiftUI's `Slider`, as
/// on a phone; it takes a plain value, since a render tree is static.
///
/// From right to left it is the mirror image, with the least value at the right, unless a semantic content attribute
/// forces a direction: `.playback` for a scrubber, `.forceLeftToRight` for one whose ends are labelled left and right.
/// The track is 4 points high, the knob 24, the width the proposed one, 160 where none is proposed.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let fraction: Double
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
        fraction = bounds.fraction(of: value)
        self.label = label()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }

    /// One node of the role `slider`, with its label and its value in per cent.
    public var body: some View {
        Control(
            type: "Slider", role: "slider", label: AnyView(label), fraction: fraction, children: .ignore
        ) {
            ControlLabel(minimumValueLabel)
            FilledTrack(fraction: fraction, knob: Self.knob) {
                Capsule().fill(Color(SystemColor.track)).typeName("Track")
                Capsule().fill(.tint).typeName("Fill")
                Circle().fill(.white).shadow(color: .black.opacity(0.3), radius: 1.5, y: 0.5).typeName("Knob")
            }
            ControlLabel(maximumValueLabel)
        }
    }
}

extension Slider where ValueLabel == EmptyView {
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
    /// A slider without a label. Source: SwiftUI's `init(value:in:)`.
    public init<Value: BinaryFloatingPoint>(value: Value, in bounds: ClosedRange<Value> = 0...1) {
        self.init(value: value, in: bounds) { EmptyView() }
    }
}
