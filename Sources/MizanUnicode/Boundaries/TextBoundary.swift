import MizanBase
import _FoundationICU

/// A place where a text can be cut, by ICU's rules and dictionaries.
public struct TextBoundary: Hashable, Sendable {
    /// The kinds of pieces between boundaries.
    public enum Unit: Hashable, Sendable {
        /// UAX #29 extended grapheme clusters.
        case grapheme
        /// UAX #14 line break opportunities.
        case line
        /// UAX #29 words.
        case word
        /// UAX #29 sentences.
        case sentence

        var icu: UBreakIteratorType {
            switch self {
            case .grapheme: UBRK_CHARACTER
            case .line: UBRK_LINE
            case .word: UBRK_WORD
            case .sentence: UBRK_SENTENCE
            }
        }
    }

    /// In UTF-16 units.
    public var offset: Int
    /// A line ends here whatever its width.
    public var isMandatory: Bool

    /// Every boundary behind the text's start, its end among them; none for an empty text.
    ///
    /// - Parameters:
    ///   - language: The language whose tailoring applies; the root's if ICU knows none.
    ///   - keepsPhrases: Whether lines end between words in Korean, and between phrases in Japanese if the language's tag has the
    ///     keyword `lw-phrase`.
    public static func all(
        _ kind: Unit, in units: [UInt16], language: LanguageTag, keepsPhrases: Bool = false
    ) -> [TextBoundary] {
        units.withUnsafeBufferPointer { all(kind, in: $0, language: language, keepsPhrases: keepsPhrases) }
    }

    /// Every boundary behind the start of a text that stays in place during the call.
    ///
    /// - Parameters:
    ///   - language: The language whose tailoring applies; the root's if ICU knows none.
    ///   - keepsPhrases: Whether lines end between words in Korean, and between phrases in Japanese if the language's tag has the
    ///     keyword `lw-phrase`.
    public static func all(
        _ kind: Unit, in text: UnsafeBufferPointer<UInt16>, language: LanguageTag, keepsPhrases: Bool = false
    ) -> [TextBoundary] {
        guard !text.isEmpty, text.count < Int(Int32.max) else { return [] }
        if kind == .line, keepsPhrases, let joined = joiningHangul(in: text) {
            return joined.withUnsafeBufferPointer { spaced(kind, in: $0, language: language, keepsPhrases: true) }
        }
        return spaced(kind, in: text, language: language, keepsPhrases: keepsPhrases)
    }

    private static func spaced(
        _ kind: Unit, in text: UnsafeBufferPointer<UInt16>, language: LanguageTag, keepsPhrases: Bool
    ) -> [TextBoundary] {
        if kind == .line, let spaced = spacingTabs(in: text) {
            return spaced.withUnsafeBufferPointer {
                boundaries(kind, in: $0, language: language, keepsPhrases: keepsPhrases)
            }
        }
        return boundaries(kind, in: text, language: language, keepsPhrases: keepsPhrases)
    }

    private static func boundaries(
        _ kind: Unit, in text: UnsafeBufferPointer<UInt16>, language: LanguageTag, keepsPhrases: Bool
    ) -> [TextBoundary] {
        BreakerPool.withBreaker(kind, language) { breaker in
            var status = U_ZERO_ERROR
            swift_ubrk_setText(breaker, text.baseAddress, Int32(text.count), &status)
            guard status.rawValue <= 0 else { return nil }
            var result: [TextBoundary] = []
            result.reserveCapacity(kind == .grapheme ? text.count : text.count / 4 + 1)
            while true {
                let offset = Int(swift_ubrk_next(breaker))
                guard offset > 0 else { break }
                // ICU's rule status won't do: before a line end it is the same behind every word of a dictionary.
                let hard = kind == .line && CharacterProperties.endsLine(UInt32(text[offset - 1]))
                if kind == .line, !hard, holdsMark(at: offset, in: text) { continue }
                if keepsPhrases, !hard, holdsPhrase(at: offset, in: text) { continue }
                result.append(TextBoundary(offset: offset, isMandatory: hard))
            }
            if kind == .line, language.language != "zh" { correctQuotations(&result, in: text) }
            // The breaker keeps a pointer to this text, and is given the next one before it is asked again.
            return result
        } ?? [TextBoundary(offset: text.count, isMandatory: false)]
    }
}
