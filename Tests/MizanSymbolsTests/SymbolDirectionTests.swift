import MizanBase
import MizanDrawing
import MizanUnicode
import Testing

@testable import MizanSymbols

/// What symbols do right to left, and in which letters.
@Suite("Directions and forms of symbols")
struct SymbolDirectionTests {
    private static let names = Symbol.all.map(\.name)

    @Test("check marks, clocks, text, slashes and sides of the screen are never flipped", arguments: names)
    func neverFlipped(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        let words = Set(name.split(separator: ".").map(String.init))
        let fixed: Set = [
            "checkmark", "checklist", "clock", "timer", "gauge", "compass", "north", "clockwise", "counterclockwise",
            "slash", "number", "textformat", "questionmark", "percent", "left", "right", "up", "down", "alignleft",
            "alignright", "play", "pause", "stop", "map", "globe", "magnifyingglass", "pencil",
        ]
        // An arrow into or out of a thing that follows the reading does too.
        let follows: Set = [
            "forward", "backward", "leading", "trailing", "doc", "document", "list", "text", "ellipsis", "unchecked",
        ]
        guard words.isDisjoint(with: follows) else { return }
        // An arrow that turns up points along the reading all the same.
        if name.hasPrefix("arrowshape.turn.up.") { return }
        if !words.isDisjoint(with: fixed) { #expect(!symbol.mirrors) }
        #expect(!symbol.reason.isEmpty && !symbol.reason.hasSuffix("."))
    }

    @Test("backward and forward, leading and trailing turn; only playback keeps them", arguments: names)
    func logicalNames(name: String) throws {
        let words = name.split(separator: ".")
        guard !Set(words).isDisjoint(with: ["backward", "forward", "leading", "trailing"]) else { return }
        let first = words.first ?? ""
        let isOfPlayback = first == "backward" || first == "forward"
        #expect(try #require(Symbol.named(name)).mirrors != isOfPlayback)
    }

    @Test("a form for right to left is there where both is said, and is no mirror image", arguments: names)
    func both(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        let (left, right) = (
            symbol.layers(in: .leftToRight, language: "en"), symbol.layers(in: .rightToLeft, language: "en")
        )
        #expect((left == right) == (symbol.direction != .both))
        if symbol.direction == .both { #expect(points(left, flipped: true) != points(right)) }
        if !symbol.forms.isEmpty { #expect(!symbol.mirrors) }
    }

    @Test("the list of check marks turns, its marks do not")
    func checklist() throws {
        let symbol = try #require(Symbol.named("checklist"))
        func marks(_ direction: LayoutDirection) -> [[FixedPoint]] {
            subpaths(symbol.layers(in: direction, language: "en"))
                .filter { path in (path.map(\.x).max() ?? .zero) - (path.map(\.x).min() ?? .zero) < length(8) }
                .map { path in
                    let left = path.map(\.x).min() ?? .zero
                    return path.map { FixedPoint(x: $0.x - left, y: $0.y) }.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
                }
                .sorted { ($0.first?.y ?? .zero) < ($1.first?.y ?? .zero) }
        }
        #expect(marks(.leftToRight).count == 3)
        #expect(marks(.leftToRight) == marks(.rightToLeft))
        // The marks stand where the reading starts.
        let bounds = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            subpaths(symbol.layers(in: direction, language: "en")).map { $0.map(\.x).min() ?? .zero }
        }
        #expect(bounds[0].filter { $0 < length(4) }.count == 3 && bounds[1].filter { $0 > length(14) }.count == 3)
    }

    @Test("what is a list turns; a mark or a note in it stays upright")
    func lists() throws {
        for name in ["checklist", "checklist.checked", "text.badge.checkmark", "music.note.list", "list.number"] {
            #expect(try #require(Symbol.named(name)).direction == .both, "\(name)")
        }
        for name in Self.names {
            let words = Set(name.split(separator: "."))
            guard !words.isDisjoint(with: ["list", "checklist"]) else { continue }
            #expect(try #require(Symbol.named(name)).direction != .fixed, "\(name)")
        }
    }

    @Test("every symbol with a question mark has the Arabic one")
    func questionMarks() throws {
        for name in Self.names where name.contains("questionmark") {
            #expect(try #require(Symbol.named(name)).scripts.contains(.arabic), "\(name)")
        }
    }

    @Test("a slash runs from the top left to the bottom right in both directions")
    func slash() throws {
        let symbol = try #require(Symbol.named("speaker.slash"))
        for direction in LayoutDirection.allCases {
            let all = points(symbol.layers(in: direction, language: "ar"))
            #expect(all.contains { $0.x < length(4) && $0.y < length(4) })
            #expect(all.contains { $0.x > length(20) && $0.y > length(20) })
            #expect(!all.contains { $0.x > length(20) && $0.y < length(4) })
        }
    }

    @Test("digits by the locale's numbering system; one without a form has the Latin ones")
    func languages() throws {
        let list = try #require(Symbol.named("list.number"))
        let latin = list.layers(in: .leftToRight, language: "en")
        for language: LanguageTag in ["fr", "el", "ja", "he", "zz"] {
            #expect(list.layers(in: .leftToRight, language: language) == latin)
        }
        let arabic = list.layers(in: .rightToLeft, language: "ar-EG")
        #expect(arabic != list.layers(in: .rightToLeft, language: "he"))
        for language: LanguageTag in ["fa", "ckb", "ps", "ar-u-nu-arab", "en-u-nu-arab"] {
            #expect(list.layers(in: .rightToLeft, language: language) == arabic)
        }
        let rightToLeft = list.layers(in: .rightToLeft, language: "he")
        for language: LanguageTag in ["ur", "ar", "ar-AE", "ar-EG-u-nu-latn"] {
            #expect(list.layers(in: .rightToLeft, language: language) == rightToLeft)
        }
        #expect(list.layers(in: .leftToRight, language: "hi") == latin)
        let hindi = list.layers(in: .leftToRight, language: "hi-u-nu-deva")
        #expect(hindi != latin)
        #expect(list.layers(in: .leftToRight, language: "ne") == hindi)
        #expect(list.layers(in: .leftToRight, language: "hi-Latn") == latin)
        // The digits are the same ones on either side, not each other's mirror image.
        for language: LanguageTag in ["en", "ar-EG", "ne"] {
            let (left, right) = (
                list.layers(in: .leftToRight, language: language), list.layers(in: .rightToLeft, language: language)
            )
            #expect(points(left, flipped: true, ofLines: false) != points(right, ofLines: false))
            #expect(points(left, flipped: true, ofLines: true) == points(right, ofLines: true))
        }
        #expect(list.scripts == [.arabic, Script("Deva")])
        let percent = try #require(Symbol.named("percent"))
        #expect(percent.layers(in: .rightToLeft, language: "ar-EG") != percent.layers)
        #expect(percent.layers(in: .rightToLeft, language: "ar-EG-u-nu-latn") == percent.layers)
        // Letters are the script's, whatever the digits.
        let letters = try #require(Symbol.named("textformat.size"))
        #expect(
            letters.layers(in: .rightToLeft, language: "ar-AE") == letters.layers(in: .rightToLeft, language: "ar"))
        #expect(try #require(Symbol.named("textformat.size")).scripts == [.arabic, Script("Hebr"), Script("Deva")])
    }

    @Test("every form of a script differs from what it takes the place of", arguments: names)
    func forms(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        for form in symbol.forms where form.script != nil {
            let layers = symbol.layers(of: form)
            #expect(layers != symbol.layers)
            #expect(!symbol.forms.contains { $0.script == nil && symbol.layers(of: $0) == layers })
        }
    }

    @Test("the Arabic question mark turns its bowl to the right, in either direction; the Hebrew one does not")
    func questionMark() throws {
        let mark = try #require(Symbol.named("questionmark"))
        #expect(mark.direction == .fixed)
        for direction in LayoutDirection.allCases {
            let arabic = mark.layers(in: direction, language: "ar")
            #expect(points(arabic) == points(mark.layers, flipped: true))
            #expect(mark.layers(in: direction, language: "he") == mark.layers)
        }
    }

    /// All points; or those of the subpaths that are wider than 8 points, as a list's lines are, or of the other ones.
    private func points(
        _ layers: [FilledPath], flipped: Bool = false, ofLines: Bool? = nil
    ) -> Set<FixedPoint> {
        let paths = subpaths(layers).filter { path in
            let width = (path.map(\.x).max() ?? .zero) - (path.map(\.x).min() ?? .zero)
            return ofLines == nil || ofLines == (width > length(8))
        }
        return Set(paths.joined().map { flipped ? FixedPoint(x: length(24) - $0.x, y: $0.y) : $0 })
    }

    /// The points of each subpath, on the grid of a tree.
    private func subpaths(_ layers: [FilledPath]) -> [[FixedPoint]] {
        layers.flatMap { $0.path.elements.split(separator: .close) }.map { elements in
            elements.flatMap(\.points).map { FixedPoint(x: length($0.x), y: length($0.y)) }
        }
    }

    private func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }
}
