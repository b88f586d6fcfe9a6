import MizanBase
import MizanDrawing
import MizanImages
import Testing

/// What is used more than once, cut or styled by class is the same image as its shapes written out.
@Suite("SVG references")
struct SVGReferenceTests {
    private static func image(_ content: String) throws -> SVGImage {
        try SVGImage(bytes: Array("<svg viewBox=\"0 0 24 24\">\(content)</svg>".utf8), file: "a.svg")
    }

    @Test(
        "the same image",
        arguments: [
            // A use moves what it refers to, after its own transform, and lends it its style.
            (
                "<defs><rect id=\"r\" width=\"4\" height=\"4\"/></defs><use href=\"#r\" x=\"3\" y=\"2\" fill=\"red\" transform=\"scale(2)\"/>",
                "<rect width=\"4\" height=\"4\" fill=\"red\" transform=\"scale(2) translate(3 2)\"/>"
            ),
            // What stands in `defs` has no style of its surroundings, and may stand behind its use.
            (
                "<use xlink:href=\"#g\"/><defs fill=\"red\"><g id=\"g\"><path d=\"M0 0H9V9\"/><path fill=\"blue\" d=\"M0 0V9H9\"/></g></defs>",
                "<path d=\"M0 0H9V9\"/><path fill=\"blue\" d=\"M0 0V9H9\"/>"
            ),
            // A use of a use, and of something that is shown too.
            (
                "<path id=\"a\" d=\"M0 0H9V9\"/><use id=\"b\" href=\"#a\" x=\"1\"/><use href=\"#b\" y=\"1\"/>",
                "<path d=\"M0 0H9V9\"/><path d=\"M1 0H10V9\"/><path d=\"M1 1H10V10\"/>"
            ),
            // Figma's frame, which cuts nothing, in its order.
            (
                "<g clip-path=\"url(#c)\"><path d=\"M1 1H9V9\"/></g><defs><clipPath id=\"c\"><rect width=\"24\" height=\"24\" fill=\"white\"/></clipPath></defs>",
                "<path d=\"M1 1H9V9\"/>"
            ),
            // A clip stands in the coordinates of who is cut, and has its own transform.
            (
                "<clipPath id=\"c\"><rect width=\"3\" height=\"3\" fill=\"none\" transform=\"translate(1)\"/></clipPath><g transform=\"scale(2)\" clip-path=\"url('#c')\"><rect width=\"9\" height=\"9\"/></g>",
                "<path d=\"M2 0H8V6H2z\"/>"
            ),
            // Clips in one another cut to what both show, and a clip to nothing that anyone asks for is none.
            (
                "<clipPath id=\"c\"><path d=\"M4 24V0h20v24z\"/></clipPath><clipPath id=\"d\" clipPathUnits=\"userSpaceOnUse\"><rect width=\"6\" height=\"24\"/></clipPath><g clip-path=\"url(#c)\"><rect width=\"24\" height=\"2\" clip-path=\"url(#d)\"/></g><g clip-path=\"none\"/>",
                "<path d=\"M4 0h2v2h-2z\"/>"
            ),
            // A sheet counts more than an attribute and less than `style`; of a sheet what is later.
            (
                "<style type=\"text/css\">/* a { */ .a, .b { fill: red; stroke: none }\n.b{fill:lime}<![CDATA[ .c { stroke-width: 2 } ]]></style><path class=\"b a\" fill=\"blue\" d=\"M0 0H9V9\"/><path class=\"a z\" style=\"fill: blue\" d=\"M0 0V9H9\"/>",
                "<path fill=\"lime\" d=\"M0 0H9V9\"/><path fill=\"blue\" d=\"M0 0V9H9\"/>"
            ),
        ])
    func same(short: String, long: String) throws {
        let (image, written) = (try Self.image(short), try Self.image(long))
        #expect(image.layers.map(\.color) == written.layers.map(\.color))
        #expect(image.layers.map(\.corners) == written.layers.map(\.corners))
    }

    /// Files of a few kilobytes that would be billions of shapes, or that write much for each: all are refused at once.
    @Test(
        "what is repeated without end is refused", .timeLimit(.minutes(1)),
        arguments: [
            (0..<16).map { "<g id=\"a\($0)\">\(String(repeating: "<use href=\"#a\($0 + 1)\"/>", count: 9))</g>" }
                .joined()
                + "<g id=\"a16\"><path d=\"M0 0H9V9\"/></g>",
            (0..<30).map { "<g id=\"a\($0)\"><use href=\"#a\($0 + 1)\"/></g>" }.joined() + "<g id=\"a30\"/>",
            "<path id=\"a\" d=\"M0 0\(String(repeating: " ", count: 1 << 16))\"/>"
                + String(repeating: "<use href=\"#a\"/>", count: 200),
            "<path id=\"a\" d=\"M0 0\(String(repeating: "h1v1", count: 5_000))\"/>"
                + String(repeating: "<use href=\"#a\"/>", count: 200),
            "<style>.a{\(String(repeating: "fill:red;", count: 9_000))}</style>"
                + String(repeating: "<g class=\"a\"/>", count: 2_000),
            "<style>\(String(repeating: ".a,", count: 9_000)).a{\(String(repeating: "fill:red;", count: 9_000))}</style>",
            "<clipPath id=\"c\"><path d=\"M0 0\(String(repeating: "h1", count: 5_000))\"/></clipPath>"
                + String(repeating: "<g clip-path=\"url(#c)\"/>", count: 2_000),
        ])
    func endless(content: String) throws {
        let error = try #require(throws: DiagnosticError.self) { try Self.image(content) }
        #expect(["svg-limit", "svg-reference"].contains(error.diagnostics.first?.rule), "\(error)")
    }
}

extension FilledPath {
    /// The corners of a path of lines, from the first one in reading order on, clockwise or not as they come.
    fileprivate var corners: Set<Point> { Set(path.elements.flatMap(\.points)) }
}
