import MizanUnicode

/// The text of a field as it is drawn: dots for a secure one, and no line ends in one line. Offsets are those of UTF-16.
package struct ShownFieldText: Equatable {
    package let string: String
    /// The offsets of the characters in the text that the field edits, with its end; nil where both texts have the same offsets.
    private let starts: [Int]?

    package init(_ text: String, as kind: FieldKind) {
        switch kind {
        case .secure:
            var starts: [Int] = []
            var end = 0
            for character in text {
                starts.append(end)
                end += character.utf16.count
            }
            string = String(repeating: "\u{2022}", count: starts.count)
            self.starts = starts + [end]
        case .line where text.unicodeScalars.contains(where: \.endsLine):
            var line = String.UnicodeScalarView()
            for scalar in text.unicodeScalars { line.append(scalar.endsLine ? " " : scalar) }
            string = String(line)
            starts = nil
        case .line, .lines, .editor:
            string = text
            starts = nil
        }
    }

    package static func == (left: ShownFieldText, right: ShownFieldText) -> Bool {
        // Texts that look the same may have other offsets.
        left.string.utf8.elementsEqual(right.string.utf8) && left.starts == right.starts
    }

    /// The offset in the drawn text.
    package func shown(_ offset: Int) -> Int {
        guard let starts else { return offset }
        return starts.firstIndex { $0 >= offset } ?? max(starts.count - 1, 0)
    }

    /// The offset in the edited text.
    func edited(_ offset: Int) -> Int {
        guard let starts else { return offset }
        return starts.indices.contains(offset) ? starts[offset] : starts.last ?? 0
    }
}

extension Unicode.Scalar {
    /// Whether a line ends behind the character; each of these is one unit of UTF-16, as a space is.
    fileprivate var endsLine: Bool { CharacterProperties.endsLine(value) }
}
