/// Measures from a line's start on, tab stops included, by the glyphs of the paragraph.
struct LineRuler {
    private let text: ShapedText
    private let edges: [ClusterEdge]
    /// The width measured so far, up to and with the last tab.
    private var passed = 0.0
    private var offset: Int
    private var nextTab: Int

    init(_ text: ShapedText, _ guide: LineGuide, from start: Int) {
        self.text = text
        edges = guide.edges
        offset = start
        nextTab = text.firstTab(from: start)
    }

    /// The distance from the line's start in points; offsets must not fall from call to call.
    @inline(__always)
    mutating func distance(to end: Int) -> Double {
        if nextTab < text.tabs.count { passTabs(before: end) }
        return passed + (edges[end].distance - edges[offset].distance)
    }

    private mutating func passTabs(before end: Int) {
        while nextTab < text.tabs.count, text.tabs[nextTab] < end {
            let tab = text.tabs[nextTab]
            passed += edges[tab].distance - edges[offset].distance
            passed += text.tabAdvance(at: passed)
            offset = tab + 1
            nextTab += 1
        }
    }
}
