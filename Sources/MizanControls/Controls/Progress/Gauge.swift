import MizanBase
import MizanLayout
import MizanLocalization

/// A value of a range, as an instrument shows it. Source: SwiftUI's `Gauge`.
///
/// Lines are filled from their leading end on and mirrored with the interface; rings go clockwise in both directions.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel

    @Environment(\.controlStyles) private var styles
    @Environment(\.hidesLabels) private var hidesLabels

    fileprivate init<Value: BinaryFloatingPoint>(
        _ value: Value, _ bounds: ClosedRange<Value>, label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
        maximum: BoundsLabel
    ) {
        fraction = bounds.fraction(of: value)
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    /// One node of the role `gauge`, with its label and its value.
    public var body: some View {
        let style = styles.nearest((any GaugeStyle).self) ?? DefaultGaugeStyle()
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: ControlLabel(label, isHidden: hidesLabels),
            currentValueLabel: ControlLabel.unlessEmpty(currentValueLabel),
            minimumValueLabel: ControlLabel.unlessEmpty(minimumValueLabel),
            maximumValueLabel: ControlLabel.unlessEmpty(maximumValueLabel))
        let hasValue = configuration.currentValueLabel != nil
        Control(
            type: "Gauge", role: "gauge", label: AnyView(label), fraction: hasValue ? nil : fraction,
            value: hasValue ? AnyView(currentValueLabel) : nil, children: .ignore
        ) {
            StyledBody((any GaugeStyle).self) { style.look(of: configuration) }
        }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label. Source: SwiftUI's `init(value:in:label:)`.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value, bounds, label: label(), current: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label of the current value. Source: SwiftUI's `init(value:in:label:currentValueLabel:)`.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels of the current value and of its ends. Source: SwiftUI's
    /// `init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)`.
    ///
    /// - Parameters:
    ///   - value: The value, clamped to the bounds; not-a-number counts as the lower one.
    ///   - bounds: The values at the ends; where they are equal or not finite, the value is at the lower one.
    ///   - label: The purpose of the gauge.
    ///   - currentValueLabel: The value in words.
    ///   - minimumValueLabel: The lower end in words.
    ///   - maximumValueLabel: The upper end in words.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}
