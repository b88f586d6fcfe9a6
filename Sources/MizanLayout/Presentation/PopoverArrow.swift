import MizanBase
import MizanDrawing

/// The part of a popover that points at its view; in a right-to-left layout it is the mirror image, as shapes are.
struct PopoverArrow: View {
    /// The edge of the view at which the popover is: it points the other way.
    let edge: Edge
    let background: KeptView?

    /// The distance between the popover's card and the tip, in points.
    static let length = 8.0
    /// The length of its side at the card, in points.
    static let base = 18.0
    /// The part of it that is over the card's border.
    static let overlap = 1.0

    private var isVertical: Bool { edge == .top || edge == .bottom }

    var body: some View {
        let (length, base) = (Self.length + Self.overlap, Self.base)
        ZStack {
            if let background {
                KeptContent(background).clipShape(Outline(edge: edge, isClosed: true))
            } else {
                Outline(edge: edge, isClosed: true).fill(Color(SystemColor.card))
            }
            Outline(edge: edge, isClosed: false).stroke(Color(SystemColor.separator), lineWidth: 1)
        }
        .frame(width: isVertical ? base : length, height: isVertical ? length : base)
        .accessibilityHidden(true).typeName("PopoverArrow")
    }

    private struct Outline: Shape {
        let edge: Edge
        let isClosed: Bool

        func path(in rect: Rect) -> Path {
            let (topLeft, topRight) = (Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY))
            let (bottomLeft, bottomRight) = (Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY))
            let corners =
                switch edge {
                case .bottom: (bottomLeft, Point(x: rect.midX, y: rect.minY), bottomRight)
                case .top: (topLeft, Point(x: rect.midX, y: rect.maxY), topRight)
                case .trailing: (topRight, Point(x: rect.minX, y: rect.midY), bottomRight)
                case .leading: (topLeft, Point(x: rect.maxX, y: rect.midY), bottomLeft)
                }
            var path = Path()
            path.move(to: corners.0)
            path.addLine(to: corners.1)
            path.addLine(to: corners.2)
            if isClosed { path.closeSubpath() }
            return path
        }
    }
}

extension PopoverArrow {
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
