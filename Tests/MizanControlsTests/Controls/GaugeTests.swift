import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Gauge")
struct GaugeTests {
    private var gauge: some View {
        Gauge(value: 30, in: 0...40) {
            Text(verbatim: "Speed").id("label")
        } currentValueLabel: {
            Text(verbatim: "30").id("value")
        } minimumValueLabel: {
            Text(verbatim: "0").id("minimum")
        } maximumValueLabel: {
            Text(verbatim: "40").id("maximum")
        }
    }

    @Test("a line is filled from its leading end, its ends beside it", arguments: LayoutDirection.allCases)
    func linear(direction: LayoutDirection) throws {
        for tree in try [
            gauge.laidOut(width: 300, direction),
            gauge.gaugeStyle(.accessoryLinearCapacity).laidOut(width: 300, direction),
        ] {
            let track = try #require(tree.nodes.first { $0.type == "Track" }?.frame.rect)
            let fill = try #require(tree.nodes.first { $0.type == "Fill" }?.frame.rect)
            #expect(abs(fill.width - track.width * 0.75) < 0.001)
            #expect(direction == .leftToRight ? fill.minX == track.minX : fill.maxX == track.maxX)
            let (first, last) = (try tree.frame("minimum"), try tree.frame("maximum"))
            #expect(direction == .leftToRight ? first.maxX < last.minX : first.minX > last.maxX)
            #expect(tree.nodes[0].role == "gauge")
            #expect(tree.nodes[0].label == "Speed, 30")
        }
    }

    @Test("a mark stands at the value", arguments: LayoutDirection.allCases)
    func mark(direction: LayoutDirection) throws {
        let tree = try Gauge(value: 1.0) { EmptyView() }.gaugeStyle(.accessoryLinear).laidOut(width: 300, direction)
        let mark = try #require(tree.nodes.first { $0.type == "Mark" }?.frame.rect)
        #expect(direction == .leftToRight ? mark.maxX == 300 : mark.minX == 0)
    }

    @Test("rings are the same in both directions, with the lower end at the left")
    func circular() throws {
        for (plain, mirrored) in try [
            (
                gauge.gaugeStyle(.accessoryCircular).laidOut(),
                gauge.gaugeStyle(.accessoryCircular).laidOut(.rightToLeft)
            ),
            (
                gauge.gaugeStyle(.accessoryCircularCapacity).laidOut(),
                gauge.gaugeStyle(.accessoryCircularCapacity).laidOut(.rightToLeft)
            ),
        ] {
            #expect(plain.nodes.map(\.frame) == mirrored.nodes.map(\.frame))
            #expect(plain.nodes.map(\.content?.shape?.kind) == mirrored.nodes.map(\.content?.shape?.kind))
            #expect(plain.nodes[0].frame.rect.size == Size(width: 58, height: 58))
        }
        let tree = try gauge.gaugeStyle(.accessoryCircular).laidOut(.rightToLeft)
        #expect(try tree.frame("minimum").maxX < tree.frame("maximum").minX)
    }

    @Test("one end alone is where it is next to the other", arguments: LayoutDirection.allCases)
    func oneEnd(direction: LayoutDirection) throws {
        func end(_ minimum: String?, _ maximum: String?) throws -> RenderTree {
            try Gauge(value: 0.5) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            } minimumValueLabel: {
                if let minimum { Text(verbatim: minimum).id("minimum") }
            } maximumValueLabel: {
                if let maximum { Text(verbatim: maximum).id("maximum") }
            }
            .gaugeStyle(.accessoryCircular).laidOut(direction)
        }
        let both = try end("0", "9")
        #expect(try end("0", nil).frame("minimum") == both.frame("minimum"))
        #expect(try end(nil, "9").frame("maximum") == both.frame("maximum"))
        // It shrinks to the room between the ring's ends, and stays at its side.
        let gauge = both.nodes[0].frame.rect
        let ring = (start: gauge.midX - 58 * 0.27, end: gauge.midX + 58 * 0.27)
        let (first, last) = (try end("1,000,000", nil), try end(nil, "1,000,000"))
        #expect(try abs(first.frame("minimum").minX - ring.start) < 0.001 && first.frame("minimum").maxX <= ring.end)
        #expect(try abs(last.frame("maximum").maxX - ring.end) < 0.001 && last.frame("maximum").minX >= ring.start)
    }

    @Test("a value outside is at the end", arguments: [(-1.0, "0%"), (9, "100%"), (.nan, "0%")])
    func clamped(value: Double, spoken: String) throws {
        #expect(try Gauge(value: value) { Text(verbatim: "a") }.laidOut(width: 200).nodes[0].value == spoken)
    }

    @Test("the words in a ring are whole at the largest text size")
    func largeText() throws {
        let tree = try gauge.gaugeStyle(.accessoryCircular).laidOut(textSize: .accessibility5)
        #expect(try tree.text(at: "value").truncated == nil)
        #expect(try tree.frame("Gauge").width > 100)
    }
}

extension RenderNode.Content {
    /// The shape that the node shows.
    fileprivate var shape: RenderNode.Shape? { if case .shape(let shape) = self { shape } else { nil } }
}
