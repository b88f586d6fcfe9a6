import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

private struct Price: Identifiable {
    let id: String
    let amount: Int

    static let all = [Price(id: "Pears", amount: 3), Price(id: "Apples", amount: 7), Price(id: "Figs", amount: 12)]
}

private struct Prices: View {
    @State private var prices = Price.all
    @State private var order: [KeyPathComparator<Price>] = []
    @State private var selection: String?

    var body: some View {
        Table(prices, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.id)
            TableColumn("Amount", value: \.amount) { Text(verbatim: "\($0.amount)") }.width(80)
            TableColumn("Note") { _ in Text(verbatim: "fresh") }
        }
        .onChange(of: order) { prices.sort(using: order) }
    }
}

@Suite @MainActor struct TableTests {
    private func row(_ tree: RenderTree, _ number: Int) throws -> [RenderNode] {
        let cells = tree.nodes(ofType: "TableCell")
        try #require(cells.count >= (number + 1) * 3)
        return Array(cells[(number * 3)..<(number * 3 + 3)])
    }

    @Test(arguments: LayoutDirection.allCases, LayoutDirection.allCases)
    func `the first column stands at the leading side, whatever the region around`(
        direction: LayoutDirection, system: LayoutDirection
    ) throws {
        var environment = try testEnvironment(direction)
        environment.systemLayoutDirection = system
        let tree = try Prices().renderTree(
            proposal: ProposedViewSize(width: 400, height: 300), environment: environment)
        let cells = try row(tree, 0).map(\.frame.rect.minX)
        #expect(direction == .leftToRight ? cells == cells.sorted() : cells == cells.sorted(by: >))
        let titles = tree.nodes(ofType: "ColumnHeader")
        #expect(titles.map(\.role) == ["columnHeader", "columnHeader", "columnHeader"])
        #expect(tree.nodes(ofType: "Table").map(\.role) == ["table"])
        // The edges at the side that reading begins at are those of the cells below.
        let edges = titles.map { direction == .leftToRight ? $0.frame.rect.minX : $0.frame.rect.maxX }
        #expect(edges == (try row(tree, 1).map { direction == .leftToRight ? $0.frame.rect.minX : $0.frame.rect.maxX }))
    }

