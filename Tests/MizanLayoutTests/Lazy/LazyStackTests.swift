import MizanBase
import MizanRenderTree
import Testing

@testable import MizanLayout

/// Counts what rows do.
private final class RowDiary {
    var bodies = 0
    var lines: [String] = []

    func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A row of 40 points that says what happens to it.
private struct DiaryRow: View {
    let number: Int
    let diary: RowDiary
    @State private var taps = 0

    var body: some View {
        let _ = diary.bodies += 1
        Rectangle().frame(width: 60 + Double(taps), height: 40).id("row\(number)")
            .onTapGesture { taps += 1 }
            .onAppear { diary.lines.append("+\(number)") }
            .onDisappear { diary.lines.append("-\(number)") }
    }
}

private struct DiaryList: View {
    var count = 10_000
    let diary: RowDiary

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) { ForEach(0..<count) { DiaryRow(number: $0, diary: diary) } }
        }
        .id("list")
    }
}

private func scroll(_ session: LayoutSession, by distance: Double) throws {
    try session.send(.scroll(at: Point(x: 100, y: 100), by: Size(width: 0, height: distance)))
    try session.update()
}

extension LayoutSession {
    fileprivate var rows: [String] {
        layout?.tree.nodes.map(\.path).compactMap { path in
            path.split(separator: "/").last.flatMap { $0.hasPrefix("row") ? $0.dropFirst(3).prefix { $0 != "[" } : nil }
                .map(String.init)
        } ?? []
    }

    fileprivate func contentSize() throws -> FixedSize { try #require(try node("list").scroll).contentSize }
}

@MainActor struct LazyStackTests {
    @Test func `of ten thousand rows those that show are made, and the length of the others is a guess`() throws {
        let diary = RowDiary()
        let session = try shown { DiaryList(diary: diary) }
        #expect(session.rows == ["0", "1", "2", "3"])
        #expect(diary.bodies == 5)
        #expect(try session.contentSize().height.points == 10_000 * 50 - 10)
        // A still layout has the same tree.
        let still = try DiaryList(diary: diary).laidOut(width: 200, height: 200)
        #expect(still == session.layout?.tree)
    }

    @Test func `a scroll by a row makes one row, and none when it comes back`() throws {
        let diary = RowDiary()
        let session = try shown { DiaryList(diary: diary) }
        let bodies = diary.bodies
        #expect(diary.takeLines() == ["+0", "+1", "+2", "+3"])
        try scroll(session, by: 50)
        #expect(session.rows == ["1", "2", "3", "4"])
        #expect(diary.bodies == bodies + 1)
        #expect(diary.takeLines().sorted() == ["+4", "-0"])
        try scroll(session, by: -50)
        #expect(session.rows == ["0", "1", "2", "3"])
        #expect(diary.bodies == bodies + 1)
        #expect(diary.takeLines().sorted() == ["+0", "-4"])
    }

    @Test func `a row that was scrolled away keeps its state`() throws {
        let session = try shown { DiaryList(diary: RowDiary()) }
        try session.tap("row1")
        #expect(try session.frame("row1").width == 61)
        try scroll(session, by: 5_000)
        #expect(!session.rows.contains("1"))
        try scroll(session, by: -5_000)
        #expect(try session.frame("row1").width == 61)
    }

