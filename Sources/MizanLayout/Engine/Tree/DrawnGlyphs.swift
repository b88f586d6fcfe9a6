import MizanBase
import MizanRenderTree
import MizanText
import MizanUnicode

/// The content of the glyphs of a tree: those in colours, and the clusters that can't be recognized.
struct DrawnGlyphs {
    /// A cluster that a font has glyphs for, but that is drawn blank or wrong.
    struct Undrawn {
        /// The cluster's UTF-16 units.
        var range: Range<Int>
        var face: FontFace
        var obstacle: ColorGlyph.Obstacle
    }

    private struct GlyphKey: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    /// The glyphs in colours, in the order in which they were found; fonts by the builder's numbers.
    private(set) var colored: [RenderColorGlyph] = []
    /// The number of glyphs in texts that are each of those in colours.
    private(set) var uses: [Int] = []
    /// Whether a glyph is left out that would be drawn if others had come later.
    private(set) var dependsOnOrder = false
    /// The indices of glyphs in fonts with colours; -1 stands for an outline.
    private var indices: [GlyphKey: Int] = [:]
    private var pictureBytes = 0

    /// Looks a glyph up, and keeps it if it is in colours; nil for an outline.
    mutating func content(of glyph: UInt32, in face: FontFace, font: Int) -> RenderColorGlyph.Content? {
        guard face.hasColors else { return nil }
        let key = GlyphKey(face: face, glyph: glyph)
        if let index = indices[key] { return index < 0 ? nil : colored[index].content }
        guard let color = face.colorGlyph(of: glyph) else {
            indices[key] = -1
            return nil
        }
        var found = RenderColorGlyph(color, font: font, id: glyph, unitsPerEm: face.unitsPerEm)
        if found.pictureBytes > Limits.glyphPictureBytes - pictureBytes {
            found.content = .undrawable(.picture)
            dependsOnOrder = true
        }
        pictureBytes += found.pictureBytes
        indices[key] = colored.count
        colored.append(found)
        uses.append(0)
        return found.content
    }

    /// Counts the uses of a run that is part of the tree now; its glyphs were looked up before.
    mutating func count(_ run: GlyphRun) {
        guard run.face.hasColors else { return }
        for glyph in run.glyphs { count(glyph.id, in: run.face, 1) }
    }

    /// Counts the uses of a run that a tree has from before; `-1` for one that it loses.
    mutating func count(_ run: RenderText.Run, of face: FontFace, _ difference: Int) {
        guard face.hasColors else { return }
        for glyph in run.glyphs { count(glyph.id, in: face, difference) }
    }

    private mutating func count(_ glyph: UInt32, in face: FontFace, _ difference: Int) {
        if let index = indices[GlyphKey(face: face, glyph: glyph)], index >= 0 { uses[index] += difference }
    }

    /// Keeps the glyphs as if none of them were used yet.
    mutating func forgetUses() { uses = uses.map { _ in 0 } }

    /// Gives the fonts other numbers.
    mutating func move(fonts: [Int]) {
        for index in colored.indices { colored[index].font = fonts[colored[index].font] }
    }

    /// The clusters of a line that aren't drawn, each once, without those that no font has at all.
    ///
    /// A cluster is blank where none of its glyphs shows anything and one of its characters does.
    ///
    /// - Parameters:
    ///   - runs: The line's runs, with the builder's numbers of their fonts.
    ///   - string: The text of the line.
    mutating func undrawn(
        in runs: [(GlyphRun, font: Int)], of line: TextLine, _ string: String
    ) -> [Undrawn] {
        var found: [Int: Undrawn] = [:]
        var blank: [Int: Undrawn] = [:]
        for (run, font) in runs {
            for glyph in run.glyphs where glyph.id != 0 {
                var obstacle = ColorGlyph.Obstacle.blank
                switch content(of: glyph.id, in: run.face, font: font) {
                case .undrawable(let reason)?: obstacle = reason
                case .bitmap?, .layers?: continue
                case nil: if run.face.hasInk(glyph.id) { continue }
                }
                // An ellipsis stands for no character.
                guard !run.isEllipsis else { continue }
                let range = line.grapheme(at: glyph.cluster)
                let undrawn = Undrawn(range: range, face: run.face, obstacle: obstacle)
                if obstacle != .blank {
                    found[range.lowerBound] = undrawn
                } else if blank[range.lowerBound] == nil, Self.shows(string.part(utf16: range)) {
                    blank[range.lowerBound] = undrawn
                }
            }
        }
        if !blank.isEmpty {
            for (run, _) in runs {
                for glyph in run.glyphs where glyph.id == 0 || run.face.hasInk(glyph.id) || isDrawn(glyph.id, run.face)
                {
                    blank[line.grapheme(at: glyph.cluster).lowerBound] = nil
                }
            }
        }
        return found.merging(blank) { own, _ in own }.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func isDrawn(_ glyph: UInt32, _ face: FontFace) -> Bool {
        guard let index = indices[GlyphKey(face: face, glyph: glyph)], index >= 0 else { return false }
        if case .undrawable = colored[index].content { return false }
        return true
    }

    /// Whether one of a cluster's characters is to be seen.
    private static func shows(_ cluster: String) -> Bool {
        cluster.unicodeScalars.contains { !CharacterProperties.isBlank($0.value) }
    }
}
