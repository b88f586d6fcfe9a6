import MizanBase
import _FoundationICU

/// Which of the available localizations a reader gets: the function behind `Bundle.preferredLocalizations` on Apple's
/// systems.
///
/// Source: the behaviour table of ICU's `ualoc.h` (Apple's addition).
public enum LanguageMatching {
    /// The available localizations to use, best first; empty where none fits.
    ///
    /// Usually one, or a regional one and its parents: es-MX among en, es and es-419 gives es-419, es. Extensions such
    /// as `-u-nu-deva` play no part.
    public static func localizations(
        from available: [LanguageTag], for preferred: [LanguageTag]
    ) -> [LanguageTag] {
        let preferences = preferred.map { Array($0.withoutExtensions.identifier.utf8CString) }
        let candidates = available.map { Array($0.identifier.utf8CString) }
        guard let count = Int32(exactly: candidates.count), let wanted = Int32(exactly: preferences.count),
            count > 0, wanted > 0
        else { return [] }
        return withPointers(to: preferences) { preferences in
            withPointers(to: candidates) { candidates in
                var chosen = [UnsafePointer<CChar>?](repeating: nil, count: Int(count))
                var status = U_ZERO_ERROR
                let used = ualoc_localizationsToUse(
                    preferences, wanted, candidates, count, &chosen, count, &status)
                guard status.rawValue <= 0 else { return [] }
                return chosen.prefix(Int(max(0, used))).compactMap { $0.map { LanguageTag(String(cString: $0)) } }
            }
        }
    }

    /// Calls the body with C's array of pointers to the texts.
    private static func withPointers<Result>(
        to texts: [[CChar]], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let flat = texts.flatMap { $0 }
        return flat.withUnsafeBufferPointer { buffer in
            var offset = 0
            let pointers = texts.map { text -> UnsafePointer<CChar>? in
                defer { offset += text.count }
                return buffer.baseAddress.map { $0 + offset }
            }
            return body(pointers)
        }
    }
}
