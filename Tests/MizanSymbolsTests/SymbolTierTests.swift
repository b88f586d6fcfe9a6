import MizanBase
import MizanDrawing
import Testing

@testable import MizanSymbols

/// The layers that the rendering modes tell apart.
@Suite("Tiers and colours of symbols")
struct SymbolTierTests {
    private func colors(_ name: String, _ look: SymbolLook) throws -> [RGBA?] {
        try #require(Symbol.named(name)).layers(in: .leftToRight, language: "en", look: look).map(\.color)
    }

    private func tiers(_ name: String) throws -> Set<SymbolTier> {
        let tiers = try colors(name, SymbolLook(hasTiers: true)).map { color in
            [SymbolTier.primary, .secondary, .tertiary].first { $0.mark == color }
        }
        #expect(!tiers.contains(nil))
        return Set(tiers.compactMap { $0 })
    }

    @Test("badges, slashes and signs in a circle are primary; waves, the sun and rain come after")
    func levels() throws {
        for name in [
            "bell.badge", "bell.badge.fill", "person.badge.plus", "heart.slash", "plus.circle.fill", "cloud.rain",
            "speaker.wave.1", "message.badge",
        ] {
            #expect(try tiers(name) == [.primary, .secondary], "\(name)")
        }
        for name in ["speaker.wave.3", "cloud.sun.rain", "cloud.sun.rain.fill", "wifi", "square.stack.3d.up"] {
            #expect(try tiers(name) == [.primary, .secondary, .tertiary], "\(name)")
        }
        #expect(try tiers("heart") == [.primary])
        #expect(try tiers("plus.circle") == [.primary, .secondary])
    }

    @Test("the badge of a bell, not the bell, is primary")
    func badge() throws {
        let layers = try #require(Symbol.named("bell.badge"))
            .layers(in: .leftToRight, language: "en", look: SymbolLook(hasTiers: true))
        let primary = try #require(layers.first { $0.color == nil })
        #expect(primary.path.contains(Point(x: 17.5, y: 6)) && !primary.path.contains(Point(x: 12, y: 17.25)))
    }

    @Test("multicolour has what is certain of SF Symbols, and only if it is set")
    func multicolor() throws {
        let red = RGBA(red: 0xff, green: 0x3b, blue: 0x30)
        let green = RGBA(red: 0x34, green: 0xc7, blue: 0x59)
        for (name, color) in [
            ("bell.badge", red), ("trash", red), ("trash.slash", red), ("person.badge.minus", red), ("heart.fill", red),
            ("person.badge.plus", green), ("folder.badge.checkmark", green), ("leaf.fill", green),
        ] {
            #expect(try colors(name, SymbolLook(isMulticolor: true)).contains(color), "\(name)")
            #expect(try colors(name, SymbolLook()) == [nil], "\(name)")
        }
        #expect(try colors("gear", SymbolLook(isMulticolor: true)) == [nil])
    }

    @Test("the table's tiers and colours are those of shapes that are there")
    func entries() throws {
        for symbol in Symbol.all where symbol.entry.drawing == nil {
            let drawing = try #require(SymbolLibrary.drawing(symbol.name))
            #expect(symbol.entry.lastStatedShape < drawing.shapes.count, "\(symbol.name)")
            // A symbol without a primary part would be faint in hierarchical.
            #expect(drawing.shapes.contains { $0.tier == .primary }, "\(symbol.name)")
        }
    }
}
