import MizanBase

/// One view for each element. Source: SwiftUI's `ForEach`.
///
/// An element's name in the paths of the render tree is its id where that is a plain word (ASCII letters, digits, `-`,
/// `_` and `.`), and otherwise the element's index, from 0. The index is also used for an id that stands for an object
/// or is a `UUID`, which may differ each time. A duplicate name is followed by its index. Of two elements with one id the later
/// one's views have the warning `id-twice`; it keeps a place and a state of its own.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    private let data: Data
    private let identifier: ((Data.Element) -> ID)?
    private let content: DeferredContent<Data.Element, Content>
    /// Whether the ids are the numbers of a range, no two of them the same.
    private var hasNumbers = false

    /// Views for elements that are identified by a property. Source: SwiftUI's `init(_:id:content:)`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        identifier = { $0[keyPath: id] }
        self.content = DeferredContent(content)
    }

    /// The nodes of all elements in their order, each named by its element.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var names = ElementNames<ID>()
        let nested = try context.nested()
        let outer = nested.making.position
        defer { nested.making.leave(to: outer) }
        var number = 0
        var index = data.startIndex
        while index != data.endIndex {
            let element = data[index]
            var position = ViewPosition(number)
            let name: String
            var repetition: Diagnostic?
            if let identifier {
                let id = identifier(element)
                (name, repetition) = hasNumbers ? (names.name(of: id), nil) : names.uniqueName(of: id, at: number)
                if nested.making.element != nil { position = ViewPosition(id: id) }
            } else {
                name = String(number)
            }
            var context = nested
            context.element = nested.element.map { "\($0).\(name)" } ?? name
            if let repetition { context.add(AccessibilityProperties(viewFindings: [repetition])) }
            _ = nested.making.enter(position.value)
            if nested.making.element == nil {
                try content(element)._makeNodes(in: context, into: &nodes)
            } else {
                try context.remember(ForEachItem(element: element, content: content), isBody: true, into: &nodes) {
                    try $0._makeNodes(in: $1, into: &$2)
                }
            }
            nested.making.leave(to: outer)
            number += 1
            data.formIndex(after: &index)
        }
    }
}

/// The view of one element, made by the closure of its `ForEach`.
private struct ForEachItem<Element, Content: View>: PrimitiveView {
    let element: Element
    let content: DeferredContent<Element, Content>

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        guard let owner = context.making.element else {
            return try content(element)._makeNodes(in: context, into: &nodes)
        }
        let view = try Observing.evaluate(owner) { try owner.evaluate { try content(element) } }
        // Another closure may have made the same view.
        guard Content.Body.self == NoBody.self else { return try view._makeNodes(in: context, into: &nodes) }
        try context.remember(view, into: &nodes) { try $0._makeNodes(in: $1, into: &$2) }
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    /// Views for identifiable elements. Source: SwiftUI's `init(_:content:)`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Views for a range of numbers. Source: SwiftUI's `init(_:content:)` of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        identifier = { $0 }
        hasNumbers = true
        self.content = DeferredContent(content)
    }
}

extension ForEach where ID == Int {
    /// Views for elements that are identified by their index, as is enough where elements neither come nor go.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, throwing: content)
    }

    /// Views for elements that are identified by their index; the views come from outside and may be invalid.
    public init(_ data: Data, throwing content: @escaping (Data.Element) throws -> Content) {
        self.data = data
        identifier = nil
        self.content = DeferredContent(content)
    }
}
