import MizanBase
import MizanLayout
import MizanRenderTree

extension AuditedTree.ShownText {
    /// The origin of the text; unknown in a tree without its layout.
    var origin: TextOrigin { note?.origin ?? TextOrigin() }

    /// Whether a line ends with a hyphen between two letters that no pattern of their language parts; false in a tree without
    /// its layout.
    func endsAtForeignHyphen(_ line: Int) -> Bool {
        text.lines[line].isHyphenated && note?.lines[line].endsAtForeignHyphen == true
    }

    /// The box of a line's ink, absolute; in a tree without its layout the usual part of the line's box.
    func ink(ofLine index: Int) -> Rect? {
        let line = text.lines[index]
        guard let layout = note?.lines[index] else {
            guard let size = line.runs.map(\.size.points).max() else { return nil }
            let frame = line.frame.rect
            return Rect(
                x: frame.minX, y: line.baseline.points - 0.72 * size, width: frame.width, height: 0.92 * size)
        }
        return layout.inkBounds?.offsetBy(
            dx: line.frame.minX.points, dy: line.baseline.points - layout.baseline)
    }

    /// The box of all ink, absolute; nil for a text without any.
    var ink: Rect? {
        text.lines.indices.reduce(nil) { box, line in
            guard let ink = ink(ofLine: line) else { return box }
            return box?.union(ink) ?? ink
        }
    }

    /// The part of the text that a line shows, without the white space around it.
    func words(of line: RenderText.Line) -> String {
        let words = text.text.string.part(utf16: line.range)
        return String(words.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    /// The whole text in quotation marks, for messages.
    var quoted: String { Diagnostic.quote(text.text.string) }
}

extension Rect {
    /// The rectangle on the tree's grid, for a mark.
    var fixed: FixedRect? {
        guard let x = FixedLength(points: minX), let y = FixedLength(points: minY),
            let width = FixedLength(points: width), let height = FixedLength(points: height)
        else { return nil }
        return FixedRect(x: x, y: y, width: width, height: height)
    }

    /// The largest distance that it reaches beyond another on any side; 0 or less where it lies inside.
    func reach(beyond other: Rect) -> Double {
        max(other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
    }

    /// The length of the part on each axis that both have; negative where they are apart.
    func overlap(with other: Rect) -> Size {
        Size(
            width: min(maxX, other.maxX) - max(minX, other.minX),
            height: min(maxY, other.maxY) - max(minY, other.minY))
    }
}
