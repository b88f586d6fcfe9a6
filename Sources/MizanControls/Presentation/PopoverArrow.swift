import MizanBase
import MizanDrawing
import MizanLayout

/// The part of a popover that points at its view; in a right-to-left layout it is the mirror image, as shapes are.
nonisolated struct PopoverArrow: View {
    /// The edge of the view at which the popover is: it points the other way.
    let edge: Edge
    let background: CapturedView?

    private var isVertical: Bool { edge == .top || edge == .bottom }

    var body: some View {
        let (length, base) = (AnchoredArrow.length + AnchoredArrow.overlap, AnchoredArrow.base)
        ZStack {
            if let background {
                CapturedContent(background).clipShape(Outline(edge: edge, isClosed: true))
            } else {
                Outline(edge: edge, isClosed: true).fill(Color(SystemColor.card))
            }
            Outline(edge: edge, isClosed: false).stroke(Color(SystemColor.separator), lineWidth: 1)
        }
        .frame(width: isVertical ? base : length, height: isVertical ? length : base)
        .accessibilityHidden(true).typeName("PopoverArrow")
    }

    nonisolated private struct Outline: Shape {
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

extension AnchoredArrow {
    /// The arrows of a popover with a background; nil for that of a card.
    init(radius: Double, _ background: CapturedView?) {
        self.init(radius: radius) {
            PopoverArrow(edge: $0, background: background)
        }
    }
}
