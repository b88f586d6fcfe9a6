import MizanBase
import MizanLayout
import Testing

@testable import MizanConformance

@Suite("The notation of tables of frames")
struct NotationTests {
    private static func read(_ text: String) throws -> NotatedView { try NotationReader.view(Array(text.utf8)) }

    private static let leaf = NotatedView.leaf("r", number: 1)

    @Test(
        "each form of a view",
        arguments: [
            ("r", leaf), (" r ", leaf), ("Spacer", .spacer(minLength: nil)), ("Spacer()", .spacer(minLength: nil)),
            ("Spacer(minLength: 30)", .spacer(minLength: 30)), ("EmptyView", .empty), ("Divider", .divider),
            ("Group{ r; }", .group([leaf])),
            ("HStack{}", .hStack(alignment: .center, spacing: nil, [])),
            (
                "HStack ( spacing : -2.5 , alignment : .firstTextBaseline ) { r ; b }",
                .hStack(alignment: .firstTextBaseline, spacing: -2.5, [leaf, .leaf("b", number: 2)])
            ),
            ("VStack(alignment: trailing){r}", .vStack(alignment: .trailing, spacing: nil, [leaf])),
            ("ZStack(alignment: bottomLeading){r}", .zStack(alignment: .bottomLeading, [leaf])),
            (
                "Grid(alignment: topLeading, horizontalSpacing: 4, verticalSpacing: 0){GridRow(alignment: bottom){r};r}",
                .grid(
                    alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 0,
                    [.gridRow(alignment: .bottom, [leaf]), .leaf("r", number: 2)])
            ),
            ("ViewThatFits{r}", .viewThatFits(in: [.horizontal, .vertical], [leaf])),
            ("ViewThatFits(in: horizontal){r}", .viewThatFits(in: .horizontal, [leaf])),
            ("ViewThatFits(in: [.horizontal, .vertical]){r}", .viewThatFits(in: [.horizontal, .vertical], [leaf])),
        ] as [(String, NotatedView)])
    func views(text: String, view: NotatedView) throws { #expect(try Self.read(text) == view) }

    @Test(
        "each form of a modifier",
        arguments: [
            ("[30x20]", .frame(width: 30, height: 20, alignment: .center)),
            (" [ _ x 20.5 ]", .frame(width: nil, height: 20.5, alignment: .center)),
            ("[.5x_]", .frame(width: 0.5, height: nil, alignment: .center)),
            (".frame(height: 3, alignment: .topTrailing)", .frame(width: nil, height: 3, alignment: .topTrailing)),
            (
                ".frame(alignment: leading, maxHeight: infinity, minWidth: .5, idealWidth: nil)",
                .flexibleFrame(
                    width: .init(minimum: 0.5), height: .init(maximum: .infinity), alignment: .leading)
            ),
            (".padding(10)", .padding(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))),
            (".padding()", .padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))),
            (".padding(top: 6)", .padding(EdgeInsets(top: 6))),
            (".padding(horizontal: 4, top: -6)", .padding(EdgeInsets(top: -6, leading: 4, trailing: 4))),
            (".padding(.vertical, 4)", .padding(EdgeInsets(top: 4, bottom: 4))),
            (".padding([.top, leading], 3)", .padding(EdgeInsets(top: 3, leading: 3))),
            (".padding(trailing)", .padding(EdgeInsets(trailing: 16))),
            (".fixedSize", .fixedSize(horizontal: true, vertical: true)),
            (".fixedSize()", .fixedSize(horizontal: true, vertical: true)),
            (".fixedSize(vertical)", .fixedSize(horizontal: false, vertical: true)),
            (".fixedSize(none)", .fixedSize(horizontal: false, vertical: false)),
            (".fixedSize(horizontal: true, vertical: false)", .fixedSize(horizontal: true, vertical: false)),
            (".aspectRatio(1.5, contentMode: .fill)", .aspectRatio(1.5, fills: true)),
            (".aspectRatio(contentMode: fit)", .aspectRatio(nil, fills: false)),
            (".aspectRatio(nil, contentMode: fit)", .aspectRatio(nil, fills: false)),
            (".scaledToFit()", .aspectRatio(nil, fills: false)), (".scaledToFill", .aspectRatio(nil, fills: true)),
            (".offset(x: -3)", .offset(x: -3, y: 0)), (".position(x: 3, y: 4.5)", .position(x: 3, y: 4.5)),
            (".layoutPriority(-1)", .layoutPriority(-1)),
            (".layoutPriority(infinity)", .layoutPriority(.infinity)),
            (".background{b}", .background(.leaf("b", number: 2), alignment: .center)),
            (
                ".overlay(alignment: top) { b; c }",
                .overlay(.group([.leaf("b", number: 2), .leaf("c", number: 3)]), alignment: .top)
            ),
            (".gridColumnAlignment(trailing)", .gridColumnAlignment(.trailing)),
            (".gridCellColumns(2)", .gridCellColumns(2)), (".gridCellAnchor(.bottom)", .gridCellAnchor(.bottom)),
            (".gridCellAnchor(x: 0.25, y: 1)", .gridCellAnchor(UnitPoint(x: 0.25, y: 1))),
            (".gridCellUnsizedAxes(horizontal)", .gridCellUnsizedAxes(.horizontal)),
            (".gridCellUnsizedAxes([.horizontal, .vertical])", .gridCellUnsizedAxes([.horizontal, .vertical])),
        ] as [(String, NotatedModifier)])
    func modifiers(text: String, modifier: NotatedModifier) throws {
        #expect(try Self.read("r" + text) == .modified(Self.leaf, modifier))
    }

    @Test("modifiers stand around what is before them")
    func order() throws {
        #expect(
            try Self.read("HStack{r.padding(1)[2x3]}.fixedSize()")
                == .modified(
                    .hStack(
                        alignment: .center, spacing: nil,
                        [
                            .modified(
                                .modified(Self.leaf, .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))),
                                .frame(width: 2, height: 3, alignment: .center))
                        ]), .fixedSize(horizontal: true, vertical: true)))
    }

    @Test(
        "what is unknown is an error at its place",
        arguments: [
            ("", 0), ("HStack{r", 8), ("HStack{r}}", 9), ("HStack{r b}", 9), ("Form{r}", 0), ("r(1)", 0),
            ("HStack(spacing: wide){r}", 7), ("HStack(spcing: 3){r}", 7), ("VStack(alignment: top){r}", 7),
            ("r.blur(3)", 2), ("r.frame(width: 3, maxWidth: 4)", 18), ("r.padding(left: 3)", 10), ("r[3]", 3),
            ("r[3x4", 5), ("r.fixedSize(diagonal)", 12), ("Spacer(3)", 7), ("HStack{r}.frame(width: 1e3)", 16),
            ("r.", 2),
        ])
    func unknown(text: String, offset: Int) {
        let error = #expect(throws: NotationError.self) { _ = try Self.read(text) }
        #expect(error?.offset == offset, "\(String(describing: error))")
    }

    @Test("no nesting is too deep for the reader")
    func depth() {
        let deep = String(repeating: "HStack{", count: 100_000)
        #expect(throws: NotationError.self) { _ = try Self.read(deep) }
        #expect(throws: NotationError.self) { _ = try Self.read("r" + String(repeating: ".fixedSize", count: 100_000)) }
    }

    // MARK: Rows

    @Test("other rows are read where one can't be, and each has its place")
    func rows() throws {
        let text = """
            # Views
            | id | view | host | frames |
            | --- | --- | --- | --- |
            | a | `HStack{r}` | 100x100 | r:(0,0,100,100) |\r
             |b|  `HStack{r.blur(3)}` |100x100|r:(0,0,100,100)|
            | c | `r` | 100 | r:(0,0,100,100) |
            | d | `r` | 100x100 | r:(0,0,100) |
            | e | `HStack{r;r}` | _x100 | r:(0,0,10,100)  r:( 18, 0, 10, 100 ) |
            | f | `HStack{r;r}` | infinityx1 | r[1]:(-.5,0,1,1) |
            """
        let file = try FrameTestFile(Array(text.utf8), file: "t.md")
        #expect(file.cases.map(\.id) == ["a", "e", "f"])
        #expect(file.cases.map(\.line) == [4, 8, 9])
        #expect(file.cases.map(\.host.width) == [100, nil, .infinity])
        #expect(file.cases[1].frames.map(\.number) == [0, 1])
        #expect(file.cases[1].frames.last?.frame == Rect(x: 18, y: 0, width: 10, height: 100))
        #expect(file.cases[2].frames.first?.number == 1)
        #expect(
            file.unread.compactMap(\.diagnostic.place?.description) == ["t.md:5:17", "t.md:6:13", "t.md:7:23"])
    }

    @Test("a file without a row is an error")
    func empty() {
        #expect(throws: DiagnosticError.self) { _ = try FrameTestFile(Array("| a | b |\n".utf8), file: "t.md") }
    }
}
