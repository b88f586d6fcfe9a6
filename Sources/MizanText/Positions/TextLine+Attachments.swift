import MizanBase

extension TextLine {
    /// An attachment in its place.
    public struct Attachment: Hashable, Sendable {
        /// The UTF-16 offset of the character in whose place it stands.
        public var offset: Int
        /// The left edge in points from the line's left visible edge.
        public var x: Double
        /// The upper edge in points below the text's top.
        public var top: Double
        /// In points, at the size that the text has.
        public var size: Size
    }

    /// The attachments of the line, from left to right.
    public var attachments: [Attachment] {
        var attachments: [Attachment] = []
        forEachPiece { piece, x in
            let item = text.items[piece.item]
            guard !piece.isEllipsis, let attachment = item.attachment else { return }
            attachments.append(
                Attachment(
                    offset: piece.range.lowerBound, x: x, top: baseline - item.baselineOffset - attachment.ascent,
                    size: Size(width: piece.advance, height: attachment.ascent + attachment.descent)))
        }
        return attachments
    }
}
