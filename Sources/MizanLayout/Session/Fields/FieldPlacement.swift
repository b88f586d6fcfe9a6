import MizanBase
import MizanText

/// The place of a text in its field: moved, where there is more than there is room for, so that the caret is seen.
///
/// It follows from the text, the caret and the room alone: without a caret the beginning is seen, in the text's own direction.
struct FieldPlacement {
    /// The places of the characters, from the left and the top of the text.
    let positions: TextPositions
    /// The distance of the text from the field's left and upper edge, physical.
    let origin: Point
    /// The size of the text: at least as wide as the field.
    let size: Size
    let proposal: ProposedViewSize

    init(of text: TextNode, as kind: FieldKind, in room: Size, showing caret: TextPosition?) {
        proposal = ProposedViewSize(width: kind.breaksLines ? room.width : nil, height: nil)
        let natural = text.size(proposal)
        size = Size(width: kind.breaksLines ? room.width : max(natural.width, room.width), height: natural.height)
        positions = text.positions(for: proposal, width: size.width)
        let isRightToLeft = (text.traits.textDirection ?? text.direction) == .rightToLeft
        var origin = Point(x: isRightToLeft ? room.width - size.width : 0, y: 0)
        if let caret = caret.flatMap(positions.caret) {
            let x = origin.x + caret.x
            if x > room.width { origin.x -= x - room.width } else if x < 0 { origin.x -= x }
            origin.y -= max(caret.top + caret.height - room.height, 0)
        }
        self.origin = origin
    }

    /// The bar of a caret in a room, physical: around its place, and inside the room.
    func bar(at position: TextPosition, width: Double, in room: Size) -> Rect? {
        positions.caret(at: position).map { caret in
            let x = min(max(origin.x + caret.x - width / 2, 0), max(room.width - width, 0))
            return Rect(x: x, y: origin.y + caret.top, width: width, height: caret.height)
        }
    }

    /// The rectangles of a selection in a room, physical.
    func rects(of range: Range<Int>, in room: Size) -> [Rect] {
        positions.rects(of: range).compactMap { rect in
            let (minX, maxX) = (max(origin.x + rect.minX, 0), min(origin.x + rect.maxX, room.width))
            let (minY, maxY) = (max(origin.y + rect.minY, 0), min(origin.y + rect.maxY, room.height))
            guard minX < maxX, minY < maxY else { return nil }
            return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        }
    }
}
