import MizanBase
import MizanLayout

/// A part of a ring, open at the bottom, with a mark at the value. Source: SwiftUI's `AccessoryCircularGaugeStyle`.
///
/// It goes clockwise in both directions of the interface: its lower end is at the left.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
    private static let start = 135.0
    private static let length = 270.0

    @ScaledMetric private var side = 58.0

    /// The style.
    public init() {}

    /// The ring around the value in words, with the ends in words in its gap; the label where they have none.
    public func makeBody(configuration: Configuration) -> some View {
        let angle = Self.start + Self.length * configuration.value
        ZStack {
            ClockwiseArc(start: Self.start, length: Self.length).ring(.tint).typeName("Track")
            ClockwiseArc(start: angle, length: 0.1).ring(.background, factor: 2).typeName("MarkBorder")
            ClockwiseArc(start: angle, length: 0.1).ring(.tint, factor: 1.4).typeName("Mark")
            CircularGaugeCenter(side: side) { configuration.currentValueLabel }
            VStack {
                Spacer(minLength: 0)
                if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                    GaugeBounds(hasMinimum: configuration.minimumValueLabel != nil) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                    .semanticContentAttribute(.forceLeftToRight)
                } else {
                    configuration.label
                }
            }
            // Between the ends of the ring.
            .font(.caption2).lineLimit(1).minimumScaleFactor(0.3).frame(width: side * 0.54)
        }
        .frame(width: side, height: side)
    }
}

/// A ring that is filled clockwise from its top up to the value. Source: SwiftUI's `AccessoryCircularCapacityGaugeStyle`.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    @ScaledMetric private var side = 58.0

    /// The style.
    public init() {}

    /// The ring around the value in words; around the label where it has none.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().strokeBorder(Color(SystemColor.track), lineWidth: ClockwiseArc.lineWidth).typeName("Track")
            ClockwiseArc(fraction: configuration.value).ring(.tint).typeName("Fill")
            CircularGaugeCenter(side: side) {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
        }
        .frame(width: side, height: side)
    }
}

/// The words in the middle of a ring, as small as it takes to stay inside.
nonisolated private struct CircularGaugeCenter<Content: View>: View {
    let side: Double
    @ViewBuilder let content: Content

    var body: some View {
        content.font(.title3).lineLimit(1).minimumScaleFactor(0.3).frame(maxWidth: side * 0.65, maxHeight: side * 0.65)
    }
}

extension ClockwiseArc {
    /// A line along the arc with round ends.
    fileprivate func ring(_ style: some ShapeStyle, factor: Double = 1) -> some View {
        stroke(style, style: StrokeStyle(lineWidth: Self.lineWidth * factor, lineCap: .round))
    }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A part of a ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
