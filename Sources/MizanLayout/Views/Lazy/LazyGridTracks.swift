/// The columns of a `LazyVGrid`, or the rows of a `LazyHGrid`, for one available length.
///
/// As measured and described by others (objc.io on grid layout, the SwiftUI Field Guide, articles with numbers):
///
/// 1. The distances between items and the fixed items are taken from the available length.
/// 2. The others are served in their order: each is offered the remaining length divided by the number of those not
///    served yet. A flexible one takes the offer, clamped to its bounds. An adaptive one holds as many columns of its
///    minimum as fit into the offer, at least one; they share it equally, each up to its maximum and none below 0.
/// 3. The total is the sum, however long; no item is asked again. So [flexible(50), flexible(120)] in 200 take 96 and
///    120: the grid is 224 wide.
///
/// A grid is asked for its size with its parent's length and finds its columns anew in its own when it is placed: in 224
/// these are 108 and 120, and reach beyond the trailing edge.
struct LazyGridTracks {
    /// A column or a row.
    struct Track: Equatable {
        var start: Double
        var length: Double
        var alignment: Alignment
    }

    private(set) var tracks: [Track] = []
    private(set) var length = 0.0

    /// The greatest number of adaptive columns, since a minimum from outside may be arbitrarily small.
    private static let adaptiveLimit = 10_000.0

    /// The tracks for an available length; nil gives each its least.
    init(_ items: [GridItem], available: Double?) {
        let distances = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.fallback) }
        var left = available.map { $0 - distances } ?? 0
        var waiting = 0
        for item in items {
            if case .fixed(let length) = item.size { left -= max(length, 0) } else { waiting += 1 }
        }
        for (index, item) in items.enumerated() {
            let spacing = item.spacing ?? ViewSpacing.fallback
            var count = 1
            var each: Double
            switch item.size {
            case .fixed(let length): each = max(length, 0)
            case .flexible(let minimum, let maximum):
                let minimum = max(minimum, 0)
                let offer = available == nil ? minimum : left / Double(waiting)
                each = min(max(offer, minimum), max(maximum, minimum))
                left -= each
                waiting -= 1
            case .adaptive(let minimum, let maximum):
                let minimum = max(minimum, 0)
                let offer = available == nil ? minimum : left / Double(waiting)
                if offer.isFinite {
                    let fitting = ((offer + spacing) / (minimum + spacing)).rounded(.down)
                    count = fitting >= 1 ? Int(min(fitting, Self.adaptiveLimit)) : 1
                }
                each = min(max((offer - Double(count - 1) * spacing) / Double(count), 0), max(maximum, minimum))
                left -= Double(count) * each + Double(count - 1) * spacing
                waiting -= 1
            }
            if each.isNaN { each = 0 }
            for place in 0..<count {
                tracks.append(Track(start: length, length: each, alignment: item.alignment ?? .center))
                length += each
                if place < count - 1 || index < items.count - 1 { length += spacing }
            }
        }
    }
}
