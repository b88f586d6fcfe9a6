import MizanBase
import MizanLayout

/// The widths of a table's columns: they depend on the columns' bounds, on the widths of their titles and cells, and on the table's
/// width, and are the same in the header and in all rows.
///
/// Each column has its preferred width, that of its widest title or cell in one line, and a part of the rest in proportion to it. In
/// a table that is narrower, columns share the width as the views of a stack do: narrow ones keep their preferred widths, and
/// texts in the others wrap. No column is narrower than the longest word in it, whatever its bounds. Source: CSS 2.1 §17.5.2.2 for
/// the preferred widths and the distribution of the rest.
///
/// The cells of the first ``sampleCount`` rows count: rows are made only as far as they are seen, and widths don't change while
/// a reader scrolls.
final class TableWidths {
    /// The number of rows whose cells are measured.
    static let sampleCount = 32
    /// The least distance between columns, in points.
    static let spacing = 16.0

    let tracks: [TableTrack]
    /// The width in points below which a column without a least width gets no text that is wider.
    private let leastWidth: Double
    /// For each column its title and its cells in the measured rows.
    private let measured: [[LayoutNode]]
    private var cachedWidths: (preferred: [Double], words: [Double])?

    init(_ tracks: [TableTrack], leastWidth: Double, measured: [[LayoutNode]]) {
        self.tracks = tracks
        self.leastWidth = leastWidth
        self.measured = measured
    }

    /// The preferred widths.
    var preferred: [Double] { sizes.preferred }

    /// The preferred widths, and those of the longest words.
    private var sizes: (preferred: [Double], words: [Double]) {
        if let cachedWidths { return cachedWidths }
        let words = measured.map { nodes in nodes.reduce(0) { max($0, $1.leastWidth) }.rounded(.up) }
        let preferred = tracks.indices.map { index in
            let track = tracks[index]
            if let fixed = track.minimum, fixed == track.maximum { return max(fixed, words[index]) }
            let content = measured[index].reduce(0) { max($0, $1.size(.unspecified).width) }.rounded(.up)
            return max(track.bounded(content), words[index])
        }
        cachedWidths = (preferred, words)
        return (preferred, words)
    }

    /// Measures titles and cells again, since one of them is another.
    ///
    /// - Returns: Whether the widths are others.
    func reconsider() -> Bool {
        guard let former = cachedWidths else { return false }
        cachedWidths = nil
        return sizes != former
    }

    /// Whether all columns fit next to each other.
    func fit(in room: Double?) -> Bool {
        guard let room else { return true }
        return leastWidths.reduce(gaps, +) <= room
    }

    /// The widths in a row of the given width, or the ideal ones.
    func widths(in room: Double?) -> [Double] {
        guard let room else {
            let (preferred, words) = sizes
            return tracks.indices.map { max(tracks[$0].ideal.map(tracks[$0].bounded) ?? preferred[$0], words[$0]) }
        }
        let rest = room - gaps
        guard rest.isFinite else { return tracks.map { $0.bounded(rest) } }
        return preferred.reduce(0, +) <= rest ? grown(to: rest) : shrunk(to: rest)
    }

    private var gaps: Double { Self.spacing * Double(max(tracks.count - 1, 0)) }

    private var leastWidths: [Double] {
        let (preferred, words) = sizes
        return tracks.indices.map { max(tracks[$0].minimum ?? min(preferred[$0], leastWidth), words[$0]) }
    }

    /// The preferred widths with the rest shared in proportion to them, up to the greatest widths.
    private func grown(to room: Double) -> [Double] {
        var widths = preferred
        var growing = tracks.indices.filter { widths[$0] < tracks[$0].maximum ?? .infinity }
        while !growing.isEmpty {
            let rest = room - widths.reduce(0, +)
            // An empty column grows too.
            let whole = growing.reduce(0) { $0 + max(preferred[$1], 1) }
            guard rest > 0 else { break }
            let wanted = growing.map { widths[$0] + rest * max(preferred[$0], 1) / whole }
            let full = zip(growing, wanted).filter { $1 > tracks[$0].maximum ?? .infinity }.map(\.0)
            if full.isEmpty {
                // Edges of columns are at whole points, so that what ends there ends at one pixel.
                for (index, width) in zip(growing, wanted) { widths[index] = width.rounded(.down) }
                if let last = growing.last {
                    widths[last] = min(widths[last] + room - widths.reduce(0, +), tracks[last].maximum ?? .infinity)
                }
                break
            }
            // What the columns with a greatest width leave is shared by the others.
            for index in full { widths[index] = tracks[index].maximum ?? widths[index] }
            growing.removeAll(where: full.contains)
        }
        return widths
    }

    /// Widths between the least and the preferred ones: those that give way least take theirs first.
    private func shrunk(to room: Double) -> [Double] {
        let (least, preferred) = (leastWidths, preferred)
        var widths = least
        var rest = room
        let order = tracks.indices.sorted { first, second in
            let (early, late) = (preferred[first] - least[first], preferred[second] - least[second])
            return early == late ? least[first] > least[second] : early < late
        }
        for (number, index) in order.enumerated() {
            widths[index] = max(least[index], min(rest / Double(order.count - number), preferred[index]))
            rest -= widths[index]
        }
        return widths
    }
}
