import MizanLayout

/// The appearance of a ``Gauge``. Source: SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View

    /// Builds the content of the gauge. It is arranged by the semantic content attribute of the gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a ``Gauge`` for its style. Source: SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
    /// The purpose of the gauge.
    public typealias Label = ControlLabel
    /// The value in words.
    public typealias CurrentValueLabel = ControlLabel
    /// The lower end in words.
    public typealias MinimumValueLabel = ControlLabel
    /// The upper end in words.
    public typealias MaximumValueLabel = ControlLabel

    /// The value, from 0 at the lower end to 1 at the upper one.
    public let value: Double
    /// The purpose of the gauge.
    public let label: Label
    /// The value in words; nil where there are none.
    public let currentValueLabel: CurrentValueLabel?
    /// The lower end in words; nil where there are none.
    public let minimumValueLabel: MinimumValueLabel?
    /// The upper end in words; nil where there are none.
    public let maximumValueLabel: MaximumValueLabel?
}

nonisolated extension View {
    /// Sets the style of the gauges inside. Source: SwiftUI's `gaugeStyle(_:)`.
    public func gaugeStyle(_ style: some GaugeStyle) -> some View { controlStyle(style, as: (any GaugeStyle).self) }
}
