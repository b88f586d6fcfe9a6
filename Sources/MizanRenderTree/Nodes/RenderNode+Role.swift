import MizanBase

extension RenderNode {
    /// The default role of a node, by its content: `text` for text, `image` for images, `none` for mere shapes and
    /// colours, `scrollArea` for scrolling views, and `group` for containers.
    ///
    /// A tree from a layout has a role for every node; its text names those that aren't the usual one.
    package var usualRole: String {
        switch content {
        case .text: "text"
        case .image: "image"
        case .shape: "none"
        case nil: scroll == nil ? "group" : "scrollArea"
        }
    }

    /// The text that assistive technologies speak for the node: its label; else its text, with isolates as marks; else
    /// the name of its image. Nil for a node that is hidden from them, and for a mere container.
    ///
    /// - Parameter images: The images of the node's tree.
    public func spokenText(images: [RenderImage]) -> String? {
        guard !hidden else { return nil }
        if let label { return label }
        switch content {
        case .text(let text): return text.text.plainText(.marked)
        case .image(let shown): return images.indices.contains(shown.image) ? images[shown.image].name : nil
        case .shape, nil: return nil
        }
    }
}
