import Foundation
import MizanLayout
import MizanLocalization

/// A value, or a control, with its label. Source: SwiftUI's `LabeledContent`.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    @Environment(\.controlStyles) private var styles
    @Environment(\.hidesLabels) private var hidesLabels

    /// Content with a label. Source: SwiftUI's `init(content:label:)`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// One node; label and text are spoken as one.
    public var body: some View {
        let style = styles.nearest((any LabeledContentStyle).self) ?? AutomaticLabeledContentStyle()
        let configuration = LabeledContentStyleConfiguration(
            label: ControlLabel(label, isHidden: hidesLabels), content: ControlLabel(content))
        Control(
            type: "LabeledContent", role: nil, children: Content.self == Text.self ? .combine : nil, isDimmed: false
        ) {
            StyledBody((any LabeledContentStyle).self) { style.look(of: configuration) }
        }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content of a style's configuration, in the style further out. Source: SwiftUI's `init(_:)` of a configuration.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension LabeledContent where Label == Text {
    /// Content with a localized title. Source: SwiftUI's `init(_:content:)`.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// Content with a verbatim title. Source: SwiftUI's `init(_:content:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A verbatim value with a localized title. Source: SwiftUI's `init(_:value:)`.
    public init(_ key: LocalizedStringKey, value: some StringProtocol) {
        self.init(key) { Text(value) }
    }

    /// A verbatim value with a verbatim title. Source: SwiftUI's `init(_:value:)` of two `StringProtocol`s.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(title) { Text(value) }
    }

    /// A value in a format, with a localized title. Source: SwiftUI's `init(_:value:format:)`.
    public init<Style: FormatStyle & Sendable>(_ key: LocalizedStringKey, value: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
        self.init(key) { Text(value, format: format) }
    }

    /// A value in a format, with a verbatim title. Source: SwiftUI's `init(_:value:format:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init<Style: FormatStyle & Sendable>(_ title: some StringProtocol, value: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}
