/// A modifier that changes the context of a view: its environment, or the properties of the view alone.
///
/// It is a value with what the author gave the modifier: two equal ones make equal changes.
package protocol ContextModifier {
    /// The position of the content below the modifier's; nil where it is the modifier's own, as for all that don't identify the
    /// view.
    var position: StructuralPosition? { get }

    /// Changes the context for the content.
    func change(_ context: inout ViewContext)
}

extension ContextModifier {
    package var position: StructuralPosition? { nil }
}

/// A view with a context that differs from the one around it.
nonisolated package struct ContextView<Content: View, Modifier: ContextModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    package func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var inner = try context.passing()
        modifier.change(&inner)
        guard let position = modifier.position else { return try content._makeNodes(in: inner, into: &nodes) }
        try context.making.at(position) { try content._makeNodes(in: inner, into: &nodes) }
    }
}

nonisolated extension View {
    /// The view in a changed context.
    package func changed<Modifier: ContextModifier>(by modifier: Modifier) -> ContextView<Self, Modifier> {
        ContextView(content: self, modifier: modifier)
    }
}
