extension FormatString {
    /// The format as the pseudo-languages have it; arguments, variables, markup and addresses survive.
    ///
    /// - Parameter isWholeText: false for a form inside a sentence, which is neither doubled nor bounded by itself.
    func applying(_ kinds: [PseudoLanguage], isWholeText: Bool) -> FormatString {
        guard !pieces.isEmpty else { return self }
        return kinds.reduce(into: self) { format, kind in
            switch kind {
            case .accented: format = format.accented()
            case .bounded where isWholeText:
                format.pieces = [.text("[# ")] + format.pieces + [.text(" #]")]
            case .double where isWholeText:
                format.pieces = format.pieces + [.text(" ")] + format.pieces
            case .bounded, .double, .rtl, .rtlStrings: break
            }
        }
    }

    /// The format with an accent on each letter a–z, outside markup and addresses.
    func accented() -> FormatString {
        // One scalar stands for each argument, so that markup around an argument is seen whole.
        let placeholder: Unicode.Scalar = "\u{FFFC}"
        var scalars: [Unicode.Scalar] = []
        for piece in pieces {
            if case .text(let text) = piece {
                scalars += Array(text.unicodeScalars)
            } else {
                scalars.append(placeholder)
            }
        }
        let protected = MarkupScanner.protected(scalars)
        var index = 0
        var result = self
        result.pieces = pieces.map { piece in
            guard case .text(let text) = piece else {
                index += 1
                return piece
            }
            var accented = ""
            for scalar in text.unicodeScalars {
                if !protected[index], let letter = Self.accents[scalar] {
                    accented.append(letter)
                } else {
                    accented.unicodeScalars.append(scalar)
                }
                index += 1
            }
            return .text(accented)
        }
        return result
    }

    /// Letters with one precomposed accent each, above or below.
    private static let accents: [Unicode.Scalar: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
            "áḃçḋéḟĝĥîĵķļṁñöṗʠŕšţûṽŵẋýžÁḂÇḊÉḞĜĤÎĴĶĻṀÑÖṖɊŔŠŢÛṼŴẊÝŽ"))
}

/// Finds what in a text is written for a machine: tags, entities, code, link targets, addresses.
private enum MarkupScanner {
    /// Scalars of one tag or target; what is left open longer than this is text.
    private static let markupLimit = 2_000

    /// For each scalar whether it must stay.
    static func protected(_ text: [Unicode.Scalar]) -> [Bool] {
        var result = [Bool](repeating: false, count: text.count)
        var index = 0
        while index < text.count {
            if let end = end(of: text, from: index), end > index {
                for place in index..<end { result[place] = true }
                index = end
            } else {
                index += 1
            }
        }
        return result
    }

    /// Where the protected part that begins here ends; nil where none begins.
    private static func end(of text: [Unicode.Scalar], from start: Int) -> Int? {
        switch text[start] {
        case "<":
            guard let next = scalar(text, start + 1), next == "/" || next == "!" || isLetter(next) else { return nil }
            return closing(">", text, from: start + 1)
        case "&":
            let end = firstIndex(text, from: start + 1) { !isLetter($0) && !isDigit($0) && $0 != "#" }
            return end > start + 1 && scalar(text, end) == ";" ? end + 1 : nil
        case "`":
            return closing("`", text, from: start + 1)
        case "]" where scalar(text, start + 1) == "(":
            return closing(")", text, from: start + 2)
        default:
            // An address is a whole word.
            guard start == 0 || isBoundary(text[start - 1]) else { return nil }
            let end = firstIndex(text, from: start, where: isBoundary)
            let word = text[start..<end]
            guard isAddress(word) else { return nil }
            // Punctuation at the end belongs to the sentence.
            return start + (word.lastIndex { !",.;:!?".unicodeScalars.contains($0) }.map { $0 - start + 1 } ?? 0)
        }
    }

    private static func isAddress(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        let text = String(String.UnicodeScalarView(word))
        if text.hasPrefix("www.") || text.hasPrefix("mailto:") { return true }
        if let scheme = text.range(of: "://"), scheme.lowerBound > text.startIndex { return true }
        guard let at = text.firstIndex(of: "@"), at > text.startIndex else { return false }
        return text[at...].dropFirst(2).dropLast().contains(".")
    }

    private static func closing(_ mark: Unicode.Scalar, _ text: [Unicode.Scalar], from start: Int) -> Int? {
        let reach = text.prefix(start + markupLimit)
        return reach.indices.dropFirst(start).first { reach[$0] == mark }.map { $0 + 1 }
    }

    private static func firstIndex(
        _ text: [Unicode.Scalar], from start: Int, where matches: (Unicode.Scalar) -> Bool
    ) -> Int {
        var index = min(start, text.count)
        while index < text.count, !matches(text[index]) { index += 1 }
        return index
    }

    private static func scalar(_ text: [Unicode.Scalar], _ index: Int) -> Unicode.Scalar? {
        text.indices.contains(index) ? text[index] : nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || "<>()[]\"“”".unicodeScalars.contains(scalar)
    }
}
