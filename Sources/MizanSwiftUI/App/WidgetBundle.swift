import Mizan
import MizanControls

/// Several widgets. Source: SwiftUI's `WidgetBundle`.
public protocol WidgetBundle {
    associatedtype Body: WidgetBundleContent

    /// Creates the bundle when its program starts.
    init()

    /// The widgets of the bundle.
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Does nothing: there is no place for widgets here.
    public static func main() {}
}

/// The widgets of a bundle, which nothing runs: a program lays each of them out by itself.
public protocol WidgetBundleContent {}

/// Builds the widgets of a bundle. Source: SwiftUI's `WidgetBundleBuilder`.
@resultBuilder
public enum WidgetBundleBuilder {
    /// A statement of a block has to be a widget.
    public static func buildExpression(_ content: some Widget) -> WidgetList { WidgetList(widgets: [content]) }

    /// A bundle in a bundle.
    public static func buildExpression(_ content: some WidgetBundleContent) -> WidgetList {
        content as? WidgetList ?? WidgetList(widgets: [])
    }

    /// The widgets of all statements.
    public static func buildBlock(_ content: WidgetList...) -> WidgetList {
        WidgetList(widgets: content.flatMap(\.widgets))
    }

    /// The widgets of an `if` without an `else`.
    public static func buildOptional(_ content: WidgetList?) -> WidgetList { content ?? WidgetList(widgets: []) }

    /// The widgets of an `if #available`.
    public static func buildLimitedAvailability(_ content: WidgetList) -> WidgetList { content }
}

/// The widgets of a bundle, one after the other.
public struct WidgetList: WidgetBundleContent {
    /// Each of the widgets.
    public let widgets: [any Widget]
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
