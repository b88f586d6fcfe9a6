import MizanBase
import MizanCanvas
import MizanDecoders
import MizanLayout
import MizanRenderTree
import MizanText
import Testing

/// Parts of ligatures, and marks from another font than their base's, in trees and files.
struct GlyphPartTests {
    private static let blue = RGBA(red: 0, green: 0, blue: 255)

    private static func tree(_ text: String, blue range: Range<Int>, underlined: Bool = false) throws -> RenderTree {
        let whole = Array(text.utf16)
        func part(_ range: Range<Int>) -> Text { Text(verbatim: String(decoding: whole[range], as: UTF16.self)) }
        let colored = part(range).foregroundColor(Color(Self.blue))
        return try LaidOut.tree(
            part(0..<range.lowerBound) + (underlined ? colored.underline() : colored)
                + part(range.upperBound..<whole.count))
    }

    private static func lines(_ tree: RenderTree) -> [RenderText.Line] {
        tree.nodes.flatMap { node -> [RenderText.Line] in
            if case .text(let text)? = node.content { text.lines } else { [] }
        }
    }

    /// The columns of pixels with some blue, and those with some black.
    private static func columns(_ bitmap: Bitmap) -> (blue: [Int], black: [Int]) {
        func columns(_ matches: (RGBA) -> Bool) -> [Int] {
            (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0].map(matches) ?? false } }
        }
        return (
            columns { $0.blue > 200 && $0.red < 100 }, columns { $0.blue < 100 && $0.red < 100 && $0.green < 100 }
        )
    }

    @Test func `a part of a ligature has its own colour in pixels`() throws {
        let tree = try Self.tree("لا", blue: 1..<2)
        let line = try #require(Self.lines(tree).first)
        let cut = try #require(line.runs.first { $0.color == Self.blue }?.clip).maxX.points
        let scale = try #require(tree.scale).points
        let columns = Self.columns(try tree.bitmap(fonts: LaidOut.fonts()))
        let edge = Int(((line.frame.minX.points + cut) * scale).rounded())
        let (last, first) = (try #require(columns.blue.last), try #require(columns.black.first))
        #expect(last <= edge && first >= edge - 1 && !columns.blue.isEmpty && !columns.black.isEmpty)
    }

    @Test func `an underline spans its part of a ligature`() throws {
        let tree = try Self.tree("سلام", blue: 2..<3, underlined: true)
        let line = try #require(Self.lines(tree).first)
        let clip = try #require(line.runs.first { $0.color == Self.blue }?.clip)
        let strokes = line.decorations.filter { $0.position == .underline }
        #expect(!strokes.isEmpty)
        for stroke in strokes {
            #expect(stroke.x >= clip.minX && stroke.x + stroke.size.width <= clip.maxX)
        }
    }

    @Test(arguments: ["سلام", "क\u{301}x א\u{336}ב"]) func `trees keep parts and marks`(text: String) throws {
        let tree = try Self.tree(text, blue: 2..<3, underlined: true)
        #expect(try RenderTree(json: tree.json, file: "-") == tree)
        let parts = Self.lines(tree).flatMap(\.runs).compactMap(\.clip)
        let json = String(decoding: tree.json, as: UTF8.self)
        #expect(tree.text.contains("ligature-part ") == !parts.isEmpty && json.contains("\"clip\"") == !parts.isEmpty)
        #expect(parts.isEmpty == text.unicodeScalars.contains("क"))
        if text.unicodeScalars.contains("क") {
            let marks = Self.lines(tree).flatMap(\.runs).filter(\.range.isEmpty)
            #expect(marks.count == 2 && marks.allSatisfy { $0.glyphs.count == 1 })
            #expect(Self.lines(tree).allSatisfy { $0.missingGlyphs.isEmpty })
        }
        for options in [SVGCanvas.TextOutput.text, .outlines] {
            let svg = String(decoding: try tree.svg(fonts: LaidOut.fonts(), text: options), as: UTF8.self)
            #expect(svg.contains("clip-path") == !parts.isEmpty)
        }
        #expect(try !tree.pdf(fonts: LaidOut.fonts()).isEmpty)
    }

    @Test func `marks of another font don't cut an underline`() throws {
        let tree = try Self.tree("א\u{336}ב\u{336}", blue: 0..<4, underlined: true)
        let line = try #require(Self.lines(tree).first)
        let plain = try Self.tree("אב", blue: 0..<2, underlined: true)
        #expect(line.decorations == Self.lines(plain).first?.decorations)
        #expect(line.runs.count == 2)
    }
}
