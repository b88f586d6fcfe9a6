import MizanBase

/// An image in a line of text: a symbol with its middle on that of the capitals, a picture on the baseline.
struct InlineImage {
    /// The UTF-16 offset of the character that it replaces.
    let offset: Int
    let node: LayoutNode
    /// The space that it takes at the text's own size.
    let attachment: TextAttachment

    init(_ image: Image, at offset: Int, in context: ViewContext) {
        self.offset = offset
        // A text that shrinks to fit takes its images along.
        node = image.resizable().makeNode(in: context)
        let size = node.size(.unspecified)
        let ascent = node.explicitGuide(.firstTextBaseline, .unspecified) ?? size.height
        attachment = TextAttachment(width: size.width, ascent: ascent, descent: size.height - ascent)
    }
}
