import MizanBase
import MizanText

/// Lays out the cases of a test file as any text is laid out, and compares.
///
/// A case becomes a ``ShapedText`` in the fonts given, in its base direction, and that is put into lines. Levels, order
/// and characters are read from the lines; the places where a line may end, from line filling at every width that
/// matters (``FilledBreaks``).
package struct ConformanceCheck: Sendable {
    private let file: ConformanceTestFile
    private let kind: ConformanceKind
    private let fonts: FontCollection
    private let knownFailures: KnownFailures

    package init(_ file: ConformanceTestFile, kind: ConformanceKind, fonts: FontCollection, known: KnownFailures) {
        self.file = file
        self.kind = kind
        self.fonts = fonts
        self.knownFailures = known
    }

    /// The failures of a case, at most one for each of its directions.
    package func failures(of item: ConformanceCase) -> [ConformanceFailure] {
        item.directions.compactMap { direction in
            let style = TextStyle(font: FontDescription(size: 16), baseDirection: direction)
            let text = ShapedText(AttributedText(item.string), style: style, fonts: fonts)
            let mismatch =
                switch item.expectation {
                case .order(let expected): Self.mismatch(text, item, expected)
                case .boundaries(let expected): mismatch(text, item, expected)
                }
            guard let mismatch else { return nil }
            let name = file.text(of: item)
            return ConformanceFailure(
                line: item.line, text: name, direction: kind == .bidi || kind == .bidiCharacter ? direction : nil,
                expected: mismatch.expected, found: mismatch.found, reason: knownFailures.reasons[name])
        }
    }

    private static func mismatch(
        _ text: ShapedText, _ item: ConformanceCase, _ expected: BidiOrder
    ) -> (expected: String, found: String)? {
        let layout = text.layout(width: nil)
        guard let found = BidiOrder(layout, of: item, like: expected) else {
            return (expected.text, "glyphs in another order than their characters")
        }
        return found == expected ? nil : (expected.text, found.text)
    }

    private func mismatch(
        _ text: ShapedText, _ item: ConformanceCase, _ places: [Int]
    ) -> (expected: String, found: String)? {
        let offsets = item.offsets
        let expected = places.map { offsets[$0] }
        let found: [Int]
        if kind == .lineBreak {
            let breaks = FilledBreaks(text)
            if let unfilled = breaks.unfilled {
                return (marked(expected, item), "no line ends at the break at UTF-16 offset \(unfilled)")
            }
            found = breaks.offsets
        } else {
            found = text.layout(width: nil).lines.flatMap(\.clusters).map(\.end)
        }
        return found == expected ? nil : (marked(expected, item), marked(found, item))
    }

    /// A case with the marks of boundaries, as its file would have it.
    private func marked(_ boundaries: [Int], _ item: ConformanceCase) -> String {
        let offsets = item.offsets
        var words = [kind == .grapheme ? "÷" : "×"]
        for (scalar, range) in zip(item.scalars, zip(offsets, offsets.dropFirst())) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            words.append(String(repeating: "0", count: max(4 - code.count, 0)) + code)
            // Between the two units of a pair there is no place for a boundary.
            let isSplit = boundaries.contains { $0 > range.0 && $0 < range.1 }
            words.append(isSplit ? "÷ (inside the character)" : boundaries.contains(range.1) ? "÷" : "×")
        }
        return words.joined(separator: " ")
    }
}