    @Test func `rows keep their state where data change, as long as the data have them`() throws {
        struct List: View {
            let ids: [Int]
            let diary: RowDiary
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 10) { ForEach(ids, id: \.self) { DiaryRow(number: $0, diary: diary) } }
                }
            }
        }
        let diary = RowDiary()
        let all = Array(0..<1_000)
        let session = try shown { List(ids: all, diary: diary) }
        try session.tap("row1")
        _ = diary.takeLines()
        // Far behind all that shows.
        session.show(List(ids: Array(all.reversed()), diary: diary))
        try session.update()
        #expect(diary.takeLines().sorted() == ["+996", "+997", "+998", "+999", "-0", "-1", "-2", "-3"])
        session.show(List(ids: all, diary: diary))
        try session.update()
        #expect(try session.frame("row1").width == 61)
        session.show(List(ids: all.filter { $0 != 1 }, diary: diary))
        try session.update()
        session.show(List(ids: all, diary: diary))
        try session.update()
        #expect(try session.frame("row1").width == 60)
    }

    @Test func `a new value of the view updates the rows that it needs`() throws {
        let diary = RowDiary()
        let session = try shown { DiaryList(diary: diary) }
        try scroll(session, by: 5_000)
        try scroll(session, by: -5_000)
        diary.bodies = 0
        session.show(DiaryList(diary: RowDiary()))
        try session.update()
        session.show(DiaryList(count: 9_000, diary: diary))
        try session.update()
        #expect(diary.bodies == 5)
        #expect(try session.contentSize().height.points == 9_000 * 50 - 10)
    }

    @Test func `where data end before the visible part, it is the last one`() throws {
        let session = try shown { DiaryList(diary: RowDiary()) }
        try scroll(session, by: 5_000)
        session.show(DiaryList(count: 10, diary: RowDiary()))
        try session.update()
        #expect(session.rows == ["6", "7", "8", "9"])
        #expect(try session.node("list").scroll?.offset.y.points == 290)
        #expect(try session.contentSize().height.points == 490)
    }

    @Test func `from right to left a row begins on the right, and the mirror image shows the same`() throws {
        func list(_ direction: LayoutDirection) throws -> LayoutSession {
            try shown(direction) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<10_000) { number in
                            Rectangle().frame(width: 40, height: 60).id(ViewIdentifier("row\(number)"))
                        }
                    }
                }
            }
        }
        let (left, right) = (try list(.leftToRight), try list(.rightToLeft))
        for distance in [0, 75, 500, -225] {
            for (session, sign) in [(left, 1.0), (right, -1)] {
                try session.send(
                    .scroll(at: Point(x: 100, y: 100), by: Size(width: Double(distance) * sign, height: 0)))
                try session.update()
            }
            #expect(left.rows == right.rows)
            for row in left.rows {
                #expect(try left.frame("row\(row)").minX == 200 - right.frame("row\(row)").maxX)
            }
        }
        #expect(left.rows == ["7", "8", "9", "10"])
    }

    @Test func `a list in the other direction than the root's begins on its own leading side`() throws {
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 0) { ForEach(0..<100) { number in square("row\(number)", 50) } }
        }
        .environment(\.layoutDirection, .rightToLeft)
        let session = try shown { HStack { view } }
        #expect(session.rows == ["0", "1", "2", "3"])
        #expect(try session.frame("row0").maxX == 200)
        try session.send(.scroll(at: Point(x: 100, y: 100), by: Size(width: -120, height: 0)))
        try session.update()
        #expect(session.rows == ["2", "3", "4", "5", "6"])
        #expect(try session.frame("row2").maxX == 220)
    }

    @Test func `a row that comes back is made from what it is, not from what stands at its place in the tree`() throws {
        // Without ids, nodes are taken over where nothing around them has another name.
        let view = ScrollView {
            LazyVStack(spacing: 10) { ForEach(0..<100) { Color.red.frame(width: 40 + Double($0), height: 40) } }
        }
        let session = try shown { view }
        let tree = session.layout?.tree
        try scroll(session, by: 50)
        try session.send(.scroll(at: Point(x: 100, y: 100), by: Size(width: 0, height: -50)))
        session.show(view)
        #expect(try session.update().tree == tree)
    }

    @Test func `a row that fails is an error of the layout, and is made again`() throws {
        final class Fault { var isThere = true }
        struct Failure: Error {}
        let fault = Fault()
        let session = try shown {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(
                        0..<100,
                        throwing: { number in
                            if number == 7, fault.isThere { throw Failure() }
                            return square("row\(number)", 50)
                        })
                }
            }
        }
        try session.send(.scroll(at: Point(x: 100, y: 100), by: Size(width: 0, height: 300)))
        #expect(throws: Failure.self) { try session.update() }
        fault.isThere = false
        try session.update()
        #expect(session.rows == ["6", "7", "8", "9"])
    }

    @Test func `without a length to show, all rows are there`() throws {
        let rows = LazyVStack(spacing: 0) { ForEach(0..<100) { number in square("row\(number)", 50) } }
        #expect(try rows.laidOut(width: 100, height: 200).nodes.count == 101)
        #expect(try ScrollView { rows }.laidOut(width: 100).size.height.points == 5_000)
        #expect(try ScrollView { rows }.laidOut(width: 100).nodes.count == 102)
        #expect(try ScrollView(.horizontal) { rows }.laidOut(width: 100, height: 200).nodes.count == 102)
    }

    @Test func `a stack that asks how far a scrolling view gives way makes no row for that`() throws {
        let diary = RowDiary()
        _ = try shown {
            VStack(spacing: 0) {
                square("bar", 40)
                HStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) {
                            square("head", 40)
                            LazyVStack(spacing: 10) { ForEach(0..<10_000) { DiaryRow(number: $0, diary: diary) } }
                        }
                    }
                    square("side", 50)
                }
            }
        }
        #expect(diary.bodies == 4)
    }

    @Test func `names count rows that don't show`() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                Color.red.frame(height: 50)
                Color.red.frame(height: 50)
                ForEach(0..<2) { _ in Color.blue.frame(height: 50) }
                ForEach(0..<20) { _ in Color.green.frame(height: 50) }
                Color.red.frame(height: 50)
            }
        }
        let all = try view.laidOut(width: 200).nodes.filter { $0.type == "Color" }.map(\.path)
        let session = try shown { view }
        for first in 0..<22 {
            let names = session.layout?.tree.nodes.filter { $0.type == "Color" }.map(\.path) ?? []
            #expect(names == Array(all[first..<min(first + 4, all.count)]))
            try scroll(session, by: 50)
        }
    }

    @Test func `a grid that is scrolled past shows nothing, though its last line is shorter`() throws {
        let session = try shown {
            ScrollView {
                VStack(spacing: 0) {
                    LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
                        ForEach(0..<5) { _ in Color.blue.frame(height: 50) }
                    }
                    Color.red.frame(height: 2_000)
                }
            }
        }
        func cells() -> Int { session.layout?.tree.nodes.count { $0.path.contains("LazyVGrid/") } ?? 0 }
        #expect(cells() == 5)
        try scroll(session, by: 1_000)
        #expect(cells() == 0)
    }
}
