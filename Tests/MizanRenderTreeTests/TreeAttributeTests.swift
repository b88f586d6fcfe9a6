import MizanBase
import Testing

@testable import MizanRenderTree

/// What is printed is read into the same values.
@Suite struct TreeAttributeTests {
    private static func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }

    private static let fields: [(TreeAttribute, String)] = [
        (TreeAttribute(.hidden), "hidden"),
        (TreeAttribute(.padding, .length(length(16.5))), "padding 16.5"),
        (
            TreeAttribute(
                .padding,
                parts: [TreeAttribute(.horizontal, .length(length(-3))), TreeAttribute(.top, .length(.zero))]),
            "padding (horizontal -3 top 0)"
        ),
        (TreeAttribute(.direction, .word("rtl")), "rtl"), (TreeAttribute(.shape, .word("capsule")), "capsule"),
        (TreeAttribute(.fill, .word("card"), .colors([.white])), "fill card #ffffff"),
        (TreeAttribute(.fill, .word("my card"), .colors([.white])), "fill \"my card\" #ffffff"),
        // Names from files that mean something else in the form.
        (TreeAttribute(.fill, .word("gradient"), .colors([.white])), "fill \"gradient\" #ffffff"),
        (TreeAttribute(.symbol, .word("4x4")), "symbol \"4x4\""),
        (TreeAttribute(.symbol, .word("hidden")), "symbol hidden"),
        (TreeAttribute(.image, .word("a\"b\\c\u{202e}")), "image \"a\\\"b\\\\c\\u{202e}\""),
        (TreeAttribute(.image, .word("")), "image \"\""),
        (TreeAttribute(.color, .colors([.black, .white])), "color #000000,#ffffff"),
        (TreeAttribute(.glyphs, .checksum(0x0000_12ab)), "glyphs 000012ab"),
        (TreeAttribute(.truncated, .range(3..<12)), "truncated 3..<12"),
        (
            TreeAttribute(
                .fill, .gradient,
                parts: [
                    TreeAttribute(.start, .lengths([.zero, length(0.5)])),
                    TreeAttribute(
                        .stop, .word("a"), .colors([.black]), parts: [TreeAttribute(.location, .length(length(1)))]),
                ]), "fill gradient (start 0,0.5 stop a #000000 (location 1))"
        ),
    ]

    @Test func `fields are printed and read`() {
        for (field, text) in Self.fields {
            #expect(field.text == text)
            #expect(TreeAttribute(text[...]) == field, "\(text)")
        }
    }

    @Test(arguments: [
        "", "padding", "padding (", "padding ()", "padding 1 2", "fill", "fill card", "glyphs 12", "opacity 1e5",
        "unread x",
        "symbol \"a", "symbol \"\\q\"", "truncated 9..<3", "padding (padding (padding (padding (padding 1))))", "rtl 3",
    ])
    func `what is no field is none`(text: String) { #expect(TreeAttribute(text[...]) == nil) }

    @Test func `a tree's lines are read as they were printed`() {
        let tree = RenderTree.sample
        let read = TreeOutline(text: tree.text)
        #expect(read.text == tree.text)
        #expect(read.nodes.map(\.line) == tree.outline.nodes.map(\.line))
        #expect(read.nodes.map(\.lines) == tree.outline.nodes.map(\.lines))
        #expect(read.nodes.indices.map(read.path) == tree.nodes.map(\.path))
        #expect(!read.nodes.contains { $0.isDamaged })
    }

    @Test func `alternatives count from 1`() {
        let line = TreeLine("actions ViewThatFits 0,0 9x9 took 2 of 3 (HStack needs 12 > 9, VStack needs 30 > 9 high)")
        #expect(line.chosenAlternative?.index == 1)
        #expect(line.chosenAlternative?.rejected.map(\.axis) == [.horizontal, .vertical])
        #expect(line.attributes.isEmpty)
        #expect(line.chosenAlternative?.rejected.map(\.node) == [nil, nil])
        for text in ["took 0 of 2", "took 3 of 2", "took 1 of", "took 1 of 2 (", "took 99999999999 of 2"] {
            #expect(TreeLine("a V 0,0 9x9 \(text)").attributes.map(\.name) == [.unread], "\(text)")
        }
    }

    @Test func `the node that an alternative is too long for is read, whatever its name holds`() {
        for path in ["title", "HStack/Text[1]", "row[a, b (c)]/Text", "row[)]", "a\"b"] {
            let rejected = [
                Fallback.Rejection(
                    segment: "HStack", axis: .horizontal, needs: .zero, offered: .zero, node: path),
                Fallback.Rejection(segment: "VStack", axis: .vertical, needs: .zero, offered: .zero, node: path),
            ]
            let fallback = Fallback(index: 2, count: 3, rejected: rejected)
            let line = TreeLine("a V 0,0 9x9 \(fallback.text) label \"b\"")
            #expect(line.chosenAlternative == fallback, "\(fallback.text)")
            #expect(line.attributes.map(\.name) == [.label], "\(fallback.text)")
        }
        #expect(TreeLine("a V 0,0 9x9 took 2 of 2 (H needs 2 > 1 for )").attributes.map(\.name) == [.unread])
    }
}
