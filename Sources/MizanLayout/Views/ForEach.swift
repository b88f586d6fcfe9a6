/// One view for each element. Source: SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
    private let data: Data
    private let identifier: (Data.Element, Int) -> String
    private let content: (Data.Element) throws -> Content

    /// Names elements by their index.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        identifier = { _, index in String(index) }
        self.content = content
    }

    /// Names elements by a property, which the paths of the render tree show.
    public init(
        _ data: Data, id: KeyPath<Data.Element, some CustomStringConvertible>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        identifier = { element, _ in element[keyPath: id].description }
        self.content = content
    }

    /// Elements whose views come from outside and may be wrong.
    public init(_ data: Data, throwing content: @escaping (Data.Element) throws -> Content) {
        self.data = data
        identifier = { _, index in String(index) }
        self.content = content
    }

    /// The nodes of all elements in their order, each named by its element.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        for (index, element) in data.enumerated() {
            var context = try context.nested()
            let name = identifier(element, index)
            context.element = context.element.map { "\($0).\(name)" } ?? name
            nodes += try content(element).makeNodes(in: context)
        }
        return nodes
    }
}
