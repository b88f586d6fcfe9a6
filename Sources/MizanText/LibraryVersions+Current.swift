import CFriBidi
import CHarfBuzz
import MizanBase
import MizanHyphenation
import MizanUnicode

extension LibraryVersions {
    /// The versions that this process has loaded.
    public static let current: LibraryVersions = {
        // "(GNU FriBidi) 1.0.8\ninterface version …"
        let account = cfribidi_version().map { String(cString: $0) } ?? ""
        return LibraryVersions(
            harfbuzz: String(cString: hb_version_string()),
            fribidi: String(account.prefix { $0 != "\n" }.split(separator: " ").last ?? "unknown"),
            icu: UnicodeVersions.icu, cldr: UnicodeVersions.cldr, unicode: UnicodeVersions.unicode,
            hyphenation: Hyphenation.version)
    }()
}
