import MizanBase
import MizanText

/// The characters of one text that nobody sees as what they are: holes, boxes, and what can't be drawn.
package struct GlyphFindings {
    /// The rule of what is found.
    package static let rule = "missing-glyph"
    /// So many characters are named.
    private static let namedCharacters = 8
    /// So many code points of one character, of which a sequence of emoji has up to ten.
    private static let namedCodePoints = 10

    /// What is the same for some characters, and who they are.
    private struct Group {
        let reason: String
        let fix: String
        /// Each once, in the order of the text.
        var characters: [String] = []
        var known: Set<String> = []
    }

    private let string: String
    private var groups: [Group] = []

    init(_ string: String) { self.string = string }

    /// Takes clusters that no font has.
    mutating func add(missing clusters: [Range<Int>]) {
        for cluster in clusters {
            add(cluster, reason: "no glyph in any font", fix: "add a font that has them, with “fonts” or --fonts")
        }
    }

    /// Takes clusters that aren't drawn.
    mutating func add(_ undrawn: [DrawnGlyphs.Undrawn]) {
        for cluster in undrawn {
            let name = Diagnostic.quote(cluster.face.postScriptName)
            add(
                cluster.range, reason: "a glyph in \(name) that can't be drawn (\(cluster.obstacle.words))",
                fix: "use a font that has outlines, PNG pictures or COLR 0 layers for them")
        }
    }

    private mutating func add(_ cluster: Range<Int>, reason: String, fix: String) {
        let character = string.part(utf16: cluster)
        let index = groups.firstIndex { $0.reason == reason } ?? groups.count
        if index == groups.count { groups.append(Group(reason: reason, fix: fix)) }
        if groups[index].known.insert(character).inserted { groups[index].characters.append(character) }
    }

    /// A warning for each reason, with the characters' code points.
    ///
    /// - Parameter path: The node's, which is also what they are about where the text has no key.
    func diagnostics(path: String, origin: TextOrigin) -> [Diagnostic] {
        groups.map { group in
            let count = group.characters.count
            let names = group.characters.map(Self.name).listed(atMost: Self.namedCharacters)
            return Diagnostic(
                .warning, rule: Self.rule, place: origin.place, key: origin.key ?? path, language: origin.language,
                message: "\(path): \(count == 1 ? "1 character has" : "\(count) characters have") \(group.reason): "
                    + names, fix: group.fix)
        }
    }

    /// `U+1F468 U+200D U+1F469`
    private static func name(_ character: String) -> String {
        let scalars = character.unicodeScalars
        return scalars.prefix(namedCodePoints).map(\.codePoint).joined(separator: " ")
            + (scalars.count > namedCodePoints ? " …" : "")
    }
}

extension ColorGlyph.Obstacle {
    /// What stands in the way.
    fileprivate var words: String {
        switch self {
        case .paintGraph: "COLR 1"
        case .svg: "SVG"
        case .picture: "a picture that is damaged, no PNG, or too large"
        case .layers: "more than \(Limits.glyphLayers) layers"
        case .blank: "it is blank"
        }
    }
}
