import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

extension RenderTree {
    /// The x of the left end of the glyph that a character of a node's text became, in points; of its first occurrence.
    fileprivate func x(of character: Character, at path: String = "text") throws -> Double {
        let text = try text(at: path)
        let index = try #require(text.text.string.firstIndex(of: character))
        let offset = index.utf16Offset(in: text.text.string)
        let line = try #require(text.lines.first { $0.range.contains(offset) })
        let glyph = try #require(line.runs.flatMap(\.glyphs).first { $0.cluster == offset })
        return line.frame.minX.points + glyph.x.points
    }

    /// The left ends of all glyphs of a node's line.
    fileprivate func xs(ofLine number: Int, at path: String = "text") throws -> [Double] {
        let line = try text(at: path).lines[number]
        return line.runs.flatMap(\.glyphs).map { line.frame.minX.points + $0.x.points }
    }
}

/// Where lines stand and in which order they are written: two properties.
@Suite struct WritingDirectionTests {
    private static let (latin, arabic) = ("Sara", "سارة")

    // MARK: The talk's label

    /// "%@ got the high score of 12!" with Sara in Arabic, English app, joined by hand.
    @Test(arguments: LayoutDirection.allCases)
    func `a label joined by hand jumps to the right for an Arabic name, its exclamation mark to the left end`(
        interface: LayoutDirection
    ) throws {
        func tree(_ name: String) throws -> RenderTree {
            try Text(verbatim: name + " got the high score of 12!").id("text")
                .frame(maxWidth: .infinity, alignment: .natural).laidOut(width: 400, interface)
        }
        let expected = try tree(Self.latin)
        #expect(try expected.text(at: "text").lines.map(\.direction) == [.leftToRight])
        #expect(try expected.frame("text").minX == 0)
        #expect(try expected.x(of: "!") == expected.xs(ofLine: 0).max())

        let jumped = try tree(Self.arabic)
        #expect(try jumped.text(at: "text").lines.map(\.direction) == [.rightToLeft])
        #expect(try abs(jumped.frame("text").maxX - 400) < 0.001)
        #expect(try jumped.x(of: "!") == jumped.xs(ofLine: 0).min())
        #expect(try jumped.x(of: "س") == jumped.xs(ofLine: 0).max())
        // The number stays with the Latin words (UAX #9, W7), so that it stands beside the name.
        #expect(try jumped.x(of: "g") < jumped.x(of: "1"))
    }

    /// The same localized.
    @Test(arguments: [latin, arabic], LayoutDirection.allCases)
    func `the same label localized has the name first at the left, and the rest unchanged`(
        name: String, interface: LayoutDirection
    ) throws {
        let tree = try Text("\(name) got the high score of 12!").id("text")
            .frame(maxWidth: .infinity, alignment: .natural).laidOut(width: 400, interface)
        #expect(try tree.text(at: "text").lines.map(\.direction) == [.leftToRight])
        #expect(try tree.frame("text").minX == 0)
        #expect(try tree.x(of: "!") == tree.xs(ofLine: 0).max())
        let name = try name == Self.latin ? tree.x(of: "S") : tree.x(of: "ة")
        #expect(try name == tree.xs(ofLine: 0).min())
        #expect(try tree.x(of: "g") < tree.x(of: "1"))
    }

    // MARK: Two properties

    private let english = "Please mind the gap between the train and the platform\nThank you."

