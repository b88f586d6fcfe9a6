import MizanBase

/// A style with its fonts found, shared by the texts of one style.
final class TextSetting: Sendable {
    let style: TextStyle
    /// The faces that the style's own font stands for, in the order of fallback.
    let primaryFaces: FontChain
    /// The first of them.
    let primary: FontFace?
    /// The face of narrow characters, if the first face is tried for East Asian ones only.
    let narrow: FontFace?
    /// The em of the style's font, in points.
    let ownSize: Double
    /// The distance of tab stops in points: eight spaces.
    let tabDistance: Double
    /// The families that the style's font names and the collection doesn't have, each once.
    let unknownFamilies: [String]
    let fonts: FontCollection
    let fallback: FontFallback

    init(_ style: TextStyle, fonts: FontCollection, fallback: FontFallback) {
        self.style = style
        self.fonts = fonts
        self.fallback = fallback
        primaryFaces = FontChains.chain(for: style.font, language: style.language, in: fonts, fallback: fallback)
        primary = primaryFaces.first
        narrow = primaryFaces.narrow
        let ownSize = Itemizer.size(of: style.font)
        self.ownSize = ownSize
        let space = primary.flatMap { face in
            face.glyph(for: " ").map {
                GlyphScale(size: ownSize, unitsPerEm: face.unitsPerEm).points(Int(face.advance(of: $0)))
            }
        }
        tabDistance = (space ?? ownSize / 4) * 8
        unknownFamilies = style.font.families.isEmpty ? [] : fonts.unknownFamilies(among: style.font.families)
    }

    /// The setting of a style; the one that a workspace used last where it is the same.
    static func setting(
        _ style: TextStyle, fonts: FontCollection, fallback: FontFallback, in workspace: TextWorkspace
    ) -> TextSetting {
        if let last = workspace.setting, last.isSame(style, fonts, fallback) { return last }
        let setting = TextSetting(style, fonts: fonts, fallback: fallback)
        workspace.setting = setting
        return setting
    }

    /// Whether the setting is that of a style with fonts.
    func isSame(_ style: TextStyle, _ fonts: FontCollection, _ fallback: FontFallback) -> Bool {
        self.fallback == fallback && self.fonts.isSame(as: fonts) && self.style == style
    }

    /// The first face with a character, in the order of fallback. That order has one face of each family; the other faces of
    /// the collection are tried after it.
    func face(covering scalar: Unicode.Scalar) -> FontFace? {
        var faces = primaryFaces
        return faces.first(covering: scalar.value)
            ?? fonts.index.content.entries.lazy.compactMap(\.face).first { $0.covers(scalar) }
    }
}
