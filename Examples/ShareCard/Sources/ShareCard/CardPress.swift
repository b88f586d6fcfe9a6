import Mizan
import MizanCanvas
import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji

/// Draws cards: one serves all requests, on any number of threads.
struct CardPress: Sendable {
    private let fonts: FontCollection
    private let strings: StringBundle
    private let texts = TextCache(byteBudget: 8 << 20)
    /// A longer title is no title; what is sent is bounded before it is laid out.
    static let titleLimit = 1_000

    init(strings: StringBundle) throws {
        self.strings = strings
        fonts = try ShippedFonts.collection().adding(ShippedFontsCJK.collection()).adding(
            ShippedFontsEmoji.collection())
    }

    /// A card as a PNG file, and what a reader would notice in it.
    func card(
        title: String, author: String, minutes: Int, language: LanguageTag
    ) throws -> (png: [UInt8], findings: [Diagnostic]) {
        let localization = Localization(bundles: [strings], locale: language)
        var environment = EnvironmentValues(localization: localization, fonts: fonts)
        environment.textCache = texts
        let view = CardView(
            title: title, author: author, minutes: minutes,
            widthOfLongestWord: try width(ofLongestWordIn: title, environment))
        let layout = try view.layout(proposal: ProposedViewSize(CardView.size), environment: environment)
        return (try layout.tree.png(fonts: fonts, scale: 1), layout.findings)
    }

    /// The width of the longest word that lines can't be broken in, in a bold font of one point.
    private func width(ofLongestWordIn title: String, _ environment: EnvironmentValues) throws -> Double {
        let words = title.split { $0.isWhitespace || $0 == "-" }.filter { word in
            !word.unicodeScalars.contains(where: \.breaksAnywhere)
        }
        guard let longest = words.max(by: { $0.count < $1.count }) else { return 0 }
        let text = Text(verbatim: String(longest)).font(.system(size: 100, weight: .bold))
        return try text.renderTree(proposal: .unspecified, environment: environment).size.width.points / 100
    }
}

extension Unicode.Scalar {
    /// Whether it is of a script that is written without spaces.
    fileprivate var breaksAnywhere: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0xAC00...0xD7AF: true
        default: properties.isIdeographic
        }
    }
}
