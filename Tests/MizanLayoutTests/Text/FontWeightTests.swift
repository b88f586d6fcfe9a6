import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Source: Apple's Human Interface Guidelines, *Typography*: the emphasized weights of iOS's text styles.
@Suite struct FontWeightTests {
    private static func weight(_ font: Font) -> FontWeight { font.description(at: .large).weight }

    @Test func `bold is the emphasized weight of a text style, and fontWeight is exact`() {
        let expected: [(Font, regular: FontWeight, emphasized: FontWeight)] = [
            (.largeTitle, .regular, .bold), (.title, .regular, .bold), (.title2, .regular, .bold),
            (.title3, .regular, .semibold), (.headline, .semibold, .semibold), (.body, .regular, .semibold),
            (.callout, .regular, .semibold), (.subheadline, .regular, .semibold), (.footnote, .regular, .semibold),
            (.caption, .regular, .semibold), (.caption2, .regular, .semibold), (.system(size: 20), .regular, .bold),
            (.custom("Noto Sans", size: 20), .regular, .bold),
        ]
        for (font, regular, emphasized) in expected {
            #expect(Self.weight(font) == regular && Self.weight(font.bold()) == emphasized)
            #expect(Self.weight(font.weight(.bold)) == .bold && Self.weight(font.weight(.medium)) == .medium)
            #expect(Self.weight(font.weight(.light).bold()) == emphasized)
        }
    }

    private static func faces(_ view: some View) throws -> [String] {
        let tree = try view.laidOut()
        return tree.nodes.flatMap { node -> [String] in
            guard case .text(let text) = node.content else { return [] }
            return text.lines.flatMap(\.runs).map { tree.fonts[$0.font].name }
        }
    }

    @Test func `modifiers of texts and views, and markup, choose one weight`() throws {
        #expect(try Self.faces(Text(verbatim: "a").bold()) == ["NotoSans-SemiBold"])
        #expect(try Self.faces(VStack { Text(verbatim: "a") }.bold()) == ["NotoSans-SemiBold"])
        #expect(try Self.faces(Text("**a**")) == ["NotoSans-SemiBold"])
        #expect(try Self.faces(Text("**a**").font(.title)) == ["NotoSans-Bold"])
        #expect(try Self.faces(Text("**a**").fontWeight(.heavy)) == ["NotoSans-Bold"])
        #expect(try Self.faces(Text("\(Text(verbatim: "a").bold())").font(.title)) == ["NotoSans-Bold"])
        #expect(try Self.faces(Text(verbatim: "a").fontWeight(.bold)) == ["NotoSans-Bold"])
        #expect(try Self.faces(Text(verbatim: "a").bold(false)) == ["NotoSans-Regular"])
        #expect(try Self.faces(Text(verbatim: "a").font(.headline)) == ["NotoSans-SemiBold"])
    }

    @Test(arguments: [
        ("a", "NotoSans"), ("ش", "NotoSansArabicUI"), ("ש", "NotoSansHebrew"), ("क", "NotoSansDevanagariUI"),
    ])
    func `regular, medium, semibold and bold are four faces with one line height`(text: String, face: String) throws {
        let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]
        let texts = weights.map { Text(verbatim: text).fontWeight($0) }
        #expect(
            try texts.flatMap { try Self.faces($0) }
                == ["Regular", "Medium", "SemiBold", "Bold"].map { "\(face)-\($0)" })
        #expect(Set(try texts.map { try $0.laidOut().frame("Text").height }).count == 1)
    }

    @Test func `a family without the weight takes the nearest`() throws {
        #expect(try Self.faces(Text(verbatim: "ก").fontWeight(.medium)) == ["NotoSansThaiUI-Regular"])
        #expect(try Self.faces(Text(verbatim: "ก").fontWeight(.semibold)) == ["NotoSansThaiUI-Bold"])
        #expect(try Self.faces(Text(verbatim: "a").font(.headline.italic())) == ["NotoSans-BoldItalic"])
    }
}
