extension MarkedText {
    /// The text as the pseudo-languages have it; only words change.
    ///
    /// - Parameter isWholeText: false for a form inside a sentence, which is neither doubled nor bounded by itself.
    func applying(_ kinds: [PseudoLanguage], isWholeText: Bool) -> MarkedText {
        guard !fragments.isEmpty else { return self }
        return kinds.reduce(into: self) { text, kind in
            switch kind {
            case .accented: text = text.mappingWords(PseudoAccents.foundation)
            case .bounded where isWholeText: text = text.surrounded(by: [.fixed("[# ")], [.fixed(" #]")])
            case .double where isWholeText: text = text.doubled()
            case .enXA: text = AndroidAccents.applied(to: text, isWholeText: isWholeText)
            case .arXB: text = text.withReversedWords()
            case .bounded, .double, .rtl, .rtlStrings: break
            }
        }
    }

    private func mappingWords(_ letters: [Unicode.Scalar: Character]) -> MarkedText {
        flatMap { fragment in
            guard case .prose(let text) = fragment else { return [fragment] }
            var mapped = ""
            for scalar in text.unicodeScalars { mapped.append(letters[scalar] ?? Character(scalar)) }
            return [.prose(mapped)]
        }
    }

    /// Each run of characters other than white space inside U+202E, and U+200F outside; arguments on their own.
    ///
    /// Source: the bidi method of Android's `Pseudolocalizer`. Other than there an isolate's marks stay outside, and so do
    /// tags and addresses.
    private func withReversedWords() -> MarkedText {
        let (start, end) = ("\u{200F}\u{202E}", "\u{202C}\u{200F}")
        return flatMap { fragment in
            switch fragment {
            case .piece: return [.fixed(start), fragment, .fixed(end)]
            case .specifier(let text): return [.specifier(start + text + end)]
            case .prose(let text): return [.prose(Self.reversingWords(text, start, end))]
            case .fixed, .markup, .inflection, .hidden, .fixedPiece: return [fragment]
            }
        }
    }

    private static func reversingWords(_ text: String, _ start: String, _ end: String) -> String {
        var result = String.UnicodeScalarView()
        var isInside = false
        var isEscaped = false
        var depth = 0
        func turn(_ inside: Bool) {
            guard inside != isInside else { return }
            result.append(contentsOf: (inside ? start : end).unicodeScalars)
            isInside = inside
        }
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            // `\n` and `\t` written out are white space, other escapes part of a word.
            case "\\" where !isEscaped && (next == "n" || next == "t"):
                turn(false)
                isEscaped = true
            case "\\" where !isEscaped:
                turn(true)
                isEscaped = next != nil
            case _ where isEscaped: isEscaped = false
            case "{":
                // A placeholder on its own.
                if depth == 0 { turn(false) }
                depth += 1
                turn(true)
            case "}" where depth > 0:
                depth -= 1
                result.append(scalar)
                if depth == 0 { turn(false) }
                continue
            case _ where depth > 0: break
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": turn(false)
            default: turn(!(scalar.properties.isWhitespace))
            }
            result.append(scalar)
        }
        turn(false)
        return String(result)
    }
}

extension MarkedText.Fragment {
    /// Text that stays, as it is written.
    static func fixed(_ text: String) -> Self { .fixed(text, source: text) }
}
