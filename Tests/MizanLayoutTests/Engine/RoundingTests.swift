import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Definitions 1: edges are snapped to `floor(v * scale + 1/2) / scale`, once, from the root's leading edge.
@Suite("Rounding")
struct RoundingTests {
    private static var sevenths: some View {
        HStack(spacing: 0) {
            ForEach(0..<7) { _ in Rectangle().id("part") }
        }
    }

    @Test(
        "neighbours share their edges exactly, and every edge is a pixel's", arguments: [1.0, 2, 3],
        LayoutDirection.allCases)
    func neighbours(scale: Double, direction: LayoutDirection) throws {
        let tree = try Self.sevenths.laidOut(width: 100, height: 10, direction, scale: scale)
        let parts = tree.nodes.filter { $0.type == "Rectangle" }.map(\.frame)
        #expect(parts.count == 7)
        for (frame, next) in zip(parts, parts.dropFirst()) {
            #expect(direction == .leftToRight ? frame.maxX == next.minX : frame.minX == next.maxX)
        }
        for frame in parts {
            let pixel = frame.minX.points * scale
            #expect(abs(pixel - pixel.rounded()) < 0.001)
        }
        #expect(parts.reduce(0) { $0 + $1.size.width.rawValue } == 1_000_000)
        // Sizes are differences of edges: they differ by one pixel.
        let widths = parts.map(\.size.width.points)
        let spread = (widths.max() ?? 0) - (widths.min() ?? 0)
        #expect(abs(spread - 1 / scale) < 0.001)
    }

    @Test(
        "an edge halfway between two pixels goes down the axis, whatever its sign",
        arguments: [(0.25, 0.5), (0.24, 0), (0.75, 1), (-0.25, 0), (-0.26, -0.5), (-0.75, -0.5)])
    func halfway(edge: Double, snapped: Double) throws {
        let view = HStack(spacing: 0) {
            Rectangle().frame(width: 10, height: 10).id("box")
            Spacer(minLength: 0)
        }
        let tree = try view.padding(.leading, edge).laidOut(width: 100, scale: 2)
        #expect(try tree.frame("box").minX == snapped)
    }

    @Test("without a scale edges lie on the grid of 1/10,000 pt")
    func unsnapped() throws {
        let tree = try Self.sevenths.laidOut(width: 100, height: 10)
        #expect(tree.nodes.last?.frame.minX == FixedLength(rawValue: 857_143))
        #expect(tree.scale == nil)
    }

    @Test("lines of texts on one baseline stand on one pixel row whatever their sizes")
    func baselines() throws {
        for offset in stride(from: 0, to: 1, by: 0.1) {
            let row = HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "Today").font(.caption).id("small")
                Text(verbatim: "اليوم").font(.title).id("big")
                Text(verbatim: "24").font(.system(size: 31.7)).id("odd")
            }
            let tree = try row.padding(.top, offset).laidOut(scale: 2)
            let baselines = try ["small", "big", "odd"].map { try tree.text(at: $0).lines[0].baseline }
            #expect(Set(baselines).count == 1, "\(baselines) at \(offset)")
        }
    }

    @Test("snapping wraps no text again: lines keep the width that they were measured with")
    func lines() throws {
        let text = Text(verbatim: "Heavy rain from noon, then clouds").id("text")
        for width in stride(from: 60.0, to: 200, by: 7.3) {
            let exact = try text.laidOut(width: width).text(at: "text").lines
            let snapped = try text.laidOut(width: width, scale: 1).text(at: "text").lines
            #expect(exact.map(\.range) == snapped.map(\.range))
            #expect(exact.map(\.frame.size.width) == snapped.map(\.frame.size.width))
        }
    }
}
