import MizanBase
import MizanLocalization
import MizanRenderTree
import Testing

@testable import MizanLayout

/// Columns of numbers have their units below each other, on the same side of the screen in both directions.
@Suite("Decimal alignment")
struct DecimalAlignmentTests {
    private static let prices = ["1,249.90", "86.50", "7", "\u{200e}-2°", "₪12.5"]

    /// Titles, then a row for each price.
    private static func receipt(_ prices: [String], title: String = "₪") -> some View {
        Grid(alignment: .leading) {
            GridRow {
                Text(verbatim: "Item")
                Text(verbatim: title).id("title")
            }
            ForEach(prices) { price in
                GridRow {
                    Text(verbatim: "a")
                    Text(verbatim: price).id("price").gridColumnAlignment(.decimal)
                }
                .id("row")
            }
        }
        .id("grid")
    }

    /// The right edge of the last digit before the separator, from the left of the tree.
    private static func units(_ tree: RenderTree, _ path: String, _ width: Double) throws -> Double {
        let node = try tree.frame(path)
        return node.minX + width
    }

    private static func wholeWidth(_ text: String) throws -> Double {
        let whole = try #require(DecimalAlignment.wholePart(of: text, language: "en", locale: "en"))
        let prefix = String(decoding: Array(text.utf16)[..<whole.upperBound], as: UTF16.self)
        return try Text(verbatim: prefix).laidOut().nodes[0].frame.rect.size.width
    }

    @Test("units line up on the same physical side", arguments: LayoutDirection.allCases)
    func columns(direction: LayoutDirection) throws {
        let tree = try Self.receipt(Self.prices).laidOut(direction)
        let edges = try Self.prices.enumerated().map { index, price in
            try Self.units(tree, "grid/row[\(index)]/price", Self.wholeWidth(price))
        }
        for edge in edges { #expect(abs(edge - edges[0]) < 0.1, "\(edges)") }
        // The widest parts on both sides make the column, and nothing leaves it.
        let frames = try Self.prices.indices.map { try tree.frame("grid/row[\($0)]/price") }
        let grid = try tree.frame("grid")
        #expect(frames.allSatisfy { $0.minX > grid.minX - 0.001 && $0.maxX < grid.maxX + 0.001 })
    }

    @Test("a title lies at the column's trailing edge and takes no part", arguments: LayoutDirection.allCases)
    func titles(direction: LayoutDirection) throws {
        let wide = try Self.receipt(["1.25", "10"], title: "A long title of prices").laidOut(direction)
        let (grid, title) = (try wide.frame("grid"), try wide.frame("grid/title"))
        let price = try wide.frame("grid/row[0]/price")
        if direction == .leftToRight {
            #expect(abs(title.maxX - grid.maxX) < 0.001 && abs(price.maxX - grid.maxX) < 0.001)
        } else {
            // The tens stand farthest left.
            let tens = try wide.frame("grid/row[1]/price")
            #expect(abs(title.minX - grid.minX) < 0.001 && abs(tens.minX - grid.minX) < 0.001)
        }
    }

    @Test("a stack of numbers", arguments: LayoutDirection.allCases)
    func stack(direction: LayoutDirection) throws {
        let tree = try VStack(alignment: .decimal) {
            Text(verbatim: "10.5").id("a")
            HStack { Text(verbatim: "7").id("b") }.id("c")
        }
        .id("stack").laidOut(direction)
        let a = try Self.units(tree, "stack/a", Self.wholeWidth("10.5"))
        let b = try Self.units(tree, "stack/c/b", Self.wholeWidth("7"))
        #expect(abs(a - b) < 0.1)
    }

    @Test(
        "the digits before a locale's own separator",
        arguments: [
            ("1,249.90", "en", "1,249"), ("1.249,90 €", "de", "1.249"), ("1.249,90", "en", "1"), ("12", "en", "12"),
            ("1\u{202f}249,90", "fr", "1\u{202f}249"), ("١٬٢٤٩٫٩٠", "ar-EG", "١٬٢٤٩"), ("1,249.90", "ar-EG", "1,249"),
            ("۱٬۲۴۹٫۹۰", "fa", "۱٬۲۴۹"), ("1’249.90", "de-CH", "1’249"), ("12,34,567.8", "hi", "12,34,567"),
            ("54%", "en", "54"), ("2–3", "en", "2"), ("12.", "en", "12"), ("−5,5", "de", "5"), ("—", "en", ""),
            ("", "en", ""), ("😀 १२.५", "hi-u-nu-deva", "१२"),
        ])
    func wholeParts(text: String, locale: String, expected: String) {
        let found = DecimalAlignment.wholePart(of: text, language: LanguageTag(locale), locale: LanguageTag(locale)).map
        {
            String(decoding: Array(text.utf16)[$0], as: UTF16.self)
        }
        #expect(found ?? "" == expected)
    }

    @Test("a text's number has the separators of the text's own language")
    func ownLanguage() throws {
        func guide(_ text: String, language: LanguageTag, locale: LanguageTag) throws -> Double? {
            var environment = try testEnvironment()
            environment.localization = Localization(bundles: [], locale: locale)
            let context = ViewContext(environment: environment)
            let text = LocalizedText(text: AttributedText(text), language: language, writingDirection: .natural)
            return try TextNode(text, context: context).explicitGuide(.decimal, .unspecified)
        }
        let english = try guide("1,249.90", language: "en", locale: "en")
        #expect(try guide("1,249.90", language: "en", locale: "de") == english)
        // An argument in the locale's format, in a text that was found in another language.
        #expect(try guide("1.249,90", language: "en", locale: "de") == guide("1.249,90", language: "de", locale: "de"))
        #expect(try guide("1,249", language: "en", locale: "de") == guide("1,249", language: "en", locale: "en"))
        let german = try guide("1.249,90", language: "de", locale: "de")
        #expect(try guide("1.249,90", language: "de", locale: "en") == german)
    }
}
