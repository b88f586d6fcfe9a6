import Foundation
import MizanLayout
import MizanLocalization

extension TableColumn where Sort == Never, Label == Text {
    /// A column with a localized title that shows views. Source: SwiftUI's `init(_:content:)`.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(key), comparator: nil, content: content)
    }

    /// A column with a verbatim title that shows views. Source: SwiftUI's `init(_:content:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// A column with a title that shows views. Source: SwiftUI's `init(_:content:)`.
    public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: title, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column with a localized title that shows a string. Source: SwiftUI's `init(_:value:)`.
    public init(_ key: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(key), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column with a verbatim title that shows a string. Source: SwiftUI's `init(_:value:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column with a title that shows a string. Source: SwiftUI's `init(_:value:)`.
    public init(_ title: Text, value: KeyPath<RowValue, String>) {
        self.init(label: title, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}
