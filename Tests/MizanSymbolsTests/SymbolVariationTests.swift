import MizanBase
import MizanDrawing
import Testing

@testable import MizanSymbols

/// The variants that are made of a base by rule.
@Suite("Variants of symbols")
struct SymbolVariationTests {
    @Test("a name is a base and its variants, in the order of SF Symbols; another word is no variant")
    func names() {
        for name in [
            "heart.fill", "heart.circle", "heart.circle.fill", "heart.square.fill", "heart.slash", "heart.slash.fill",
            "heart.slash.circle.fill", "person.badge.plus", "person.fill.badge.minus",
            "person.crop.circle.badge.xmark.fill",
            "bell.slash.fill", "1.circle", "a.square.fill", "50.circle", "camera.badge.ellipsis",
            "folder.badge.person.crop",
            "lock.badge.clock.fill", "message.badge", "circle.circle",
        ] {
            #expect(Symbol.named(name)?.name == name)
        }
        for name in [
            "heart.fill.fill", "heart.badge", "heart.badge.star", "heart.triangle", "heart.", ".fill", "fill",
            "51.circle", "heart.fill.slash", "heart.fill.circle", "heart.circle.slash", "heart.badge.plus.badge.minus",
            "heart.badge.person", "heart.fill.badge.plus.fill.fill",
        ] {
            #expect(Symbol.named(name) == nil)
        }
    }

    @Test("a variant that a base's name ends with is not applied again")
    func twice() {
        for name in [
            "star.fill.fill", "bell.slash.slash", "person.crop.circle.circle", "bell.badge.badge.plus",
            "calendar.badge.plus.badge.minus", "bell.slash.fill.fill",
        ] {
            #expect(Symbol.named(name) == nil, "\(name)")
        }
    }

    @Test("a filled body is solid but for the signs in it")
    func fill() throws {
        let bubble = try outline("text.bubble.fill")
        #expect(bubble.contains(Point(x: 12, y: 5.5)))
        #expect(!bubble.contains(Point(x: 9, y: 11)))
        let heart = try outline("heart.fill")
        #expect(heart.contains(Point(x: 12, y: 12)))
        #expect(try !outline("heart").contains(Point(x: 12, y: 12)))
        // Strokes alone have nothing to fill.
        #expect(try #require(Symbol.named("wifi.fill")).isDistinct == false)
        #expect(try outline("wifi.fill") == outline("wifi"))
    }

