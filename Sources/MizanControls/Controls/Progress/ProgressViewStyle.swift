import MizanLayout

/// The appearance of a ``ProgressView``. Source: SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View

    /// Builds the content of the progress view. It is arranged by the semantic content attribute of the progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a ``ProgressView`` for its style. Source: SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
    /// The description of the task.
    public typealias Label = ControlLabel
    /// The progress in words.
    public typealias CurrentValueLabel = ControlLabel

    /// The progress from 0 to 1; nil where it is unknown.
    public let fractionCompleted: Double?
    /// The description of the task; nil where there is none.
    public let label: Label?
    /// The progress in words; nil where there is none.
    public let currentValueLabel: CurrentValueLabel?
}

/// A line as wide as proposed and 4 points high between its label and its value. Source: SwiftUI's `LinearProgressViewStyle`.
///
/// Nothing of it is filled where the progress is unknown.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    /// A line.
    public init() {}

    /// The label above the line, the value in small letters below.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            FilledTrack(fraction: configuration.fractionCompleted ?? 0) {
                Capsule().fill(Color(SystemColor.track)).typeName("Track")
                Capsule().fill(.tint).typeName("Fill")
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring of 32 points at the regular control size, above its label and its value, filled clockwise from its top. Source: SwiftUI's
/// `CircularProgressViewStyle`, as on a desktop.
///
/// Where the progress is unknown, it is three quarters of a ring without a track.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    @Environment(\.controlSize) private var controlSize

    /// A ring.
    public init() {}

    /// The ring with the label and the value below.
    public func makeBody(configuration: Configuration) -> some View {
        let side = 32 * controlSize.drawingScale
        VStack {
            ZStack {
                if let fraction = configuration.fractionCompleted {
                    Circle().strokeBorder(Color(SystemColor.track), lineWidth: ClockwiseArc.lineWidth).typeName("Track")
                    arc(fraction)
                } else {
                    arc(0.75)
                }
            }
            .frame(width: side, height: side)
            configuration.label
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    private func arc(_ fraction: Double) -> some View {
        ClockwiseArc(fraction: fraction)
            .stroke(.tint, style: StrokeStyle(lineWidth: ClockwiseArc.lineWidth, lineCap: .round)).typeName("Fill")
    }
}

/// A line where the progress is known, a ring where it isn't. Source: SwiftUI's `DefaultProgressViewStyle`.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The usual style.
    public init() {}

    /// A line or a ring.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A line.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A line where the progress is known, a ring where it isn't.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension View {
    /// Sets the style of the progress views inside. Source: SwiftUI's `progressViewStyle(_:)`.
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
        controlStyle(style, as: (any ProgressViewStyle).self)
    }
}
