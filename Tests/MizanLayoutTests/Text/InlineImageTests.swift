import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

/// An image in a text is a character of its line.
struct InlineImageTests {
    private let picture = ImageAsset(
        "picture", ImagePicture(size: Size(width: 40, height: 30), layers: []), for: .leftToRight)

    private func textNode(_ tree: RenderTree) throws -> RenderText.Line {
        try #require(try tree.text(at: "Text").lines.first)
    }

    @Test func `a symbol stands where it is written, as large as the font`() throws {
        let before = try Text(verbatim: "Total ").laidOut().frame("Text")
        let tree = try Text("Total \(Image(systemName: "wind")) now").laidOut()
        let image = try tree.frame("Text/Image")
        let line = try textNode(tree)
        #expect(image.width == 24 && image.height == 24)
        #expect(abs(image.minX - before.width) <= 0.5)
        // Its middle is on that of the capitals, as beside a text.
        let middle = line.baseline.points - 0.357 * 17
        #expect(abs(image.minY + 12 - middle) < 0.01)
        #expect(try tree.text(at: "Text").text.string == "Total \u{FFFC} now")
        #expect(line.runs.flatMap(\.glyphs).count == 10)
        #expect(try RenderTree(json: tree.json, file: "tree") == tree)
    }

    @Test func `it takes the font and the colour of the text around it`() throws {
        let large = Text("\(Image(systemName: "chevron.forward"))").font(.largeTitle).foregroundStyle(.red)
        let tree = try Text("a \(large) b").laidOut()
        #expect(try tree.frame("Text/Image").height == 48)
        let red = try Text(verbatim: "a").foregroundStyle(.red).laidOut().text(at: "Text").lines.first?.runs.first?
            .color
        #expect(try tree.image(at: "Text/Image").color == red)
    }

    @Test func `from right to left it stands on the other side and turns as it says itself`() throws {
        let text = Text("a\(Image(systemName: "chevron.forward"))b\(Image(picture))")
        let (left, right) = (try text.laidOut(width: 200), try text.laidOut(width: 200, .rightToLeft))
        #expect(try left.image(at: "Text/Image").mirrored == false)
        #expect(try right.image(at: "Text/Image").mirrored && right.image(at: "Text/Image[1]").mirrored)
        // The text is English: its order stays, and it stands at the right.
        let (from, to) = (try left.frame("Text/Image"), try right.frame("Text/Image"))
        let (box, other) = (try left.frame("Text"), try right.frame("Text"))
        #expect(abs((from.minX - box.minX) - (to.minX - other.minX)) < 0.01)
        // In Hebrew the first letter is at the right, the image left of it.
        let hebrew = try Text(verbatim: "א").laidOut().frame("Text").width
        let tree = try Text("א\(Image(systemName: "wind"))ב").writingDirection(.rightToLeft).laidOut(.rightToLeft)
        #expect(try abs(tree.frame("Text/Image").maxX + hebrew - tree.frame("Text").maxX) < 0.01)
    }

    @Test func `a picture stands on the baseline, and its line is as high as it`() throws {
        let tree = try Text("a\(Image(picture))g").laidOut()
        let image = try tree.frame("Text/Image")
        let line = try textNode(tree)
        #expect(image.width == 40 && image.height == 30)
        #expect(abs(image.maxY - line.baseline.points) < 0.01)
        #expect(try tree.frame("Text").height > Text(verbatim: "ag").laidOut().frame("Text").height)
    }

    @Test func `a line may end before and behind it, and what is hidden is not shown`() throws {
        let text = Text("aaaa\(Image(picture))bbbb")
        let tree = try text.laidOut(width: 50)
        #expect(try tree.text(at: "Text").lines.count == 3)
        #expect(try tree.frame("Text/Image").minX == tree.frame("Text").minX)
        let cut = try Text("aaaaaaaa bbbbbbb cccccc \(Image(picture))").lineLimit(1).laidOut(width: 90)
        #expect(cut.nodes.map(\.path) == ["Text"])
        let small = try text.lineLimit(1).minimumScaleFactor(0.2).laidOut(width: 60)
        let scale = try small.text(at: "Text").scale.points
        #expect(scale < 1 && small.nodes.count == 2)
        #expect(try abs(small.frame("Text/Image").width - 40 * scale) < 0.1)
    }

    @Test func `its specifier is %@, and an unknown one is an error`() throws {
        let key: LocalizedStringKey = "Total \(Image(systemName: "wind"))"
        #expect(key.key == "Total %@")
        #expect(key == "Total \(Image(systemName: "wind"))" && key != "Total \(Image(systemName: "play.fill"))")
        #expect(try Text(Image(systemName: "wind")).laidOut().frame("Text/Image").width == 24)
    }
}
