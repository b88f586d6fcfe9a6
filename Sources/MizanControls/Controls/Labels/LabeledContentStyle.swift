import MizanLayout

/// The appearance of ``LabeledContent``. Source: SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View

    /// Builds the content with its label. It is arranged by the semantic content attribute of the whole.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of ``LabeledContent`` for its style. Source: SwiftUI's `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
    /// The words for the content.
    public typealias Label = ControlLabel
    /// What the words are for.
    public typealias Content = ControlLabel

    /// The words for the content.
    public let label: Label
    /// What the words are for.
    public let content: Content
}

/// The label at the leading side, the content at the trailing one. Source: SwiftUI's `AutomaticLabeledContentStyle`.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The style.
    public init() {}

    /// The label and the content in the colour of second rank; one below the other at the text sizes for accessibility.
    public func makeBody(configuration: Configuration) -> some View {
        LabelBesideControl(configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading side, the content at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    /// Sets the style of the labelled content inside. Source: SwiftUI's `labeledContentStyle(_:)`.
    public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
        controlStyle(style, as: (any LabeledContentStyle).self)
    }
}
