/// Measures from a line's start on, tab stops included, by the glyphs of the paragraph.
struct LineRuler {
    private let text: ShapedText
    /// What is measured already, up to and with the last tab.
    private var passed = 0.0
    private var offset: Int
    private var nextTab: Int

    init(_ text: ShapedText, from start: Int) {
        self.text = text
        offset = start
        nextTab = text.firstTab(from: start)
    }

    /// The distance from the line's start in points; offsets must not fall from call to call.
    mutating func distance(to end: Int) -> Double {
        while nextTab < text.tabs.count, text.tabs[nextTab] < end {
            let tab = text.tabs[nextTab]
            passed += text.distances[tab] - text.distances[offset]
            passed += text.tabAdvance(at: passed)
            offset = tab + 1
            nextTab += 1
        }
        return passed + (text.distances[end] - text.distances[offset])
    }
}
