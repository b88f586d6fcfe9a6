import MizanBase
import MizanUnicode

/// A file of hyphenation patterns that is one of the module's resources, unchanged, with its licence in its first lines.
///
/// Source: hyph-utf8 (`hyphenation/tex-hyphen`). `Scripts/hyphenation` copies the files and writes ``all``. Hungarian (MPL, GPL
/// or LGPL), Czech (GPL) and Romanian (no licence stated) are left out.
package struct PatternFile: Hashable, Sendable {
    /// The language as hyph-utf8 names it, `de-1996`.
    package let language: String
    /// In the folder of patterns.
    package let path: String
    /// The version that the file states; empty if it states none.
    package let version: String
    /// The licence's SPDX identifier.
    package let licence: String
    /// The fewest letters of a word before its first hyphen.
    package let leastBefore: Int
    /// The fewest letters of a word after its last hyphen.
    package let leastAfter: Int
    /// The file's size; a file of another size is not read.
    package let byteCount: Int
    /// In hexadecimal.
    package let sha256: String

    /// The patterns of a language; nil if there are none, or none for the spelling or the script that the tag names.
    package static func file(for tag: LanguageTag) -> PatternFile? {
        guard let index = index(for: tag) else { return nil }
        return all[index]
    }

    /// The place of a language's patterns in ``all``.
    static func index(for tag: LanguageTag) -> Int? {
        guard let name = name(for: tag) else { return nil }
        return all.firstIndex { $0.language == name }
    }

    private static func name(for tag: LanguageTag) -> String? {
        let subtags = tag.withoutExtensions.identifier.split(separator: "-").dropFirst()
        // The spelling before 1996 parts words by other rules, and accents of old Greek are other letters.
        if subtags.contains(where: { ["1901", "polyton"].contains($0) }) { return nil }
        if let script = subtags.first(where: { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }),
            script != LanguageTag(tag.language).script.code
        {
            return nil
        }
        return switch tag.language {
        case "de": "de-1996"
        case "el": "el-monoton"
        case "en": Self.isAmerican(tag.region) ? "en-us" : "en-gb"
        case "fi": "fi-x-school"
        default: tag.language
        }
    }

    /// Whether a region's English is American. Source: CLDR's parent locales: all others inherit from `en-001`.
    private static func isAmerican(_ region: String?) -> Bool {
        guard let region else { return true }
        return ["US", "AS", "BI", "GU", "MH", "MP", "PH", "PR", "UM", "VI"].contains(region)
    }
}
