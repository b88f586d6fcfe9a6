import Foundation
import MizanLayout

/// Makes the entries of a widget that a reader sets up. Source: WidgetKit's `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The type of what a reader sets up.
    associatedtype Intent = NoWidgetIntent

    /// The place of the widget.
    typealias Context = TimelineProviderContext

    /// An entry that shows the widget's form.
    func placeholder(in context: Context) -> Entry
    /// Makes the entry of this moment.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Makes the entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

extension AppIntentTimelineProvider {
    /// The entry that shows the widget's form.
    public func snapshot(for configuration: Intent, in context: Context) async -> Entry { placeholder(in: context) }

    /// The entry that shows the widget's form alone.
    public func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [placeholder(in: context)], policy: .never)
    }
}

/// The intent of a widget without settings.
public struct NoWidgetIntent: Sendable {
    /// A reader changes nothing of it.
    public init() {}
}

/// A widget that a reader sets up. Source: WidgetKit's `AppIntentConfiguration`.
nonisolated public struct AppIntentConfiguration<Intent, Provider: AppIntentTimelineProvider, Content: View>: WidgetConfiguration
where Provider.Intent == Intent {
    /// The widget's name, description and families.
    public var _widget: _WidgetDescription
    /// The entries of the widget.
    public let provider: Provider
    private let content: (Provider.Entry) -> Content

    /// A widget of a kind that shows the entries of a provider.
    public init(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        _widget = _WidgetDescription(kind: kind)
        self.provider = provider
        self.content = content
    }

    /// The content for an entry.
    public func content(for entry: Provider.Entry) -> Content { content(entry) }
}