    @Test func `right to left is the exact mirror image`() throws {
        let plain = try Prices().laidOut(width: 400, height: 300)
        let mirrored = try Prices().laidOut(width: 400, height: 300, .rightToLeft)
        for type in ["TableCell", "ColumnHeader", "TableRow"] {
            #expect(
                plain.nodes(ofType: type).map { $0.frame.mirrored(in: plain.size.width) }
                    == mirrored.nodes(ofType: type).map(\.frame))
        }
    }

    @Test func `columns have their content's widths and share the rest in proportion to them`() throws {
        let tree = try Prices().laidOut(width: 400, height: 300)
        let starts = try row(tree, 0).map(\.frame.rect.minX)
        func preferred(_ words: [String]) throws -> Double {
            try words.map { try tree.frame(ofText: $0).width }.max().map { $0.rounded(.up) } ?? 0
        }
        let (name, note) = (try preferred(["Name", "Pears", "Apples", "Figs"]), try preferred(["Note", "fresh"]))
        // 16 at each side, two distances of 16, a column of 80.
        let rest = 400 - 32 - 32 - 80 - name - note
        #expect(starts[0] == 16)
        #expect(abs(starts[1] - 32 - (name + rest * name / (name + note))) < 1)
        // Columns begin at whole points.
        #expect(starts == starts.map { $0.rounded() })
        #expect(starts[2] - starts[1] == 96)
    }

    @Test func `a narrow column keeps its width while a long text wraps`() throws {
        let long = Price(id: "Apples of a kind that takes several lines here", amount: 1_234_567)
        let tree = try Table([long]) {
            TableColumn("Name", value: \.id)
            TableColumn("Amount") { Text(verbatim: "\($0.amount)") }.alignment(.numeric)
        }
        .laidOut(width: 240, height: 300)
        #expect(try tree.lines(ofText: "1234567").count == 1)
        #expect(try tree.lines(ofText: long.id).count > 1)
        #expect(try tree.frame(ofText: "1234567").minX - tree.frame(ofText: long.id).maxX >= 16)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a table of narrow columns begins at the leading edge, and its rows span it`(
        direction: LayoutDirection
    ) throws {
        let tree = try Table(Price.all, selection: .constant("Apples")) {
            TableColumn("Name", value: \.id).width(80)
            TableColumn("Amount") { Text(verbatim: "\($0.amount)") }.width(max: 40)
        }
        .laidOut(width: 400, height: 300, direction)
        let names = try ["Name", "Pears", "Apples"].map { try tree.frame(ofText: $0) }
        #expect(names.map { direction == .leftToRight ? $0.minX : 400 - $0.maxX } == [16, 16, 16])
        let amount = try tree.frame(ofText: "12")
        #expect((direction == .leftToRight ? amount.minX : 400 - amount.maxX) == 112)
        #expect(tree.nodes(ofType: "TableRow").map(\.frame.rect.width) == [400, 400, 400])
        let selection = try #require(tree.nodes.first { $0.type == "RoundedRectangle" })
        #expect(selection.frame.rect.width == 384)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `numbers end at the right in both directions, and at the left in N'Ko`(direction: LayoutDirection) throws {
        func edges(_ alignment: TableColumnAlignment, locale: String = "en") throws -> [Rect] {
            var environment = try testEnvironment(direction)
            environment.locale = Locale(identifier: locale)
            environment.layoutDirection = direction
            let tree = try Table(Price.all) {
                TableColumn("Amount") { Text(verbatim: "\($0.amount)") }.alignment(alignment)
                TableColumn("Name", value: \.id)
            }
            .renderTree(proposal: ProposedViewSize(width: 400, height: 300), environment: environment)
            return try ["Amount", "3", "12"].map { try tree.frame(ofText: $0) }
        }
        #expect(Set(try edges(.numeric).map(\.maxX)).count == 1)
        #expect(Set(try edges(.numeric, locale: "ar-u-nu-arab").map(\.maxX)).count == 1)
        #expect(Set(try edges(.numeric, locale: "en-u-nu-nkoo").map(\.minX)).count == 1)
        #expect(Set(try edges(.numeric(Locale.NumberingSystem("nkoo"))).map(\.minX)).count == 1)
        #expect(Set(try edges(.numeric(Locale.NumberingSystem("adlm"))).map(\.minX)).count == 1)
        #expect(Set(try edges(.numeric(Locale.NumberingSystem("deva"))).map(\.maxX)).count == 1)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `columns that don't fit become titles and values, which are still sorted and selected`(
        direction: LayoutDirection
    ) throws {
        let session = try shown(direction, width: 150, height: 900) { Prices() }
        func tree() throws -> RenderTree { try #require(session.layout).tree }
        // The header has the titles to sort by; each row has all titles.
        #expect(try tree().nodes(ofType: "ColumnHeader").count == 2)
        #expect(try tree().words.filter { $0 == "Note" }.count == 3)
        #expect(try tree().words.prefix(6) == ["Name", "Amount", "Name", "Pears", "Amount", "3"])
        let title = try tree().frame(ofText: "Note")
        let value = try tree().frame(ofText: "12")
        #expect(direction == .leftToRight ? title.minX == 16 : title.maxX == 134)
        #expect(direction == .leftToRight ? value.maxX == 134 : value.minX == 16)
        // By the keyboard.
        let header = try #require(tree().nodes(ofType: "ColumnHeader").first)
        #expect(try session.focus(at: header.path))
        #expect(try session.send(.key(.space)))
        try session.update()
        #expect(try tree().words.dropFirst(2).prefix(2) == ["Name", "Apples"])
        let row = try #require(tree().nodes(ofType: "TableRow").last)
        #expect(try session.focus(at: row.path))
        #expect(try session.send(.key(.return)))
        try session.update()
        #expect(try tree().nodes(ofType: "TableRow").map { $0.traits.contains("isSelected") } == [false, false, true])
    }

    @Test func `a trailing column has its titles and cells at its end`() throws {
        let tree = try Table(Price.all) {
            TableColumn("Name", value: \.id)
            TableColumn("Amount") { Text(verbatim: "\($0.amount)") }.alignment(.trailing)
        }
        .laidOut(width: 400, height: 300)
        #expect(try tree.frame(ofText: "12").maxX == 384)
        #expect(try tree.frame(ofText: "Amount").maxX == 384)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `nothing is cut at the largest size, where columns stand below each other`(
        direction: LayoutDirection
    ) throws {
        let tree = try Prices().laidOut(width: 390, height: nil, direction, textSize: .accessibility5)
        #expect(tree.isWhole)
        let cells = try row(tree, 0).map(\.frame.rect)
        #expect(cells[0].maxY <= cells[1].minY && cells[1].maxY <= cells[2].minY)
        #expect(tree.nodes(ofType: "TableCell").allSatisfy { $0.frame.rect.minX >= 0 && $0.frame.rect.maxX <= 390 })
    }

    @Test func `a row grows with its longest cell`() throws {
        let long = [Price(id: "Apples of a kind that takes several lines here", amount: 1)]
        let tree = try Table(long) {
            TableColumn("Name", value: \.id)
            TableColumn("Amount") { Text(verbatim: "\($0.amount)") }
        }
        .laidOut(width: 200, height: 300)
        #expect(tree.isWhole)
        let row = try #require(tree.nodes(ofType: "TableRow").first).frame.rect
        #expect(row.height > 66)
        #expect(
            tree.nodes(ofType: "TableCell").allSatisfy {
                row.minY <= $0.frame.rect.minY && $0.frame.rect.maxY <= row.maxY
            })
    }

    @Test func `a tap on a title sorts by it, another the other way round`() throws {
        let session = try shown(width: 400, height: 300) { Prices() }
        func names() throws -> [String] {
            let words = try #require(session.layout).tree.words
            return words.filter { word in Price.all.contains { $0.id == word } }
        }
        #expect(try names() == ["Pears", "Apples", "Figs"])
        try session.tap("ColumnHeader")
        #expect(try names() == ["Apples", "Figs", "Pears"])
        try session.tap("ColumnHeader")
        #expect(try names() == ["Pears", "Figs", "Apples"])
        let amount = try #require(session.layout).tree.frame(ofText: "Amount")
        try session.send(.tap(at: Point(x: amount.midX, y: amount.midY)))
        try session.update()
        #expect(try names() == ["Pears", "Apples", "Figs"])
        // A column without a comparator takes no tap.
        let note = try #require(session.layout).tree.frame(ofText: "Note")
        #expect(try session.send(.tap(at: Point(x: note.midX, y: note.midY))) == false)
    }

    @Test func `a tap selects a row`() throws {
        let session = try shown(width: 400, height: 300) { Prices() }
        func selected() throws -> [Bool] {
            try #require(session.layout).tree.nodes(ofType: "TableRow").map { $0.traits.contains("isSelected") }
        }
        #expect(try selected() == [false, false, false])
        let apples = try #require(session.layout).tree.frame(ofText: "Apples")
        try session.send(.tap(at: Point(x: apples.midX, y: apples.midY)))
        try session.update()
        #expect(try selected() == [false, true, false])
    }

    @Test func `rows of its own, and no titles`() throws {
        let tree = try Table(of: Price.self) {
            TableColumn("Name", value: \.id)
        } rows: {
            TableRow(Price(id: "first", amount: 0))
            ForEach(Price.all) { TableRow($0) }
        }
        .tableColumnHeaders(.hidden)
        .laidOut(width: 400, height: 300)
        #expect(tree.words == ["first", "Pears", "Apples", "Figs"])
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a column is as wide as the longest word of its title, in every row`(direction: LayoutDirection) throws {
        func table(_ title: String) throws -> RenderTree {
            try Table(Price.all) {
                TableColumn("Name" as String) { Text(verbatim: $0.id) }
                TableColumn(title) { Text(verbatim: "\($0.amount)") }.width(40)
            }
            .laidOut(width: 400, height: 300, direction)
        }
        let word = try Text(verbatim: "Benachrichtigungen").font(.footnote.weight(.semibold)).laidOut().frame("Text")
        let (long, short) = (try table("Anzahl Benachrichtigungen"), try table("No."))
        func start(_ tree: RenderTree, _ type: String) -> [Double] {
            tree.nodes(ofType: type).map { direction == .leftToRight ? $0.frame.rect.minX : 400 - $0.frame.rect.maxX }
        }
        let title = try #require(long.nodes(ofType: "ColumnHeader").last)
        #expect(title.frame.rect.width >= word.width - 0.5)
        // Rows follow their header.
        let cells = start(long, "TableCell").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        #expect(cells.count == 3 && cells.allSatisfy { abs($0 - cells[0]) <= 0.01 })
        #expect(abs(cells[0] - start(long, "ColumnHeader")[1]) <= 0.5)
        #expect(cells[0] < start(short, "TableCell")[1])
    }
}
