import MizanBase
import MizanImages
import Testing

/// What is outside of the subset is refused where it stands: in each case `‸` marks the place.
@Suite("SVG that is refused")
struct SVGRefusalTests {
    /// A drawing around some content.
    private static func svg(_ content: String) -> String { "<svg viewBox=\"0 0 24 24\">\n\(content)\n</svg>" }
    /// A path with an attribute.
    private static func path(_ attribute: String) -> String { svg("<path d=\"M0 0L9 9\" \(attribute)/>") }

    static let elements: [(String, String)] = [
        (svg("‸<text>شمس</text>"), "“text” is not read; turn it into paths"),
        (svg("<g>‸<image/></g>"), "“image” is not read; put it beside the drawing"),
        (svg("‸<foreignObject/>"), "“foreignObject” is not read"),
        (svg("‸<script/>"), "“script” is not read; remove it"),
        (svg("‸<symbol/>"), "“symbol” is not read"),
        (svg("‸<mask/>"), "“mask” is not read"),
        (svg("‸<filter/>"), "“filter” is not read"),
        (svg("‸<linearGradient/>"), "“linearGradient” is not read; fill with one colour"),
        (svg("‸<radialGradient/>"), "“radialGradient” is not read"),
        (svg("‸<pattern/>"), "“pattern” is not read"),
        (svg("‸<marker/>"), "“marker” is not read; draw the marker"),
        (svg("‸<switch/>"), "“switch” is not read; make an image for each language"),
        (svg("‸<a/>"), "“a” is not read; move what it holds out"),
        (svg("‸<svg/>"), "“svg” is not read"),
        (svg("<path d=\"\">‸<animate/></path>"), "“animate” is not read; remove it"),
        (svg("‸<set/>"), "“set” is not read"),
        (svg("‸<Rect/>"), "“Rect” is not read; did you mean <rect>?"),
        (svg("<path>‸<path/></path>"), "<path> stands inside of a shape"),
        ("‸<html/>", "the file begins with “html”, not with svg"),
        ("<svg xmlns:s=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">‸<s:path/></svg>", "“s:path” has a prefix"),
        ("<svg ‸xmlns=\"http://www.w3.org/1999/xhtml\"/>", "is not SVG's namespace"),
    ]

    static let attributes: [(String, String)] = [
        (path("‸onclick=\"x()\""), "“onclick”: events are not read"),
        (path("‸href=\"#a\""), "“href”: only <use> refers to something"),
        (path("‸xlink:href=\"http://x\""), "“xlink:href”: only <use> refers"),
        (path("‸systemLanguage=\"ar\""), "“systemLanguage”: images are not chosen inside of a file"),
        (path("‸mask=\"url(#a)\""), "“mask”: it is not read"),
        (path("‸filter=\"url(#a)\""), "“filter”: it is not read on <path>; leave the effect"),
        (path("‸marker-end=\"url(#a)\""), "“marker-end”: it is not read on <path>; draw the marker"),
        (path("‸vector-effect=\"non-scaling-stroke\""), "“vector-effect”: it is not read"),
        (path("‸pathLength=\"100\""), "“pathLength”: it is not read"),
        (path("‸fil=\"red\""), "“fil”: it is not read on <path>; did you mean fill?"),
        (path("‸cx=\"1\""), "“cx”: it is not read on <path>"),
        ("<svg viewBox=\"0 0 1 1\" ‸transform=\"scale(2)\"/>", "“transform”: it is not read on <svg>"),
        (path("style=\"fill:red; mix-blend-mode:‸multiply\""), "“mix-blend-mode”: this property is not read here"),
        (
            path("style=\"stroke-widht: ‸2\""),
            "“stroke-widht”: this property is not read here; did you mean stroke-width?"
        ),
        (
            path("style=\"transform:‸scale(2)\""),
            "“transform”: this property is not read here; write it as an attribute"
        ),
        ("‸<svg/>", "the image has no size; write a viewBox"),
        ("‸<svg width=\"10\" height=\"50%\"/>", "the image has no size"),
    ]

    static let references: [(String, String)] = [
        (svg("<use href=\"‸#a\"/>"), "“href”: there is no element “#a” in this file"),
        (svg("<use xlink:href=\"‸icons.svg#a\"/>"), "there is no element “icons.svg#a” in this file"),
        (svg("<use href=\"‸http://a/b.svg\"/>"), "there is no element “http://a/b.svg” in this file"),
        (svg("<g id=\"a\"><use href=\"‸#a\"/></g>"), "what it refers to holds itself"),
        (
            svg("<defs><g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"‸#a\"/></g></defs><use href=\"#a\"/>"),
            "what it refers to holds itself"
        ),
        (path("clip-path=\"‸url(#a)\""), "“clip-path”: there is no clipPath “url(#a)” in this file"),
        (path("style=\"clip-path: ‸circle(9px)\""), "“clip-path”: “circle(9px)” is no value of it here"),
        (clipped("<circle r=\"9\"/>"), "only a clip that is one upright rectangle is read"),
        (clipped(""), "only a clip that is one upright rectangle"),
        (clipped("<rect width=\"9\" height=\"9\" rx=\"1\"/>"), "only a clip that is one upright rectangle"),
        (
            clipped("<rect width=\"9\" height=\"9\" transform=\"rotate(5)\"/>"),
            "only a clip that is one upright rectangle"
        ),
        (
            clipped("<rect width=\"9\" height=\"9\"/><rect width=\"9\" height=\"9\"/>"),
            "only a clip that is one upright"
        ),
        (clipped("<rect x=\"30\" width=\"9\" height=\"9\"/>"), "some of the image has to be inside of it"),
        (clipped("<path d=\"M0 0H9V9H0zM9 9h1v1H9z\"/>"), "only a clip that is one upright rectangle"),
    ]

    /// A path that is cut by some content.
    private static func clipped(_ clip: String) -> String {
        path("clip-path=\"‸url(#c)\"").replacing("</svg>", with: "<clipPath id=\"c\">\(clip)</clipPath></svg>")
    }

    static let styles: [(String, String)] = [
        (svg("<style>‸path { fill: red }</style>"), "the selector “path” is not read; write rules for classes"),
        (svg("<style> .a {}\n ‸.b:hover { fill: red }</style>"), "the selector “.b:hover” is not read"),
        (
            svg("<style>.a, ‸.b .c { fill: red }</style>").replacing("‸", with: "").replacing(">.a", with: ">‸.a"),
            "“.b .c”"
        ),
        (svg("<style>/* { */‸@import url(a.css);</style>"), "this is no rule"),
        (svg("<style>‸.a { fill: red</style>"), "this is no rule"),
        (
            svg("<style>\n  ‸.a { fill: rde }</style><g class=\"b a\"/>"),
            "“fill”: “rde” is no colour that is read; did you mean red?"
        ),
    ]

    static let values: [(String, String)] = [
        (path("style=\"‸nonsense; fill: red\""), "“style”: “nonsense” is no declaration"),
        (path("style=\"fill: ‸red !important\""), "“fill”: !important is not read"),
        (path("fill=\"‸url(#sky)\""), "“fill”: gradients, patterns and other references are not read"),
        (path("fill=\"‸rde\""), "“fill”: “rde” is no colour that is read; did you mean red?"),
        (path("fill=\"‸#12345\""), "“#12345” is no value of it here"),
        (path("fill=\"‸rgb(1, 2)\""), "“rgb(1, 2)” is no value of it here"),
        (path("fill=\"‸hsl(120 50% 50%)\""), "is no colour that is read"),
        (path("fill=\"‸context-fill\""), "is no colour that is read"),
        (path("fill-rule=\"‸winding\""), "“winding” is no value of it here; write nonzero, evenodd"),
        (path("stroke-linejoin=\"‸miter-clip\""), "write miter, round, bevel"),
        (path("stroke-miterlimit=\"‸.5\""), "a number from 1 on"),
        (path("stroke-width=\"2‸em\""), "“stroke-width”: lengths in “em” depend on something outside"),
        (path("stroke-width=\"10‸%\""), "lengths in “%” depend on"),
        (path("stroke-width=\"‸-1\""), "a length that is not negative"),
        (path("stroke-dasharray=\"‸1 -1\""), "lengths that are not negative"),
        (path("stroke-dasharray=\"1, 2,‸\""), "nothing follows the last comma"),
        (path("stroke-dasharray=\"1 ‸x\""), "a length is expected"),
        (path("opacity=\"‸half\""), "“half” is no value of it here; write a number from 0 to 1"),
        (path("transform=\"‸turn(90)\""), "turn does not take 1 numbers, or not these"),
        (path("transform=\"scale(2) ‸skewX(90)\""), "skewX does not take 1 numbers, or not these"),
        (path("transform=\"rotate(‸90deg)\"").replacing("(‸90", with: "(90‸"), "a number is expected"),
        (path("transform=\"‸90\""), "a transform is expected"),
        (svg("<rect width=\"‸-4\" height=\"4\"/>"), "“width”: “-4” is no value of it here"),
        (svg("<circle r=\"5‸%\"/>"), "“r”: lengths in “%” depend on"),
        (svg("<circle r=\"‸1e9\"/>"), "“r”: a length is expected"),
        (svg("<polygon points=\"0 0 4 0 4‸\"/>"), "“points”: a number is expected; write numbers in pairs"),
        ("<svg viewBox=\"‸0 0 24\"/>", "“viewBox”: “0 0 24” is no value of it here; write 4 numbers"),
        ("<svg viewBox=\"‸0 0 0 24\"/>", "a width and a height above 0"),
        ("<svg viewBox=\"0 0 9 9\" width=\"‸0\"/>", "a length above 0"),
        ("<svg viewBox=\"0 0 9 9\" width=\"4‸vw\"/>", "lengths in “vw” depend on"),
        ("<svg viewBox=\"0 0 9 9\" preserveAspectRatio=\"‸xCenter\"/>", "write none, or xMidYMid and its kind"),
        // Where parts would show through each other.
        (path("fill=\"red\" stroke=\"blue\" opacity=\"‸.5\""), "parts that overlap can't show through together"),
        (
            svg("<g opacity=\"‸.5\"><rect width=\"4\" height=\"4\"/><rect x=\"3\" width=\"4\" height=\"4\"/></g>"),
            "parts that overlap can't show through together"
        ),
        (
            svg("‸<rect width=\"4\" height=\"4\" fill=\"currentColor\" opacity=\".5\"/>"),
            "the foreground's colour (currentColor) can't be made translucent"
        ),
    ]

    static let paths: [(String, String)] = [
        (svg("<path d=\"‸L1 1\"/>"), "“d”: path data begins with M or m"),
        (svg("<path d=\"M1 1 L2‸\"/>"), "“d”: a number is expected, and the text ends"),
        (svg("<path d=\"M1 1\n L2 2\n  ‸x\"/>"), "“d”: this is no command of path data"),
        (svg("<path d=\"M1&#32;1,‸\"/>"), "“d”: a number is expected after the comma"),
        (svg("<path d=\"M1 1a2 2 0 ‸2 0 1 1\"/>"), "“d”: a flag is expected, 0 or 1"),
        (svg("<path d=\"M99999999 0l‸99999999 0\"/>"), "“d”: a coordinate is beyond 100000000"),
    ]

    static let limits: [(String, String)] = [
        (
            svg("‸<path stroke=\"red\" d=\"M0 0H1400\" stroke-dasharray=\".06 .01\"/>"),
            "the stroke has more than 20000 dashes"
        ),
        (svg("‸<path stroke=\"red\" d=\"M0 0H9\" stroke-dasharray=\".001\"/>"), "or dashes too short to be seen"),
        (path("stroke-dasharray=\"\(String(repeating: "1 ", count: 64))‸1\""), "there are more than 64 lengths"),
        (svg("‸<path transform=\"scale(1e8)\" d=\"M0 0H9V9\"/>"), "a coordinate is beyond 100000000 points"),
        (
            svg(
                "<g transform=\"scale(1e8)\">‸<path stroke=\"red\" d=\"M0 0H9\" fill=\"none\" stroke-width=\"9\"/></g>"),
            "a length of the stroke is beyond"
        ),
        (
            svg("‸<path stroke=\"red\" d=\"M0 0\(String(repeating: "h1v1", count: 20_000))\"/>"),
            "have more than 131072 steps"
        ),
        (svg("<path d=\"M0 0\(String(repeating: "h1", count: 131_071))h‸1\"/>"), "the path has more than 131072 steps"),
        (svg(String(repeating: "<g/>", count: 16_383) + "‸<g/>"), "the file has more than 16384 elements"),
    ]

    static let documents: [(String, String)] = [
        ("<!DOCTYPE svg [‸<!ENTITY a \"b\">]><svg/>", "the file declares an entity"),
        ("<svg viewBox=\"0 0 1 1\"‸", "the file ends inside a tag"), ("‸", "the file holds no element"),
        (svg("<g>").replacing("\n</svg>", with: "\n‸</svg>"), "</svg> stands where “g” is open"),
    ]

    private func check(_ marked: String, _ message: String, rule: String) throws {
        let lines = marked.prefix { $0 != "‸" }.split(separator: "\n", omittingEmptySubsequences: false)
        let file = marked.replacing("‸", with: "")
        let error = try #require(throws: DiagnosticError.self) { try SVGImage(bytes: Array(file.utf8), file: "a.svg") }
        let diagnostic = try #require(error.diagnostics.first)
        #expect(diagnostic.rule.hasPrefix(rule), "\(diagnostic)")
        #expect("\(diagnostic)".contains(message), "\(diagnostic)")
        let column = (lines.last?.utf8.count ?? 0) + 1
        #expect(diagnostic.place == SourcePlace(file: "a.svg", line: lines.count, column: column), "\(diagnostic)")
    }

    @Test("elements", arguments: elements)
    func element(marked: String, message: String) throws { try check(marked, message, rule: "svg-") }

    @Test("attributes", arguments: attributes)
    func attribute(marked: String, message: String) throws { try check(marked, message, rule: "svg-attribute") }

    @Test("references", arguments: references)
    func reference(marked: String, message: String) throws { try check(marked, message, rule: "svg-") }

    @Test("style sheets", arguments: styles)
    func style(marked: String, message: String) throws { try check(marked, message, rule: "svg-") }

    @Test("values", arguments: values)
    func value(marked: String, message: String) throws { try check(marked, message, rule: "svg-value") }

    @Test("path data", arguments: paths)
    func path(marked: String, message: String) throws { try check(marked, message, rule: "svg-path") }

    @Test("limits", arguments: limits)
    func limit(marked: String, message: String) throws { try check(marked, message, rule: "svg-limit") }

    @Test("documents", arguments: documents)
    func document(marked: String, message: String) throws { try check(marked, message, rule: "xml-") }

    @Test("a file of too many bytes is not looked at")
    func bytes() {
        let bytes = [UInt8](repeating: 0x20, count: Limits.svgBytes + 1)
        #expect(throws: DiagnosticError.self) { try SVGImage(bytes: bytes, file: "a.svg") }
    }

    @Test(
        "what shows nothing is passed over",
        arguments: [
            "<title>حرف</title>", "<desc/>", "<metadata><rdf:RDF xmlns=\"http://a\"><script/></rdf:RDF></metadata>",
            "<defs/>",
            "<defs><linearGradient/><path d=\"M0 0H9V9\"/></defs>", "<use/>", "<clipPath><text/></clipPath>",
            "<style/>", "<style>.a { fill: red }</style>", "<g clip-path=\"none\" class=\"a\"/>",
            "<sodipodi:namedview><text/></sodipodi:namedview>",
            "<g id=\"a\" class=\"b\" data-x=\"\" aria-hidden=\"true\"/>",
            "<g clip-rule=\"evenodd\" clip-path=\"none\" style=\"font-size:12px;-inkscape-stroke:none;;paint-order:normal\"/>",
            "words", "<!-- <text/> -->", "<g inkscape:label=\"a\" xml:space=\"preserve\" fill=\"inherit\"/>",
        ])
    func passedOver(content: String) throws {
        #expect(try SVGImage(bytes: Array(Self.svg(content).utf8), file: "a.svg").layers.isEmpty)
    }
}
