import Foundation
import MizanLayout
import MizanLocalization

/// Tabs of a tab view. Source: SwiftUI's `TabContent`.
///
/// Here they are views too, those of their screens: a `ForEach` or a condition holds them as it holds others.
public protocol TabContent<TabValue>: View {
    /// The type of the selection; `Never` where tabs have no values.
    associatedtype TabValue: Hashable
}

nonisolated extension ForEach: TabContent where Content: TabContent {
    /// The type of the selection.
    public typealias TabValue = Content.TabValue
}

nonisolated extension Group: TabContent where Content: TabContent {
    /// The type of the selection.
    public typealias TabValue = Content.TabValue
}

nonisolated extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the selection.
    public typealias TabValue = Wrapped.TabValue
}

nonisolated extension ConditionalView: TabContent
where First: TabContent, Second: TabContent, First.TabValue == Second.TabValue {
    /// The type of the selection.
    public typealias TabValue = First.TabValue
}

/// Tabs in other views, with a modifier or as several: their values have one type.
nonisolated public struct _Tabs<TabValue: Hashable, Content: View>: PrimitiveView, TabContent {
    let content: Content

    init(_ value: TabValue.Type, _ content: Content) { self.content = content }

    /// The nodes of the tabs' screens.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try content._makeNodes(in: context.passing(), into: &nodes)
    }
}

/// Builds tabs from statements. Source: SwiftUI's `TabContentBuilder`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// The tabs of one statement.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue {
        content
    }

    /// One statement's tabs.
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

    /// The tabs of several statements.
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _Tabs<TabValue, TupleView<(repeat each Content)>> {
        _Tabs(TabValue.self, TupleView((repeat each content)))
    }

    /// The tabs of an `if` without an `else`; none where it doesn't hold.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content? { content }

    /// The tabs of the branch that holds.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> ConditionalView<First, Second> {
        .first(first)
    }

    /// The tabs of the other branch.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> ConditionalView<First, Second> {
        .second(second)
    }

    /// The tabs of an `if #available`.
    public static func buildLimitedAvailability(
        _ content: some TabContent<TabValue>
    ) -> _Tabs<TabValue, AnyView> {
        _Tabs(TabValue.self, AnyView(content))
    }
}

nonisolated extension TabContent {
    /// Sets a number at the tab; 0 shows none. Source: SwiftUI's `badge(_:)` of `TabContent`.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(count, format: IntegerFormatStyle<Int>.number))
    }

    /// Sets a text at the tab; nil shows none. Source: SwiftUI's `badge(_:)` of `TabContent`.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _Tabs(TabValue.self, settingTrait(Badge(text: label.map { CapturedText($0) })))
    }

    /// Sets a localized text at the tab. Source: SwiftUI's `badge(_:)` of `TabContent`.
    public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

    /// Sets a verbatim text at the tab. Source: SwiftUI's `badge(_:)` of `TabContent`.
    @_disfavoredOverload
    public func badge(_ label: some StringProtocol) -> some TabContent<TabValue> { badge(Text(label)) }

    /// Whether the tab isn't in the bar. Source: SwiftUI's `hidden(_:)` of `TabContent`.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _Tabs(TabValue.self, settingTrait(TabItem(isHidden: hidden)))
    }
}
