nonisolated extension View {
    /// Puts views in front of this one that are made for the value which views inside have for a preference. Source: SwiftUI's
    /// `overlayPreferenceValue(_:alignment:_:)`.
    ///
    /// - Parameters:
    ///   - key: The type of the preference.
    ///   - alignment: The guides that the views and this one share.
    ///   - content: Makes the views; their errors are errors of the layout.
    public func overlayPreferenceValue<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ content: @escaping (Key.Value) -> some View
    ) -> some View {
        PreferenceDecorationView<Self, Key, _>(
            content: self, decoration: DeferredContent(content), alignment: alignment, layer: .overlay)
    }

    /// Puts views behind this one that are made for the value which views inside have for a preference. Source: SwiftUI's
    /// `backgroundPreferenceValue(_:alignment:_:)`.
    ///
    /// - Parameters:
    ///   - key: The type of the preference.
    ///   - alignment: The guides that the views and this one share.
    ///   - content: Makes the views; their errors are errors of the layout.
    public func backgroundPreferenceValue<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ content: @escaping (Key.Value) -> some View
    ) -> some View {
        PreferenceDecorationView<Self, Key, _>(
            content: self, decoration: DeferredContent(content), alignment: alignment, layer: .background)
    }
}

/// A view with a decoration that is made for one of its preferences.
nonisolated private struct PreferenceDecorationView<Content: View, Key: PreferenceKey, Decoration: View>: PrimitiveView,
    RememberedView
{
    let content: Content
    let decoration: DeferredContent<Key.Value, Decoration>
    let alignment: Alignment
    let layer: DecorationNode.DecorationLayer

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        let start = nodes.count
        try context.making.at(NodeMakingContext.modifierStep) {
            try content._makeNodes(in: context.nested(), into: &nodes)
        }
        let inner = try context.forChildren()
        var count: UInt64 = 0
        for index in start..<nodes.count {
            func decorated(_ node: LayoutNode) -> LayoutNode {
                defer { count += 1 }
                return self.node(around: node, number: count, inner: inner, in: context)
            }
            nodes[index] = nodes[index].modified(decorated)
        }
    }

    /// The node around one of the nodes of the content.
    private func node(
        around node: LayoutNode, number: UInt64, inner: ViewContext, in context: ViewContext
    ) -> LayoutNode {
        let deferred = context.deferred(number)
        return PreferenceDecorationNode<Key>(
            node, alignment: alignment, layer: layer, direction: context.direction, element: deferred
        ) { [decoration] value in
            guard let deferred else { return try decoration(value).nodes(in: inner) }
            return try deferred.nodes {
                try deferred.tracking { try decoration(value) }._makeNodes(in: inner, into: &$0)
            }
        }
    }
}
