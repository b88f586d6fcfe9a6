import MizanBase
import MizanLayout

/// The look of gauges that have no style: a line that is filled up to the value. Source: SwiftUI's `DefaultGaugeStyle`.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}

    /// A line between its ends.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A line that is filled from its leading end up to the value, below its label and above its value. Source: SwiftUI's
/// `LinearCapacityGaugeStyle`.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}

    /// A line between its ends.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.label
            AccessoryLinearCapacityGaugeStyle.line(of: configuration)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A line that is filled from its leading end up to the value. Source: SwiftUI's `AccessoryLinearCapacityGaugeStyle`.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}

    /// A line between its ends, its label above, its value below.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label.font(.headline)
            Self.line(of: configuration)
            configuration.currentValueLabel.font(.caption)
        }
    }

    static func line(of configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.minimumValueLabel.font(.caption)
            FilledTrack(fraction: configuration.value) {
                Capsule().fill(Color(SystemColor.track)).typeName("Track")
                Capsule().fill(.tint).typeName("Fill")
            }
            configuration.maximumValueLabel.font(.caption)
        }
    }
}

/// A line with a mark at the value. Source: SwiftUI's `AccessoryLinearGaugeStyle`.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
    private static var mark: Double { 8 }

    /// The style.
    public init() {}

    /// A line between its ends; the value in the place of the lower one where that has no label.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            (configuration.minimumValueLabel ?? configuration.currentValueLabel).font(.caption)
            FilledTrack(fraction: configuration.value, knob: Self.mark) {
                Capsule().fill(.tint).typeName("Track")
                Color.clear.typeName("Fill")
                Circle().fill(.background).overlay { Circle().inset(by: 1.5).fill(.tint) }.typeName("Mark")
            }
            configuration.maximumValueLabel.font(.caption)
        }
    }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The look of gauges that have no style: a line that is filled up to the value.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A line that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small line that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
