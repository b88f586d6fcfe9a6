import MizanBase

/// One view for each element. Source: SwiftUI's `ForEach`.
///
/// An element's name in the paths of the render tree is its id where that is a plain word (ASCII letters, digits, `-`,
/// `_` and `.`), and otherwise the element's index, from 0. The index is also used for an id that stands for an object
/// or is a `UUID`, which may differ each time. A duplicate name is followed by its index. Of two elements with one id the later
/// one's views have the warning `id-twice`; it keeps a place and a state of its own.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    /// The elements.
    public let data: Data
    private let identifier: ((Data.Element) -> ID)?
    package let content: DeferredContent<Data.Element, Content>
    /// Whether the ids are the numbers of a range, no two of them the same.
    private var hasNumbers = false
    /// What a reader does to the elements; nil where they stay.
    private var editing: ElementEditing?

    /// Views for elements that are identified by a property. Source: SwiftUI's `init(_:id:content:)`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        identifier = { $0[keyPath: id] }
        self.content = DeferredContent(content)
    }

    /// The view of an element.
    package func view(of element: Data.Element) throws -> Content { try content(element) }

    /// The views with a change of what a reader does to the elements.
    func editing(_ change: (inout ElementEditing) -> Void) -> ForEach {
        var views = self
        var editing = editing ?? ElementEditing()
        change(&editing)
        views.editing = editing
        return views
    }

    /// The nodes of all elements in their order, each named by its element; a lazy container makes them later.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var run = ForEachRun(
            data: data, identifier: identifier, content: content, hasNumbers: hasNumbers, editing: editing,
            context: try context.nested())
        if context.isLazy { return nodes.append(run) }
        while try run.makeNext(into: &nodes) {}
    }

    /// The elements that have no nodes yet.
    private struct ForEachRun: ElementRun {
        private let data: Data
        private let identifier: ((Data.Element) -> ID)?
        private let content: DeferredContent<Data.Element, Content>
        private let hasNumbers: Bool
        private let editing: ElementEditing?
        private let context: _ViewContext
        /// The position of the view, which those of the elements begin with.
        private let position: StructuralPosition
        private var names = ElementNames<ID>()
        /// The element that was named last.
        private var named: (number: Int, name: String, repetition: Diagnostic?)?
        private var number = 0
        private var index: Data.Index

        init(
            data: Data, identifier: ((Data.Element) -> ID)?, content: DeferredContent<Data.Element, Content>,
            hasNumbers: Bool, editing: ElementEditing?, context: _ViewContext
        ) {
            self.data = data
            self.identifier = identifier
            self.content = content
            self.hasNumbers = hasNumbers
            self.editing = editing
            self.context = context
            position = context.making.position
            index = data.startIndex
        }

        var count: Int { data.count }

        mutating func makeNext(into nodes: inout _NodeList) throws -> Bool {
            // Data may be read through a binding, and end earlier than before.
            guard index < data.endIndex else { return false }
            let (element, making) = (data[index], context.making)
            var step = StructuralPosition(number)
            let name: String
            var context = context
            if let identifier {
                let id = identifier(element)
                if hasNumbers { name = names.name(of: id) } else { name = uniqueName(of: id, in: &context) }
                if making.element != nil { step = StructuralPosition(id: id) }
            } else {
                name = String(number)
            }
            context.element = context.element.map { "\($0).\(name)" } ?? name
            let outer = making.position
            making.leave(to: position.appending(step.value))
            defer { making.leave(to: outer) }
            let start = nodes.count
            if let parent = making.element {
                let item = parent.child(at: making.position) {
                    ForEachElement(element, content, context: context, step: step, at: $0, in: parent)
                }
                try item.update(element, content, in: context)
                nodes.append(item.nodes)
            } else {
                try content(element)._makeNodes(in: context, into: &nodes)
            }
            if let editing { applyEditing(editing, of: &nodes, from: start) }
            if context.environment.tagsElements, let identifier { tag(&nodes, from: start, identifier(element)) }
            number += 1
            data.formIndex(after: &index)
            return true
        }

        /// Tells the nodes of an element what a reader does to it.
        private func applyEditing(_ editing: ElementEditing, of nodes: inout _NodeList, from start: Int) {
            let place = ElementEditing.EditedElement(editing: editing, number: number)
            for index in start..<nodes.count where nodes[index].isModifiedAsWhole {
                nodes[index] = nodes[index].with(ElementEditing.EditedElement.self, place, direction: context.direction)
            }
        }

        /// Gives the nodes of an element its id as their tag, unless they have one.
        private func tag(_ nodes: inout _NodeList, from start: Int, _ id: ID) {
            for index in start..<nodes.count where nodes[index].value(of: Tag.self) == nil {
                nodes[index] = nodes[index].with(Tag.self, AnyHashable(id), direction: context.direction)
            }
        }

        /// The name of the next element, which is no other's; an id that is another's is a finding of its view.
        private mutating func uniqueName(of id: ID, in context: inout _ViewContext) -> String {
            // An element that failed is made again.
            let known = named.flatMap { $0.number == number ? ($0.name, $0.repetition) : nil }
            let (name, repetition) = known ?? names.uniqueName(of: id, at: number)
            named = (number, name, repetition)
            if let repetition { context.add(AccessibilityProperties(viewFindings: [repetition])) }
            return name
        }

        func forEachPosition(_ body: (StructuralPosition) -> Bool) {
            var (number, index) = (number, index)
            while index < data.endIndex {
                let step = identifier.map { StructuralPosition(id: $0(data[index])) } ?? StructuralPosition(number)
                guard body(position.appending(step.value)) else { return }
                number += 1
                data.formIndex(after: &index)
            }
        }
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
