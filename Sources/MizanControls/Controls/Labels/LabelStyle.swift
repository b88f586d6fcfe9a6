import MizanLayout

/// The appearance of a ``Label``. Source: SwiftUI's `LabelStyle`.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View

    /// Builds the content of the label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a ``Label`` for its style. Source: SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
    /// The words of the label. Source: SwiftUI's `LabelStyleConfiguration.Title`.
    nonisolated public struct Title: View {
        let view: AnyView

        /// The words.
        public var body: some View { LabelPart(view: view) }
    }

    /// The picture of the label. Source: SwiftUI's `LabelStyleConfiguration.Icon`.
    nonisolated public struct Icon: View {
        let view: AnyView

        /// The picture.
        public var body: some View { LabelPart(view: view) }
    }

    /// The words of the label.
    public let title: Title
    /// The picture of the label.
    public let icon: Icon
}

/// A part of a label in the styles around the label.
nonisolated private struct LabelPart: PrimitiveView {
    let view: AnyView

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = try context.passing()
        context.isLabel = true
        if context.environment.controlStyles.isInStyle { context.environment.controlStyles.leave() }
        try view._makeNodes(in: context, into: &nodes)
    }
}

/// The icon on the leading side of the title, both on the first line's baseline: a title of several lines keeps its icon. In a row
/// of a list the icon is above a title whose words don't fit next to it. Source: SwiftUI's `TitleAndIconLabelStyle`.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    public init() {}

    /// The icon and the title.
    public func makeBody(configuration: Configuration) -> some View {
        IconAndTitle(icon: configuration.icon, title: configuration.title)
    }
}

nonisolated private struct IconAndTitle: View {
    let icon: LabelStyleConfiguration.Icon
    let title: LabelStyleConfiguration.Title

    @Environment(\.isInRow) private var isInRow

    @ViewBuilder private var parts: some View {
        icon
        title
    }

    var body: some View {
        if isInRow {
            RowStack(alignment: .firstTextBaseline, spacing: 6, columnSpacing: 4) { parts }.typeName("Label")
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 6) { parts }.typeName("Label")
        }
    }
}

/// The look of labels that have no style: the icon beside the title. Source: SwiftUI's `DefaultLabelStyle`.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    /// The style.
    public init() {}

    /// The icon and the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title alone. Source: SwiftUI's `TitleOnlyLabelStyle`.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, which speaks the title. Source: SwiftUI's `IconOnlyLabelStyle`.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}

    /// The icon.
    public func makeBody(configuration: Configuration) -> some View {
        SpokenView(content: configuration.icon, label: AnyView(configuration.title))
    }
}

/// A view that is spoken as the texts of another one, which isn't shown.
nonisolated struct SpokenView<Content: View>: PrimitiveView {
    let content: Content
    let label: AnyView

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var inner = try context.passing()
        if let spoken = try label.spokenText(in: context.forChildren()) {
            inner.add(AccessibilityProperties(label: spoken.text, findings: spoken.findings))
        }
        try context.making.at(NodeMakingContext.modifierStep) { try content._makeNodes(in: inner, into: &nodes) }
    }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The look of labels that have no style: the icon beside the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon on the leading side of the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone, which speaks the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
    /// Sets the style of the labels inside. Source: SwiftUI's `labelStyle(_:)`.
    public func labelStyle(_ style: some LabelStyle) -> some View { controlStyle(style, as: (any LabelStyle).self) }
}
