import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// The columns of lazy grids: measured by others on a running SwiftUI, and published with the arithmetic.
@Suite("Lazy grids")
struct LazyGridTests {
    /// Columns, the width that is proposed, where the grid begins in it, and the widths that columns have in the end.
    struct Measured: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var columns: [GridItem]
        var width: Double
        var start = 0.0
        var widths: [Double]
    }

    static let measured = [
        // objc.io, “SwiftUI’s Grid Views”: 200 − 70 − 8 = 122 hold two columns of 40 and 8 between them.
        Measured(
            testDescription: "objc.io: fixed and adaptive",
            columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200, widths: [70, 57, 57]),
        // A measured article: (200 − 8) ÷ 2 = 96 and 120, so 224; then (224 − 8) ÷ 2 = 108 and 120, from 12 to the left.
        Measured(
            testDescription: "two flexible, the second with a greater minimum",
            columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], width: 200, start: -12,
            widths: [108, 120]),
        // The same with 300: 146 and 180, so 334; then 163 and 180, 17 beyond the left and 34 beyond the right edge.
        Measured(
            testDescription: "17 beyond the left and 34 beyond the right edge",
            columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], width: 300, start: -17,
            widths: [163, 180]),
        // The other way round all is said with 292: 180 and 112.
        Measured(
            testDescription: "two flexible, the first with a greater minimum",
            columns: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))], width: 300,
            widths: [180, 112]),
        // Five of at least 50 fit into 300: (300 − 4 × 8) ÷ 5.
        Measured(
            testDescription: "one adaptive", columns: [GridItem(.adaptive(minimum: 50, maximum: 100))], width: 300,
            widths: [53.6, 53.6, 53.6, 53.6, 53.6]),
        // 146 each: two of (146 − 8) ÷ 2, three of (146 − 2 × 8) ÷ 3.
        Measured(
            testDescription: "two adaptive",
            columns: [GridItem(.adaptive(minimum: 50, maximum: 100)), GridItem(.adaptive(minimum: 40, maximum: 100))],
            width: 300, widths: [69, 69, 130.0 / 3, 130.0 / 3, 130.0 / 3]),
        // 300 − 3 × 8 − 200 = 76: the flexible one takes its 100, nothing is left for the adaptive: 324.
        Measured(
            testDescription: "nothing left for an adaptive one",
            columns: [
                GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)),
                GridItem(.fixed(100)),
            ], width: 300, start: -12, widths: [100, 100, 0, 100]),
        // Fixed ones are what they are.
        Measured(
            testDescription: "two fixed", columns: [GridItem(.fixed(60)), GridItem(.fixed(100))], width: 100,
            start: -34,
            widths: [60, 100]),
    ]

    @Test("columns as measured", arguments: measured, LayoutDirection.allCases)
    func columns(measured: Measured, direction: LayoutDirection) throws {
        let tree = try LazyVGrid(columns: measured.columns) {
            ForEach(0..<measured.widths.count) { _ in Rectangle().frame(height: 10).id("cell") }
        }
        .frame(width: measured.width).laidOut(width: measured.width, direction)
        var x = measured.start
        for (index, width) in measured.widths.enumerated() {
            let frame = try tree.frame("cell[\(index)]")
            let expected = direction == .leftToRight ? x : measured.width - x - width
            #expect(abs(frame.minX - expected) < 0.001, "\(index)")
            #expect(abs(frame.size.width - width) < 0.001, "\(index)")
            #expect(frame.minY == 0)
            x += width + 8
        }
    }

    @Test(
        "rows are as high as their highest cell; cells stand as their column says", arguments: LayoutDirection.allCases)
    func rows(direction: LayoutDirection) throws {
        let columns = [
            GridItem(.fixed(40), spacing: 2, alignment: .topLeading), GridItem(.fixed(50), alignment: .bottomTrailing),
        ]
        let tree = try LazyVGrid(columns: columns, spacing: 3) {
            Rectangle().frame(width: 10, height: 10).id("a")
            Rectangle().frame(width: 10, height: 30).id("b")
            Rectangle().frame(width: 10, height: 20).id("c")
            Rectangle().frame(width: 10, height: 10).id("d")
            Rectangle().id("e")
        }
        .id("grid").laidOut(direction)
        // 40 + 2 + 50; 30 + 3 + 20 + 3 + 10, the ideal height of a shape.
        #expect(try tree.frame("grid").size == Size(width: 92, height: 66))
        let expected = [
            "a": Rect(x: 0, y: 0, width: 10, height: 10), "b": Rect(x: 82, y: 0, width: 10, height: 30),
            "c": Rect(x: 0, y: 33, width: 10, height: 20), "d": Rect(x: 82, y: 43, width: 10, height: 10),
            "e": Rect(x: 0, y: 56, width: 40, height: 10),
        ]
        for (id, rect) in expected {
            let frame = try tree.frame("grid/\(id)")
            #expect(frame.size == rect.size && frame.minY == rect.minY, "\(id)")
            #expect(frame.minX == (direction == .leftToRight ? rect.minX : 92 - rect.maxX), "\(id)")
        }
    }

    @Test("a horizontal grid is the same with the axes exchanged", arguments: LayoutDirection.allCases)
    func horizontal(direction: LayoutDirection) throws {
        let rows = [GridItem(.fixed(30), spacing: 4), GridItem(.flexible())]
        let tree = try LazyHGrid(rows: rows, spacing: 5) {
            ForEach(0..<3) { Rectangle().frame(width: 10 + 10 * Double($0)).id("cell") }
        }
        .id("grid").laidOut(width: 55, height: 100, direction)
        // 20 + 5 + 30; 100 − 4 − 30.
        #expect(try tree.frame("grid") == Rect(x: 0, y: 0, width: 55, height: 100))
        let expected = [(5.0, 0.0, 10.0, 30.0), (0, 34, 20, 66), (25, 0, 30, 30)]
        for (index, (x, y, width, height)) in expected.enumerated() {
            let frame = try tree.frame("grid/cell[\(index)]")
            #expect(frame.size == Size(width: width, height: height) && frame.minY == y, "\(index)")
            #expect(frame.minX == (direction == .leftToRight ? x : 55 - x - width), "\(index)")
        }
    }

    @Test("minima and maxima from outside: nothing is endless, and nothing is below 0")
    func bounds() throws {
        let items: [GridItem] = [
            GridItem(.adaptive(minimum: 0), spacing: 0), GridItem(.adaptive(minimum: -5, maximum: -9)),
            GridItem(.flexible(minimum: 30, maximum: 10)), GridItem(.fixed(-4)),
            GridItem(.adaptive(minimum: .infinity, maximum: .nan)),
        ]
        for item in items {
            let tree = try LazyVGrid(columns: [item]) { Rectangle().id("cell") }.frame(width: 100).laidOut(width: 100)
            #expect(try tree.frame("cell").size.width >= 0)
        }
        #expect(try LazyVGrid(columns: []) { Rectangle().id("cell") }.laidOut(width: 100).frame("cell").size == .zero)
        // A stack asks how wide the grid would be in endless room.
        let stack = try HStack(spacing: 0) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem(.flexible())]) { Rectangle() }.id("grid")
            Rectangle().frame(width: 40, height: 10)
        }
        .laidOut(width: 100)
        #expect(try stack.frame("grid").size.width == 60)
    }

    @Test("a grid without a width has its columns' least", arguments: [3, 4])
    func ideal(count: Int) throws {
        let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 40)), GridItem(.fixed(20))]
        let tree = try LazyVGrid(columns: columns) {
            ForEach(0..<count) { _ in Rectangle().frame(height: 7) }
        }
        .id("grid").laidOut()
        #expect(try tree.frame("grid").size == Size(width: 86, height: count == 3 ? 7 : 22))
    }

    @Test("lazy stacks fill the other axis, and their children are at their ideal along theirs")
    func stacks() throws {
        let column = try LazyVStack(alignment: .trailing) {
            Rectangle().frame(width: 30, height: 20).id("a")
            Rectangle().id("b")
        }
        .id("stack").laidOut(width: 100, height: 300)
        #expect(try column.frame("stack") == Rect(x: 0, y: 131, width: 100, height: 38))
        #expect(try column.frame("stack/a") == Rect(x: 70, y: 131, width: 30, height: 20))
        #expect(try column.frame("stack/b") == Rect(x: 0, y: 159, width: 100, height: 10))
        let row = try LazyHStack(alignment: .bottom, spacing: 2) {
            Rectangle().frame(width: 30, height: 20).id("a")
            Rectangle().id("b")
        }
        .id("stack").laidOut(width: 100, height: 60)
        #expect(try row.frame("stack") == Rect(x: 29, y: 0, width: 42, height: 60))
        #expect(try row.frame("stack/a") == Rect(x: 29, y: 40, width: 30, height: 20))
        #expect(try row.frame("stack/b") == Rect(x: 61, y: 0, width: 10, height: 60))
        // Without a proposal: as its widest child.
        #expect(
            try LazyVStack { Rectangle().frame(width: 30, height: 20) }.id("stack").laidOut().frame("stack").size
                == Size(width: 30, height: 20))
    }
}
