import MizanBase

/// A text's attributes, resolved: spans that follow each other and cover the text.
struct AttributeSpans: Sendable {
    struct Span: Hashable, Sendable {
        /// Behind the last UTF-16 unit.
        var end: Int
        var font: FontDescription
        var color: RGBA
        var language: LanguageTag
        /// In points.
        var letterSpacing = 0.0
        /// Upwards, in points.
        var baselineOffset = 0.0
    }

    /// At least one; the last ends with the text.
    private(set) var spans: [Span]

    /// - Parameter count: of the text's UTF-16 units.
    init(_ text: AttributedText, count: Int, style: TextStyle) {
        let whole = Span(end: count, font: style.font, color: style.color, language: style.language)
        guard !text.runs.isEmpty else {
            spans = [whole]
            return
        }
        let edges = text.runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [count]
        spans = Set(edges).filter { $0 > 0 && $0 <= count }.sorted().map { end in
            var span = whole
            span.end = end
            return span
        }
        if spans.isEmpty { spans = [whole] }
        for run in text.runs where !run.range.isEmpty {
            var index = firstSpan(endingAfter: run.range.lowerBound)
            while index < spans.count, spans[index].end <= run.range.upperBound {
                if let font = run.attributes.font { spans[index].font = font }
                if let color = run.attributes.color { spans[index].color = color }
                if let language = run.attributes.language { spans[index].language = language }
                if let spacing = run.attributes.letterSpacing { spans[index].letterSpacing = Self.length(spacing) }
                if let offset = run.attributes.baselineOffset { spans[index].baselineOffset = Self.length(offset) }
                index += 1
            }
        }
    }

    /// A length that can be calculated with: what isn't finite is 0, and what is beyond reason is bounded.
    private static func length(_ points: Double) -> Double {
        points.isFinite ? min(max(points, -longest), longest) : 0
    }

    /// In points.
    private static let longest = 10_000.0

    /// Whether two spans ask the same faces.
    func haveOneChain(_ first: Int, _ second: Int) -> Bool {
        spans[first].font == spans[second].font && spans[first].language == spans[second].language
    }

    /// The index of the span that holds an offset.
    func firstSpan(endingAfter offset: Int) -> Int {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The colour of a unit.
    func color(at offset: Int) -> RGBA { spans[min(firstSpan(endingAfter: offset), spans.count - 1)].color }

    /// The language of a unit, and of the last one behind the text's end.
    func language(at offset: Int) -> LanguageTag {
        spans[min(firstSpan(endingAfter: offset), spans.count - 1)].language
    }
}