    @Test("a slash has a gap on either side, and covers what is below it")
    func slash() throws {
        let slashed = try outline("heart.slash.fill")
        #expect(slashed.contains(Point(x: 12, y: 12)))
        for offset in [1.75, -1.75] { #expect(!slashed.contains(Point(x: 12 + offset, y: 12 - offset))) }
        for offset in [2.75, -2.75] { #expect(slashed.contains(Point(x: 12 + offset, y: 12 - offset))) }
    }

    @Test("a sign is in the middle of its circle, as wide a line as before, and a hole in a filled one")
    func enclosure() throws {
        let circle = try outline("plus.circle")
        let filled = try outline("plus.circle.fill")
        #expect(circle.contains(Point(x: 12, y: 12)) && !filled.contains(Point(x: 12, y: 12)))
        #expect(!circle.contains(Point(x: 16, y: 8)) && filled.contains(Point(x: 16, y: 8)))
        #expect(circle.contains(Point(x: 12, y: 12.85)) && !circle.contains(Point(x: 13.5, y: 13.5)))
        let bounds = try #require(filled.controlBounds)
        #expect(bounds.minX >= 1.9 && bounds.maxX <= 22.1)
    }

    @Test(
        "a badge is at the lower right corner, in air of its own, and turns with its symbol; its check mark is never mirrored"
    )
    func badge() throws {
        let person = try #require(Symbol.named("person.fill.badge.plus"))
        #expect(person.direction == .fixed)
        let path = try outline("person.fill.badge.plus")
        #expect(path.contains(Point(x: 21, y: 20.5)) && !path.contains(Point(x: 18, y: 18)))
        let document = try #require(Symbol.named("doc.badge.checkmark"))
        #expect(document.direction == .both)
        let left = document.layers(in: .rightToLeft, language: "ar").reduce(into: Path()) { $0.addPath($1.path) }
        #expect(left.contains(Point(x: 3, y: 20.5)) && !left.contains(Point(x: 21, y: 20.5)))
        #expect(try #require(Symbol.named("doc.badge.plus")).mirrors)
        for name in ["person", "bell", "folder", "bag"] {
            let symbol = try #require(Symbol.named(name + ".badge.plus"))
            #expect(symbol.direction == .fixed && symbol.reason.hasSuffix("; its badge stays at the right"))
        }
        for name in ["cart", "doc", "text.bubble", "box.truck"] {
            #expect(try #require(Symbol.named(name + ".badge.plus")).reason.hasSuffix("; its badge turns with it"))
            let clock = try #require(Symbol.named(name + ".badge.clock"))
            #expect(clock.direction == .both)
            #expect(clock.reason.hasSuffix("; its badge turns with it, but not the sign in it"))
        }
    }

    @Test("the question mark of a badge is that of the script, in either direction")
    func questionMark() throws {
        for name in ["folder", "cart"] {
            let symbol = try #require(Symbol.named(name + ".badge.questionmark"))
            #expect(symbol.scripts.contains(.arabic))
            for direction in LayoutDirection.allCases {
                let latin = symbol.layers(in: direction, language: "he")
                #expect(symbol.layers(in: direction, language: "ar") != latin)
                #expect(symbol.layers(in: direction, language: "ar") == symbol.layers(in: direction, language: "ur"))
                #expect(symbol.layers(in: direction, language: "en") == latin)
            }
        }
    }

    @Test("a heavier weight has wider lines, a lighter one thinner ones; the middle of the line stays")
    func weights() throws {
        let plus = try #require(Symbol.named("plus"))
        func width(_ weight: FontWeight) throws -> Double {
            let layers = plus.layers(in: .leftToRight, language: "en", look: SymbolLook(weight: weight))
            let path = layers.reduce(into: Path()) { $0.addPath($1.path) }
            return Array(stride(from: 0.0, to: 4, by: 0.05)).last { path.contains(Point(x: 12 + $0, y: 7)) } ?? 0
        }
        #expect(try width(.thin) < width(.regular))
        #expect(try width(.regular) < width(.semibold))
        #expect(try width(.semibold) < width(.bold))
    }

    @Test("parts that stand for more than a value are layers of their own")
    func variableValue() throws {
        let wifi = try #require(Symbol.named("wifi"))
        func faint(_ value: Double?) -> Int {
            wifi.layers(in: .leftToRight, language: "en", look: SymbolLook(variableValue: value)).count {
                $0.color != nil
            }
        }
        #expect(wifi.hasLevels)
        #expect(faint(nil) == 0 && faint(1) == 0)
        #expect(faint(0) == 1 && faint(0.5) == 1)
        let some = wifi.layers(in: .leftToRight, language: "en", look: SymbolLook(variableValue: 0.5))
        #expect(some != wifi.layers(in: .leftToRight, language: "en", look: SymbolLook(variableValue: 0)))
    }

    @Test("with tiers, what is around a sign is a layer of its own")
    func tiers() throws {
        let symbol = try #require(Symbol.named("plus.circle.fill"))
        #expect(symbol.layers.count == 1)
        let tiers = symbol.layers(in: .leftToRight, language: "en", look: SymbolLook(hasTiers: true))
        #expect(tiers.map { $0.color == nil } == [false, true])
    }

    @Test("all digits have an Arabic form; letters stay")
    func digits() throws {
        for number in 0...50 {
            let circle = try #require(Symbol.named("\(number).circle"))
            #expect(
                circle.layers(in: .rightToLeft, language: "ar-EG") != circle.layers(in: .rightToLeft, language: "ar-AE")
            )
        }
    }

    @Test("names by meaning: a typing error, a word that people look for, a variant kept")
    func suggestions() {
        #expect(Symbol.suggestions(for: "hart.fill").first == "heart.fill")
        #expect(Symbol.suggestions(for: "love").contains("suit.heart"))
        #expect(Symbol.suggestions(for: "persn.badge.plus").first == "person.badge.plus")
        #expect(Symbol.suggestions(for: "settngs").first == "gear")
        #expect(!Symbol.suggestions(for: "heart.filled").contains("star.fill"))
        #expect(Symbol.suggestions(for: "qqqqqqqq").isEmpty)
        #expect(Symbol.fix(of: "qqqqqqqq") == "“mizan symbols” lists all; .symbols(_:) adds one")
    }

    @Test("suggestions are names of SF Symbols, and are drawn")
    func suggestedNames() {
        // SF Symbols has neither a compass, nor a filled ellipsis, nor the letter a alone.
        #expect(!Symbol.suggestions(for: "compas").contains("compass"))
        #expect(Symbol.suggestions(for: "elipsis.fill").first == "ellipsis")
        #expect(!Symbol.suggestions(for: "a.triangle").contains("a"))
        for name in ["hart.circle", "bok", "char.slash", "arow.up", "gaer.badge.checkmark", "clock.fil"] {
            for suggestion in Symbol.suggestions(for: name) { #expect(Symbol.named(suggestion) != nil) }
        }
    }

    private func outline(_ name: String) throws -> Path {
        try #require(Symbol.named(name)).layers.reduce(into: Path()) { $0.addPath($1.path) }
    }
}
