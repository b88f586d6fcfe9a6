import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Windows and menu bars")
struct WindowTests {
    @Test("a window's buttons follow the system, its content the app", arguments: LayoutDirection.allCases)
    func window(app: LayoutDirection) throws {
        let system: LayoutDirection = app == .leftToRight ? .rightToLeft : .leftToRight
        let tree = try WindowFrame("Prices" as String) {
            HStack(spacing: 0) {
                square("first")
                Spacer()
            }
        }
        .environment(\.systemLayoutDirection, system)
        .laidOut(width: 400, app)
        let close = try #require(tree.nodes.first { $0.type == "Close" }?.frame.rect)
        let zoom = try #require(tree.nodes.first { $0.type == "Zoom" }?.frame.rect)
        #expect(
            system == .leftToRight
                ? close.minX == 14 && close.maxX < zoom.minX : close.maxX == 386 && close.minX > zoom.maxX)
        #expect(try app == .leftToRight ? tree.frame("first").minX == 0 : tree.frame("first").maxX == 400)
        let title = try #require(tree.nodes.first { $0.type == "Text" }?.frame.rect)
        #expect(abs(title.midX - 200) < 0.001)
    }

    @Test("a menu bar begins at the system's leading side", arguments: LayoutDirection.allCases)
    func menuBar(system: LayoutDirection) throws {
        let app: LayoutDirection = system == .leftToRight ? .rightToLeft : .leftToRight
        let tree = try MenuBar {
            Text(verbatim: "File").id("file")
            Text(verbatim: "Edit").id("edit")
        }
        .environment(\.systemLayoutDirection, system).laidOut(width: 400, app)
        let (file, edit) = (try tree.frame("file"), try tree.frame("edit"))
        #expect(
            system == .leftToRight
                ? file.minX == 16 && file.maxX < edit.minX : file.maxX == 384 && file.minX > edit.maxX)
    }
}
