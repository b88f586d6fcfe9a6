import MizanBase
import MizanDocument

/// The patterns of all languages: each is read and compiled when a text first needs it, once in a process.
package enum Hyphenation {
    private static let resources = ResourceFolder(
        module: "MizanHyphenation", folder: "Hyphenation", landmark: "Patterns/LPPL/LICENSE-LPPL.txt", file: #filePath)

    /// What was found for each file of ``PatternFile/all``; the outer nil for those that weren't looked for.
    private static let cachedPatterns = LockedValue<[HyphenationPatterns??]>(
        Array(repeating: nil, count: PatternFile.all.count))

    /// The version of the patterns, which a golden's header names; `none` if the resources are missing, so that no word is
    /// hyphenated.
    package static let version = resources.path == nil ? "none" : PatternFile.collectionVersion

    /// The patterns of a language; nil if there are none, or if their file is missing or isn't the one that was shipped.
    package static func patterns(for language: LanguageTag) -> (patterns: HyphenationPatterns, file: PatternFile)? {
        guard let index = PatternFile.index(for: language) else { return nil }
        let file = PatternFile.all[index]
        // Others wait: no two threads compile the same patterns.
        let patterns = cachedPatterns.withLock { known in
            if let patterns = known[index] { return patterns }
            let patterns = read(file)
            known[index] = .some(patterns)
            return patterns
        }
        return patterns.map { ($0, file) }
    }

    private static func read(_ file: PatternFile) -> HyphenationPatterns? {
        let bytes = try? resources.read("Patterns/\(file.path)")
        guard let bytes, bytes.count == file.byteCount else { return nil }
        return HyphenationPatterns(bytes)
    }
}
