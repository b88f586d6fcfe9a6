import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@testable import MizanScenes

/// The examples of the talk about international user interfaces, a test each, over the scenes of `Examples/Direction`.
@Suite("Talk: international user interfaces")
struct InternationalUserInterfacesTests {
    private static let name = "سارة"

    private static func tree(_ scene: String, _ variant: Variant) throws -> RenderTree {
        let scene = try Scene(path: SceneFixture.repository + "/Examples/Direction/\(scene).scene.json")
        return try SceneFixture.tree(scene, variant)
    }

    private static let english = Variant(locale: "en")
    private static let pseudo = Variant(locale: "en", pseudo: [.rtl])

    private func text(_ path: String, in tree: RenderTree) throws -> RenderText {
        let node = try #require(tree.node(at: path), "\(path) is not among \(tree.nodes.map(\.path))")
        guard case .text(let text) = node.content else {
            Issue.record("\(path) shows no text")
            return RenderText(text: AttributedText(), lines: [])
        }
        return text
    }

    /// Where a character of a text's first line with it stands, from the line's left, in parts of the line.
    private func place(of character: Character, in text: RenderText) throws -> Double {
        let string = text.text.string
        let index = try #require(string.lastIndex(of: character))
        let offset = string.utf16.distance(from: string.startIndex, to: index)
        let line = try #require(text.lines.last { $0.range.contains(offset) })
        let glyph = try #require(line.runs.flatMap(\.glyphs).first { $0.cluster == offset })
        return glyph.x.points / line.frame.size.width.points
    }

    /// Where a text's first line begins and ends, from the root's left.
    private func edges(_ text: RenderText) throws -> (left: Double, right: Double) {
        let line = try #require(text.lines.first)
        return (line.frame.minX.points, line.frame.maxX.points)
    }

    private func mirrored(_ path: String, in tree: RenderTree) throws -> Bool {
        let node = try #require(tree.node(at: path), "\(path) is not among \(tree.nodes.map(\.path))")
        guard case .image(let image) = node.content else {
            Issue.record("\(path) shows no image")
            return false
        }
        return image.mirrored
    }

    private func minX(_ path: String, in tree: RenderTree) throws -> Double {
        try #require(tree.node(at: path), "\(path) is not among \(tree.nodes.map(\.path))").frame.minX.points
    }

    @Test(
        "high score joined by hand with Sara in Arabic: right to left, at the right, the exclamation mark at the left end"
    )
    func joinedByHand() throws {
        let tree = try Self.tree("ScoreLabel", Self.english)
        let latin = try text("joined[0]", in: tree)
        #expect(latin.lines[0].direction == .leftToRight)
        #expect(try edges(latin).left == 24)
        #expect(try place(of: "!", in: latin) > 0.9)
        let arabic = try text("joined[1]", in: tree)
        #expect(arabic.text.string.hasPrefix(Self.name))
        #expect(arabic.lines[0].direction == .rightToLeft)
        #expect(abs(try edges(arabic).right - (320 - 24)) < 0.5)
        #expect(try place(of: "!", in: arabic) < 0.1)
    }

