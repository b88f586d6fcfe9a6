import Mizan
import MizanBase
import MizanControls
import MizanPreviews

extension Preview {
    /// A preview of a widget: a view for each entry.
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
        self.init(name: name) { Self.views(of: widget(), in: family, timeline()) }
    }

    /// A preview of a widget with the entries of a provider, or with its placeholder if it doesn't make its entries at once.
    public init<Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name: name) {
            let provider = timelineProvider()
            let context = TimelineProviderContext(
                family: family, isPreview: true, displaySize: Size(width: 0, height: 0))
            let entries = Entries<Provider.Entry>()
            let set = { (timeline: Timeline<Provider.Entry>) in entries.set(timeline.entries) }
            // Entries need not be sendable, as in WidgetKit: the list is locked, and is read when the call has returned.
            provider.getTimeline(
                in: context, completion: unsafeBitCast(set, to: (@Sendable (Timeline<Provider.Entry>) -> Void).self))
            return Self.views(of: widget(), in: family, entries.all ?? [provider.placeholder(in: context)])
        }
    }

    @MainActor private static func views(
        of widget: any Widget, in family: WidgetFamily, _ entries: [any TimelineEntry]
    ) -> [any View] {
        entries.compactMap { content(of: widget, for: $0)?.environment(\.widgetFamily, family) }
    }

    @MainActor private static func content(of widget: some Widget, for entry: any TimelineEntry) -> (any View)? {
        widget.body._content(for: entry)
    }

    /// The entries of a provider, which may make them on any thread.
    private final class Entries<Entry>: @unchecked Sendable {
        private let lock = Lock()
        private var entries: [Entry]?

        var all: [Entry]? { lock.locked { entries } }

        func set(_ entries: [Entry]) { lock.locked { self.entries = entries } }
    }
}

/// Collects the entries of a widget's preview. Source: WidgetKit's builder of `#Preview`.
@resultBuilder
public enum PreviewTimelineBuilder {
    /// The entries of several statements.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap(\.self) }

    /// The entry of a statement.
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

    /// The entries of a loop.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap(\.self) }

    /// The entries of an `if` without an `else`.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }

    /// The entries of a branch.
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

    /// The entries of a branch.
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

/// Declares a preview of a widget. Source: WidgetKit's `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "MizanMacros", type: "Preview")

/// Declares a preview of a widget with the entries of a provider. Source: WidgetKit's `Preview(_:as:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "MizanMacros", type: "Preview")
