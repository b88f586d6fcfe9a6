import MizanLayout

/// Several widgets. Source: SwiftUI's `WidgetBundle`.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget

    /// Creates the bundle when its program starts.
    init()

    /// The widgets of the bundle.
    @WidgetBundleBuilder var body: Body { get }
}

nonisolated extension WidgetBundle {
    /// Does nothing: there is no place for widgets here.
    public static func main() {}
}

/// Builds the widgets of a bundle. Source: SwiftUI's `WidgetBundleBuilder`.
@resultBuilder
nonisolated public enum WidgetBundleBuilder {
    /// A statement of a block has to be a widget.
    public static func buildExpression(_ content: some Widget) -> WidgetList {
        content as? WidgetList ?? WidgetList(widgets: [content])
    }

    /// The widgets of all statements.
    public static func buildBlock(_ content: WidgetList...) -> WidgetList {
        WidgetList(widgets: content.flatMap(\.widgets))
    }

    /// The widgets of an `if` without an `else`.
    public static func buildOptional(_ content: WidgetList?) -> WidgetList { content ?? WidgetList() }

    /// The widgets of an `if #available`.
    public static func buildLimitedAvailability(_ content: WidgetList) -> WidgetList { content }
}

/// The widgets of a bundle, one after the other. A program lays each of them out by itself.
nonisolated public struct WidgetList: Widget {
    /// Each of the widgets.
    public let widgets: [any Widget]

    init(widgets: [any Widget]) { self.widgets = widgets }

    /// Creates a list without widgets.
    public init() { widgets = [] }

    /// A configuration that shows nothing: each widget has its own.
    public var body: NoWidgetConfiguration { NoWidgetConfiguration(_widget: _WidgetDescription(kind: "")) }
}

/// The configuration of several widgets, which shows nothing.
nonisolated public struct NoWidgetConfiguration: WidgetConfiguration {
    /// A description without a name.
    public var _widget: _WidgetDescription
}

/// The place in which a preview shows a view. Source: SwiftUI's `PreviewContext`.
public protocol PreviewContext {
    /// The form of the widget that is shown.
    var family: WidgetFamily { get }
}

/// A widget of a form as the place of a preview. Source: WidgetKit's `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
    /// The form of the widget that is shown.
    public let family: WidgetFamily

    /// Creates a context for a form of widgets.
    public init(family: WidgetFamily) { self.family = family }
}

nonisolated extension View {
    /// Shows the view as the widget of a context. Source: SwiftUI's `previewContext(_:)`.
    public func previewContext(_ context: some PreviewContext) -> some View {
        environment(\.widgetFamily, context.family)
    }
}
