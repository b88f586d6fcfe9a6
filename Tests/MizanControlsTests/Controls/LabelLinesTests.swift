import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// Lines in the labels of buttons, and the ends of circular gauges.
@Suite struct LabelLinesTests {
    private static let words = "A label of several words that wraps"

    /// The middles of the lines of the first text, from the middle of the text.
    private static func shifts(_ view: some View) throws -> [Double] {
        let tree = try view.laidOut(width: 110, scale: 2)
        let node = try #require(tree.nodes.first { $0.type == "Text" })
        guard case .text(let text) = node.content else { return [] }
        #expect(text.lines.count > 1)
        return text.lines.map { $0.frame.rect.midX - node.frame.rect.midX }
    }

    @Test func `lines of a button's label are centred unless their alignment is set`() throws {
        let button = Button {
        } label: {
            Text(verbatim: Self.words)
        }
        for shifts in [
            try Self.shifts(button), try Self.shifts(button.buttonStyle(.plain)),
            try Self.shifts(button.buttonStyle(.borderedProminent)),
        ] {
            #expect(shifts.allSatisfy { abs($0) < 0.6 }, "\(shifts)")
        }
        let set = try Self.shifts(button.multilineTextAlignment(.leading))
        #expect(set.contains { $0 < -1 }, "\(set)")
        // A row fills its width from the leading side.
        #expect(try Self.shifts(List { button }.listStyle(.plain)).contains { $0 < -1 })
        #expect(try Self.shifts(Text(verbatim: Self.words)).contains { $0 < -1 })
    }

    @Test(arguments: [("0", "1,000,000"), ("-100 km/h", "9"), ("0", "9")])
    func `the ends of a circular gauge have one size`(minimum: String, maximum: String) throws {
        let gauge = Gauge(value: 0.5) {
            Text(verbatim: "a")
        } currentValueLabel: {
            Text(verbatim: "b")
        } minimumValueLabel: {
            Text(verbatim: minimum)
        } maximumValueLabel: {
            Text(verbatim: maximum)
        }
        let tree = try gauge.gaugeStyle(.accessoryCircular).laidOut(scale: 2)
        let sizes = tree.nodes.compactMap { node -> FixedLength? in
            guard case .text(let text) = node.content, [minimum, maximum].contains(text.text.string) else { return nil }
            return text.scale
        }
        #expect(sizes.count == 2 && sizes[0] == sizes[1], "\(sizes)")
        #expect((sizes[0].points < 1) == (minimum.count + maximum.count > 4))
    }
}
