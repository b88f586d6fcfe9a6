import MizanBase
import MizanLayout

/// A column's title and the value in a row of a table whose columns don't fit next to each other: the value is at the trailing edge,
/// or below the title if there is no room for it there.
struct HeadedCell: Layout {
    private static let spacing = 16.0
    private static let lineSpacing = 2.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        arrangement(of: subviews, in: proposal.width).size
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrangement(of: subviews, in: bounds.width)
        for (subview, place) in zip(subviews, arrangement.places) {
            subview.place(
                at: Point(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
        }
    }

    private typealias Place = (origin: Point, proposal: ProposedViewSize)

    private func arrangement(of subviews: Subviews, in room: Double?) -> (size: Size, places: [Place]) {
        let ideal = subviews.map { $0.dimensions(in: .unspecified) }
        let width = ideal.reduce(Self.spacing * Double(max(ideal.count - 1, 0))) { $0 + $1.width }
        if subviews.count == 2, width <= room ?? .infinity {
            let baseline = ideal.map { $0[.firstTextBaseline] }.max() ?? 0
            let tops = ideal.map { baseline - $0[.firstTextBaseline] }
            let whole = room.map { $0.isFinite ? $0 : width } ?? width
            let height = zip(tops, ideal).map { $0 + $1.height }.max() ?? 0
            return (
                Size(width: max(whole, room ?? 0), height: height),
                [
                    (Point(x: 0, y: tops[0]), .unspecified),
                    (Point(x: whole - ideal[1].width, y: tops[1]), .unspecified),
                ]
            )
        }
        let proposal = ProposedViewSize(width: room, height: nil)
        var size = Size(width: room ?? 0, height: 0)
        var places: [Place] = []
        for subview in subviews {
            if !places.isEmpty { size.height += Self.lineSpacing }
            places.append((Point(x: 0, y: size.height), proposal))
            let one = subview.sizeThatFits(proposal)
            size = Size(width: max(size.width, one.width), height: size.height + one.height)
        }
        return (size, places)
    }
}
