import MizanUnicode

extension SourceText {
    /// Whether a word that is wider than its line may end next to the sign at an offset: after `@`, `:`, `/`, `=`, `&` and a space
    /// that doesn't break, before `.`, `,`, `_`, `-`, `?`, `#`, `%` and `~`. Numbers stay whole.
    ///
    /// Source: The Chicago Manual of Style, *URLs or DOIs and line breaks*.
    func isNextToSign(_ offset: Int) -> Bool {
        guard offset > 0, offset < units.count, !isInsideNumber(offset) else { return false }
        // The signs of a word's edges belong to the word.
        guard !isSign(offset - 1) || !isSign(offset) else { return false }
        return Self.signsThatEndLines.contains(units[offset - 1]) && isInside(offset) && !isAtStart(offset - 1)
            || Self.signsThatBeginLines.contains(units[offset]) && isInside(offset + 1) && !isSign(offset - 1)
    }

    private static let signsThatEndLines = Set("@:/=&\\\u{A0}\u{2007}\u{202F}".utf16)
    private static let signsThatBeginLines = Set(".,_-?#%~".utf16)

    private func isSign(_ offset: Int) -> Bool {
        Self.signsThatEndLines.contains(units[offset]) || Self.signsThatBeginLines.contains(units[offset])
    }

    /// Whether a sign begins a word: the @ of a name belongs to it.
    private func isAtStart(_ offset: Int) -> Bool {
        guard offset > 0 else { return true }
        return Unicode.Scalar(units[offset - 1])?.properties.isWhitespace ?? false
    }

    /// Whether a letter or a digit is at an offset.
    private func isInside(_ offset: Int) -> Bool {
        guard offset < units.count else { return false }
        return CharacterProperties.isAlphanumeric(
            SourceText.codePoint(in: UnsafeBufferPointer(units), at: offset).value)
    }
}
