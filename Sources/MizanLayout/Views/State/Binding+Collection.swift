/// A binding to a collection is a collection of bindings to its elements. Source: SwiftUI's `Binding`.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// An iterator by index.
    public typealias Iterator = IndexingIterator<Binding>
    /// Bindings to a part of the elements.
    public typealias SubSequence = Slice<Binding>
}

extension Binding: Collection where Value: MutableCollection {
    /// The collection's own.
    public typealias Index = Value.Index
    /// The collection's own.
    public typealias Indices = Value.Indices

    /// The first element's index now.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index after the last element now.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The elements' indices now.
    public var indices: Indices { wrappedValue.indices }

    /// The index after another.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    /// The index after another, in place.
    public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at an index, which has to be there.
    ///
    /// Where the collection loses it later, the binding has the element that it had, and isn't written.
    public subscript(position: Index) -> Element { Element(ElementLocation(position, of: location)) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before another.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }

    /// The index before another, in place.
    public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
