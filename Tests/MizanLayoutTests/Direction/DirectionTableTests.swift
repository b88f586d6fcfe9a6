import MizanBase
import MizanDrawing
import MizanLayout
import MizanRenderTree
import Testing

/// Every attribute in each interface around and on an image of each kind, as UIKit documents them: the rule of
/// `userInterfaceLayoutDirection(for:relativeTo:)`, attributes that no subview inherits, and what becomes of the image sets of
/// an asset catalog.
@Suite("Direction: the whole table")
struct DirectionTableTests {
    /// The direction that a view with an attribute is laid out in: the interface's by columns, left to right first.
    static let effective: [SemanticContentAttribute: (leftToRight: LayoutDirection, rightToLeft: LayoutDirection)] = [
        .unspecified: (.leftToRight, .rightToLeft),
        .playback: (.leftToRight, .leftToRight),
        .spatial: (.leftToRight, .leftToRight),
        .forceLeftToRight: (.leftToRight, .leftToRight),
        .forceRightToLeft: (.rightToLeft, .rightToLeft),
    ]

    /// What is seen of an image set in a view of each direction.
    static let seen: [ImageDirection: (leftToRight: Seen, rightToLeft: Seen)] = [
        .fixed: (.asDrawn, .asDrawn),
        .leftToRight: (.asDrawn, .mirrorImage),
        .rightToLeft: (.mirrorImage, .asDrawn),
        .both: (.asDrawn, .other),
    ]

    enum Seen { case asDrawn, mirrorImage, other }

    struct Case: CustomTestStringConvertible {
        var kind: ImageDirection
        var interface: LayoutDirection
        /// Of the stack around the image, and of a stack around that.
        var outer: [SemanticContentAttribute]
        var own: SemanticContentAttribute

        var testDescription: String {
            "\(kind) image in \(interface): \((outer + [own]).map(\.rawValue).joined(separator: " > "))"
        }
    }

    static let cases: [Case] = ImageDirection.allCases.flatMap { kind in
        LayoutDirection.allCases.flatMap { interface in
            SemanticContentAttribute.allCases.flatMap { outermost in
                SemanticContentAttribute.allCases.flatMap { outer in
                    SemanticContentAttribute.allCases.map { own in
                        Case(kind: kind, interface: interface, outer: [outermost, outer], own: own)
                    }
                }
            }
        }
    }

    @Test("each attribute, interface, kind of image and nesting")
    func table() throws {
        #expect(Self.cases.count == 5 * 5 * 5 * 2 * 4)
        for item in Self.cases { try check(item) }
    }

    private func check(_ item: Case) throws {
        let view = HStack(spacing: 0) {
            HStack(spacing: 0) {
                Image(Self.image(item.kind)).id("image").semanticContentAttribute(item.own)
                Rectangle().frame(width: 10, height: 10).id("bar")
            }
            .id("inner").semanticContentAttribute(item.outer[1])
            Rectangle().frame(width: 10, height: 10).id("end")
        }
        .semanticContentAttribute(item.outer[0])
        let tree = try view.laidOut(item.interface)
        func direction(_ attribute: SemanticContentAttribute) throws -> LayoutDirection {
            let row = try #require(Self.effective[attribute])
            return item.interface == .leftToRight ? row.leftToRight : row.rightToLeft
        }
        // Each stack is arranged by its own attribute, whatever is around it.
        let isOuterLeftToRight = try direction(item.outer[0]) == .leftToRight
        #expect(try tree.frame("end").minX == (isOuterLeftToRight ? 34 : 0), "\(item)")
        let isInnerLeftToRight = try direction(item.outer[1]) == .leftToRight
        let inner = isOuterLeftToRight ? 0.0 : 10
        #expect(try tree.frame("inner/image").minX == inner + (isInnerLeftToRight ? 0 : 10), "\(item)")
        // And the image by its own alone.
        let row = try #require(Self.seen[item.kind])
        let expected = try direction(item.own) == .leftToRight ? row.leftToRight : row.rightToLeft
        #expect(try Self.seen(in: tree) == expected, "\(item)")
    }

    @Test("a direction that the environment forces holds inside, and an attribute is relative to it")
    func environment() throws {
        for kind in ImageDirection.allCases {
            for interface in LayoutDirection.allCases {
                for forced in LayoutDirection.allCases {
                    for own in SemanticContentAttribute.allCases {
                        let view = HStack {
                            HStack { Image(Self.image(kind)).id("image").semanticContentAttribute(own) }
                        }
                        .environment(\.layoutDirection, forced)
                        let row = try #require(Self.effective[own])
                        let direction = forced == .leftToRight ? row.leftToRight : row.rightToLeft
                        let seen = try #require(Self.seen[kind])
                        #expect(
                            try Self.seen(in: view.laidOut(interface))
                                == (direction == .leftToRight ? seen.leftToRight : seen.rightToLeft))
                    }
                }
            }
        }
    }

    @Test("an image set's direction is that of its pictures")
    func directions() {
        for kind in ImageDirection.allCases { #expect(Self.image(kind).direction == kind) }
    }

    private static let drawn = picture("M0 0L24 0L24 12L0 24Z")
    private static let other = picture("M0 0L24 12L24 24L0 24Z")

    private static func picture(_ path: String) -> ImagePicture {
        ImagePicture(
            size: Size(width: 24, height: 24),
            layers: [FilledPath(path: Path(svg: path) ?? Path(), color: .black)])
    }

    private static func image(_ kind: ImageDirection) -> ImageAsset {
        var asset = ImageAsset("picture")
        switch kind {
        case .fixed: asset.register(drawn, with: ImageTraits())
        case .leftToRight: asset.register(drawn, with: ImageTraits(layoutDirection: .leftToRight))
        case .rightToLeft: asset.register(drawn, with: ImageTraits(layoutDirection: .rightToLeft))
        case .both:
            asset.register(drawn, with: ImageTraits(layoutDirection: .leftToRight))
            asset.register(other, with: ImageTraits(layoutDirection: .rightToLeft))
        }
        return asset
    }

    private static func seen(in tree: RenderTree) throws -> Seen {
        let node = try #require(tree.nodes.first { $0.type == "Image" })
        let shown = try tree.image(at: node.path)
        let isDrawn = tree.images[shown.image].content == drawn.content
        if isDrawn { return shown.mirrored ? .mirrorImage : .asDrawn }
        #expect(tree.images[shown.image].content == other.content)
        #expect(!shown.mirrored)
        return .other
    }
}
