import MizanRenderTree

extension RenderTreeBuilder {
    /// Makes one element of the last node with children: what they say becomes its label, unless it has one, and they are
    /// hidden. Source: SwiftUI's `accessibilityElement(children: .combine)`.
    ///
    /// The children are those in the tree: of alternatives, the one that was taken.
    mutating func combine(_ index: Int) {
        let inside = nodes.indices.dropFirst(index + 1)
        if nodes[index].label == nil {
            let spoken = inside.compactMap { nodes[$0].spokenText(images: images) }
            if !spoken.isEmpty { nodes[index].label = spoken.joined(separator: ", ") }
        }
        for child in inside { nodes[child].hidden = true }
    }
}
