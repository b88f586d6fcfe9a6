import MizanBase

/// The line of one node in a tree's text, as values: it is printed as one line, and a golden's line is read into it.
///
///     bar Capsule 139.5,14 101x6 fill warm #ffab2e frame (minWidth 12 maxWidth infinity height 6)
package struct TreeLine: Hashable, Sendable {
    /// The last part of the node's path, `row[0]`; the segment of a background is preceded by its host's,
    /// `title/background`.
    package var segment: String
    /// The view's type.
    package var type: String
    /// The frame from the parent's leading top corner; nil for a line of a golden that has no box.
    package var frame: FixedRect?
    /// The fields in the order of printing.
    package var attributes: [TreeAttribute]
    /// The alternative that was chosen.
    package var chosenAlternative: Fallback?

    init(segment: String, type: String, frame: FixedRect?, fields: [TreeAttribute] = [], took: Fallback? = nil) {
        self.segment = segment
        self.type = type
        self.frame = frame
        self.attributes = fields
        self.chosenAlternative = took
    }

    /// The printed line without the indentation.
    package var text: String {
        var words = [Self.written(segment)]
        if !isOfItsType { words.append(Self.written(type)) }
        if let frame { words.append(frame.description) }
        // A label and its like stand last: they may be in any script.
        words += attributes.filter { !$0.name.isSpoken }.map(\.text)
        if let chosenAlternative { words.append(chosenAlternative.text) }
        words += attributes.filter(\.name.isSpoken).map(\.text)
        return words.joined(separator: " ")
    }

    /// Whether the segment is the type's name, so that the type isn't printed; an author's id differs from it.
    package var isOfItsType: Bool { family.utf8.elementsEqual(type.utf8) }

    /// The segment without the index that a `ForEach` or equal siblings have.
    package var family: Substring {
        let bytes = segment.utf8
        guard bytes.last == UInt8(ascii: "]"), let open = bytes.firstIndex(of: UInt8(ascii: "[")) else {
            return segment[...]
        }
        return segment[..<open]
    }

    /// Whether a `ForEach` counts the node, or it is one of several equal siblings.
    package var isIndexed: Bool { segment.utf8.last == UInt8(ascii: "]") }

    /// The segment of the host; nil unless the node belongs to a `background` or an `overlay`.
    package var host: Substring? {
        segment.utf8.lastIndex(of: UInt8(ascii: "/")).map { segment[..<$0] }
    }

    /// The name on one line, without spaces.
    fileprivate static func written(_ name: String) -> String {
        let name = name.writingOutInvisibles()
        return name.utf8.contains(0x20) ? name.replacing(" ", with: "\\u{20}") : name
    }
}

extension TreeLine {
    /// Reads a line without its indentation; any text can be read.
    init(_ line: Substring) {
        var reader = TreeLineReader(line)
        let segment = TreeLineReader.unescaped(reader.wordToSpace() ?? "")
        self.init(segment: segment, type: segment, frame: nil)
        type = String(family)
        _ = reader.skip(0x20)
        if let frame = reader.frame() {
            self.frame = frame
        } else {
            let typed = reader.reading { reader -> (String, FixedRect)? in
                guard let type = reader.wordToSpace(), reader.skip(0x20), let frame = reader.frame() else { return nil }
                return (type, frame)
            }
            if let typed { (type, frame) = (TreeLineReader.unescaped(typed.0), typed.1) }
        }
        if frame != nil { _ = reader.skip(0x20) }
        (attributes, chosenAlternative) = reader.contents()
    }
}

extension Fallback {
    /// `took 2 of 2 (HStack needs 341 > 288 for HStack/Text[1])`: alternatives count from 1.
    var text: String {
        let reasons = rejected.map {
            "\(TreeLine.written($0.segment)) needs \($0.needs) > \($0.offered)"
                + ($0.axis == .horizontal ? "" : " high") + ($0.node.map { " for \(TreeLine.written($0))" } ?? "")
        }
        return "took \(index + 1) of \(count)" + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))")
    }
}
