import CHarfBuzzSubset
import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanText

/// The fonts of an SVG file, each with the characters and glyphs that are used of it.
struct SVGFonts {
    private struct GlyphKey: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    private var faces: [(face: FontFace, characters: Set<UInt32>, glyphs: Set<UInt32>)] = []
    private var numbers: [FontFace: Int] = [:]
    private var outlines: [GlyphKey: Path] = [:]

    /// An outline in font units.
    mutating func outline(of glyph: UInt32, in face: FontFace) -> Path {
        let key = GlyphKey(face: face, glyph: glyph)
        if let outline = outlines[key] { return outline }
        let outline = face.outline(of: glyph)
        outlines[key] = outline
        return outline
    }

    /// Notes the use of a font; the attributes of a text in it.
    mutating func use(_ face: FontFace, characters: Set<UInt32>, glyphs: [UInt32]) -> String {
        let number = numbers[face] ?? faces.count
        if number == faces.count {
            faces.append((face, [], []))
            numbers[face] = number
        }
        faces[number].characters.formUnion(characters)
        faces[number].glyphs.formUnion(glyphs)
        // Its family is the name for viewers that take no fonts from files.
        let family = face.header.family.filter { $0 != "'" && $0 != "\\" }.xmlEscaped
        return "font-family=\"m\(number), '\(family)'\" font-weight=\"\(face.header.weight.value)\" "
            + "font-style=\"\(face.header.isSlanted ? "italic" : "normal")\""
    }

    /// The element that embeds the fonts; empty where there are none.
    func style() throws -> String {
        guard !faces.isEmpty else { return "" }
        let rules = try faces.enumerated().map { number, font in
            "@font-face{font-family:m\(number);font-weight:\(font.face.header.weight.value);"
                + "font-style:\(font.face.header.isSlanted ? "italic" : "normal");"
                + "src:url(data:font/sfnt;base64,\(try Self.subset(font.face, font.characters, font.glyphs).base64))}"
        }
        return
            "<style>text{white-space:pre;text-rendering:geometricPrecision}\n\(rules.joined(separator: "\n"))\n</style>\n"
    }

    /// The part of a font that some characters and glyphs need.
    private static func subset(
        _ face: FontFace, _ characters: Set<UInt32>, _ glyphs: Set<UInt32>
    ) throws -> [UInt8] {
        let (characters, glyphs) = (characters.sorted(), glyphs.sorted())
        var count = 0
        let bytes = face.withBytes { bytes in
            mizan_font_subset(
                bytes.baseAddress, bytes.count, UInt32(clamping: face.fontNumber), characters, characters.count, glyphs,
                glyphs.count, &count)
        }
        guard let bytes else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "font-subset",
                    message: "HarfBuzz can't make a part of the font \(Diagnostic.quote(face.header.postScriptName))",
                    fix: "draw text as outlines"))
        }
        defer { free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}

extension [UInt8] {
    /// The bytes in base 64.
    var base64: String { Data(self).base64EncodedString() }
}
