import MizanBase
import MizanLayout

/// The items of a bar on one line at their own widths, from its leading end to its trailing one, the same distance apart. Spaces among
/// them take the room. A single item is at the leading end. Items that are too long for the line share it, the shortest first.
struct BarSpread: Layout {
    /// The least distance between items, in points.
    private static let spacing = 16.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let line = line(of: subviews, in: proposal.width)
        return Size(width: proposal.width ?? line.width, height: line.height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let line = line(of: subviews, in: bounds.width)
        var x = bounds.minX
        for (subview, item) in zip(subviews, line.items) {
            subview.place(
                at: Point(x: x, y: bounds.minY + (line.height - item.size.height) / 2),
                proposal: ProposedViewSize(width: item.size.width, height: item.size.height))
            x += item.size.width + line.gap
        }
    }

    private struct BarLine {
        var items: [(size: Size, isSpace: Bool)] = []
        var width = 0.0
        var height = 0.0
        var gap = BarSpread.spacing
    }

    private func line(of subviews: Subviews, in width: Double?) -> BarLine {
        var line = BarLine()
        let widths = widths(of: subviews, in: width)
        for (subview, width) in zip(subviews, widths) {
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            line.width += (line.items.isEmpty ? 0 : Self.spacing) + size.width
            line.height = max(line.height, size.height)
            line.items.append((size, subview.sizeThatFits(.infinity).width == .infinity))
        }
        guard let width else { return line }
        let rest = max(width - line.width, 0)
        let spaces = line.items.count(where: \.isSpace)
        if spaces > 0 {
            for index in line.items.indices where line.items[index].isSpace {
                line.items[index].size.width += rest / Double(spaces)
            }
        } else if line.items.count > 1 {
            line.gap += rest / Double(line.items.count - 1)
        }
        return line
    }

    /// The widths proposed to the items: their own, or shares of the room.
    private func widths(of subviews: Subviews, in width: Double?) -> [Double] {
        var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        guard let width else { return widths }
        var rest = width - Self.spacing * Double(max(widths.count - 1, 0))
        guard widths.reduce(0, +) > rest else { return widths }
        let order = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
        for (number, index) in order.enumerated() {
            widths[index] = max(min(widths[index], rest / Double(order.count - number)), 0)
            rest -= widths[index]
        }
        return widths
    }
}
