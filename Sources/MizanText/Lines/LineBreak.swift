import MizanBase
import MizanUnicode

/// A place where a line can end.
struct LineBreak: Hashable, Sendable {
    /// The next line's first unit.
    let offset: Int
    /// The end of what is visible before: white space and marks behind it hang over.
    let visibleEnd: Int
    /// The line ends here whatever its width.
    let isMandatory: Bool
    /// A line that ends here shows a hyphen.
    let isHyphen: Bool

    /// All breaks of a text, each paragraph's end among them.
    ///
    /// Some lie inside a grapheme cluster: UAX #14 breaks between a space and the mark on it (LB10, LB18), and before an
    /// emoji modifier or a virama that suits nothing before it. Each line then has its part of the cluster.
    static func all(in source: SourceText, language: LanguageTag) -> [LineBreak] {
        var result: [LineBreak] = []
        var boundaries = TextBoundary.all(.line, in: source.units, language: language)[...]
        for paragraph in source.paragraphs where !paragraph.isEmpty {
            var cursor = paragraph.lowerBound
            var visibleEnd = cursor
            func append(_ offset: Int, isMandatory: Bool) {
                while cursor < offset {
                    if !SourceText.trails(source.classes[cursor]) { visibleEnd = cursor + 1 }
                    cursor += 1
                }
                while visibleEnd < offset, !source.flags[visibleEnd].contains(.graphemeStart) { visibleEnd += 1 }
                let isHyphen = !isMandatory && source.units[offset - 1] == 0xad
                result.append(
                    LineBreak(offset: offset, visibleEnd: visibleEnd, isMandatory: isMandatory, isHyphen: isHyphen))
            }
            while let boundary = boundaries.first, boundary.offset < paragraph.upperBound {
                boundaries.removeFirst()
                append(boundary.offset, isMandatory: boundary.isMandatory)
            }
            append(paragraph.upperBound, isMandatory: true)
            if boundaries.first?.offset == paragraph.upperBound { boundaries.removeFirst() }
        }
        return result
    }
}
