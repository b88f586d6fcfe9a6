import MizanBase

/// The items of a bar at their own widths, from its leading end to its trailing one, the same distance apart; where some of them
/// are spaces, those take the room. One item alone stands at the leading end, and items that are too long for one line follow in
/// further ones.
struct BarSpread: Layout {
    /// The least distance between items, in points.
    private static let spacing = 16.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let lines = lines(of: subviews, in: proposal.width)
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
        return Size(
            width: proposal.width ?? ideal + Self.spacing * Double(max(subviews.count - 1, 0)),
            height: lines.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(of: subviews, in: bounds.width) {
            var x = bounds.minX
            for item in line.items {
                subviews[item.index].place(
                    at: Point(x: x, y: y + (line.height - item.size.height) / 2),
                    proposal: ProposedViewSize(width: item.size.width, height: item.size.height))
                x += item.size.width + line.gap
            }
            y += line.height
        }
    }

    private struct Line {
        var items: [(index: Int, size: Size, isSpace: Bool)] = []
        var width = 0.0
        var height = 0.0
        var gap = BarSpread.spacing
    }

    private func lines(of subviews: Subviews, in width: Double?) -> [Line] {
        var lines = [Line()]
        for index in subviews.indices {
            let ideal = subviews[index].sizeThatFits(.unspecified)
            let fitting = width.map { min(ideal.width, $0) } ?? ideal.width
            let size = subviews[index].sizeThatFits(ProposedViewSize(width: fitting, height: nil))
            let isSpace = subviews[index].sizeThatFits(.infinity).width == .infinity
            let last = lines[lines.endIndex - 1]
            let distance = last.items.isEmpty ? 0 : Self.spacing
            if let width, !last.items.isEmpty, last.width + distance + size.width > width { lines.append(Line()) }
            var line = lines.removeLast()
            line.width += (line.items.isEmpty ? 0 : Self.spacing) + size.width
            line.height = max(line.height, size.height)
            line.items.append((index, size, isSpace))
            lines.append(line)
        }
        guard let width else { return lines }
        return lines.map { line in
            var line = line
            let rest = max(width - line.width, 0)
            let spaces = line.items.filter(\.isSpace).count
            if spaces > 0 {
                for index in line.items.indices where line.items[index].isSpace {
                    line.items[index].size.width += rest / Double(spaces)
                }
            } else if line.items.count > 1 {
                line.gap += rest / Double(line.items.count - 1)
            }
            return line
        }
    }
}
