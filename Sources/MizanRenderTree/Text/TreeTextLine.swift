import MizanBase

/// One line of a node's text in a tree's text, as values.
///
///     line 0,0 201.5x41 baseline 30.5 rtl glyphs 3f9a0c11 "الطقس في \u{2068}ירושלים\u{2069}"
package struct TreeTextLine: Hashable, Sendable {
    /// The frame from the node's leading top corner.
    package var frame: FixedRect
    /// The fields: the baseline, the direction, a hyphen, characters without glyphs, strokes, the checksum of the glyphs.
    package var attributes: [TreeAttribute]
    /// The characters, with marks for isolates.
    package var string: String

    /// The word that such a line begins with.
    static let keyword = "line"

    /// The printed line without the indentation.
    package var text: String {
        ([Self.keyword, frame.description] + attributes.map(\.text) + [TreeAttribute.Value.quoted(string)])
            .joined(separator: " ")
    }

    /// The checksum over the glyphs and their places in the line.
    package var glyphs: TreeAttribute.Value? { attributes[.glyphs]?.values.first }

    /// Whether both are equal; texts are compared by their bytes.
    package static func == (left: Self, right: Self) -> Bool {
        left.frame == right.frame && left.attributes == right.attributes
            && left.string.utf8.elementsEqual(right.string.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(frame)
        hasher.combine(attributes)
    }
}

extension TreeTextLine {
    init(frame: FixedRect, _ fields: [TreeAttribute], string: String) {
        self.frame = frame
        self.attributes = fields
        self.string = string
    }

    /// Reads a line without its indentation; nil for a line that isn't a text's; after the id `line` of a node comes
    /// its type.
    init?(_ line: Substring) {
        var reader = TreeLineReader(line)
        guard reader.wordToSpace() == Self.keyword, reader.skip(0x20), let frame = reader.frame() else { return nil }
        _ = reader.skip(0x20)
        let (fields, string) = reader.textLine()
        self.init(frame: frame, fields, string: string)
    }
}
