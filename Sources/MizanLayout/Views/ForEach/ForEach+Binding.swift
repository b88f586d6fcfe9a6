/// Views for the elements of a binding. Source: SwiftUI's `ForEach`.
extension ForEach {
    /// Views for elements that are identified by a property; each gets a binding to its element.
    public init<Elements>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection {
        self.init(data, id: (\Binding<Elements.Element>.wrappedValue).appending(path: id), content: content)
    }

    /// Views for identifiable elements; each gets a binding to its element: `ForEach($items) { $item in … }`.
    public init<Elements>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        ID == Elements.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }
}
