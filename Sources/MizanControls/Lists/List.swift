import MizanBase
import MizanLayout
import MizanLocalization

/// Rows below each other that scroll, in sections with `Section`. Source: SwiftUI's `List`, as on a phone.
///
/// It takes the proposed size. Each view inside is a row: at least 44 points high, as high as its content needs, on the surface
/// that ``ListStyle`` has, with a line to the next one. All rows are made: for many thousands use a `LazyVStack`.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: (any ListSelection)?

    @Environment(\.listStyle) private var style
    @Environment(\.scrolling) private var scrolling

    init(selection: (any ListSelection)?, content: Content) {
        self.content = content
        self.selection = selection
    }

    /// The rows in a scrolling view on the list's background.
    public var body: some View {
        let look = ListMetrics(style)
        ScrollView {
            ListContent(content: content, look: look, selection: selection)
        }
        .background {
            if scrolling.contentBackground != .hidden { Rectangle().fill(look.background).ignoresSafeArea() }
        }
        .role("list").typeName("List")
    }
}

extension List where SelectionValue == Never {
    /// A list of views. Source: SwiftUI's `init(content:)`.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

    /// A row for each element. Source: SwiftUI's `init(_:rowContent:)`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A row for each element. Source: SwiftUI's `init(_:id:rowContent:)`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number. Source: SwiftUI's `init(_:rowContent:)` of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A row for each element of a binding. Source: SwiftUI's `init(_:rowContent:)` of a binding.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Binding<Data>, Data.Element.ID, Row> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// A list one of whose rows a reader chooses, by the row's id or tag. Source: SwiftUI's `init(selection:content:)`.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { SingleSelection(value: $0) }, content: content())
    }

    /// A list whose rows a reader chooses, by the rows' ids or tags. Source: SwiftUI's `init(selection:content:)`.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { MultipleSelection(values: $0) }, content: content())
    }

    /// A row for each element, one of which a reader chooses. Source: SwiftUI's `init(_:selection:rowContent:)`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(
            selection: selection.map { SingleSelection(value: $0) }, content: ForEach(data, content: rowContent))
    }

    /// A row for each element, some of which a reader chooses. Source: SwiftUI's `init(_:selection:rowContent:)`.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(
            selection: selection.map { MultipleSelection(values: $0) }, content: ForEach(data, content: rowContent))
    }

    /// A row for each element, one of which a reader chooses. Source: SwiftUI's `init(_:id:selection:rowContent:)`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(
            selection: selection.map { SingleSelection(value: $0) }, content: ForEach(data, id: id, content: rowContent)
        )
    }

    /// A row for each element, some of which a reader chooses. Source: SwiftUI's `init(_:id:selection:rowContent:)`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(
            selection: selection.map { MultipleSelection(values: $0) },
            content: ForEach(data, id: id, content: rowContent))
    }
}
