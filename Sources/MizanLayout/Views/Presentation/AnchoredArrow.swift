import MizanBase

/// The arrow of a popover, which points from any edge of its card until the card has its place.
package struct AnchoredArrow {
    /// The radius of the card's corners, in points.
    let radius: Double
    /// The arrows for all edges.
    let all: AnyView

    /// The distance between the popover's card and the tip, in points.
    package static let length = 8.0
    /// The length of its side at the card, in points.
    package static let base = 18.0
    /// The part of it that is over the card's border.
    package static let overlap = 1.0
    /// The edges of a view at which a popover may be, in the order of the arrows for them.
    static let edges: [Edge] = [.top, .bottom, .leading, .trailing]

    /// - Parameters:
    ///   - radius: The radius of the card's corners, in points.
    ///   - arrow: The arrow of a popover at an edge of its view.
    package init<Arrow: View>(radius: Double, arrow: (Edge) -> Arrow) {
        self.radius = radius
        all = AnyView(TupleView((arrow(.top), arrow(.bottom), arrow(.leading), arrow(.trailing))))
    }

    /// The leading top corner of the arrow of a popover's card.
    ///
    /// - Parameters:
    ///   - edge: The edge of the presenting view at which the card is.
    ///   - anchor: The rectangle of that view.
    ///   - radius: The radius of the card's corners, which the arrow keeps away from.
    static func origin(at edge: Edge, of anchor: Rect, card: Rect, radius: Double) -> Point {
        func start(_ middle: Double, _ start: Double, _ end: Double) -> Double {
            let range = (least: start + radius, greatest: end - radius - base)
            return range.least < range.greatest
                ? min(max(middle - base / 2, range.least), range.greatest) : (start + end - base) / 2
        }
        return switch edge {
        case .top: Point(x: start(anchor.midX, card.minX, card.maxX), y: card.maxY - overlap)
        case .bottom: Point(x: start(anchor.midX, card.minX, card.maxX), y: card.minY - length)
        case .leading: Point(x: card.maxX - overlap, y: start(anchor.midY, card.minY, card.maxY))
        case .trailing: Point(x: card.minX - length, y: start(anchor.midY, card.minY, card.maxY))
        }
    }
}
