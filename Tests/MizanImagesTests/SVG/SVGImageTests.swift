import MizanBase
import MizanImages
import Testing

@Suite("SVG images")
struct SVGImageTests {
    private func image(_ attributes: String, _ content: String = "") throws -> SVGImage {
        try SVGImage(bytes: Array("<svg \(attributes)>\(content)</svg>".utf8), file: "a.svg")
    }

    /// Each layer as its colour and its path.
    private func layers(_ content: String) throws -> [String] {
        try image("viewBox=\"0 0 100 100\"", content).layers.map { layer in
            "\(layer.color.map(\.description) ?? "foreground") \(layer.path.svg)"
        }
    }

    @Test(
        "the size is that of width and height, or of the viewBox",
        arguments: [
            ("width=\"20\" height=\"10\"", "20x10"), ("viewBox=\"0 0 7 9\"", "7x9"),
            ("width=\"14\" viewBox=\"0 0 7 9\"", "14x18"), ("height=\"4.5\" viewBox=\"0 0 7 9\"", "3.5x4.5"),
            ("width=\"100%\" height=\"100%\" viewBox=\"0,0,7,9\"", "7x9"),
            ("width=\"auto\" viewBox=\"0 0 7 9\"", "7x9"),
            // CSS: 96 px are an inch, 72 pt, 6 pc, 2.54 cm.
            ("width=\"1in\" height=\"72pt\"", "96x96"), ("width=\"6pc\" height=\"2.54cm\"", "96x96"),
            ("width=\"25.4mm\" height=\"101.6Q\"", "96x96"),
        ])
    func size(attributes: String, expected: String) throws {
        let size = try image(attributes).size
        #expect("\(size.width)x\(size.height)" == expected)
    }

    @Test("currentColor without a color is the foreground; nothing, clear and hidden have no layer")
    func foreground() throws {
        #expect(try layers("<path fill=\"currentColor\" d=\"M0 0H4V4z\"/>") == ["foreground M0 0L4 0L4 4Z"])
        #expect(
            try layers("<g color=\"red\"><path fill=\"currentColor\" d=\"M0 0H4V4z\"/></g>") == [
                "#ff0000 M0 0L4 0L4 4Z"
            ])
        for paint in [
            "fill=\"none\"", "fill=\"transparent\"", "fill-opacity=\"0\"", "fill=\"#1230\"", "opacity=\"0\"",
            "display=\"none\"", "visibility=\"hidden\"", "style=\"fill:none\" fill=\"red\"",
        ] {
            #expect(try layers("<path \(paint) d=\"M0 0H4V4z\"/>") == [], "\(paint)")
        }
        #expect(try layers("<path fill=\"currentColor\" opacity=\"0\" d=\"M0 0H4V4z\"/>") == [])
    }

    @Test(
        "a colour in each of its forms",
        arguments: [
            ("#f80", "#ff8800"), ("#F80A", "#ff8800aa"), ("#ff8800", "#ff8800"), ("#ff880080", "#ff880080"),
            ("Orange", "#ffa500"), ("rgb(255,128,0)", "#ff8000"), ("rgb( 255 128 0 )", "#ff8000"),
            ("rgb(100%, 50%, 0%)", "#ff8000"), ("rgba(255, 128, 0, .5)", "#ff800080"),
            ("rgb(255 128 0 / 50%)", "#ff800080"),
            ("rgb(300, -5, 0)", "#ff0000"),
        ])
    func colors(text: String, expected: String) throws {
        #expect(try layers("<path fill=\"\(text)\" d=\"M0 0H4V4z\"/>") == ["\(expected) M0 0L4 0L4 4Z"])
    }

    @Test("opacities are multiplied where nothing overlaps")
    func opacity() throws {
        let group = """
            <g opacity=".5"><rect width="4" height="4" fill="red" fill-opacity=".5"/>
            <g opacity="50%"><rect x="4" width="4" height="4" fill="#0000ff80"/></g></g>
            """
        #expect(
            try layers(group) == ["#ff000040 M0 0L4 0L4 4L0 4Z", "#0000ff20 M4 0L8 0L8 4L4 4Z"])
    }

    @Test("a fill and a stroke are two layers, the stroke above, as wide as before the transform")
    func strokes() throws {
        let image = try image(
            "viewBox=\"0 0 100 100\"",
            "<path transform=\"scale(10 2)\" d=\"M2 10H8V40\" fill=\"none\" stroke=\"red\" stroke-width=\"1\"/>")
        let bounds = try #require(image.layers.first?.path.controlBounds)
        // The horizontal part is 2 points thick, the vertical one 10.
        #expect(image.layers.count == 1 && bounds == Rect(x: 20, y: 19, width: 65, height: 61))
        let both = try layers("<rect x=\"2\" y=\"2\" width=\"4\" height=\"4\" fill=\"red\" stroke=\"blue\"/>")
        #expect(both.map { String($0.prefix(7)) } == ["#ff0000", "#0000ff"])
    }

    @Test("what reaches beyond the image's box is cut off")
    func cut() throws {
        #expect(
            try layers("<path d=\"M90 10H120V20H90z\"/><path d=\"M-9 0H-1V9z\"/><path d=\"M1 1H2V2z\"/>")
                == ["#000000 M90 10L100 10L100 20L90 20Z", "#000000 M1 1L2 1L2 2Z"])
        // A subpath inside keeps its curves.
        let curves = try layers("<path d=\"M1 1C2 2 3 3 9 4zM90 0H120V20z\"/>")
        #expect(curves == ["#000000 M1 1C2 2 3 3 9 4ZM100 6.6667L90 0L100 0Z"])
    }

    @Test("transforms apply from the last to the first, in degrees")
    func transforms() throws {
        #expect(
            try layers(
                "<g transform=\"translate(10, 20) rotate(90)\"><path transform=\"scale(2)\" d=\"M0 0H4V2z\"/></g>")
                == ["#000000 M10 20L10 28L6 28Z"])
        #expect(
            try layers("<path transform=\"rotate(180 10 10)\" d=\"M8 8H9V9z\"/>") == ["#000000 M12 12L11 12L11 11Z"])
        #expect(
            try layers("<path transform=\"matrix(1 0 0 -1 0 50), skewX(45)\" d=\"M0 10H9V20z\"/>")
                == ["#000000 M10 40L19 40L29 30Z"])
    }

    @Test("UTF-16 is read, and words of other scripts show nothing")
    func encodings() throws {
        let text = "\u{FEFF}<svg viewBox=\"0 0 4 4\"><title>שלום</title><desc>مرحبا</desc><path d=\"M0 0H4V4z\"/></svg>"
        let bytes = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
        #expect(try SVGImage(bytes: bytes, file: "a.svg").layers.count == 1)
    }
}
