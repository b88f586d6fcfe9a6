import Foundation
import MizanBase
import MizanDocument
import MizanLocalization
import MizanRenderTree
import MizanScenes
import Testing

/// The example scene: what a reader of each language sees.
@Suite struct ForecastTests {
    private static func tree(_ name: String) throws -> RenderTree {
        try SceneFixture.tree(SceneFixture.forecast(), #require(Variant(name: name)))
    }

    @Test(arguments: ["es_w320", "es_w430", "el_w320", "el_w430", "ar_w320", "he_w430"])
    func `all icons stand in one vertical line`(variant: String) throws {
        let icons = try Self.tree(variant).nodes.filter { $0.path.hasSuffix("/icon") }
        #expect(icons.count == 10)
        #expect(Set(icons.map(\.frame.minX)).count == 1)
        #expect(Set(icons.map(\.frame.maxX)).count == 1)
    }

    @Test(arguments: [
        ("ar", true), ("ar-EG", true), ("he", true), ("fa", true), ("en+rtl", true), ("en_rtl", true),
        ("en+rtl-strings", true), ("en", false), ("de", false), ("es", false), ("el", false), ("hi", false),
        ("th", false), ("uk", false), ("ar_ltr", false),
    ])
    func `the chevron points along the reading, play to the right`(variant: String, mirrored: Bool) throws {
        let tree = try Self.tree(variant)
        #expect(tree.mirrored("chevron.forward") == [mirrored])
        #expect(tree.mirrored("play.fill") == [false])
        #expect(tree.mirrored("cloud.rain") == [false])
    }

    @Test(arguments: [
        ("ar-EG", "٢٤"), ("ar", "24"), ("fa", "۲۴"), ("hi-u-nu-deva", "२४"), ("hi", "24"), ("he", "24"), ("th", "24"),
        ("en", "0.47 in"), ("de", "12 mm"), ("ar-EG", "١٢"), ("hi-u-nu-deva", "१२"),
    ])
    func `numbers come in the locale's digits and units`(locale: String, expected: String) throws {
        let text = try #require(try Self.tree(locale).text("rainfall"))
        // The space between number and unit may be one that doesn't break.
        #expect(text.replacingOccurrences(of: "\u{A0}", with: " ").contains(expected))
    }

    @Test(arguments: [(1, "Se prevé "), (2, "Se prevén "), (12, "Se prevén ")])
    func `the amount picks the Spanish verb`(millimeters: Int, start: String) throws {
        let scene = try SceneFixture.forecast(
            replacing: "{ \"measurement\": 12,", with: "{ \"measurement\": \(millimeters),")
        let text = try #require(try SceneFixture.tree(scene, Variant(locale: "es")).text("rainfall"))
        #expect(text.hasPrefix(start))
        #expect(text.contains("\(millimeters)"))
    }

    // MARK: The sentence around a name

    private static let names = [
        "Paris", "ירושלים", "القاهرة", "1984", "٢٤", "C++ (לא)", "\u{202E}evil", "a\u{2069}b", "\u{2067}open",
        "two\nlines", "שורה\nשנייה", "(", "", "\u{200F}", "\u{2066}\u{2067}\u{2068}", "אב 12 גד, הו.",
    ]

    /// The clusters outside the argument in visual order, lines one after the other, and the text's isolate.
    private static func order(
        _ scene: Scene, locale: LanguageTag, path: String
    ) throws -> (outside: [Int], text: RenderText) {
        // Wide enough that only the name's own line ends break lines.
        let tree = try SceneFixture.tree(scene, Variant(locale: locale, width: FixedLength(points: 20_000)))
        let text = try #require(tree.renderText(path))
        let isolate = try #require(text.text.isolates.first).range
        let glyphs = text.lines.flatMap { $0.runs.flatMap(\.glyphs) }
        let outside = glyphs.map(\.cluster).filter { !isolate.contains($0) }
        // Counted as if the name were not there.
        return (outside.map { $0 < isolate.lowerBound ? $0 : $0 - isolate.count }, text)
    }

    private static func forecast(place: String) throws -> Scene {
        let json = String(decoding: try JSONEncoder().encode(place), as: UTF8.self)
        return try SceneFixture.forecast(replacing: "\"place\": \"قسنطينة\"", with: "\"place\": \(json)")
    }

    @Test(arguments: names)
    func `in English “Weather in” stays first`(name: String) throws {
        let (outside, text) = try Self.order(Self.forecast(place: name), locale: "en", path: "title")
        #expect(outside == Array(0..<"Weather in ".utf16.count))
        let line = try #require(text.lines.first)
        #expect(line.direction == .leftToRight)
        #expect(line.runs.first?.glyphs.first?.cluster == 0)
        #expect(text.text.string == "Weather in \(name)")
    }

    /// The sentence around a name of its own letters, laid out once.
    private static let plain = Result {
        let scene = try forecast(place: "Paris")
        return try Dictionary(
            uniqueKeysWithValues: (["ar", "he"] as [LanguageTag]).map { locale in
                (locale, try order(scene, locale: locale, path: "title").outside)
            })
    }

    @Test(arguments: names)
    func `in Arabic and Hebrew the sentence keeps its order`(name: String) throws {
        for locale in ["ar", "he"] as [LanguageTag] {
            let plain = try #require(Self.plain.get()[locale])
            let (outside, text) = try Self.order(Self.forecast(place: name), locale: locale, path: "title")
            #expect(outside == plain)
            #expect(outside == outside.sorted(by: >))
            let line = try #require(text.lines.first)
            #expect(line.direction == .rightToLeft)
            // The sentence begins at the right.
            #expect(line.runs.last?.glyphs.last?.cluster == 0)
        }
    }

    @Test(arguments: names.filter { !$0.contains("\n") })
    func `a name amid a sentence leaves both sides where they are`(name: String) throws {
        let json = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
        let scene = try SceneFixture.scene(
            view: #"{ "Text": { "key": "From %@ (here) to 12.", "arguments": ["$place"] }, "id": "title" }"#,
            arguments: #"{ "place": \#(json) }"#)
        let (outside, _) = try Self.order(scene, locale: "en", path: "title")
        #expect(outside == Array(0..<"From  (here) to 12.".utf16.count))
    }
}
