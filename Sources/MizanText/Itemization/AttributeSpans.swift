import MizanBase

/// A text's attributes, resolved: spans that follow each other and cover the text.
struct AttributeSpans: Sendable {
    struct AttributeSpan: Hashable, Sendable {
        /// Behind the last UTF-16 unit.
        var end: Int
        var font: FontDescription
        var color: RGBA
        var language: LanguageTag
        /// In points.
        var letterSpacing = 0.0
        /// Upwards, in points.
        var baselineOffset = 0.0
        /// The attachment that replaces each object replacement character.
        var attachment: TextAttachment?
    }

    /// The span where no run sets anything.
    private let whole: AttributeSpan
    /// Those of a text with runs, the last ends with the text; none for a text without.
    private var own: [AttributeSpan] = []

    /// - Parameter count: of the text's UTF-16 units.
    init(_ text: AttributedText, count: Int, style: TextStyle) {
        whole = AttributeSpan(end: count, font: style.font, color: style.color, language: style.language)
        guard !text.runs.isEmpty else { return }
        let edges = text.runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [count]
        own = Set(edges).filter { $0 > 0 && $0 <= count }.sorted().map { end in
            var span = whole
            span.end = end
            return span
        }
        for run in text.runs where !run.range.isEmpty && !own.isEmpty {
            var index = firstSpan(endingAfter: run.range.lowerBound)
            while index < own.count, own[index].end <= run.range.upperBound {
                if let font = run.attributes.font { own[index].font = font }
                if run.attributes.presentation.contains(.stronglyEmphasized) {
                    own[index].font.weight = max(own[index].font.weight, own[index].font.emphasizedWeight)
                }
                if run.attributes.presentation.contains(.emphasized) { own[index].font.isItalic = true }
                if run.attributes.presentation.contains(.code) { own[index].font.isMonospaced = true }
                if let color = run.attributes.color { own[index].color = color }
                if let attachment = run.attributes.attachment { own[index].attachment = attachment }
                if let language = run.attributes.language { own[index].language = language }
                if let spacing = run.attributes.letterSpacing { own[index].letterSpacing = Self.length(spacing) }
                if let offset = run.attributes.baselineOffset { own[index].baselineOffset = Self.length(offset) }
                index += 1
            }
        }
    }

    /// The number of spans, at least one.
    var count: Int { max(own.count, 1) }

    /// Lent, not copied: a copy counts a reference for each array in the font.
    subscript(index: Int) -> AttributeSpan {
        _read {
            if own.isEmpty { yield whole } else { yield own[index] }
        }
    }

    /// Where a span ends.
    func end(of index: Int) -> Int { own.isEmpty ? whole.end : own[index].end }

    /// Whether a font requests letters that are bold, light or slanted.
    var requestStyles: Bool {
        (0..<count).contains { index in
            self[index].font.weight >= .semibold || self[index].font.weight < .regular || self[index].font.isItalic
        }
    }

    /// Whether a font turns features on or off.
    var requestFeatures: Bool { (0..<count).contains { !self[$0].font.features.isEmpty } }

    /// A length that can be calculated with: 0 for one that isn't finite, and bounded beyond reason.
    private static func length(_ points: Double) -> Double {
        points.isFinite ? min(max(points, -longest), longest) : 0
    }

    /// In points.
    private static let longest = 10_000.0

    /// Whether two spans ask the same faces.
    func haveOneChain(_ first: Int, _ second: Int) -> Bool {
        self[first].font == self[second].font && self[first].language == self[second].language
    }

    /// The index of the span that holds an offset.
    func firstSpan(endingAfter offset: Int) -> Int {
        (0..<count).partitioningIndex { end(of: $0) > offset }
    }

    /// The colour of a unit.
    func color(at offset: Int) -> RGBA { self[min(firstSpan(endingAfter: offset), count - 1)].color }

    /// The language of a unit, and of the last one behind the text's end.
    func language(at offset: Int) -> LanguageTag {
        self[min(firstSpan(endingAfter: offset), count - 1)].language
    }
}
