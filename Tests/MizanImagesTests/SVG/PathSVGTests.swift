import MizanBase
import MizanDrawing
import MizanImages
import Testing

@Suite("Path data")
struct PathSVGTests {
    private let triangleAndCurve = Path([
        .move(to: Point(x: 1, y: 2)),
        .line(to: Point(x: 3.5, y: -4.25)),
        .curve(to: Point(x: 9, y: 10), control1: Point(x: 5, y: 6), control2: Point(x: 7, y: 8.0001)),
        .close,
        .move(to: Point(x: 0, y: 0)),
    ])

    @Test("every element is written and read back")
    func roundTrip() {
        let text = "M1 2L3.5 -4.25C5 6 7 8.0001 9 10ZM0 0"
        #expect(triangleAndCurve.svg == text)
        #expect(Path(svg: text) == triangleAndCurve)
    }

    @Test("white space and commas separate; a minus sign does too")
    func separators() {
        #expect(Path(svg: "\n M 1,2\tL 3.5-4.25\r\nC5 6,7 8.0001,9 10 Z M0,0 ") == triangleAndCurve)
    }

    @Test("the empty text is the empty path")
    func empty() {
        #expect(Path(svg: "") == Path())
        #expect(Path(svg: " \n") == Path())
        #expect(Path().svg == "")
    }

    @Test(
        "what is outside the grammar is refused",
        arguments: [
            "L1 2", "Z", "M1", "M1 2L", "M1 2C1 2 3 4 5", "M1 2Q3 4", "M1 2H", "M1 2A1 1 0 2 0 3 4", "M1 2A1 1 0 0",
            "M--1 2", "M1-", "M1.2.3 4", "M1 2x", "M1 2\u{200F}", "M1,,2", "M1 2,", "M1 2L3 4,L5 6", "M1 2,L3 4",
            "M 1 2 3",
            "M١ ٢", "M99999999999 0", "M100000001 0", "M60000000 0l60000000 0", "Mnan 0", "Minf 0", "M0x10 0", "1 2",
            "M1\u{0} 2", "M1e999 2", "M1 2é", "M1 2Ú", "M1 2:",
        ])
    func garbage(text: String) {
        #expect(Path(svg: text) == nil)
    }

    @Test("coordinates are written on the grid of 1/10,000 pt")
    func grid() {
        let third = Path([.move(to: Point(x: 1.0 / 3, y: -0.00001))])
        #expect(third.svg == "M0.3333 0")
    }

    @Test("a path that can't be drawn writes nothing", arguments: [Double.nan, .infinity, -.infinity, 1e9])
    func undrawable(value: Double) {
        #expect(Path([.move(to: .zero), .line(to: Point(x: 0, y: value)), .close]).svg == "")
    }

    @Test("a long text is read in one pass")
    func long() {
        let text = "M0 0" + String(repeating: "L1 1", count: 100_000)
        #expect(Path(svg: text)?.elements.count == 100_001)
        #expect(Path(svg: "M0 " + String(repeating: "9", count: 1_000_000)) == nil)
    }
}
