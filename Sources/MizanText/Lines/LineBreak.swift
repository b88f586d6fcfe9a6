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
    /// A line that ends here shows a hyphen: that of the soft hyphen before it, otherwise one that is no character of the text.
    let isHyphen: Bool

    /// Whether only what hangs lies between two breaks: where one line is too wide, so is the other.
    func shows(asMuchAs other: LineBreak) -> Bool { visibleEnd == other.visibleEnd && isHyphen == other.isHyphen }

    /// All breaks of a text, each paragraph's end among them.
    ///
    /// Some lie inside a grapheme cluster: UAX #14 breaks between a space and the mark on it (LB10, LB18), and before an
    /// emoji modifier or a virama that suits nothing before it. Each line then has its part of the cluster.
    static func all(in source: SourceText, attributes: AttributeSpans, style: TextStyle) -> [LineBreak] {
        var result: [LineBreak] = []
        let boundaries = boundaries(in: source, attributes: attributes, style: style)
        result.reserveCapacity(boundaries.count + source.paragraphs.count)
        var next = 0
        for paragraph in source.paragraphs.lazy.map(\.range) where !paragraph.isEmpty {
            var cursor = paragraph.lowerBound
            var visibleEnd = cursor
            func append(_ offset: Int, isMandatory: Bool) {
                while cursor < offset {
                    if !source.marks[cursor].trails { visibleEnd = cursor + 1 }
                    cursor += 1
                }
                while visibleEnd < offset, !source.marks[visibleEnd].isGraphemeStart { visibleEnd += 1 }
                let isHyphen = !isMandatory && source.units[offset - 1] == 0xad
                result.append(
                    LineBreak(offset: offset, visibleEnd: visibleEnd, isMandatory: isMandatory, isHyphen: isHyphen))
            }
            while next < boundaries.count, boundaries[next].offset < paragraph.upperBound {
                append(boundaries[next].offset, isMandatory: boundaries[next].isMandatory)
                next += 1
            }
            append(paragraph.upperBound, isMandatory: true)
            if next < boundaries.count, boundaries[next].offset == paragraph.upperBound { next += 1 }
        }
        return result
    }

    /// Texts in more languages break by the text's own rules in the rest of them: each takes a pass.
    private static let mostLanguages = 8

    /// The boundaries of the whole text by the rules of one language.
    private static func boundaries(
        in source: SourceText, language: LanguageTag, rules: LineBreakRules
    ) -> [TextBoundary] {
        TextBoundary.all(
            .line, in: UnsafeBufferPointer(source.units), language: rules.applied(to: language),
            keepsPhrases: rules.breaksBetweenPhrases)
    }

    /// Each language's boundaries inside its runs. Between two languages the text's own decides (CSS Text 4 §5.1).
    private static func boundaries(
        in source: SourceText, attributes: AttributeSpans, style: TextStyle
    ) -> [TextBoundary] {
        if attributes.count == 1 {
            return boundaries(in: source, language: attributes[0].language, rules: style.lineBreaks)
        }
        var languages: [LanguageTag] = []
        for index in 0..<attributes.count where languages.count < mostLanguages {
            let language = attributes[index].language
            if !languages.contains(language) { languages.append(language) }
        }
        func all(_ language: LanguageTag) -> [TextBoundary] {
            boundaries(in: source, language: language, rules: style.lineBreaks)
        }
        if (1..<attributes.count).allSatisfy({ attributes[$0].language == languages[0] }) {
            return all(languages[0])
        }
        if !languages.contains(style.language) { languages.append(style.language) }
        func language(at offset: Int) -> LanguageTag {
            let before = attributes.language(at: offset - 1)
            guard attributes.language(at: offset) == before, languages.contains(before) else { return style.language }
            return before
        }
        return languages.flatMap { own in all(own).filter { language(at: $0.offset) == own } }
            .sorted { $0.offset < $1.offset }
    }
}
