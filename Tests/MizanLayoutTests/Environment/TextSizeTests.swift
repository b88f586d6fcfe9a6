import Foundation
import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Text sizes of the reader: fonts, scaled lengths, and the layouts that answer to them.
@Suite("Text sizes")
struct TextSizeTests {
    private struct Metric: View {
        @ScaledMetric private var body17 = 17.0
        @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 10
        @ScaledMetric(relativeTo: .caption) private var caption: Float = 4

        var body: some View {
            HStack(spacing: 0) {
                Color.black.frame(width: body17, height: 1)
                Color.black.frame(width: title, height: 1)
                Color.black.frame(width: Double(caption), height: 1)
            }
        }
    }

    private func widths(_ size: DynamicTypeSize, scale: Double?) throws -> [Double] {
        // The places are not snapped, so that the lengths are seen as they were scaled.
        let tree = try Metric().environment(\.displayScale, scale).laidOut(textSize: size)
        return tree.nodes.filter { $0.type == "Color" }.map(\.frame.rect.size.width)
    }

    /// The first row was published from a device (17 is 16⅓ at medium), so was the last one's 48; the others follow from the line
    /// heights of the type table.
    @Test("a scaled metric grows as line heights do, to whole pixels")
    func scaledMetric() throws {
        #expect(try widths(.medium, scale: 3) == [16.3333, 9.6667, 3.3333])
        #expect(try widths(.large, scale: 2) == [17, 10, 4])
        #expect(try widths(.xSmall, scale: 2) == [14.5, 9.5, 3.5])
        #expect(try widths(.accessibility5, scale: 1) == [48, 17, 13])
        #expect(try widths(.accessibility5, scale: nil).first == 47.9091)
    }

    @Test("sizes are ordered, and the last five are for accessibility")
    func order() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    private struct Size: View {
        @Environment(\.dynamicTypeSize) private var size

        var body: some View { Text(verbatim: "\(size)").id("size") }
    }

    private func size(of view: some View, _ size: DynamicTypeSize) throws -> String {
        try view.laidOut(textSize: size).text(at: "size").text.string
    }

    @Test("a fixed size, and bounds of it on one side or on both")
    func bounds() throws {
        #expect(try size(of: Size().dynamicTypeSize(.small), .accessibility5) == "small")
        let largest = Size().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        #expect(try [.large, .accessibility2].map { try size(of: largest, $0) } == ["large", "xxxLarge"])
        let smallest = Size().dynamicTypeSize(DynamicTypeSize.medium...)
        #expect(try [.xSmall, .accessibility2].map { try size(of: smallest, $0) } == ["medium", "accessibility2"])
        let both = Size().dynamicTypeSize(.medium ... .xLarge)
        #expect(try [.xSmall, .large, .xxLarge].map { try size(of: both, $0) } == ["medium", "large", "xLarge"])
        let open = Size().dynamicTypeSize(.medium..<DynamicTypeSize.xLarge)
        #expect(try size(of: open, .accessibility1) == "large")
        let none = Size().dynamicTypeSize(.medium..<DynamicTypeSize.medium)
        #expect(try size(of: none, .accessibility1) == "accessibility1")
    }

    @Test("ViewThatFits takes the column where larger text no longer fits in a row")
    func fallback() throws {
        let view = ViewThatFits(in: .horizontal) {
            HStack {
                Text(verbatim: "Reply")
                Text(verbatim: "Forward")
            }
            VStack {
                Text(verbatim: "Reply")
                Text(verbatim: "Forward")
            }
        }.id("actions")
        func taken(_ size: DynamicTypeSize) throws -> Int? {
            try view.laidOut(width: 160, textSize: size).node(at: "actions")?.chosenAlternative?.index
        }
        #expect(try taken(.xSmall) == 0)
        #expect(try taken(.large) == 0)
        #expect(try taken(.accessibility1) == 1)
    }

    @Test("in a grid the column of text grows and the bar gives way")
    func grid() throws {
        let view = Grid(alignment: .leading) {
            ForEach(["Today", "Mon"], id: \.self) { day in
                GridRow {
                    Text(verbatim: day).id("day")
                    Capsule().frame(height: 4).id("bar")
                }.id("row")
            }
        }.frame(width: 200)
        func frames(_ size: DynamicTypeSize) throws -> (day: Rect, bar: Rect) {
            let tree = try view.laidOut(textSize: size)
            return (try tree.frame("row[Today]/day"), try tree.frame("row[Mon]/bar"))
        }
        let (large, huge) = (try frames(.large), try frames(.accessibility5))
        #expect(huge.day.size.width > 2.9 * large.day.size.width)
        #expect(huge.bar.minX - huge.day.maxX == large.bar.minX - large.day.maxX)
        #expect(huge.bar.maxX == 200 && large.bar.maxX == 200)
        #expect(huge.bar.size.width < large.bar.size.width)
    }
}
