import MizanBase

/// What a tree's text says of one line of a node's text, as values.
///
///     line 0,0 201.5x41 baseline 30.5 rtl glyphs 3f9a0c11 "الطقس في \u{2068}ירושלים\u{2069}"
package struct TreeTextLine: Hashable, Sendable {
    /// From the node's leading top corner.
    package var frame: FixedRect
    /// The baseline, the direction, characters without glyphs, strokes, the checksum of the glyphs.
    package var fields: [TreeField]
    /// The characters, with the marks that isolates stand for.
    package var string: String

    /// The word that such a line begins with.
    static let keyword = "line"

    /// As it is printed, without the indentation.
    package var text: String {
        ([Self.keyword, frame.description] + fields.map(\.text) + [TreeField.Value.quoted(string)])
            .joined(separator: " ")
    }

    /// The checksum over what the glyphs are and where they stand in the line.
    package var glyphs: TreeField.Value? { fields[.glyphs]?.values.first }

    /// Texts are equal where their bytes are.
    package static func == (left: Self, right: Self) -> Bool {
        left.frame == right.frame && left.fields == right.fields && left.string.utf8.elementsEqual(right.string.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(frame)
        hasher.combine(fields)
    }
}

extension TreeTextLine {
    init(frame: FixedRect, _ fields: [TreeField], string: String) {
        self.frame = frame
        self.fields = fields
        self.string = string
    }

    /// Reads a line without its indentation; nil for one that isn't a text's: a node whose id is `line` has its type next.
    init?(_ line: Substring) {
        var reader = TreeLineReader(line)
        guard reader.wordToSpace() == Self.keyword, reader.skip(0x20), let frame = reader.frame() else { return nil }
        _ = reader.skip(0x20)
        let (fields, string) = reader.textLine()
        self.init(frame: frame, fields, string: string)
    }
}
