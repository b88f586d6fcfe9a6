/// Views whose number is known only at run time, one after the other.
nonisolated public struct ViewList: PrimitiveView {
    private let content: [AnyView]

    /// The views in the order that they are laid out in.
    public init(_ content: [AnyView]) { self.content = content }

    /// The nodes of all views in their order.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        for (index, view) in content.enumerated() {
            try context.making.at(UInt64(truncatingIfNeeded: index)) {
                try view._makeNodes(in: context, into: &nodes)
            }
        }
    }
}
