import MizanBase
import MizanLayout
import Testing

/// The rule of UIKit's `userInterfaceLayoutDirection(for:relativeTo:)`, and whom an attribute concerns.
@Suite("Semantic content attributes")
struct SemanticContentAttributeTests {
    @Test(
        "the effective direction of each attribute in each interface",
        arguments: [
            (.unspecified, .leftToRight, .leftToRight), (.unspecified, .rightToLeft, .rightToLeft),
            (.playback, .leftToRight, .leftToRight), (.playback, .rightToLeft, .leftToRight),
            (.spatial, .leftToRight, .leftToRight), (.spatial, .rightToLeft, .leftToRight),
            (.forceLeftToRight, .leftToRight, .leftToRight), (.forceLeftToRight, .rightToLeft, .leftToRight),
            (.forceRightToLeft, .leftToRight, .rightToLeft), (.forceRightToLeft, .rightToLeft, .rightToLeft),
        ] as [(SemanticContentAttribute, LayoutDirection, LayoutDirection)])
    func table(attribute: SemanticContentAttribute, interface: LayoutDirection, effective: LayoutDirection) throws {
        #expect(effectiveLayoutDirection(for: attribute, relativeTo: interface) == effective)
        let tree = try HStack { square("a") }.semanticContentAttribute(attribute).laidOut(width: 100, interface)
        #expect(tree.nodes[0].direction == effective)
    }

    @Test("a playback row keeps its order in a right-to-left interface, a row inside it does not")
    func playbackRow() throws {
        let view = HStack(spacing: 0) {
            square("rewind")
            HStack(spacing: 0) {
                square("first")
                square("second")
            }
            square("play")
        }
        let tree = try view.semanticContentAttribute(.playback).laidOut(width: 40, .rightToLeft)
        #expect(try ["rewind", "second", "first", "play"].map { try tree.frame($0).minX } == [0, 10, 20, 30])
        let plain = try view.laidOut(width: 40, .rightToLeft)
        #expect(try ["play", "second", "first", "rewind"].map { try plain.frame($0).minX } == [0, 10, 20, 30])
    }

    @Test("leading padding and alignment inside a playback view are at its left")
    func playbackEdges() throws {
        let column = VStack(alignment: .leading) {
            square("short")
            Rectangle().frame(width: 30, height: 10)
        }
        let tree = try column.semanticContentAttribute(.playback).laidOut(width: 30, .rightToLeft)
        #expect(try tree.frame("short").minX == 0)
        #expect(try column.laidOut(width: 30, .rightToLeft).frame("short").minX == 20)
        let padded = Rectangle().id("bar").padding(.leading, 10).semanticContentAttribute(.playback)
        #expect(try padded.laidOut(width: 30, height: 5, .rightToLeft).frame("bar").minX == 10)
    }

    @Test(
        "an image turns around by the direction of the view that shows it",
        arguments: [
            ("chevron.forward", .unspecified, .leftToRight, false),
            ("chevron.forward", .unspecified, .rightToLeft, true),
            ("play.fill", .unspecified, .rightToLeft, false), ("sun.max", .unspecified, .rightToLeft, false),
            ("play.fill", .forceRightToLeft, .leftToRight, false),
            ("chevron.forward", .forceLeftToRight, .rightToLeft, false),
            ("chevron.forward", .playback, .rightToLeft, false), ("chevron.backward", .spatial, .rightToLeft, false),
            ("chevron.forward", .forceRightToLeft, .leftToRight, true),
        ] as [(String, SemanticContentAttribute, LayoutDirection, Bool)])
    func image(name: String, attribute: SemanticContentAttribute, interface: LayoutDirection, mirrored: Bool) throws {
        let view = Image(systemName: name).id("icon").semanticContentAttribute(attribute)
        #expect(try view.laidOut(interface).image(at: "icon").mirrored == mirrored)
    }

    @Test("an image does not take its parent's attribute over")
    func parent() throws {
        let view = HStack { Image(systemName: "chevron.forward").id("icon") }
        let kept = try view.semanticContentAttribute(.playback).laidOut(.rightToLeft)
        #expect(try kept.image(at: "icon").mirrored)
        let unturned = try view.semanticContentAttribute(.forceRightToLeft).laidOut(.leftToRight)
        #expect(try !unturned.image(at: "icon").mirrored)
    }

    @Test("what is behind a forced view is in the interface's direction again")
    func background() throws {
        let view = square("bar").background { Image(systemName: "chevron.forward") }
            .semanticContentAttribute(.forceLeftToRight)
        #expect(try view.laidOut(.rightToLeft).image(at: "bar/background").mirrored)
    }

    @Test("the environment's direction, unlike an attribute, holds for all that is inside")
    func environment() throws {
        let view = HStack { HStack { Image(systemName: "chevron.forward").id("icon") } }
            .environment(\.layoutDirection, .rightToLeft)
        #expect(try view.laidOut(.leftToRight).image(at: "icon").mirrored)
    }

    private func square(_ id: String) -> some View { Rectangle().frame(width: 10, height: 10).id(id) }
}
