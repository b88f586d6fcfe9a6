/// The lengths of a grid's columns or rows.
///
/// Apple documents that a column is as wide as its widest cell and that the most flexible element gives way first, but no
/// numbers. Our reading: tracks whose cells have a greatest length are served before those that would fill any length,
/// while these keep their least; within a group the least flexible comes first and each is offered an equal share of
/// what is left.
struct TrackSizing {
    /// The least length of each track: the greatest of its cells' at a proposal of 0.
    var minima: [Double]
    /// The length of each track at an infinite proposal.
    var maxima: [Double]

    /// The lengths that tracks take of what is available.
    ///
    /// - Parameter length: The length that a track takes of a share.
    func lengths(available: Double, length: (_ track: Int, _ share: Double) -> Double) -> [Double] {
        var result = [Double](repeating: 0, count: minima.count)
        let order = minima.indices.sorted { left, right in
            let flexibilities = (maxima[left] - minima[left], maxima[right] - minima[right])
            if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
            if flexibilities.0 == .infinity, minima[left] != minima[right] { return minima[left] > minima[right] }
            return left < right
        }
        let bounded = order.filter { maxima[$0].isFinite }
        let filling = order.filter { !maxima[$0].isFinite }
        var left = available - filling.reduce(0) { $0 + minima[$1] }
        func serve(_ tracks: [Int]) {
            for (served, track) in tracks.enumerated() {
                let taken = length(track, max(left / Double(tracks.count - served), 0))
                result[track] = taken
                if taken.isFinite { left -= taken }
            }
        }
        serve(bounded)
        left += filling.reduce(0) { $0 + minima[$1] }
        serve(filling)
        return result
    }
}