    @Test("high score localized: the name first at the left, the rest unchanged")
    func localized() throws {
        let tree = try Self.tree("ScoreLabel", Self.english)
        for index in 0..<2 {
            let label = try text("localized[\(index)]", in: tree)
            #expect(label.lines.map(\.direction) == [.leftToRight])
            #expect(try edges(label).left == 24)
            #expect(try place(of: "!", in: label) > 0.9)
            #expect(try place(of: "g", in: label) < 0.8)
        }
        let name = try #require(
            try text("localized[1]", in: tree).lines.first?.runs.min { $0.range.lowerBound < $1.range.lowerBound })
        #expect(name.level == 1 && (name.glyphs.map(\.x.points).min() ?? 1) < 1)
    }

    @Test(
        "English paragraph, right-aligned: full stop at the right; left-aligned with right-to-left writing: at the left"
    )
    func paragraph() throws {
        let tree = try Self.tree("ForcedWriting", Self.english)
        let aligned = try text("aligned", in: tree)
        #expect(try place(of: ".", in: aligned) > 0.9)
        #expect(abs(try edges(aligned).right - (320 - 24)) < 0.5)
        let forced = try text("forced", in: tree)
        #expect(try place(of: ".", in: forced) < 0.1)
        #expect(try edges(forced).left == 24)
    }

    @Test("flag quiz in pseudo right-to-left: fixed arrows point at each other, directional ones apart")
    func flagQuiz() throws {
        for (scene, turns) in [("FixedArrows", false), ("FlagQuiz", true)] {
            for direction in [Self.english, Self.pseudo] {
                let tree = try Self.tree(scene, direction)
                let isRightToLeft = tree.direction == .rightToLeft
                #expect(try (minX("bar/back/arrow", in: tree) > minX("bar/forward/arrow", in: tree)) == isRightToLeft)
                #expect(try mirrored("bar/back/arrow", in: tree) == (turns && isRightToLeft))
                #expect(try mirrored("bar/forward/arrow", in: tree) == (turns && isRightToLeft))
                #expect(try !mirrored("flag", in: tree))
            }
        }
    }

    @Test("check-mark list: flipped, its check marks are reversed; with two images they are right")
    func checkMarks() throws {
        #expect(try mirrored("checkmarks", in: Self.tree("FlippedCheckMarks", Self.pseudo)))
        let (english, pseudo) = (try Self.tree("Lists", Self.english), try Self.tree("Lists", Self.pseudo))
        #expect(try !mirrored("checkmarks", in: pseudo))
        let images = [english, pseudo].map { tree in tree.images.filter { $0.name == "list-checkmarks" } }
        #expect(images.map(\.count) == [1, 1] && images[0] != images[1])
        #expect(try mirrored("bullets", in: pseudo))
    }

    @Test("slider with Left and Right, forced left to right: unchanged in Arabic")
    func slider() throws {
        let (english, arabic) = (
            try Self.tree("Sliders", Self.english), try Self.tree("Sliders", Variant(locale: "ar"))
        )
        for tree in [english, arabic] {
            let balance = try #require(tree.node(at: "balance"))
            #expect(try minX("balance/left", in: tree) == balance.frame.minX.points)
            #expect(try minX("balance/right", in: tree) > balance.frame.rect.midX)
        }
        #expect(try minX("brightness", in: english) == minX("brightness", in: arabic))
    }

    @Test("watch: a row of three images and a column below, in Hebrew both at the right, the row reversed")
    func watch() throws {
        let (english, hebrew) = (try Self.tree("Watch", Self.english), try Self.tree("Watch", Variant(locale: "he")))
        func row(_ tree: RenderTree) throws -> [Double] {
            try ["first", "second", "third"].map { try minX("row/\($0)", in: tree) }
        }
        #expect(try row(english) == row(english).sorted())
        #expect(try row(hebrew) == row(hebrew).sorted(by: >))
        for (tree, side) in [(english, 12.0), (hebrew, 176 - 12)] {
            for path in ["row", "column"] {
                let frame = try #require(tree.node(at: path)).frame.rect
                #expect(abs((tree.direction == .leftToRight ? frame.minX : frame.maxX) - side) < 0.01, "\(path)")
            }
        }
        #expect(try mirrored("row/third", in: hebrew) && !mirrored("row/first", in: hebrew))
    }

    @Test(
        "page in English and Arabic in an English browser: scroller right and left, by the system's policy right for both"
    )
    func scrollers() throws {
        for locale in ["en", "ar"] as [LanguageTag] {
            let tree = try Self.tree("Scrollers", Variant(locale: locale))
            func side(_ page: String, _ setting: Int) -> ScreenSide? {
                tree.node(at: "setting[\(setting)]/\(page)")?.scroll?.scrollerSide
            }
            #expect(side("english", 0) == .right)
            #expect(side("arabic", 0) == .left)
            #expect(side("english", 1) == .right)
            #expect(side("arabic", 1) == .right)
        }
    }

    @Test("a pushed screen enters from the side that reading goes to, a popped one from where it came; arrows say so")
    func navigation() throws {
        for (variant, direction) in [
            (Self.english, LayoutDirection.leftToRight), (Variant(locale: "ar"), .rightToLeft),
        ] {
            let tree = try Self.tree("Navigation", variant)
            for (index, transition) in ScreenTransition.allCases.enumerated() {
                let (list, photos) = (
                    try minX("move[\(index)]/screens/list", in: tree),
                    try minX("move[\(index)]/screens/photos", in: tree)
                )
                let (entering, leaving) = transition == .push ? (photos, list) : (list, photos)
                #expect((entering > leaving) == (transition.entryEdge(in: direction) == .right))
                #expect(try mirrored("move[\(index)]/arrow", in: tree) == (direction == .rightToLeft))
                #expect(
                    try mirrored(
                        "move[\(index)]/screens/photos/NavigationBar/BarLayout/Leading/BackButton/HStack/Image",
                        in: tree) == (direction == .rightToLeft))
            }
        }
    }

    @Test("the first page's dot stands where reading starts; the dots speak the reader's language")
    func pages() throws {
        for (locale, label) in [
            ("en", "page \u{2066}1\u{2069} of \u{2066}3\u{2069}"),
            ("he", "עמוד \u{2067}1\u{2069} מתוך \u{2067}3\u{2069}"),
        ] as [(LanguageTag, String)] {
            let tree = try Self.tree("Pages", Variant(locale: locale))
            let control = try #require(tree.nodes.first { $0.role == "pageControl" })
            #expect(control.label == label)
            let dots = tree.nodes.filter { $0.type == "Dot" }.map(\.frame.minX.points)
            #expect(dots.count == 3)
            #expect(dots == (locale == "en" ? dots.sorted() : dots.sorted(by: >)))
            let title = try #require(tree.nodes.first { $0.role == "heading" }).frame.rect
            #expect(abs(title.midX - 160) < 0.5)
        }
    }

    @Test("hands of a clock and a gauge are the same in both directions, a chevron made alike turns")
    func instruments() throws {
        let (english, pseudo) = (try Self.tree("Instruments", Self.english), try Self.tree("Instruments", Self.pseudo))
        for path in [
            "departure/clock/hour", "departure/clock/minute", "speed/gauge/ZStack/Track", "speed/gauge/ZStack/Mark",
        ] {
            let (left, right) = (try #require(english.node(at: path)), try #require(pseudo.node(at: path)))
            #expect(left.content == right.content, "\(path)")
            #expect(turns(left) == turns(right))
        }
        #expect(english.node(at: "speed/chevron")?.content != pseudo.node(at: "speed/chevron")?.content)
    }

    /// By how many degrees a node is drawn turned.
    private func turns(_ node: RenderNode) -> [FixedLength] {
        node.effects.compactMap { if case .rotation(let degrees, _) = $0.operation { degrees } else { nil } }
    }
}
