import MizanBase
import MizanRenderTree
import Testing

@testable import MizanLayout

/// What cells ask of their grid, by Apple's documentation; the numbers are worked out by hand where each stands.
@Suite("Grid cells")
struct GridCellTests {
    private static func box(_ width: Double, _ height: Double, _ id: String) -> some View {
        Rectangle().frame(width: width, height: height).id(id)
    }

    private static func bar(_ id: String) -> some View { Rectangle().frame(height: 10).id(id) }

    @Test("a fixed and a flexible column: 30, and 200 − 10 − 30 = 160")
    func flexible() throws {
        let tree = try Grid(horizontalSpacing: 10) {
            GridRow {
                Self.box(30, 10, "a")
                Self.bar("b")
            }
        }
        .laidOut(width: 200)
        #expect(try tree.frame("a") == Rect(x: 0, y: 0, width: 30, height: 10))
        #expect(try tree.frame("b") == Rect(x: 40, y: 0, width: 160, height: 10))
    }

    @Test("two flexible columns beside a fixed one share (200 − 2 × 10 − 30) ÷ 2 = 75 each")
    func shares() throws {
        let tree = try Grid(horizontalSpacing: 10) {
            GridRow {
                Self.bar("a")
                Self.box(30, 10, "b")
                Self.bar("c")
            }
        }
        .laidOut(width: 200)
        #expect(try tree.frame("a").size.width == 75)
        #expect(try tree.frame("c") == Rect(x: 125, y: 0, width: 75, height: 10))
    }

    @Test("the most flexible gives way first: 100 to the bounded column, and 60 − 10 = 50 to the one that fills")
    func givingWay() throws {
        func widths(_ width: Double) throws -> [Double] {
            let tree = try Grid(horizontalSpacing: 10) {
                GridRow {
                    Rectangle().frame(minWidth: 40, maxWidth: 100).frame(height: 10).id("bounded")
                    Rectangle().frame(minWidth: 20, maxWidth: .infinity).frame(height: 10).id("filling")
                }
            }
            .laidOut(width: width)
            return try ["bounded", "filling"].map { try tree.frame($0).size.width }
        }
        #expect(try widths(160) == [100, 50])
        // At its minimum of 20 the other begins to give way: 110 − 10 − 20 = 80.
        #expect(try widths(110) == [80, 20])
        // Both at their minima are too wide by 10.
        #expect(try widths(60) == [40, 20])
    }

    // MARK: Cells over several columns

