import MizanBase
import MizanLayout
import Testing

/// SwiftUI's frames as others measured, published or derived them, each row in both directions.
@Suite("SwiftUI's frames")
struct SwiftUIFramesTests {
    @Test("the fixture has all its rows")
    func rows() throws { #expect(try FrameRow.all().count == 65) }

    @Test("each leaf stands where SwiftUI puts it", arguments: try FrameRow.all(), LayoutDirection.allCases)
    func frames(row: FrameRow, direction: LayoutDirection) throws {
        let tree = try ViewNotation.view(row.view).laidOut(width: row.host.width, height: row.host.height, direction)
        for (name, expected) in row.frames {
            let frame = try tree.frame("n\(name)")
            let x = direction == .leftToRight ? expected.minX : row.host.width - expected.maxX
            let differences = [
                frame.minX - x, frame.minY - expected.minY, frame.size.width - expected.size.width,
                frame.size.height - expected.size.height,
            ]
            #expect(
                differences.allSatisfy { $0.magnitude < 0.001 },
                "\(name) stands at \(frame), not at x \(x) and \(expected), in \(row.view)")
        }
    }
}
