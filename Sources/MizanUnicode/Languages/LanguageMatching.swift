import MizanBase
import _FoundationICU

/// The choice of the localization that a reader gets: the function behind `Bundle.preferredLocalizations` on Apple's
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
        localizations(from: available.map(\.identifier), for: preferred.map(\.identifier)).map { LanguageTag($0) }
    }

    /// The same with the names of localizations as folders and servers spell them (`zh_TW`, `English`), and as they are
    /// spelled there.
    ///
    /// Apple's function takes a region's script for the language's: for `sr-ME`, which is written in Latin letters, it
    /// answers `sr` where `sr-Latn` is there too. Such an answer is looked up again with the script added.
    public static func localizations(from available: [String], for preferred: [String]) -> [String] {
        let answer = appleLocalizations(from: available, for: preferred)
        let tags = preferred.map { LanguageTag($0).withoutExtensions }
        func isInReadersScript(_ localization: String) -> Bool {
            let found = LanguageTag(localization)
            return !tags.contains { $0.language == found.language && $0.script != found.script }
        }
        guard let first = answer.first, !isInReadersScript(first) else { return answer }
        let better = appleLocalizations(from: available, for: tags.map(\.withScriptOfRegion.identifier))
        return better.first.map(isInReadersScript) == true ? better : answer
    }

    private static func appleLocalizations(from available: [String], for preferred: [String]) -> [String] {
        let preferences = preferred.map { Array(LanguageTag($0).withoutExtensions.identifier.utf8CString) }
        let candidates = available.map { Array($0.utf8CString) }
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
                return chosen.prefix(Int(max(0, used))).compactMap { $0.map { String(cString: $0) } }
            }
        }
    }

    /// The available localizations that a reader of one language is shown, best first, each behind those that the
    /// matching prefers to it: first the answer of ``localizations(from:for:)-(_,[LanguageTag])``, then its answer
    /// without those, and so on.
    public static func ranking(of available: [LanguageTag], for preferred: LanguageTag) -> [LanguageTag] {
        var rest = available
        var ranking: [LanguageTag] = []
        while true {
            let best = localizations(from: rest, for: [preferred])
            guard !best.isEmpty else { return ranking }
            ranking += best
            rest.removeAll(where: best.contains)
        }
    }

    /// The first of a reader's languages that the best localization is for; nil where none fits.
    public static func preference(among preferred: [LanguageTag], served available: [LanguageTag]) -> LanguageTag? {
        guard let best = localizations(from: available, for: preferred).first else { return nil }
        return preferred.first { localizations(from: available, for: [$0]).first == best }
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
