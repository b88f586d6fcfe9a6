import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Texts by users, in the direction and at the side of their own letters.
@Suite struct UserTextTests {
    private static let english = "See you at the station at seven, by the big clock"
    private static let arabic = "أراك في المحطة الساعة السابعة عند الساعة الكبيرة"

    /// Whether two places differ by less than a pixel: frames are on the grid of pixels, and lines aren't.
    private static func isAt(_ place: FixedLength, _ other: FixedLength) -> Bool {
        abs(place.points - other.points) < 0.5
    }

    /// The lines of a message that is 150 points wide.
    private static func lines(
        of view: some View, _ interface: LayoutDirection
    ) throws -> (lines: [RenderText.Line], frame: FixedRect) {
        let tree = try view.id("message").laidOut(width: 150, interface, scale: 2)
        return (try tree.text(at: "message").lines, try #require(tree.node(at: "message")).frame)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a message begins on the side of its own letters`(interface: LayoutDirection) throws {
        let left = try Self.lines(of: Text(verbatim: Self.english).userText(), interface)
        #expect(left.lines.count > 1)
        #expect(left.lines.allSatisfy { $0.direction == .leftToRight && Self.isAt($0.frame.minX, left.frame.minX) })
        let right = try Self.lines(of: Text(verbatim: Self.arabic).userText(), interface)
        #expect(right.lines.count > 1)
        #expect(right.lines.allSatisfy { $0.direction == .rightToLeft && Self.isAt($0.frame.maxX, right.frame.maxX) })
    }

    @Test(arguments: LayoutDirection.allCases)
    func `each paragraph has a direction`(interface: LayoutDirection) throws {
        let both = try Self.lines(of: Text(verbatim: "Hello!\n\(Self.arabic)").userText(), interface)
        #expect(both.lines[0].direction == .leftToRight && Self.isAt(both.lines[0].frame.minX, both.frame.minX))
        #expect(both.lines[1].direction == .rightToLeft && Self.isAt(both.lines[1].frame.maxX, both.frame.maxX))
    }

    @Test func `an alignment set inside wins`() throws {
        let inner = Text(verbatim: Self.arabic).multilineTextAlignment(.left).userText()
        let message = try Self.lines(of: inner, .rightToLeft)
        #expect(message.lines.allSatisfy { Self.isAt($0.frame.minX, message.frame.minX) })
    }
}
