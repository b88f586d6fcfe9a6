import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Apple documents the grid without numbers; what is asserted here is what it says, and that directions are twins.
@Suite("Grid")
struct GridTests {
    /// A forecast as the talk has it: labels, icons in one line, numbers, a bar that gives way.
    private static func forecast(_ days: [String]) -> some View {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6) {
            ForEach(days) { day in
                GridRow {
                    Text(verbatim: day).id("day")
                    Image(systemName: "sun.max").id("icon")
                    Text(verbatim: day == days[0] ? "8°" : "−12°").gridColumnAlignment(.trailing).id("low")
                    Capsule().frame(minWidth: 20, maxWidth: .infinity).frame(height: 6).id("bar")
                    Text(verbatim: "17°").id("high")
                }
                .id("row")
            }
        }
        .id("grid")
    }

    private static func path(_ row: Int, _ cell: String) -> String { "grid/row[\(row)]/\(cell)" }

    @Test(
        "icons stand on one vertical line whatever the labels are",
        arguments: [["lun", "mar"], ["Παρασκευή", "lun"]],
        LayoutDirection.allCases)
    func icons(days: [String], direction: LayoutDirection) throws {
        let tree = try Self.forecast(days).laidOut(width: 320, direction, scale: 2)
        let icons = try days.indices.map { try tree.frame(Self.path($0, "icon")) }
        #expect(icons[0].minX == icons[1].minX)
        let widest = try days.indices.map { try tree.frame(Self.path($0, "day")).size.width }.max() ?? 0
        let gap = direction == .leftToRight ? icons[0].minX : 320 - icons[0].maxX
        #expect(abs(gap - (widest + 10)) <= 0.5, "the icons follow the longest label")
    }

    @Test("the capsule fills what is left, and gives way when a label grows")
    func flexible() throws {
        let (short, long) = (Self.forecast(["lun", "mar"]), Self.forecast(["Παρασκευή", "mar"]))
        let (first, second) = try (short.laidOut(width: 320), long.laidOut(width: 320))
        let grown = try second.frame(Self.path(0, "day")).size.width - first.frame(Self.path(0, "day")).size.width
        #expect(grown > 20)
        for tree in [first, second] {
            #expect(try abs(tree.frame("grid").size.width - 320) < 0.001)
            #expect(try abs(tree.frame(Self.path(0, "high")).maxX - 320) < 0.001)
        }
        let widths = try [first, second].map { try $0.frame(Self.path(0, "bar")).size.width }
        let columns = try [first, second].map { tree in
            try [0, 1].map { try tree.frame(Self.path($0, "day")).size.width }.max() ?? 0
        }
        #expect(abs(widths[0] - widths[1] - (columns[1] - columns[0])) < 0.001)
        for cell in ["icon", "low", "high"] {
            #expect(try first.frame(Self.path(0, cell)).size == second.frame(Self.path(0, cell)).size)
        }
    }

    @Test("a label wraps only when the capsule is at its least width")
    func wrapping() throws {
        let view = Self.forecast(["Παρασκευή και Σάββατο", "mar"])
        let ideal = try view.laidOut().frame(Self.path(0, "day")).size.width
        for width in stride(from: 400.0, through: 150, by: -10) {
            let tree = try view.laidOut(width: width)
            let isWrapped = try tree.text(at: Self.path(0, "day")).lines.count > 1
            let day = try tree.frame(Self.path(0, "day")).size.width
            let bar = try tree.frame(Self.path(0, "bar")).size.width
            // What a wrapped line leaves free goes back to the capsule.
            #expect(isWrapped ? day + bar - 20 < ideal : abs(day - ideal) < 0.001, "at \(width)")
            #expect(bar >= 20)
        }
        #expect(try view.laidOut(width: 150).text(at: Self.path(0, "day")).lines.count > 1)
        #expect(try view.laidOut(width: 400).text(at: Self.path(0, "day")).lines.count == 1)
    }

    @Test("one cell's column alignment holds for the whole column", arguments: LayoutDirection.allCases)
    func columnAlignment(direction: LayoutDirection) throws {
        let tree = try Self.forecast(["lun", "mar"]).laidOut(width: 320, direction)
        let lows = try [0, 1].map { try tree.frame(Self.path($0, "low")) }
        #expect(lows[0].size.width < lows[1].size.width - 5)
        let ends = lows.map { direction == .leftToRight ? $0.maxX : $0.minX }
        #expect(abs(ends[0] - ends[1]) < 0.001)
        let days = try [0, 1].map { try tree.frame(Self.path($0, "day")) }
        let starts = days.map { direction == .leftToRight ? $0.minX : $0.maxX }
        #expect(abs(starts[0] - starts[1]) < 0.001)
    }

    @Test("cells of a baseline row share their first baseline")
    func baselines() throws {
        let view = Grid {
            GridRow(alignment: .firstTextBaseline) {
                Text(verbatim: "Today").font(.largeTitle).id("big")
                Text(verbatim: "24").id("small")
                Image(systemName: "sun.max").id("icon")
                Text(verbatim: "two lines of text").frame(width: 60).id("wrapped")
            }
        }
        let tree = try view.laidOut(scale: 2)
        let baselines = try ["big", "small", "wrapped"].map { try tree.text(at: $0).lines[0].baseline }
        #expect(Set(baselines).count == 1, "\(baselines)")
        #expect(try tree.text(at: "wrapped").lines.count > 1)
        #expect(try tree.frame("big").minY == 0)
    }

    @Test("a child that is no row spans all columns, and a short row leaves its last cells empty")
    func spanning() throws {
        let tree = try Grid(horizontalSpacing: 5, verticalSpacing: 5) {
            GridRow {
                Rectangle().frame(width: 30, height: 10)
                Rectangle().frame(width: 50, height: 20).id("second")
            }
            Rectangle().frame(height: 1).id("rule")
            GridRow { Rectangle().frame(width: 10, height: 10).id("alone") }
        }
        .id("grid").laidOut()
        #expect(try tree.frame("grid") == Rect(x: 0, y: 0, width: 85, height: 41))
        #expect(try tree.frame("grid/rule") == Rect(x: 0, y: 25, width: 85, height: 1))
        #expect(try tree.frame("grid/second") == Rect(x: 35, y: 0, width: 50, height: 20))
        #expect(try tree.frame("grid/alone") == Rect(x: 10, y: 31, width: 10, height: 10))
    }

    @Test("the first column stands at the right in a right-to-left interface")
    func order() throws {
        let tree = try Self.forecast(["lun", "mar"]).laidOut(width: 320, .rightToLeft)
        let places = try ["day", "icon", "low", "bar", "high"].map { try tree.frame(Self.path(0, $0)).minX }
        #expect(places == places.sorted(by: >))
        #expect(try abs(tree.frame(Self.path(0, "day")).maxX - 320) < 0.001)
    }
}
