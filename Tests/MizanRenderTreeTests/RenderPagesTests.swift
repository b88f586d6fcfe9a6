import MizanBase
import MizanRenderTree
import MizanText
import Testing

@Suite("A tree cut into pages")
struct RenderPagesTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ state >> 33) &* 0x9e37_79b9_7f4a_7c15
        }
    }

    /// A text with lines of a height from a place on.
    private func text(_ path: String, parent: Int?, x: Double = 0, y: Double, lines: Int, height: Double = 12)
        -> RenderNode
    {
        let frame = (x, y, 40.0, Double(lines) * height)
        var node = Sketch.node(path, parent: parent, frame)
        node.content = .text(
            RenderText(
                text: AttributedText(String(repeating: "א", count: lines)),
                lines: (0..<lines).map { line in
                    let top = y + Double(line) * height
                    return RenderText.Line(
                        frame: Sketch.rect(x, top, 40, height), baseline: Sketch.length(top + 9),
                        range: line..<line + 1, direction: .rightToLeft,
                        runs: [
                            RenderText.Run(
                                font: 0, size: Sketch.length(10), level: 1, range: line..<line + 1, color: .black,
                                glyphs: [])
                        ])
                }))
        return node
    }

    private func tree(_ nodes: [RenderNode], height: Double) -> RenderTree {
        var tree = Sketch.tree(nodes)
        tree.size = FixedSize(width: Sketch.length(100), height: Sketch.length(height))
        return tree
    }

    /// The tops of the lines that a page draws, by their nodes.
    private func lines(_ tree: RenderTree) -> [String] {
        tree.nodes.flatMap { node -> [String] in
            guard case .text(let text)? = node.content else { return [] }
            return text.lines.map { "\(node.path) \($0.frame.minY.points)" }
        }
    }

    /// A table: rows of two cells, the second of one to three lines, now and then on a background, with space between.
    private func table(seed: Int) -> RenderTree {
        var generator = Generator(state: UInt64(seed) &* 977 &+ 5)
        var nodes = [Sketch.node("table", parent: nil, (0, 0, 100, 0))]
        var y = 0.0
        for row in 0..<Int.random(in: 20...60, using: &generator) {
            let count = Int.random(in: 1...3, using: &generator)
            let height = Double(count) * 12
            if Int.random(in: 0...2, using: &generator) == 0 {
                nodes.append(Sketch.node("back\(row)", parent: 0, (0, y, 100, height), .rectangle))
            }
            nodes.append(Sketch.node("row\(row)", parent: 0, (0, y, 100, height)))
            let parent = nodes.count - 1
            nodes.append(text("row\(row)/name", parent: parent, y: y, lines: 1))
            nodes.append(text("row\(row)/words", parent: parent, x: 50, y: y, lines: count))
            y += height + [0, 4.5, 8][Int.random(in: 0...2, using: &generator)]
        }
        nodes[0] = Sketch.node("table", parent: nil, (0, 0, 100, y))
        return tree(nodes, height: y)
    }

    @Test func `a shape that is no background is whole, or cut with a word of it`() throws {
        // Lower than a page: it goes to the next one as a whole.
        let fits = tree(
            [
                text("top", parent: nil, y: 0, lines: 1),
                Sketch.node("shape", parent: nil, (0, 20, 100, 90), .rectangle),
                text("end", parent: nil, y: 120, lines: 1),
            ], height: 140)
        let whole = try RenderPages(fits, height: 100)
        #expect(whole.forcedCuts.isEmpty)
        #expect(whole.pages.map(\.top) == [0, 20, 120])
        // Taller than two pages: all of it is drawn, and said.
        let tall = tree(
            [
                text("top", parent: nil, y: 0, lines: 1),
                Sketch.node("shape", parent: nil, (0, 20, 100, 250), .rectangle),
            ], height: 270)
        let cut = try RenderPages(tall, height: 100)
        #expect(cut.pages.map { $0.top + $0.height }.last == 270)
        #expect(cut.forcedCuts.count == 2)
        #expect(zip(cut.pages, cut.pages.dropFirst()).dropFirst().allSatisfy { $0.top + $0.height == $1.top })
    }

    @Test(
        "every line is whole on exactly one page, no row is on two, and no page is higher than it may be",
        arguments: 0..<20)
    func rowsStayWhole(seed: Int) throws {
        let tree = table(seed: seed)
        let height = 100 + Double(seed) * 7
        let pages = try RenderPages(tree, height: height)
        #expect(pages.forcedCuts.isEmpty)
        var seen: [String] = []
        var rows: [Substring: Int] = [:]
        for (number, page) in pages.pages.enumerated() {
            #expect(page.height <= height && page.height > 0)
            for (path, node) in pages.tree(of: page).nodes.map({ ($0.path, $0) }) {
                guard case .text(let text)? = node.content else { continue }
                for line in text.lines {
                    #expect(line.frame.minY.points >= page.top)
                    #expect(line.frame.maxY.points <= page.top + page.height)
                }
                let row = path.prefix { $0 != "/" }
                #expect(rows[row, default: number] == number, "\(path) is on two pages")
                rows[row] = number
            }
            seen += lines(pages.tree(of: page))
        }
        #expect(seen == lines(tree))
        // As few pages as rows of up to 36 points and gaps of up to 8 can want.
        #expect(Double(pages.pages.count) <= tree.size.height.points / (height - 44) + 1)
    }

    @Test("a page begins with its first row, and where all fits there is one page of all")
    func beginnings() throws {
        let nodes = (0..<4).map { text("t\($0)", parent: nil, y: Double($0) * 30, lines: 1) }
        let pages = try RenderPages(tree(nodes, height: 120), height: 50)
        #expect(pages.pages.map(\.top) == [0, 60])
        let whole = try RenderPages(tree(nodes, height: 120), height: 120)
        #expect(whole.pages == [RenderPages.Page(top: 0, height: 120)])
        #expect(whole.tree(of: whole.pages[0]) == tree(nodes, height: 120))
        // Space below the last row is no page.
        #expect(try RenderPages(tree(nodes, height: 900), height: 110).pages.count == 1)
    }

    @Test("content that stands out at the top and the bottom is on pages too")
    func overflow() throws {
        let nodes = (0..<30).map { text("t\($0)", parent: nil, y: Double($0) * 12 - 130, lines: 1) }
        let tree = tree(nodes, height: 100)
        #expect(!tree.showsAllLines)
        let pages = try RenderPages(tree, height: 100)
        #expect(pages.pages.first?.top == -130)
        #expect(pages.pages.flatMap { lines(pages.tree(of: $0)) } == lines(tree))
    }

    @Test("what a view clips makes no pages")
    func clips() throws {
        var list = Sketch.node("list", parent: nil, (0, 0, 100, 60))
        list.effects = [RenderEffect(.clip(.rectangle, Sketch.rect(0, 0, 100, 60)))]
        let nodes = [list] + (0..<30).map { text("t\($0)", parent: 0, y: Double($0) * 12, lines: 1) }
        let tree = tree(nodes, height: 100)
        #expect(try RenderPages(tree, height: 100).pages.count == 1)
        #expect(tree.showsAllLines)
    }

    @Test("a turned group is on one page as a whole")
    func moved() throws {
        var group = Sketch.node("group", parent: nil, (0, 84, 100, 40))
        group.effects = [
            RenderEffect(
                .rotation(degrees: Sketch.length(10), anchor: FixedPoint(x: Sketch.length(50), y: Sketch.length(104))))
        ]
        let nodes =
            [text("first", parent: nil, y: 0, lines: 7), group]
            + (0..<3).map { text("group/t\($0)", parent: 1, y: 84 + Double($0) * 12, lines: 1) }
        let pages = try RenderPages(tree(nodes, height: 124), height: 100)
        #expect(pages.pages.count == 2)
        #expect(pages.pages.map { lines(pages.tree(of: $0)).filter { $0.hasPrefix("group") }.count } == [0, 3])
    }

    @Test("only what is taller than a page is cut, and that is said")
    func forced() throws {
        var tall = Sketch.node("tall", parent: nil, (0, 20, 40, 250))
        tall.content = .image(RenderNode.Image(image: 0, mirrored: false, color: .black))
        let nodes = [text("t", parent: nil, y: 0, lines: 1), tall]
        let pages = try RenderPages(tree(nodes, height: 270), height: 100)
        #expect(pages.pages.count >= 3)
        #expect(!pages.forcedCuts.isEmpty)
        #expect(throws: DiagnosticError.self) { try RenderPages(tree(nodes, height: 270), height: 0) }
        #expect(throws: DiagnosticError.self) { try RenderPages(tree(nodes, height: 270), height: .nan) }
        #expect(throws: DiagnosticError.self) { try RenderPages(tree(nodes, height: 270), height: 0.01) }
    }
}
