import CHarfBuzzSubset
import MizanBase
import MizanRenderTree
import MizanText
import MizanRendering

/// A run as an element of text: where each of its parts stands, and whether a viewer's own shaping gives its glyphs.
struct SVGTextRun {
    /// Characters that are shaped together, and the place of their left edge.
    private struct PositionedText {
        var text: String
        var x: Double
    }

    private let run: CanvasGlyphRun
    private let parts: [PositionedText]
    private let baseline: Double
    /// Whether a viewer shapes the run's text to the very glyphs, in their places.
    let isShapedByViewers: Bool

    /// How far a glyph may stand from its place, in points.
    private static let tolerance = 0.05

    /// - Parameter origin: Where the run's glyphs count from.
    init(_ run: CanvasGlyphRun, at origin: Point, language: LanguageTag?) {
        self.run = run
        let clusters = run.clusters
        let text = clusters.map(\.text).joined()
        let shaped = run.face.coordinates.isEmpty && text.isXML ? run.shapedAlone(text, language: language) : []
        let scale = run.size / Double(max(run.face.unitsPerEm, 1))
        var isSame = shaped.count == run.glyphs.count && !shaped.isEmpty
        // Where the pen stood for each glyph, without what the font moves the glyph itself by.
        var pens: [Point] = []
        for (glyph, own) in zip(run.glyphs, shaped) {
            isSame = isSame && glyph.id == own.glyph
            pens.append(
                Point(
                    x: origin.x + glyph.x.points - Double(own.x_offset) * scale,
                    y: origin.y + glyph.y.points + Double(own.y_offset) * scale))
        }
        if let first = pens.first {
            isSame = isSame && pens.allSatisfy { ($0.y - first.y).magnitude <= Self.tolerance }
        }
        baseline = pens.first?.y ?? origin.y
        // The glyphs of each cluster, in the order of reading.
        var parts: [PositionedText] = []
        var partOfGlyph = [Int](repeating: -1, count: pens.count)
        var start = 0
        let joins = text.unicodeScalars.contains(where: \.joins)
        for cluster in clusters {
            let end = start + cluster.glyphCount
            let range = run.isRightToLeft ? run.glyphs.count - end..<run.glyphs.count - start : start..<end
            start = end
            let own = range.clamped(to: pens.indices)
            guard let x = own.map({ pens[$0].x }).min() else { continue }
            // Letters that join are shaped with their word; where it ends another may begin anywhere.
            if joins, let last = parts.last, last.text.last?.isWhitespace != true {
                parts[parts.count - 1] = PositionedText(text: last.text + cluster.text, x: min(last.x, x))
            } else {
                parts.append(PositionedText(text: cluster.text, x: x))
            }
            for place in own { partOfGlyph[place] = parts.count - 1 }
        }
        if isSame {
            // Inside a part the viewer's own advances count.
            for place in pens.indices.dropFirst() where partOfGlyph[place] == partOfGlyph[place - 1] {
                let end = pens[place - 1].x + Double(shaped[place - 1].x_advance) * scale
                isSame = isSame && (pens[place].x - end).magnitude <= Self.tolerance
            }
        }
        self.parts = parts
        isShapedByViewers = isSame
    }

    /// The characters of the run.
    var characters: Set<UInt32> { Set(parts.flatMap { $0.text.unicodeScalars.map(\.value) }) }

    /// The element with the attributes of its font.
    func element(font: String, _ paint: String) -> String {
        element("\(font) font-size=\"\(run.size.svg)\" \(paint)")
    }

    /// The text without a look, over its outlines, so that it can be selected; nil where it isn't known.
    var invisibleElement: String? {
        guard !parts.isEmpty, parts.allSatisfy(\.text.isXML) else { return nil }
        return element("font-family=\"sans-serif\" font-size=\"\(run.size.svg)\" fill-opacity=\"0\"")
    }

    private func element(_ attributes: String) -> String {
        // A part at the left edge of its place: where text runs from the right, that is its end.
        let direction =
            run.isRightToLeft ? "direction=\"rtl\" text-anchor=\"end\"" : "direction=\"ltr\""
        return "<text xml:space=\"preserve\" \(attributes) \(direction) unicode-bidi=\"bidi-override\" "
            + "y=\"\(baseline.svg)\">\(spans)</text>"
    }

    /// The parts with their places: those of one character share a list, and one of several ends it, as the places of its other
    /// characters are left to the font.
    private var spans: String {
        var result = ""
        var (text, places): (String, [String]) = ("", [])
        func finished() -> String {
            text.isEmpty ? "" : "<tspan x=\"\(places.joined(separator: " "))\">\(text.xmlEscaped)</tspan>"
        }
        for part in parts where !part.text.isEmpty {
            text += part.text
            places.append(part.x.svg)
            // Characters beyond the first plane are two to some viewers.
            guard part.text.utf16.count > 1 else { continue }
            result += finished()
            (text, places) = ("", [])
        }
        return result + finished()
    }
}

extension CanvasGlyphRun {
    /// The glyphs that the run's font gives for a text alone, from left to right; none where there are more than the run has.
    fileprivate func shapedAlone(_ text: String, language: LanguageTag?) -> [mizan_shaped_glyph] {
        var shaped = [mizan_shaped_glyph](repeating: mizan_shaped_glyph(), count: glyphs.count)
        let count = face.withBytes { bytes in
            mizan_font_shape(
                bytes.baseAddress, bytes.count, UInt32(clamping: face.fontNumber), text, text.utf8.count,
                isRightToLeft ? 1 : 0, language?.identifier, &shaped, shaped.count)
        }
        return count == shaped.count ? shaped : []
    }
}

extension String {
    /// Whether XML can have all its characters, so that each stays one.
    fileprivate var isXML: Bool {
        unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value & 0xFFFE != 0xFFFE || $0 == "\n" || $0 == "\t" }
    }
}

extension Unicode.Scalar {
    /// Whether it is of a script whose letters join: Arabic, Syriac, Mandaic, N'Ko, Mongolian, Phags-pa, Manichaean, Psalter Pahlavi,
    /// Hanifi Rohingya, Sogdian, Chorasmian, Old Uyghur, Adlam.
    fileprivate var joins: Bool {
        switch value {
        case 0x600...0x74F, 0x750...0x7FF, 0x840...0x8FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF,
            0xFE70...0xFEFC, 0x10AC0...0x10AFF, 0x10B80...0x10BAF, 0x10D00...0x10D3F, 0x10F30...0x10FDF,
            0x1E900...0x1E95F:
            true
        default: false
        }
    }
}
