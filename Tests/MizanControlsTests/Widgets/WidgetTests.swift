import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// Backgrounds of widgets, and glass.
@Suite struct WidgetTests {
    private var view: some View { Text(verbatim: "a").id("a").containerBackground(Color.red, for: .widget) }

    @Test func `a widget's background fills what is proposed, and the content stands in its middle`() throws {
        let tree = try view.laidOut(width: 100, height: 80)
        let background = try #require(tree.nodes.first { $0.path != "a" })
        #expect(background.frame.rect == Rect(x: 0, y: 0, width: 100, height: 80))
        #expect(try tree.frame("a").midX == 50)
    }

    @Test func `a widget on a lock screen has none`() throws {
        let tree = try view.environment(\.widgetFamily, .accessoryRectangular).laidOut(width: 100, height: 80)
        #expect(tree.nodes.count == 1)
        #expect(try view.environment(\.showsWidgetContainerBackground, false).laidOut(width: 9).nodes.count == 1)
    }

    @Test func `backgrounds of other containers are theirs`() throws {
        let tree = try Text(verbatim: "a").containerBackground(for: .navigation) { Color.red }.laidOut(width: 100)
        #expect(tree.nodes.count == 1)
    }

    @Test func `glass is a veil behind the view`() throws {
        let tree = try GlassEffectContainer(spacing: 4) {
            Text(verbatim: "a").glassEffect().id("a")
            Text(verbatim: "b").glassEffect(.identity).id("b")
            Text(verbatim: "c").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4)).id("c")
        }.laidOut(width: 100)
        #expect(
            tree.nodes.filter { $0.content.map { if case .shape = $0 { true } else { false } } ?? false }.count == 2)
    }
}
