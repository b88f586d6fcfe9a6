import Foundation
import MizanLayout
import MizanLocalization

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column with a localized title that is sorted by a value and shows views. Source: SwiftUI's `init(_:value:content:)`.
    public init<Value: Comparable>(
        _ key: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(key), comparator: KeyPathComparator(value), content: content)
    }

    /// A column with a localized title that is sorted by a value which may miss and shows views. Source: SwiftUI's
    /// `init(_:value:content:)`.
    public init<Value: Comparable>(
        _ key: LocalizedStringKey, value: any KeyPath<RowValue, Value?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(key), comparator: KeyPathComparator(value), content: content)
    }

    /// A column with a localized title that is sorted by a value's comparator and shows views. Source: SwiftUI's
    /// `init(_:value:comparator:content:)`.
    public init<Value, Comparator: SortComparator>(
        _ key: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value {
        self.init(label: Text(key), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// A column with a verbatim title that is sorted by a value and shows views. Source: SwiftUI's `init(_:value:content:)`.
    @_disfavoredOverload
    public init<Value: Comparable>(
        _ title: some StringProtocol, value: any KeyPath<RowValue, Value> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// A column with a verbatim title that is sorted by a value which may miss and shows views. Source: SwiftUI's
    /// `init(_:value:content:)`.
    @_disfavoredOverload
    public init<Value: Comparable>(
        _ title: some StringProtocol, value: any KeyPath<RowValue, Value?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// A column with a verbatim title that is sorted by a value's comparator and shows views. Source: SwiftUI's
    /// `init(_:value:comparator:content:)`.
    @_disfavoredOverload
    public init<Value, Comparator: SortComparator>(
        _ title: some StringProtocol, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// A column with a title that is sorted by a value and shows views. Source: SwiftUI's `init(_:value:content:)`.
    public init<Value: Comparable>(
        _ title: Text, value: any KeyPath<RowValue, Value> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: title, comparator: KeyPathComparator(value), content: content)
    }

    /// A column with a title that is sorted by a value which may miss and shows views. Source: SwiftUI's
    /// `init(_:value:content:)`.
    public init<Value: Comparable>(
        _ title: Text, value: any KeyPath<RowValue, Value?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: title, comparator: KeyPathComparator(value), content: content)
    }

    /// A column with a title that is sorted by a value's comparator and shows views. Source: SwiftUI's
    /// `init(_:value:comparator:content:)`.
    public init<Value, Comparator: SortComparator>(
        _ title: Text, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value {
        self.init(label: title, comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column with a localized title that is sorted by a string and shows it. Source: SwiftUI's `init(_:value:comparator:)`.
    public init(_ key: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(key), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column with a verbatim title that is sorted by a string and shows it. Source: SwiftUI's `init(_:value:comparator:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column with a title that is sorted by a string and shows it. Source: SwiftUI's `init(_:value:comparator:)`.
    public init(_ title: Text, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: title, comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// A column with a localized title that is sorted by a comparator and shows views. Source: SwiftUI's
    /// `init(_:sortUsing:content:)`.
    public init(
        _ key: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(key), comparator: comparator, content: content)
    }

    /// A column with a verbatim title that is sorted by a comparator and shows views. Source: SwiftUI's
    /// `init(_:sortUsing:content:)`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// A column with a title that is sorted by a comparator and shows views. Source: SwiftUI's `init(_:sortUsing:content:)`.
    public init(
        _ title: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: title, comparator: comparator, content: content)
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text, Content == Text {
    /// A column with a localized title that is sorted by a comparator and shows a string. Source: SwiftUI's
    /// `init(_:value:sortUsing:)`.
    public init(_ key: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, sortUsing comparator: Sort)
    {
        self.init(label: Text(key), comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column with a verbatim title that is sorted by a comparator and shows a string. Source: SwiftUI's
    /// `init(_:value:sortUsing:)`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable, sortUsing comparator: Sort
    ) {
        self.init(label: Text(title), comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column with a title that is sorted by a comparator and shows a string. Source: SwiftUI's `init(_:value:sortUsing:)`.
    public init(_ title: Text, value: any KeyPath<RowValue, String> & Sendable, sortUsing comparator: Sort) {
        self.init(label: title, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }
}
