import MizanBase

extension RenderNode {
    /// The role of a node of whom nothing else was said, by what it shows: what reads is `text`, what is looked at `image`, what
    /// only has a form or a colour `none`, what scrolls `scrollArea`, and what holds others `group`.
    ///
    /// A tree from a layout has a role for every node; its text names those that aren't the usual one.
    public var usualRole: String {
        switch content {
        case .text: "text"
        case .image: "image"
        case .shape: "none"
        case nil: scroll == nil ? "group" : "scrollArea"
        }
    }

    /// What is said of the node to someone who does not see it: its label; else the text that it shows, isolates as marks;
    /// else the name of its image. Nil for a node that is hidden from them, and for one that only holds others.
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
