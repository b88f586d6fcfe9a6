import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("PageView")
struct PageViewTests {
    private func pages(_ selection: Int) -> some View {
        PageView(selection: selection) {
            Rectangle().frame(width: 100, height: 20).id("first")
            Rectangle().frame(width: 40, height: 60).id("second")
            Rectangle().frame(width: 50, height: 30).id("third")
        }
    }

    @Test("one page shows in the room of the largest", arguments: [(0, "first"), (1, "second"), (2, "third")])
    func selection(index: Int, id: String) throws {
        let tree = try pages(index).laidOut()
        #expect(try tree.frame("PageView") == Rect(x: 0, y: 0, width: 100, height: 75))
        #expect(tree.nodes.map(\.path).filter { ["first", "second", "third"].contains($0) } == [id])
        let frame = try tree.frame(id)
        #expect(frame.midX == 50 && frame.midY == 30)
    }

    @Test(
        "an index beyond the pages is that of the nearest", arguments: [(-1, "first"), (3, "third"), (.max, "third")])
    func nearest(index: Int, id: String) throws {
        #expect(try pages(index).laidOut().node(at: id) != nil)
    }

    @Test("the dots run from the leading side, the one of the page that shows is dark")
    func dots() throws {
        func dark(_ direction: LayoutDirection) throws -> Double {
            let tree = try pages(0).laidOut(direction)
            let dots = tree.nodes.filter { $0.type == "Dot" }
            #expect(dots.count == 3)
            let opaque = dots.filter {
                guard case .shape(let shape) = $0.content, case .color(let fill) = shape.paint else { return false }
                return fill.color.alpha == 255
            }
            #expect(opaque.count == 1)
            return opaque.first?.frame.rect.midX ?? 0
        }
        #expect(try dark(.leftToRight) == 34)
        #expect(try dark(.rightToLeft) == 66)
        let forced = try pages(0).semanticContentAttribute(.playback).laidOut(.rightToLeft)
        #expect(try forced.frame("PageView/PageControl/Dot[0]").midX == 34)
    }

    @Test("a page keeps the interface's direction, whatever the attribute of the pages")
    func content() throws {
        let view = PageView(selection: 0) { HStack { Text(verbatim: "a") } }.semanticContentAttribute(.forceLeftToRight)
        #expect(try view.laidOut(.rightToLeft).node(at: "PageView/HStack")?.direction == .rightToLeft)
    }

    @Test("the dots are one element that says which page it is")
    func spoken() throws {
        let tree = try pages(1).laidOut()
        let control = try #require(tree.node(at: "PageView/PageControl"))
        #expect(control.role == "pageControl")
        #expect(control.label?.filter { $0.isASCII } == "page 2 of 3")
        #expect(tree.nodes.filter { $0.type == "Dot" }.allSatisfy { $0.hidden })
        #expect(tree.node(at: "second")?.hidden == false)
    }

    @Test("no page, one page, and more than a row of dots has room for")
    func counts() throws {
        #expect(try PageView(selection: 2) {}.laidOut().nodes.map(\.type) == ["PageView"])
        let single = try PageView(selection: 2) { Text(verbatim: "a") }.laidOut()
        #expect(single.nodes.map(\.type) == ["PageView", "Text"])
        let many = try PageView(selection: 0) { ForEach(0..<40) { _ in Text(verbatim: "a") } }.laidOut(width: 160)
        #expect(many.nodes.filter { $0.type == "Dot" }.allSatisfy { $0.frame.rect.maxX <= 160 })
        #expect(try many.frame("PageView/PageControl").height > 7)
    }
}
