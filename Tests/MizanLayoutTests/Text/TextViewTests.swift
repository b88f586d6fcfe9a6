import MizanBase
import MizanControls
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

@Suite("Texts")
struct TextViewTests {
    static let sentences = [
        "Heavy rain from noon, then clouds and sun", "أمطار غزيرة بعد الظهر ثم غيوم وشمس",
        "גשם כבד מהצהריים ואחר כך עננים ושמש",
        "วันนี้มีเมฆมากและฝนตกหนักในช่วงบ่าย", "आज दोपहर से भारी बारिश की संभावना है", "Weather in ירושלים, 10–20 mm of rain",
    ]

    @Test("a narrow text wraps, grows in height, and no letter is lost", arguments: sentences)
    func wrapping(sentence: String) throws {
        let view = Text(verbatim: sentence).id("text")
        let whole = try view.laidOut().text(at: "text")
        #expect(whole.lines.count == 1)
        var height = try view.laidOut().frame("text").size.height
        for width in stride(from: 300.0, through: 120, by: -20) {
            let tree = try view.laidOut(width: width)
            let text = try tree.text(at: "text")
            let frame = try tree.frame("text")
            #expect(frame.size.width <= width + 0.0001)
            #expect(frame.size.height >= height - 0.0001, "narrower is never lower")
            height = frame.size.height
            // The lines' ranges are the whole text, without a gap or an overlap.
            #expect(text.lines.first?.range.lowerBound == 0)
            #expect(text.lines.last?.range.upperBound == sentence.utf16.count)
            #expect(zip(text.lines, text.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
            // Nothing is clipped: every line lies inside the frame.
            let bounds = try #require(tree.node(at: "text")).frame
            for line in text.lines {
                #expect(line.frame.minX >= bounds.minX && line.frame.maxX <= bounds.maxX)
                #expect(line.frame.minY >= bounds.minY && line.frame.maxY <= bounds.maxY)
            }
        }
        #expect(try view.laidOut(width: 120).text(at: "text").lines.count > 1)
    }

    @Test("a text given its measured width keeps its lines", arguments: sentences)
    func measuredWidth(sentence: String) throws {
        let view = Text(verbatim: sentence).id("text")
        for proposed in stride(from: 60.0, through: 320, by: 13) {
            let first = try view.laidOut(width: proposed)
            let measured = try first.frame("text").size.width
            let again = try view.laidOut(width: measured)
            #expect(
                try first.text(at: "text").lines.map(\.range) == again.text(at: "text").lines.map(\.range),
                "proposed \(proposed), measured \(measured)")
        }
        let ideal = try view.laidOut().frame("text").size.width
        #expect(try view.laidOut(width: ideal).text(at: "text").lines.count == 1)
    }

    @Test("text sizes grow with the reader's, and a fixed size stays")
    func dynamicType() throws {
        let body = Text(verbatim: "Today").id("text")
        let heights = try DynamicTypeSize.allCases.map { try body.laidOut(textSize: $0).frame("text").size.height }
        #expect(heights == heights.sorted())
        #expect(Set(heights).count == heights.count, "each of the twelve sizes is another")
        let sizes = try DynamicTypeSize.allCases.map { size in
            try body.laidOut(textSize: size).text(at: "text").lines[0].runs[0].size.points
        }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        let fixed = body.font(.system(size: 17))
        #expect(try fixed.laidOut(textSize: .accessibility5).frame("text") == body.laidOut().frame("text"))
    }

    @Test("a symbol grows with the text beside it")
    func symbols() throws {
        let icon = Image(systemName: "sun.max").id("icon")
        #expect(try icon.laidOut().frame("icon").size == Size(width: 24, height: 24))
        let large = try icon.laidOut(textSize: .accessibility3).frame("icon").size.width
        #expect(abs(large / 24 - 40.0 / 17) < 0.001)
    }

    @Test("a label at the largest text size wraps inside its button and clips nothing")
    func label() throws {
        let view = Button { Label(title: Text(verbatim: "Play the radar"), systemImage: "play.fill").id("label") }
            .padding().id("button")
        let tree = try view.laidOut(width: 300, textSize: .accessibility5)
        #expect(try tree.text(at: "button/label/Text").lines.count > 1)
        let button = try #require(tree.node(at: "button")).frame
        for node in tree.nodes {
            #expect(node.frame.minX >= button.minX && node.frame.maxX <= button.maxX, "\(node.path)")
            #expect(node.frame.minY >= button.minY && node.frame.maxY <= button.maxY, "\(node.path)")
        }
        let icon = try tree.frame("button/label/Image")
        #expect(icon.size.width == icon.size.height, "a symbol is not squeezed")
    }

    @Test("a symbol stands around the middle of the capitals when its first baseline is a text's")
    func imageBaseline() throws {
        let row = HStack(alignment: .firstTextBaseline) {
            Image(systemName: "sun.max").id("icon")
            Text(verbatim: "Today\nTomorrow").id("text")
        }
        let tree = try row.laidOut()
        let icon = try tree.frame("icon")
        let baseline = try tree.text(at: "text").lines[0].baseline.points
        // Noto Sans' capitals are 714 of 1,000 units high.
        let middle = baseline - 0.714 * 17 / 2
        #expect(abs(icon.minY + icon.size.height / 2 - middle) < 0.05)
        let last = try HStack(alignment: .lastTextBaseline) { row }.laidOut()
        #expect(try last.frame("icon").minY == icon.minY, "the baseline travels up with the row")
    }

    @Test("the alignment of lines is the interface's, natural alignment the paragraph's")
    func alignment() throws {
        /// How far the second, shorter line stands from the left edge of the text.
        func offset(_ alignment: TextAlignment, _ text: String, _ direction: LayoutDirection) throws -> Double {
            let view = Text(verbatim: text).id("text").multilineTextAlignment(alignment)
            let tree = try view.laidOut(direction)
            return try tree.text(at: "text").lines[1].frame.minX.points - tree.frame("text").minX
        }
        let (latin, hebrew) = ("Tomorrow\nsun", "מזג האוויר\nיום")
        for text in [latin, hebrew] {
            #expect(try offset(.leading, text, .leftToRight) == 0)
            #expect(try offset(.trailing, text, .rightToLeft) == 0)
            let free = try offset(.leading, text, .rightToLeft)
            #expect(free > 10)
            #expect(try offset(.trailing, text, .leftToRight) == free)
            #expect(try abs(offset(.center, text, .rightToLeft) - free / 2) < 0.001)
        }
        #expect(try offset(.natural, latin, .rightToLeft) == 0)
        #expect(try offset(.natural, hebrew, .leftToRight) > 10)
    }

    @Test("a line is as high as the fonts that it uses: that of Nastaliq is higher than a Latin one")
    func tallScripts() throws {
        func height(_ text: String, _ font: Font = .body) throws -> Double {
            try Text(verbatim: text).font(font).id("text").laidOut().frame("text").size.height
        }
        let latin = try height("Today")
        for text in ["วันนี้", "आज", "اليوم", "ថ្ងៃនេះ"] { #expect(try height(text) == latin) }
        let nastaliq = Font.custom("Noto Nastaliq Urdu", size: 17)
        #expect(try height("آج", nastaliq) > 1.5 * latin)
        #expect(try height("Today آج", nastaliq) == height("آج", nastaliq))
    }

    @Test("an empty text has one line's height and no width")
    func empty() throws {
        let frame = try Text(verbatim: "").id("text").laidOut().frame("text")
        #expect(frame.size.width == 0)
        #expect(try frame.size.height == Text(verbatim: "a").id("text").laidOut().frame("text").size.height)
    }
}