    @Test(
        "a cell over two columns that needs 40 more than their 20 + 10 + 30 gives each 20",
        arguments: LayoutDirection.allCases)
    func spanning(direction: LayoutDirection) throws {
        let tree = try Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                Self.box(20, 10, "a")
                Self.box(30, 10, "b")
                Self.box(5, 10, "c")
            }
            GridRow {
                Self.box(100, 10, "wide").gridCellColumns(2)
                Self.box(7, 10, "d")
            }
        }
        .id("grid").laidOut(direction)
        // 40 + 10 + 50 + 10 + 7
        let expected = [
            "grid": (0.0, 117.0), "a": (0, 20), "b": (50, 30), "c": (110, 5), "wide": (0, 100), "d": (110, 7),
        ]
        for (id, (x, width)) in expected {
            let frame = try tree.frame(id == "grid" ? id : "grid/\(id)")
            #expect(frame.size.width == width)
            #expect(frame.minX == (direction == .leftToRight ? x : 117 - x - width), "\(id)")
        }
    }

    @Test("what a cell over two columns lacks goes to the one that is flexible: 20 and 30 + 40")
    func spanningFlexible() throws {
        let tree = try Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                Self.box(20, 10, "a")
                Rectangle().frame(minWidth: 30, idealWidth: 30, maxWidth: .infinity).frame(height: 10).id("b")
            }
            Self.box(100, 10, "wide")
        }
        .laidOut()
        #expect(try tree.frame("b") == Rect(x: 30, y: 0, width: 70, height: 10))
    }

    @Test("a column too narrow for a cell over it is served its part before others share: 40 + 10 + 40, and 100 left")
    func spanningMinimum() throws {
        let tree = try Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                Self.bar("a")
                Self.bar("b")
                Self.bar("c")
            }
            GridRow { Self.box(90, 10, "wide").gridCellColumns(2) }
        }
        .laidOut(width: 130)
        // 130 − 2 × 10 = 110: the minima are 40, 40 and 0; 36.7 is too little for the first two, 30 are left.
        #expect(try ["a", "b", "c"].map { try tree.frame($0).size.width } == [40, 40, 30])
    }

    @Test("a rule between rows fills the width that is offered; unsized, it takes what the rows need")
    func rule() throws {
        func widths(_ axes: Axis.Set) throws -> [Double] {
            let tree = try Grid(horizontalSpacing: 10) {
                GridRow {
                    Self.box(20, 10, "a")
                    Self.box(30, 10, "b")
                }
                Rectangle().frame(height: 1).gridCellUnsizedAxes(axes).id("rule")
            }
            .id("grid").laidOut(width: 200)
            return try ["grid", "grid/rule"].map { try tree.frame($0).size.width }
        }
        #expect(try widths([]) == [200, 200])
        #expect(try widths(.horizontal) == [60, 60])
    }

    @Test("an empty cell that is unsized takes its column's width and its row's height, and gives them none")
    func emptyCell() throws {
        for (width, height) in [(nil, nil), (300.0, 200.0)] as [(Double?, Double?)] {
            let tree = try Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    Rectangle().gridCellUnsizedAxes([.horizontal, .vertical]).id("empty")
                    Self.box(30, 20, "head")
                }
                GridRow {
                    Self.box(40, 10, "label")
                    Self.box(30, 10, "value")
                }
            }
            .id("grid").laidOut(width: width, height: height)
            #expect(try tree.frame("grid").size == Size(width: 80, height: 40))
            #expect(try tree.frame("grid/empty").size == Size(width: 40, height: 20))
        }
    }

    @Test("a flexible cell that is not unsized stretches its row and column")
    func sizedCell() throws {
        let tree = try Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
                Rectangle().id("empty")
                Self.box(30, 20, "head")
            }
        }
        .id("grid").laidOut(width: 300, height: 200)
        #expect(try tree.frame("grid/empty").size == Size(width: 260, height: 200))
    }

    @Test("numbers of columns from outside take no more room than there are cells")
    func manyColumns() throws {
        let tree = try Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Self.box(20, 10, "a").gridCellColumns(.max)
                Self.box(20, 10, "b").gridCellColumns(-1)
                Self.box(20, 10, "c").gridCellColumns(.max)
            }
        }
        .id("grid").laidOut()
        #expect(try ["a", "b", "c"].map { try tree.frame("grid/\($0)").minX } == [0, 20, 40])
        #expect(try abs(tree.frame("grid").size.width - 60) < 0.001)
    }

    // MARK: Alignment

    @Test("a cell's anchor: the example of Apple's documentation", arguments: LayoutDirection.allCases)
    func anchor(direction: LayoutDirection) throws {
        let tree = try Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            GridRow {
                Self.box(60, 60, "a")
                Self.box(60, 60, "b")
            }
            GridRow {
                Self.box(60, 60, "c")
                Self.box(10, 10, "marker").gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
            }
        }
        .laidOut(direction)
        // 61 + 0.25 × (60 − 10) and 61 + 0.75 × (60 − 10), in a grid 121 wide.
        let x = direction == .leftToRight ? 73.5 : 121 - 73.5 - 10
        #expect(try tree.frame("marker") == Rect(x: x, y: 98.5, width: 10, height: 10))
    }

    @Test("from weak to strong: grid, then row and column, then anchor")
    func strength() throws {
        let tree = try Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Self.box(40, 40, "w").gridColumnAlignment(.trailing)
                Self.box(40, 40, "x")
                Self.box(10, 10, "grid")
            }
            GridRow(alignment: .bottom) {
                Self.box(10, 10, "both")
                Self.box(10, 10, "row")
                Self.box(40, 40, "y")
            }
            GridRow(alignment: .bottom) {
                Self.box(10, 10, "anchor").gridCellAnchor(.topLeading)
                Self.box(40, 40, "z")
            }
        }
        .laidOut()
        let expected = [
            "grid": Point(x: 80, y: 0), "both": Point(x: 30, y: 70), "row": Point(x: 40, y: 70),
            "anchor": Point(x: 0, y: 80),
        ]
        for (id, origin) in expected { #expect(try tree.frame(id).origin == origin, "\(id)") }
    }

    private enum Rope: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> Double { context.height / 4 }
    }

    @Test("a row lines up on a guide of one's own: 15 above it and 15 below, and a box by its default, 40 ÷ 4 above")
    func customRow() throws {
        let rope = VerticalAlignment(Rope.self)
        let tree = try Grid(horizontalSpacing: 0) {
            GridRow(alignment: rope) {
                Self.box(10, 20, "a").alignmentGuide(rope) { _ in 5 }
                Self.box(10, 20, "b").alignmentGuide(rope) { _ in 15 }
                Self.box(10, 16, "c")
            }
        }
        .id("grid").laidOut()
        #expect(try tree.frame("grid").size.height == 30)
        #expect(try ["a", "b", "c"].map { try tree.frame("grid/\($0)").minY } == [10, 0, 11])
    }

    @Test(
        "a column lines up on explicit edges: 5 before the leading edges and 20 after",
        arguments: LayoutDirection.allCases)
    func explicitColumn(direction: LayoutDirection) throws {
        let tree = try Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                Self.box(20, 10, "out").alignmentGuide(.leading) { _ in 5 }
                Self.box(10, 10, "next")
            }
            GridRow { Self.box(20, 10, "in") }
        }
        .laidOut(direction)
        for (id, x, width) in [("out", 0.0, 20.0), ("in", 5, 20), ("next", 35, 10)] {
            #expect(try tree.frame(id).minX == (direction == .leftToRight ? x : 45 - x - width), "\(id)")
        }
    }

    @Test("a grid's baseline is its cells' first, for a stack around it")
    func baseline() throws {
        let tree = try HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text(verbatim: "24").font(.largeTitle).id("big")
            Grid(verticalSpacing: 0) {
                Self.box(10, 10, "above")
                GridRow { Text(verbatim: "mm").id("unit") }
            }
        }
        .laidOut(scale: 2)
        #expect(try tree.text(at: "unit").lines[0].baseline == tree.text(at: "big").lines[0].baseline)
        #expect(try tree.frame("unit").minY - tree.frame("above").minY == 10)
    }

    // MARK: Distances

    @Test("no spacing given: 8, and 0 beside a spacer, which asks for none")
    func spacing() throws {
        let tree = try Grid {
            GridRow {
                Self.box(10, 10, "a")
                Self.box(10, 10, "b")
                Spacer()
                Self.box(10, 10, "c")
            }
            Self.box(1, 1, "rule")
        }
        .laidOut()
        // 10 + 8 + 10 + 0 + 8 + 0 + 10; the spacer is 8 at least, in both directions.
        #expect(try ["a", "b", "c"].map { try tree.frame($0).minX } == [0, 18, 36])
        // Beside the spacer no other cell of the row stands above the rule: the boxes keep their 8.
        #expect(try tree.frame("rule").minY == 18)
    }

    @Test("two columns lie as far apart as any row wants")
    func widestDistance() throws {
        let tree = try Grid {
            GridRow {
                Spacer()
                Self.box(10, 10, "a")
            }
            GridRow {
                Self.box(10, 10, "b")
                Self.box(10, 10, "c")
            }
        }
        .laidOut()
        #expect(try tree.frame("c").minX == 18)
    }

    // MARK: Rows

    @Test("views without rows stand in one column")
    func withoutRows() throws {
        let tree = try Grid(alignment: .trailing) {
            Self.box(10, 10, "a")
            Self.box(30, 10, "b")
        }
        .laidOut()
        #expect(try tree.frame("a") == Rect(x: 20, y: 0, width: 10, height: 10))
        #expect(try tree.frame("b") == Rect(x: 0, y: 18, width: 30, height: 10))
    }

    @Test("a modifier of a row is one of each of its cells")
    func modifiedRow() throws {
        let tree = try Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Self.box(10, 10, "a")
                Self.box(20, 10, "b")
            }
            .padding(5)
            GridRow {
                Self.box(50, 10, "c")
                Self.box(50, 10, "d")
            }
            GridRow {
                Self.box(10, 10, "e")
                Self.box(10, 10, "f")
            }
            .gridColumnAlignment(.trailing)
        }
        .laidOut()
        #expect(try tree.frame("a") == Rect(x: 35, y: 5, width: 10, height: 10))
        #expect(try tree.frame("b") == Rect(x: 75, y: 5, width: 20, height: 10))
        #expect(try ["e", "f"].map { try tree.frame($0).minX } == [40, 90])
    }

    @Test("a row outside a grid is a group; an empty one takes no room")
    func strayRows() throws {
        let stack = try HStack(spacing: 1) {
            GridRow {
                Self.box(10, 10, "a")
                Self.box(10, 10, "b")
            }
        }
        .laidOut()
        #expect(try stack.frame("b").minX == 11)
        let grid = try Grid(verticalSpacing: 6) {
            GridRow { Self.box(10, 10, "a") }
            GridRow {}
            GridRow { Self.box(10, 10, "b") }
        }
        .laidOut()
        #expect(try grid.frame("b").minY == 16)
    }

    @Test("rows share a height as columns share a width: 20, and 100 − 10 − 20 = 70")
    func rowHeights() throws {
        let tree = try Grid(horizontalSpacing: 0, verticalSpacing: 10) {
            GridRow {
                Rectangle().id("a")
                Self.box(10, 10, "b")
            }
            GridRow { Self.box(10, 20, "c") }
        }
        .laidOut(width: 50, height: 100)
        #expect(try tree.frame("a") == Rect(x: 0, y: 0, width: 40, height: 70))
        #expect(try tree.frame("b").minY == 30)
        #expect(try tree.frame("c") == Rect(x: 15, y: 80, width: 10, height: 20))
    }
}
