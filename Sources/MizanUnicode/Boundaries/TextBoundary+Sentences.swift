import MizanBase
import _FoundationICU

extension TextBoundary {
    /// Whether a text is no more than one sentence by UAX #29. Reads the first sentence alone.
    public static func isOneSentence(_ text: String, language: LanguageTag) -> Bool {
        let units = Array(text.utf16)
        guard !units.isEmpty, units.count < Int(Int32.max) else { return units.isEmpty }
        return units.withUnsafeBufferPointer { text in
            BreakerPool.withBreaker(.sentence, language) { breaker in
                var status = U_ZERO_ERROR
                swift_ubrk_setText(breaker, text.baseAddress, Int32(text.count), &status)
                guard status.rawValue <= 0 else { return nil }
                return Int(swift_ubrk_next(breaker)) == text.count
            }
        } ?? true
    }
}
