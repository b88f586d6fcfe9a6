import Foundation
import MizanBase
import MizanLayout
import MizanLocalization

/// A widget. Source: SwiftUI's `Widget`.
///
/// Nothing runs it: a program lays out what its configuration shows for an entry, `StaticConfiguration.content(for:)`.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration

    /// A widget.
    init()

    /// What it shows, and where.
    var body: Body { get }
}

nonisolated extension Widget {
    /// Does nothing: there is no place for widgets here.
    public static func main() {}
}

/// What a widget shows, and where. Source: SwiftUI's `WidgetConfiguration`.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    /// What is said of the widget.
    nonisolated var _widget: _WidgetDescription { get set }

    /// The widget's content for an entry; nil for an entry of another widget.
    nonisolated func _content(for entry: any TimelineEntry) -> (any View)?
}

/// What a program says of a widget.
public struct _WidgetDescription {
    /// The name of its kind.
    var kind: String
    var displayName: Text?
    var description: Text?
    var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
}

nonisolated extension WidgetConfiguration {
    /// Nothing, for a configuration without entries.
    public func _content(for entry: any TimelineEntry) -> (any View)? { nil }

    /// Sets the title of the widget where one is chosen. Source: SwiftUI's `configurationDisplayName(_:)`.
    public func configurationDisplayName(_ displayName: Text) -> Self { changed { $0.displayName = displayName } }

    /// Sets a localized title. Source: SwiftUI's `configurationDisplayName(_:)`.
    public func configurationDisplayName(_ key: LocalizedStringKey) -> Self { configurationDisplayName(Text(key)) }

    /// Sets a verbatim title. Source: SwiftUI's `configurationDisplayName(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func configurationDisplayName(_ name: some StringProtocol) -> Self { configurationDisplayName(Text(name)) }

    /// Sets the sentence about the widget where one is chosen. Source: SwiftUI's `description(_:)`.
    public func description(_ description: Text) -> Self { changed { $0.description = description } }

    /// Sets a localized sentence. Source: SwiftUI's `description(_:)`.
    public func description(_ key: LocalizedStringKey) -> Self { description(Text(key)) }

    /// Sets a verbatim sentence. Source: SwiftUI's `description(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func description(_ description: some StringProtocol) -> Self { self.description(Text(description)) }

    /// Sets the forms that the widget has. Source: SwiftUI's `supportedFamilies(_:)`.
    public func supportedFamilies(_ families: [WidgetFamily]) -> Self { changed { $0.families = families } }

    private func changed(_ change: (inout _WidgetDescription) -> Void) -> Self {
        var configuration = self
        change(&configuration._widget)
        return configuration
    }
}

/// A widget that a reader doesn't set up. Source: WidgetKit's `StaticConfiguration`.
nonisolated public struct StaticConfiguration<Provider: TimelineProvider, Content: View>: WidgetConfiguration {
    /// What is said of the widget.
    public var _widget: _WidgetDescription
    /// The entries of the widget.
    public let provider: Provider
    private let content: (Provider.Entry) -> Content

    /// A widget of a kind that shows the entries of a provider.
    public init(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
        _widget = _WidgetDescription(kind: kind)
        self.provider = provider
        self.content = content
    }

    /// The content for an entry.
    public func content(for entry: Provider.Entry) -> Content { content(entry) }

    /// The content for an entry of the provider's type.
    public func _content(for entry: any TimelineEntry) -> (any View)? { (entry as? Provider.Entry).map(content) }
}

/// What a widget shows at a moment. Source: WidgetKit's `TimelineEntry`.
public protocol TimelineEntry {
    /// The moment.
    var date: Date { get }
}

/// The entries of a widget. Source: WidgetKit's `Timeline`.
public struct Timeline<Entry: TimelineEntry> {
    /// The entries in their order.
    public let entries: [Entry]
    /// When others are asked for.
    public let policy: TimelineReloadPolicy

    /// Entries, and when others are asked for.
    public init(entries: [Entry], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// When a widget's entries are asked for again. Source: WidgetKit's `TimelineReloadPolicy`.
public struct TimelineReloadPolicy: Hashable, Sendable {
    private enum ReloadRule: Hashable, Sendable {
        case atEnd, never
        case after(Date)
    }

    private let kind: ReloadRule

    /// After the last one.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// When the program says so.
    public static let never = TimelineReloadPolicy(kind: .never)

    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

/// Makes the entries of a widget. Source: WidgetKit's `TimelineProvider`.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry

    /// The place of the widget.
    typealias Context = TimelineProviderContext

    /// An entry that shows the widget's form.
    func placeholder(in context: Context) -> Entry
    /// Makes the entry of this moment.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Makes the entries from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The place of a widget. Source: WidgetKit's `TimelineProviderContext`.
public struct TimelineProviderContext: Sendable {
    /// The form of the widget.
    public let family: WidgetFamily
    /// Whether it is shown where one is chosen.
    public let isPreview: Bool
    /// The size in points.
    public let displaySize: Size

    /// A place.
    public init(family: WidgetFamily, isPreview: Bool = false, displaySize: Size) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
    }
}