    /// English paragraph, right-aligned.
    @Test(arguments: LayoutDirection.allCases)
    func `a right-aligned English paragraph keeps its full stop on the right`(interface: LayoutDirection) throws {
        let tree = try Text(verbatim: english).id("text").multilineTextAlignment(.right).laidOut(interface)
        let (frame, line) = (try #require(tree.node(at: "text")).frame, try tree.text(at: "text").lines[1])
        #expect(line.frame.maxX == frame.maxX)
        #expect(line.frame.minX.points > frame.minX.points + 100)
        #expect(try tree.x(of: ".") == tree.xs(ofLine: 1).max())
    }

    /// English paragraph, left-aligned with right-to-left writing.
    @Test(arguments: LayoutDirection.allCases)
    func `a left-aligned English paragraph written right to left has its full stop at the left`(
        interface: LayoutDirection
    ) throws {
        let view = Text(verbatim: english).id("text").multilineTextAlignment(.left)
        let tree = try view.writingDirection(.rightToLeft).laidOut(interface)
        let (frame, line) = (try #require(tree.node(at: "text")).frame, try tree.text(at: "text").lines[1])
        #expect(line.frame.minX == frame.minX)
        #expect(try tree.x(of: ".") == tree.xs(ofLine: 1).min())
        let plain = try view.laidOut(interface)
        #expect(try plain.x(of: ".") == plain.xs(ofLine: 1).max())
        #expect(try plain.text(at: "text").lines[1].frame == line.frame, "the line stands where it stood")
    }

    @Test func `a direction that is said wins, natural is the first strong character's, of localized texts too`() throws
    {
        func directions(_ view: Text, _ direction: WritingDirection?) throws -> [LayoutDirection] {
            let tree = try view.id("text").writingDirection(direction).laidOut()
            return try tree.text(at: "text").lines.map(\.direction)
        }
        let localized = Text("שלום to all")
        let joined = Text(verbatim: "שלום to all")
        #expect(try directions(localized, nil) == [.leftToRight], "the language's")
        #expect(try directions(localized, .natural) == [.rightToLeft])
        #expect(try directions(joined, nil) == [.rightToLeft])
        #expect(try directions(joined, .leftToRight) == [.leftToRight])
        // A natural direction skips what is isolated.
        #expect(try directions(Text("\("שלום") to all"), .natural) == [.leftToRight])
        #expect(try directions(Text(verbatim: "Hello\nשלום"), .rightToLeft) == [.rightToLeft, .rightToLeft])
        #expect(try directions(Text(verbatim: "Hello\nשלום"), nil) == [.leftToRight, .rightToLeft])
    }

    // MARK: Natural alignment

    @Test(arguments: LayoutDirection.allCases)
    func `natural alignment is each paragraph's, decided once for all its lines`(interface: LayoutDirection) throws {
        // A line separator ends a line and no paragraph.
        let text = "Heavy rain from noon, then clouds and sun\nToday\nرحلة سعيدة!\nIn Arabic\u{2028}رحلة سعيدة!"
        let tree = try Text(verbatim: text).id("text").multilineTextAlignment(.natural).laidOut(interface)
        let frame = try #require(tree.node(at: "text")).frame
        let lines = try tree.text(at: "text").lines
        #expect(
            lines.map(\.direction) == [.leftToRight, .leftToRight, .rightToLeft, .leftToRight, .leftToRight])
        #expect(lines.map { $0.frame.minX == frame.minX } == [true, true, false, true, true])
        #expect(lines.map { $0.frame.maxX == frame.maxX } == [true, false, true, false, false])
    }

    @Test func `left and right are sides in every interface and for every text`() throws {
        for interface in LayoutDirection.allCases {
            for text in ["Tomorrow\nsun", "מזג האוויר\nיום"] {
                func edges(_ alignment: TextAlignment) throws -> (left: Bool, right: Bool) {
                    let tree = try Text(verbatim: text).id("text").multilineTextAlignment(alignment).laidOut(interface)
                    let frame = try #require(tree.node(at: "text")).frame
                    let line = try tree.text(at: "text").lines[1].frame
                    return (line.minX == frame.minX, line.maxX == frame.maxX)
                }
                #expect(try edges(.left) == (true, false))
                #expect(try edges(.right) == (false, true))
            }
        }
    }

    /// A frame asks its text through modifiers, in whatever direction frame and text are laid out.
    @Test(arguments: LayoutDirection.allCases, LayoutDirection.allCases)
    func `a natural frame puts its text on the side where it begins`(
        interface: LayoutDirection, region: LayoutDirection
    ) throws {
        for (text, side) in [("Hello", LayoutDirection.leftToRight), ("שלום", .rightToLeft)] {
            let label = Text(verbatim: text).id("text").padding(5).font(.title).background { Color.red }
            let views: [any View] = [
                label.frame(width: 200, alignment: .natural).contentDirection(region),
                label.contentDirection(region).frame(width: 200, alignment: .natural),
                label.contentDirection(region)
                    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: .natural, vertical: .top)),
                label.frame(maxWidth: .infinity, alignment: .natural).semanticContentAttribute(.playback),
                label.containerRelativeFrame(.horizontal, alignment: .natural).contentDirection(region),
            ]
            for (number, view) in views.enumerated() {
                let frame = try AnyView(view).laidOut(width: 200, interface).frame("text")
                let isThere = side == .leftToRight ? frame.minX == 5 : abs(frame.maxX - 195) < 0.001
                #expect(isThere, "\(number) \(text) at \(frame.minX)")
            }
        }
    }

    @Test(arguments: LayoutDirection.allCases)
    func `without a text a natural frame is leading`(interface: LayoutDirection) throws {
        let views: [any View] = [
            Rectangle().id("text").frame(width: 10, height: 10), HStack { Text(verbatim: "שלום") }.id("text"),
            Text(verbatim: "24").id("text"),
        ]
        for view in views {
            let tree = try AnyView(view).frame(width: 200, alignment: .natural).laidOut(width: 200, interface)
            let frame = try tree.frame("text")
            #expect(interface == .leftToRight ? frame.minX == 0 : abs(frame.maxX - 200) < 0.001)
        }
    }
}
