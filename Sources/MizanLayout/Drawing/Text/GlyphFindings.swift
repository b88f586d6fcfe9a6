import MizanBase
import MizanRenderTree
import MizanText

/// The characters of one text that can't be recognized: blanks, boxes, and glyphs that can't be drawn.
package struct GlyphFindings {
    /// The rule of the findings.
    package static let rule = "missing-glyph"
    /// The greatest number of characters that are named.
    private static let namedCharacters = 8
    /// The greatest number of code points that are named of one character; a sequence of emoji has up to ten.
    private static let namedCodePoints = 10

    /// A reason, and the characters that share it.
    private struct FindingGroup {
        let reason: String
        let fix: String
        /// Each character once, in the order of the text.
        var characters: [String] = []
        var seenCharacters: Set<String> = []
    }

    private let string: String
    private var groups: [FindingGroup] = []

    init(_ string: String) { self.string = string }

    /// Adds clusters that no font has.
    mutating func add(missing clusters: [Range<Int>]) {
        for cluster in clusters {
            add(cluster, reason: "no glyph in any font", fix: "add a font that has them, with “fonts” or --fonts")
        }
    }

    /// Adds clusters that aren't drawn.
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
        if index == groups.count { groups.append(FindingGroup(reason: reason, fix: fix)) }
        if groups[index].seenCharacters.insert(character).inserted { groups[index].characters.append(character) }
    }

    /// A warning for each reason, with the characters' code points.
    ///
    /// - Parameter path: The node's path, which is also the subject of the warnings where the text has no key.
    func diagnostics(path: NodePath, origin: TextOrigin) -> [Diagnostic] {
        guard !groups.isEmpty else { return [] }
        return groups.map { group in
            let count = group.characters.count
            let names = group.characters.map(Self.name).listed(atMost: Self.namedCharacters)
            return Diagnostic(
                .warning, rule: Self.rule, place: origin.place, key: origin.key ?? path.text, language: origin.language,
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
    /// The obstacle in words.
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
