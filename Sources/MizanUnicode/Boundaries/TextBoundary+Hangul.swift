/// Korean lines that break at spaces, not between syllables.
///
/// UAX #14 has two styles for Korean (§3, style 1 and 2): lines end between any two syllables, or at spaces as in alphabetic scripts. For
/// the latter each Hangul letter becomes a letter of the class AL before the rules are applied. So a word keeps its
/// particle, a number its counter, and a bracket its word: `존엄과`, `2024년`, `저장(기본값)`.
///
/// Source: UAX #14; UIKit's `NSParagraphStyle.LineBreakStrategy.hangulWordPriority`; CSS Text 3 §5.2, `word-break: keep-all`.
extension TextBoundary {
    /// Whether a text has Hangul.
    public static func hasHangul(_ text: String) -> Bool {
        // In UTF-8 Hangul begins with one of these bytes; most texts have none of them.
        guard text.utf8.contains(where: { $0 >= 0xe1 }) else { return false }
        return text.utf16.contains(where: isHangul)
    }

    /// A copy of a text with a letter of the class AL for each Hangul letter and for the ideographs that touch one (Hanja), or nil if
    /// the text has no Hangul.
    static func joiningHangul(in text: UnsafeBufferPointer<UInt16>) -> [UInt16]? {
        guard let first = text.firstIndex(where: isHangul) else { return nil }
        var result = Array(text)
        var index = first
        while index < text.count {
            guard isHangul(text[index]) else {
                index += 1
                continue
            }
            var start = index
            while start > 0, isIdeograph(result[start - 1]) { start -= 1 }
            var end = index + 1
            while end < text.count, isHangul(text[end]) || isIdeograph(text[end]) { end += 1 }
            for offset in start..<end { result[offset] = 0x61 }
            index = end
        }
        return result
    }

    /// Syllables; conjoining, compatibility and halfwidth letters.
    private static func isHangul(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xac00...0xd7fb, 0x1100...0x11ff, 0x3131...0x318e, 0xa960...0xa97c, 0xffa0...0xffdc: true
        default: false
        }
    }

    /// Han ideographs of the basic plane.
    static func isIdeograph(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff: true
        default: false
        }
    }
}
