import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// Lists with a row that needs more than the screen's width, and the lines between rows.
@Suite struct WideListTests {
    private static func screen(_ style: some ListStyle) -> some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        Text(verbatim: "A title that may wrap into several lines")
                        Rectangle().frame(width: 330, height: 20)
                    }
                    Text(verbatim: "b")
                } header: {
                    Text(verbatim: "Unbreakable header").fixedSize().frame(width: 400)
                }
            }
            .listStyle(style).navigationTitle("Title")
        }
    }

    private static func expectAsWideAsScreen(_ tree: RenderTree) throws {
        for type in ["NavigationStack", "Screen", "List", "Section", "Rows", "Surface"] {
            for node in tree.nodes(ofType: type) {
                let frame = node.frame.rect
                #expect(frame.minX >= 0 && frame.maxX <= 320, "\(type) \(frame)")
            }
        }
        let list = try #require(tree.nodes(ofType: "List").first).frame.rect
        let bar = try #require(tree.nodes(ofType: "NavigationBar").first).frame.rect
        #expect(list.minX == 0 && list.width == 320)
        #expect(list.minY > bar.minY && abs(list.minY - bar.maxY) < 8)
        let background = try #require(tree.nodes.first { $0.path.hasSuffix("List/background") }).frame.rect
        #expect(background == Rect(x: 0, y: 0, width: 320, height: tree.size.height.points))
    }

    @Test(arguments: LayoutDirection.allCases, [nil, 600.0])
    func `a list is as wide as its screen, which starts under its bar`(
        direction: LayoutDirection, height: Double?
    ) throws {
        try Self.expectAsWideAsScreen(
            Self.screen(.insetGrouped).laidOut(width: 320, height: height, direction, scale: 2))
        try Self.expectAsWideAsScreen(Self.screen(.plain).laidOut(width: 320, height: height, direction, scale: 2))
    }

    @Test(arguments: [1, 1.25, 1.5, 2, 3], [0, 0.3, 0.5, 0.8])
    func `a line between rows has at least one pixel`(scale: Double, shift: Double) throws {
        let list = List { ForEach(0..<4) { Text(verbatim: "row \($0)").frame(height: 23.3 + shift) } }.padding(
            .top, shift)
        let tree = try list.laidOut(width: 320, height: 500, scale: scale)
        let lines = tree.nodes(ofType: "Separator")
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.frame.size.height.points * scale > 0.99 })
    }
}
